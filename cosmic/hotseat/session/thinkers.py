"""Asking a bot, at every table alike. It is given what its seat may know and nothing else: the view, the question, and
worlds that fit both if it is one that searches."""

from __future__ import annotations

import hashlib
import json
import sys
import traceback
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import cached_property
from typing import Any, NamedTuple

from cosmic.bots import LEVELS, PERSONALITIES, Bot, level_of, make, searches
from cosmic.bots.thoughts import NO_THOUGHT, Thought
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance, seeded
from cosmic.engine.views import PlayerView, view_of
from cosmic.hotseat.session.bot_pause import SHORTEST
from cosmic.hotseat.session.words_kept import hearing_at
from cosmic.rulebook import book, minds
from cosmic.talk.hearing import NOTHING_HEARD, Hearing
from cosmic.talk.statements import SAY
from cosmic.worlds.following import following
from cosmic.worlds.outlook import Outlook
from cosmic.worlds.sampler import Worlds

ADVISER = "hard"  # who gives hints
NOTHING_HURRIED = -1
PER_WORLD = 0.01  # seconds that the room waits longer, where bots think of made-up worlds before they use a card


class Question(NamedTuple):
    """Plain data: it goes to a process of its own."""

    ticket: int
    seat: int
    view: PlayerView
    decision: Decision
    worlds: Worlds | None = None  # to search in; None before the first turn, and for whoever does not search
    talk: Hearing = NOTHING_HEARD  # what was said at the table


class Reply(NamedTuple):
    ticket: int
    answer: Answer
    thought: Thought = NO_THOUGHT  # what was weighed


def question_at(game: Game, decision: Decision, kind: str, ticket: int = 0) -> Question:
    """A decision of this game put to a bot of this kind."""
    followed = following(game)
    talk = hearing_at(game, decision.player)
    if decision.kind == SAY:
        return Question(ticket, decision.player, view_of(game.table, decision.player), decision, None, talk)
    worlds = followed.worlds(decision) if searches(kind) and followed.can_be_searched else None
    return Question(ticket, decision.player, view_of(game.table, decision.player), decision, worlds, talk)


def talkers_of(kinds: Mapping[int, str]) -> list[int]:
    """The seats of the bots that have something to say."""
    return [seat for seat, kind in kinds.items() if searches(kind)]


def seed_of(game: Game) -> int:
    """A seed for the bots of this game that it still has after loading."""
    return seeded(game.start.rng)


def with_personalities(kinds: Mapping[int, str], seed: int) -> dict[int, str]:
    """Who has none in particular gets one by chance, the same one again whenever this game goes on."""
    left = list(PERSONALITIES)
    Chance(seed).shuffle(left)
    return {
        seat: f"{kind}:{left[seat % len(left)]}" if left and kind in LEVELS else kind for seat, kind in kinds.items()
    }


def shortest_pause(kinds: Iterable[str]) -> float:
    """For which the room waits wherever one of these bots might have answered unheard: enough for most answers, so that
    it seldom tells that one had something to think about."""
    levels = minds().levels
    return SHORTEST + PER_WORLD * max(
        (levels[level_of(kind)].worlds["window"] for kind in kinds if searches(kind)), default=0
    )


def digest_of(*things: Any) -> bytes:
    """The same before a game is saved and after: a save does not keep the order of keys."""
    return hashlib.sha256(json.dumps(things, sort_keys=True, default=fields_of).encode()).digest()


def fields_of(thing: Any) -> dict[str, Any]:
    return {one.name: getattr(thing, one.name) for one in fields(thing)}


class Thinkers:
    """The bots of one table. An answer depends on the seed, the seat and what it sees, not on what came before:
    a restarted process, a loaded game and a move taken back all give the same answers again. The clock alone can
    bring about another one, where it cuts a long search short."""

    def __init__(self, kinds: Mapping[int, str], seed: int, blanks: Iterable[str] = ()) -> None:
        """`blanks`: effects that do nothing at this table."""
        self.kinds, self.seed = dict(kinds), seed
        self.rules = book(blanks)
        self.hurried: Callable[[], int] = lambda: NOTHING_HURRIED  # the ticket of a question that is to be answered now
        drawn = with_personalities(self.kinds, seed)
        self.bots: dict[int, Bot] = {seat: make(kind, seed) for seat, kind in drawn.items()}

    def ask(self, game: Game, decision: Decision) -> Reply:
        """Here and now. Whoever is no bot hears what a good one would do in its seat."""
        return self.reply(question_at(game, decision, self.kinds.get(decision.player, ADVISER)))

    @cached_property
    def adviser(self) -> Bot:
        return make(ADVISER, self.seed)

    def reply(self, question: Question) -> Reply:
        digest = digest_of(self.seed, question.seat, question.view, question.decision)
        chance = Chance(int.from_bytes(digest[:8], "big"))
        bot = self.bots.get(question.seat) or self.adviser
        bot.talk = question.talk
        bot.chance = chance
        bot.stop = lambda: self.hurried() == question.ticket
        try:
            bot.outlook = self._outlook(question, bot, int.from_bytes(digest[8:16], "big"))
            return Reply(question.ticket, bot.choose(question.view, question.decision), bot.thought)
        except Exception as fault:  # a bot that errs must not stop the game; who wrote it wants to know
            told = traceback.format_tb(fault.__traceback__)
            # Not its words: they may name a card in a hand, and everybody looks at this screen.
            print(*told, type(fault).__name__, sep="", file=sys.stderr)
            return Reply(question.ticket, question.decision.sample(chance))
        finally:
            bot.outlook = None

    def _outlook(self, question: Question, bot: Bot, seed: int) -> Outlook | None:
        if question.worlds is None:
            return None
        return Outlook(question.worlds, self.rules, bot.weights, seed)
