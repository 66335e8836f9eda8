"""A planet that came into the game lies near its system, over nothing else; and what is gone is told."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from projecting import meet, over, things
from pygame import FRect

from cosmic.engine.state import BESIDE, GATE, NOBODY
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, view_of
from cosmic.positions import situation_of
from cosmic.positions.building import build
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter
from cosmic.ui.board.board_layout import BoardLayout, clearance, radius_of
from cosmic.ui.board.board_state import PILE, BoardState, home_box, planet_box, room_of, rooms_at, stacks
from cosmic.ui.board.free_places import number_circle, strip_box
from cosmic.ui.board.hyperspace_gate import gate_box
from cosmic.ui.board.large_units import ZOOM, in_large_units, in_the_middle, plain_box
from cosmic.ui.board.pieces import Tableau, foreign_counts

SEATS = [(seats, seat) for seats in (3, 4, 5, 6) for seat in range(seats)]
UNITS: dict[str, Callable[[BoardLayout], BoardLayout]] = {"pieces": in_large_units, "projector": in_the_middle}


def techs(layout: BoardLayout) -> dict[str, FRect]:
    large = in_large_units(layout)
    return {f"techs {seat}": plain_box(strip_box(large, seat)) for seat in range(len(layout.seats))}


@pytest.mark.parametrize(("seats", "seat"), SEATS)
def test_a_sixth_planet_lies_near_its_system_and_over_nothing(seats: int, seat: int) -> None:
    layout = BoardLayout.load(seats)
    box = home_box(layout, BoardState(5, NOBODY, (seat,)), seats * 5)
    assert box == layout.seats[seat].sixth.box
    full = radius_of(layout.seats[seat].planets[0])
    assert radius_of(box) >= 0.69 * full
    assert min(math.dist(box.center, planet.center) for planet in layout.seats[seat].planets) < 4.3 * full
    others = things(layout) | techs(layout)
    assert [name for name, thing in others.items() if meet((name, thing), ("planet new", box))] == []


@pytest.mark.parametrize(("seats", "seat"), SEATS)
def test_whatever_is_attacked_ships_gather_clear_of_it(seats: int, seat: int) -> None:
    """At every planet of the table, the new one among them: the gate with its ring, and the room beside."""
    layout = BoardLayout.load(seats)
    new = {"planet new": layout.seats[seat].sixth.box}
    number = number_circle(layout, new["planet new"])
    for target in range(seats * 5 + 1):
        scene = BoardState(5, target, (seat,))
        gate, beside = room_of(layout, scene, GATE), room_of(layout, scene, BESIDE)
        assert over(gate, things(layout)) == over(beside, things(layout)) == [], target
        assert clearance(new["planet new"], gate_box(gate)) >= 0 and clearance(new["planet new"], beside) >= 0, target
        assert clearance(number, gate_box(gate)) >= 0 and clearance(number, beside) >= 0, target
        assert not gate.colliderect(beside), target
        planet = planet_box(layout, scene, target)
        for room in (gate, beside):
            assert clearance(planet, room) < 165, (target, "too far away")


@pytest.mark.parametrize(("seats", "seat"), SEATS)
def test_only_rooms_in_its_way_are_moved_and_they_hold_two_piles_at_least(seats: int, seat: int) -> None:
    layout = BoardLayout.load(seats)
    before, after = BoardState(5, NOBODY), BoardState(5, NOBODY, (seat,))
    wide, high = (part * ZOOM for part in PILE)
    box = layout.seats[seat].sixth.box
    discs = (box, number_circle(layout, box).inflate(14, 14))
    for target in range(seats * 5):
        was, now = rooms_at(layout, before, target), rooms_at(layout, after, target)
        for old, new, ring in ((was.gate, now.gate, 12.0), (was.beside, now.beside, 0.0)):
            framed = old.inflate(ring, ring)
            assert old == new or min(clearance(disc, framed) for disc in discs) < 0, target
    for rooms in (layout.seats[seat].sixth.rooms, *layout.seats[seat].sixth.aside.values()):
        for room, piles in ((rooms.gate, seats - 1), (rooms.beside, seats - 2)):
            assert round(room.width // wide) * round(room.height // high) >= min(2, piles)


@pytest.mark.parametrize("units", UNITS)
@pytest.mark.parametrize(("seats", "seat"), SEATS)
def test_in_whatever_units_it_is_the_same_place(seats: int, seat: int, units: str) -> None:
    """As shares of the warp's width from its middle, table and projector have everything at the same place."""
    layout = BoardLayout.load(seats)
    shown = UNITS[units](layout)

    def places(on: BoardLayout) -> list[float]:
        sixth = on.seats[seat].sixth
        boxes = [sixth.box, *sixth.rooms, *(room for rooms in sixth.aside.values() for room in rooms)]
        return [(part - middle) / on.warp.width for box in boxes for part, middle in zip(box.center, on.warp.center)]

    assert places(shown) == pytest.approx(places(layout), abs=0.001)


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
