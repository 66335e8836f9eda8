"""What bots have weighed, kept beside the game for the time when it is over: nobody reads it before."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

from cosmic.bots.merits import BY_RULE, MERITS
from cosmic.bots.thoughts import Thought, Weighed
from cosmic.content.bot_files import MOST_WORLDS
from cosmic.engine.game import Game
from cosmic.engine.saves import KEPT_LIST
from cosmic.talk.statements import REASONS

MOST = 8  # answers of one thought
GRAIN = 1000  # shares are kept in whole parts of that
ABOUT = ("other", "here", "there", "colonies")  # what a thought may speak of: a seat, percentages, a number
FIGURES = range(101)
BOTH = ("here", "there")
# What else a reason or a merit speaks of; without it there is no sentence.
NEEDS: dict[str, tuple[str, ...]] = {
    "you-would-stand-at": ("colonies",),
    "wins-rather": BOTH,
    "stops": ("other",),
    "stops-rather": ("other", *BOTH),
    "stops-rather-in-few": ("other",),
    "attack": BOTH,
    "defense": BOTH,
    "other-colonies": ("other",),
    "other": ("other",),
}
WORLDS = range(MOST_WORLDS + 1)


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
    for number, *data in entries(game, len(game.journal)):
        with contextlib.suppress(TypeError, ValueError, LookupError, AttributeError):
            found[number] = thought_from(data, len(game.state.seats))
    return found


def thought_from(data: Any, seats: int) -> Thought:
    """Games of before say nothing of merits, and those of later programs may know other ones, and other reasons."""
    weighed, worlds, reason, about, *rest = data
    options = tuple(Weighed(answer, share_from(share)) for answer, share in weighed)
    known = {name: value for name, value in about.items() if name in ABOUT}
    figures = {name: value for name, value in known.items() if type(value) is int and value in FIGURES}
    merit = rest[0] if rest else ""
    if figures != known or figures.get("other", 0) not in range(seats):
        figures, merit = {}, ""
    if type(worlds) is not int or worlds not in WORLDS:
        raise ValueError("worlds")
    return Thought(options, tellable(reason, REASONS, figures), figures, worlds, tellable(merit, MERITS, figures))


def tellable(what: Any, known: Sequence[str], figures: dict[str, int]) -> str:
    """Nothing where a sentence for it is missing, or what the sentence speaks of."""
    return what if what in known and figures.keys() >= set(NEEDS.get(what, ())) else ""


def share_from(parts: Any) -> float:
    """What was given up early may once have been kept as less than nothing."""
    if type(parts) is not int or not -GRAIN <= parts <= GRAIN:
        raise ValueError("share")
    return max(0, parts) / GRAIN
