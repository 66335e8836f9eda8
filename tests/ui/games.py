"""Games for screens to show: played by chance or by bots, and kept in a folder as the program keeps them."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from cosmic.bots import make
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.views import view_of
from cosmic.hotseat.seats import HUMAN, SeatPlan
from cosmic.hotseat.store import Store
from cosmic.phases.setup import Setup
from cosmic.rulebook import new_game

FOUR = ("Ann", "Bartholomew", "Cy", "Dora")
FIVE = ("Ann", "Bob", "Cleo", "Dan", "Eve")
PLANS = tuple(SeatPlan(name, HUMAN if name in "AnnBob" else "greedy") for name in FIVE)
WHOLE = 100_000  # answers, more than any game has
NEWEST = 1_700_000_000  # the time of a save without an age


@cache
def by_chance(seed: int, answers: int = WHOLE) -> Game:
    """A game in which all four do anything; clone it before playing on."""
    game, chance = new_game(Setup(seed, FOUR)), Chance(seed)
    while game.decision is not None and len(game.journal) < answers:
        game.answer(game.decision.sample(chance))
    return game


@cache
def by_bots(answers: int = WHOLE, names: tuple[str, ...] = FIVE) -> Game:
    """A game with sense in it; clone it before playing on."""
    game = new_game(Setup(5, names))
    minds = [make("greedy", seat + 1) for seat in range(len(names))]
    while game.decision is not None and len(game.journal) < answers:
        decision = game.decision
        game.answer(minds[decision.player].choose(view_of(game.table, decision.player), decision))
    return game


def keep_save(folder: Path, game: Game, name: str = "", age: int = 0) -> Path:
    """Saves a game; `age` in seconds says which is newer."""
    store = Store(folder, [SeatPlan(seat.name, HUMAN, seat.colour) for seat in game.state.seats])
    store.turn = (NEWEST - age, 0)
    path = store.save_as(game, name) if name else store.autosave(game)
    os.utime(path, (NEWEST - age,) * 2)
    return path
