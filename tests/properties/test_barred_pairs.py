"""Aliens that may not sit at one table never do, however the game was set up and whatever comes later
(rule: setup.barred_pairs)."""

from __future__ import annotations

from contextlib import suppress
from itertools import combinations

import pytest

from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.definitions import SETS, SETUPS
from cosmic.engine.game import play_out
from cosmic.engine.rng import Chance
from cosmic.engine.roles import random_unused
from cosmic.engine.state import GameState, Options
from cosmic.engine.table import Table
from cosmic.phases.setup import Setup, barred, new_state
from cosmic.rulebook import book

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")
PAIRS = [pair for pair in combinations(book().playable_aliens(), 2) if barred(book(), *pair)]
ENOUGH = 30  # encounters


class Enough(Exception):
    """The game has shown what it can."""


def seated(state: GameState) -> list[str]:
    """Those at the table, and those who may be chosen yet."""
    return [alien for seat in state.seats for alien in (*seat.aliens, *seat.draft)]


def check(state: GameState) -> None:
    assert not [pair for pair in combinations(seated(state), 2) if barred(book(), *pair)]


def play(start: GameState, seed: int) -> None:
    """Whoever could change its alien does, again and again."""
    chance = Chance(seed)

    def policy(t: Table, decision: Decision) -> Answer:
        check(t.s)
        if t.s.encounters > ENOUGH:
            raise Enough
        return decision.options[-1] if decision.kind == "succession" else decision.sample(chance)

    with suppress(Enough):
        play_out(start, book(), policy)


def test_there_is_such_a_pair() -> None:
    assert PAIRS


@pytest.mark.parametrize("kind", [kind for kind in SETUPS if kind != "chosen"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_set_up_deals_such_a_pair(kind: str, players: int) -> None:
    for seed in range(150):
        for flares in (None, True):
            check(new_state(Setup(seed, NAMES[:players], Options(kind, flares, sets=SETS)), book()))


@pytest.mark.parametrize("pair", [order for pair in PAIRS for order in (pair, pair[::-1])], ids=" and ".join)
def test_the_other_one_is_never_drawn_from_the_box(pair: tuple[str, str]) -> None:
    """Neither by succession nor by a power that becomes another."""
    others = ("reincarnator", "zombie", "mind")
    for seed in range(6):
        options = Options("chosen", sets=SETS, succession=True)
        start = new_state(Setup(seed, NAMES[:4], options, (pair[0], *others)), book())
        play(start, seed)


@pytest.mark.parametrize("pair", [order for pair in PAIRS for order in (pair, pair[::-1])], ids=" and ".join)
def test_a_box_that_holds_nothing_but_the_other_one_gives_nothing(pair: tuple[str, str]) -> None:
    options = Options("chosen", sets=SETS)
    state = new_state(Setup(1, NAMES[:3], options, (pair[0], "zombie", "mind")), book())
    for seat in state.seats:
        seat.aliens, seat.draft = seat.draft, []
    state.unused = [pair[1]]
    assert random_unused(Table(state, book())) == ""
    state.seats[0].aliens = []
    assert random_unused(Table(state, book())) == pair[1]
