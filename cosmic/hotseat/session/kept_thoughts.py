"""What bots have weighed, kept beside the game for the time when it is over: nobody reads it before."""

from __future__ import annotations

import contextlib
from typing import Any

from cosmic.bots.merits import BY_RULE, MERITS
from cosmic.bots.thoughts import Thought, Weighed
from cosmic.engine.game import Game
from cosmic.engine.saves import KEPT_LIST

MOST = 8  # answers of one thought
GRAIN = 1000  # shares are kept in whole parts of that


def note_thought(game: Game, thought: Thought) -> None:
    """Before the answer is given. The list is made anew: copies of the game hold the old one."""
    if thought.weighed or thought.reason or thought.merit not in ("", BY_RULE):
        number = len(game.journal)
        game.beside[KEPT_LIST] = [*entries(game, number), [number, *packed(thought)]]


def forget_thoughts(game: Game) -> None:
    """Of answers that have been taken back."""
    if KEPT_LIST in game.beside:
        game.beside[KEPT_LIST] = entries(game, len(game.journal))


def entries(game: Game, answers: int) -> list[Any]:
    found = game.beside.get(KEPT_LIST, [])
    return [entry for entry in found if entry[0] < answers]


def packed(thought: Thought) -> list[Any]:
    weighed = [[one.answer, round(one.share * GRAIN)] for one in thought.weighed[:MOST]]
    return [weighed, thought.worlds, thought.reason, thought.about, thought.merit]


def thoughts_of(game: Game) -> dict[int, Thought]:
    """By the number of the answer. What a file says that was not written here counts as nothing."""
    found: dict[int, Thought] = {}
    with contextlib.suppress(TypeError, ValueError, LookupError, AttributeError):
        for number, weighed, worlds, reason, about, *rest in game.beside.get(KEPT_LIST, []):
            options = tuple(Weighed(answer, int(share) / GRAIN) for answer, share in weighed)
            is_sound = about.get("other", 0) in range(len(game.state.seats))
            merit = rest[0] if rest and rest[0] in MERITS and is_sound else ""  # games of before have none
            found[int(number)] = Thought(options, str(reason), dict(about), int(worlds), merit)
    return found
