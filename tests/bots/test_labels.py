"""Who is a person does not matter: whoever sits in a seat, bots elsewhere are sent the same and answer the same.

A table of bots alone is played first. Then people sit in some of the seats and do and say what the bots there did and
said; every question that goes to the bots that are left is held against the one at the first table, with its answer.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count, zip_longest
from typing import Any

import pytest

from cosmic.bots import LEVELS
from cosmic.bots.thinking import ThinkingBot
from cosmic.engine.decisions import PASS
from cosmic.engine.game import Game, Journal
from cosmic.engine.state import Options
from cosmic.hotseat.session.beats import Ask, Beat, Look, Over, Said, Tell, Think
from cosmic.hotseat.session.bot_thinking import NO_REPLY, settle
from cosmic.hotseat.session.bot_worker import BotWorker
from cosmic.hotseat.session.calls import QUICK
from cosmic.hotseat.session.session import Session
from cosmic.hotseat.session.thinkers import Question, Reply, Thinkers, question_at, seed_of, talkers_of
from cosmic.phases.setup import Setup
from cosmic.rulebook import new_game
from cosmic.talk.statements import SAY, WHY, Statement

NAMES = ("Ann", "Bob", "Cy", "Di")
EVERYTHING = Options(sets=("base", "incursion"), rewards="deck", techs=True)
ANSWERS = {"easy:talkative": 260, "normal:talkative": 90}
PEOPLE = [(0,), (2,), (1, 3), (0, 1, 2)]
Sender = Callable[[Game, Any, str, int], Question]


class Here(BotWorker):
    """Bots as at any table, without a process and without a clock. What is sent to them is kept as it was sent."""

    def __init__(self, kinds: dict[int, str], game: Game) -> None:
        super().__init__(kinds, seed_of(game), blanks=game.book.blanks)
        self.losses = 2  # no process
        self.here = Thinkers(self.kinds, self.seed, self.blanks)
        for bot in self.here.bots.values():
            if isinstance(bot, ThinkingBot):
                bot.clock = lambda: 0.0
        self.sent: list[Question] = []

    def ask(self, question: Question) -> None:
        self.sent.append(pickle.loads(pickle.dumps(question)))
        super().ask(self.sent[-1])


@dataclass
class Exchange:
    """A question to a bot, and its answer."""

    number: int  # of answers given before it
    question: Question
    reply: Reply


@dataclass
class Evening:
    """A table at which these seats are people; what they do and say is given."""

    level: str
    people: tuple[int, ...] = ()
    script: Journal = field(default_factory=list)
    words: list[Statement] = field(default_factory=list)
    send: Sender = question_at
    exchanges: list[Exchange] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.session = Session(new_game(Setup(11, NAMES, EVERYTHING)), self.people, QUICK)
        kinds = {seat: self.level for seat in range(len(NAMES)) if seat not in self.people}
        self.session.talkers = talkers_of(kinds)
        self.worker, self.tickets = Here(kinds, self.session.game), count()

    @property
    def game(self) -> Game:
        return self.session.game

    def play(self, answers: int) -> Evening:
        while len(self.game.journal) < answers:
            for seat in self.people:
                self.session.press(seat)
            beat = self.session.next()
            if isinstance(beat, Over):
                break
            if not self.speaks_before(beat):
                self.do(beat)
        return self

    def do(self, beat: Beat) -> None:
        if isinstance(beat, Think):
            settle(self.session, beat, NO_REPLY if beat.decision is None else self.asked(beat))
        elif isinstance(beat, Tell | Said):
            settle(self.session, beat, NO_REPLY)
        elif isinstance(beat, Look):
            self.session.looked(beat.seat)
        else:
            assert isinstance(beat, Ask)
            key, answer = self.script[len(self.game.journal)]
            assert key == beat.decision.key
            self.session.answer(answer)

    def asked(self, beat: Think) -> Reply:
        assert beat.decision is not None
        self.worker.ask(self.send(self.game, beat.decision, self.worker.kinds[beat.seat], next(self.tickets)))
        reply = self.worker.poll()
        assert reply is not None
        self.exchanges.append(Exchange(len(self.game.journal), self.worker.sent[-1], reply))
        return reply

    def speaks_before(self, beat: Beat) -> bool:
        """A person says what the bot in its seat said, when it would have been that one's turn to say something."""
        turn = beat.seat if isinstance(beat, Think) and beat.kind == SAY else len(NAMES)
        if not self.words or not isinstance(beat, Think | Ask) or self.words[0].line != self.session.shown:
            return False
        if self.words[0].seat in self.people and self.words[0].seat < turn:
            assert self.session.say(self.words.pop(0))
            return True
        return False

    def of_bots(self, seats: set[int]) -> list[tuple[Any, ...]]:
        """What was sent to these, and what came back; the number of a slip is nobody's secret."""
        return [
            (
                one.number,
                one.question._replace(ticket=0, worlds=None),
                worlds_in(one.question),
                one.reply._replace(ticket=0),
            )
            for one in self.exchanges
            if one.question.seat in seats
        ]


