"""Planets that leave the game or come into it: what the verbs of the table do, whatever effect asks for it."""

from __future__ import annotations

from typing import Any

from cosmic.engine.digest import from_data, to_data
from cosmic.engine.state import NOBODY, WARP
from cosmic.engine.table import Table
from cosmic.engine.views import view_of
from cosmic.positions import situation_of
from cosmic.positions.building import build
from cosmic.rulebook import book

PLACE: dict[str, Any] = {"seats": {"red": "none", "blue": "citadel", "green": "none"}, "start": "regroup"}


def table(**more: Any) -> Table:
    state, _ = build(situation_of(PLACE | more), book())
    return Table(state, book(), log=[])


def test_a_removed_planet_takes_its_ships_to_the_warp_and_the_cards_beside_it_to_the_discards() -> None:
    t = table(ships={"green": {"red 1": 2}}, apart={"citadel": {"red 1": ["attack 06"]}})
    assert t.remove_planet(0)
    t.colonies_changed()
    assert (t.s.gone, t.s.ships[WARP]) == ([0], [4, 0, 2])
    assert t.faces(t.s.discard) == ["attack_6"]
    assert list(t.s.home_planets(0)) == [1, 2, 3, 4] and 0 not in t.s.planets()
    assert not t.remove_planet(0), "it is gone already"


def test_a_devoured_planet_counts_for_whoever_devoured_it_and_a_removed_one_for_nobody() -> None:
    t = table()
    t.remove_planet(0, eater=2)
    t.remove_planet(1)
    assert [t.s.foreign_count(player) for player in range(3)] == [0, 0, 1]
    assert [view_of(t, NOBODY).foreign_count(player) for player in range(3)] == [0, 0, 1]


def test_losing_too_many_planets_loses_the_power() -> None:
    t = table(seats={"red": "macron", "blue": "none", "green": "none"})
    for planet in (0, 1, 2):
        t.remove_planet(planet)
    t.colonies_changed()
    assert t.s.seats[0].lost


def test_an_added_planet_lies_in_the_home_system_of_its_owner_and_moves_no_other_zone() -> None:
    t = table(ships={"red": {"warp": 3}})
    planet = t.add_planet(1)
    assert (planet, t.s.home_of(planet), t.planet_count) == (15, 1, 16)
    assert list(t.s.home_planets(1)) == [5, 6, 7, 8, 9, 15]
    assert t.s.ships[WARP][0] == 3 and not any(t.s.ships[planet])
    view = view_of(t, NOBODY)
    assert (view.home_of(planet), view.number_of(planet)) == (1, 6)
    again = from_data(to_data(t.s)).copy()
    assert (again.added, again.planet_count) == ([1], 16)
