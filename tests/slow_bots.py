"""Bots that take their time, by a clock that is given, and whose answers do not depend on what they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.rng import Chance
from cosmic.hotseat.session.bot_worker import BotWorker
from cosmic.hotseat.session.thinkers import Question, Reply
from cosmic.talk.hearing import Hearing


class SlowBots(BotWorker):
    """`seconds` for each question. `now` is whatever somebody says that it is."""

    def __init__(
        self,
        seats: Iterable[int],
        seconds: Callable[[Decision], float],
        choose: Callable[[Decision], Answer] | None = None,
    ) -> None:
        super().__init__(dict.fromkeys(seats, "greedy"), 0)
        self.losses = 2  # no process
        self.seconds, self.choose = seconds, choose or without_a_look
        self.now = 0.0
        self.thought: tuple[float, int, Answer] | None = None  # when it is ready, its ticket, the answer
        self.questions: list[Decision] = []
        self.heard: list[Hearing] = []  # at each of them

    def ask(self, question: Question) -> None:
        decision = question.decision
        self.questions.append(decision)
        self.heard.append(question.talk)
        self.thought = (self.now + self.seconds(decision), question.ticket, self.choose(decision))

    def poll(self) -> Reply | None:
        if self.thought is None or self.now < self.thought[0]:
            return None
        (_, *found), self.thought = self.thought, None
        return Reply(found[0], found[1])

    def cancel(self, ticket: int | None = None) -> None:
        self.thought = None


def without_a_look(decision: Decision, unless: tuple[Any, ...] = ()) -> Answer:
    """The same whatever is in a hand, as long as none of these cards is laid or given."""
    if decision.passive:
        return PASS
    if decision.form == "offer":
        return decision.options[0]
    if decision.of == "card":
        cards = [card for card in decision.options if card not in unless] or list(decision.options)
        return cards[0] if decision.form == "pick" else cards[: decision.low]
    return decision.sample(Chance(1))