def worlds_in(question: Question) -> dict[str, Any] | None:
    return None if question.worlds is None else vars(question.worlds)


def differences(bots: Evening, others: Evening) -> tuple[list[str], int]:
    """Between what the same bots were sent and answered; and how much was compared."""
    seats = set(range(len(NAMES))) - set(others.people)
    first, second = bots.of_bots(seats), others.of_bots(seats)
    found = [f"{one and one[1].decision.key}" for one, other in zip_longest(first, second) if one != other]
    return found, len(first)


@pytest.fixture(scope="module", params=ANSWERS)
def alone(request: pytest.FixtureRequest) -> Evening:
    """Bots among themselves."""
    return Evening(request.param).play(ANSWERS[request.param])


def joined_by(alone: Evening, people: tuple[int, ...], send: Sender = question_at) -> Evening:
    words = [one for one in alone.session.said if one.seat in people and one.kind != WHY]
    evening = Evening(alone.level, people, alone.game.journal, words, send)
    return evening.play(len(alone.game.journal))


@pytest.mark.every(4)
@pytest.mark.parametrize("people", PEOPLE, ids=str)
def test_bots_are_sent_and_answer_the_same_whoever_is_a_person(alone: Evening, people: tuple[int, ...]) -> None:
    evening = joined_by(alone, people)
    found, compared = differences(alone, evening)
    assert not found
    assert compared > len(alone.exchanges) / 8
    assert evening.game.journal == alone.game.journal and not evening.words, "people did and said the same"


def test_the_evening_has_all_that_might_tell(alone: Evening) -> None:
    """Answers of every seat, and things said."""
    assert {one.question.seat for one in alone.exchanges} == set(range(len(NAMES)))
    assert any(one.reply.answer not in (None, PASS) for one in alone.exchanges if one.question.decision.kind == SAY)
    assert any(one.question.talk.said for one in alone.exchanges)


def test_levels_are_sent_the_same(alone: Evening) -> None:
    """They differ in what they make of it."""
    game = Evening(alone.level).play(ANSWERS[alone.level] // 4).game  # the whole evening may come to its end
    decision = game.decision
    assert decision is not None
    sent = [pickle.loads(pickle.dumps(question_at(game, decision, level))) for level in LEVELS]
    assert sent[0].worlds is not None
    assert all(one._replace(worlds=None) == sent[0]._replace(worlds=None) for one in sent)
    assert all(worlds_in(one) == worlds_in(sent[0]) for one in sent)


def a_grudge_against(people: tuple[int, ...]) -> Sender:
    """What must not be: bots are told to think less of people."""

    def send(game: Game, decision: Any, kind: str, ticket: int) -> Question:
        question = question_at(game, decision, kind, ticket)
        regard = tuple(-1.0 if seat in people else one for seat, one in enumerate(question.talk.regard))
        return question._replace(talk=question.talk.__class__(question.talk.said, question.talk.trust, regard))

    return send


def test_a_leak_is_found(alone: Evening) -> None:
    """By what was sent, were it never so harmless."""
    first = alone.exchanges[0].number
    evening = Evening(alone.level, (0,), alone.game.journal, [], a_grudge_against((0,))).play(first + 12)
    found, _ = differences(alone, evening)
    assert len(found) > 5
