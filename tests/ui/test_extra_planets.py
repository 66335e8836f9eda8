"""A planet that came into the game lies near its system, over nothing else; and what is gone is told."""

from __future__ import annotations

import math

import pytest

from cosmic.engine.state import BESIDE, GATE
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, view_of
from cosmic.positions import situation_of
from cosmic.positions.building import build
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter
from cosmic.ui.board.board_layout import BoardLayout, clearance, radius_of
from cosmic.ui.board.board_state import BoardState, home_box, planet_box, room_of, stacks
from cosmic.ui.board.extra_planets import all_planets, extra_planet, things_on
from cosmic.ui.board.large_units import in_large_units, plain_box
from cosmic.ui.board.pieces import Tableau, foreign_counts

SEATS = [(seats, seat) for seats in (3, 4, 5, 6) for seat in range(seats)]


@pytest.mark.parametrize(("seats", "seat"), SEATS)
def test_a_sixth_planet_lies_near_its_system_and_over_nothing(seats: int, seat: int) -> None:
    layout = BoardLayout.load(seats)
    box = extra_planet(layout, seat, 0)
    assert box not in layout.seats[seat].planets, "there was no place"
    full = radius_of(layout.seats[seat].planets[0])
    assert radius_of(box) >= 0.69 * full
    assert min(math.dist(box.center, planet.center) for planet in layout.seats[seat].planets) < 4.3 * full
    for planet in all_planets(layout):
        assert math.dist(box.center, planet.center) >= radius_of(box) + radius_of(planet)
    assert all(clearance(box, thing) > 0 for thing in things_on(layout))
    scene = BoardState(5, seats * 5, (seat,))
    gate, beside = room_of(layout, scene, GATE), room_of(layout, scene, BESIDE)
    assert not gate.colliderect(beside)
    for room in (gate, beside):
        assert clearance(box, room) > 0


@pytest.mark.parametrize(("seats", "seat"), SEATS)
def test_in_whatever_units_it_is_the_same_place(seats: int, seat: int) -> None:
    layout = BoardLayout.load(seats)
    box, large = extra_planet(layout, seat, 0), extra_planet(in_large_units(layout), seat, 0)
    assert plain_box(large).center == pytest.approx(box.center, abs=0.1)


def test_in_a_game_of_four_planets_the_new_one_has_the_fifth_place_of_the_map() -> None:
    layout = BoardLayout.load(4)
    scene = BoardState(4, -1, (2,))
    assert home_box(layout, scene, 16) == layout.seats[2].planets[4]


def table_with_changes() -> Table:
    written = {
        "seats": {"red": "leviathan", "blue": "none", "green": "locust"},
        "planets_added": ["blue"],
        "planets_gone": ["blue 3"],
        "devoured": {"green": ["blue 2"]},
        "ships": {"blue": {"blue 6": 2, "warp": 8}},
        "start": "planning",
        "defense": "blue",
        "planet": "blue 1",
    }
    state, _ = build(situation_of(written), book())
    return Table(state, book())


def test_ships_stand_on_a_new_planet_and_on_one_that_stands_at_the_gate() -> None:
    t = table_with_changes()
    t.enc.worldship = 0
    view = view_of(t, PUBLIC)
    table = Tableau(BoardLayout.load(3), view)
    found = {(stack.zone, stack.owner): stack for stack in stacks(table.layout, table.scene, view.ships)}
    assert found[15, 1].count == 2 and found[0, 0].count == 4
    at_gate = planet_box(table.layout, table.scene, 0)
    assert at_gate.collidepoint(found[0, 0].place) and at_gate != home_box(table.layout, table.scene, 0)
    assert foreign_counts(view) == [0.0, 0.0, 1.0]


def test_a_planet_that_is_gone_tells_why() -> None:
    t = table_with_changes()
    words = Presenter(view_of(t, PUBLIC), book().content, Messages(strict=True))
    assert words.gone(7) == "blue 3 has left the game."
    assert words.gone(6) == "blue 2 has left the game: devoured, it counts as a foreign colony of Green for ever."
    assert words.system(1) == "1: Blue 4 | 2: gone | 3: gone | 4: Blue 3 | 5: Blue 3 | 6: Blue 2"
