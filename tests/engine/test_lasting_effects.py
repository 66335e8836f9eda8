"""What a power has brought about ends with the power: when it is lost, zapped or given away."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmic.engine.state import OFFENSE
from cosmic.engine.table import Table
from cosmic.engine.totals import total_of
from cosmic.engine.views import PUBLIC, view_of
from cosmic.positions import position
from cosmic.rulebook import book

SWOLLEN = """
seats: {red: macron, blue: none, green: none}
start: reveal
defense: blue
planet: blue 1
sends: 1
laid: {offense: attack 10, defense: attack 06}
"""


@pytest.fixture
def table() -> Table:
    """Red's one ship counts four."""
    t = Table(position(SWOLLEN).start.copy(), book())
    t.enc.counts = [["attack", 10], ["attack", 6]]
    t.put_in_effect(book().effects["macron.power"], 0, "mass")
    assert total_of(t, OFFENSE).value == 14
    return t


def lose(t: Table) -> None:
    t.s.seats[0].lost = True


@pytest.mark.parametrize(
    "end",
    [
        pytest.param(lose, id="lost"),
        pytest.param(lambda t: t.zap(0, "macron"), id="zapped"),
        pytest.param(lambda t: t.lose_alien(0, "macron"), id="left the game"),
        pytest.param(lambda t: t.exchange_aliens(0, 1), id="given away"),
    ],
)
def test_a_ship_counts_one_again(table: Table, end: Callable[[Table], None]) -> None:
    end(table)
    assert total_of(table, OFFENSE).value == 11


def test_a_zap_takes_the_use_off_the_table(table: Table) -> None:
    """Nobody is shown an effect that is over."""
    enc = view_of(table, PUBLIC).enc
    assert enc is not None and [use.effect for use in enc.in_effect] == ["macron.power"]
    table.zap(0, "macron")
    enc = view_of(table, PUBLIC).enc
    assert enc is not None and enc.in_effect == []
