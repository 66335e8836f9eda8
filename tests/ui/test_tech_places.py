"""Techs lie in front of their seats, over nothing else; and who chooses one can read what it does."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import FRect

from cosmic.rulebook import book
from cosmic.ui.board.board_layout import BoardLayout, clearance
from cosmic.ui.board.free_places import FIGURE, around, number_circle, strip_box
from cosmic.ui.board.large_units import in_large_units
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.widgets import Button
from cosmic.ui.table.answer_grid import answer_grid

SEATS = [(seats, seat) for seats in (3, 4, 5, 6) for seat in range(seats)]


@pytest.mark.parametrize("is_large", [False, True], ids=["", "large"])
@pytest.mark.parametrize(("seats", "seat"), SEATS)
def test_a_row_of_techs_covers_nothing(seats: int, seat: int, is_large: bool) -> None:
    layout = BoardLayout.load(seats)
    layout = in_large_units(layout) if is_large else layout
    row = strip_box(layout, seat)
    for planet in (planet for other in layout.seats for planet in other.planets):
        assert clearance(planet, row) > 0
        with_ships = FRect(row.x, row.y, row.width + FIGURE[0], row.height + FIGURE[1])
        assert clearance(number_circle(layout, planet), with_ships) > 0
    assert clearance(layout.warp, row) > 0
    assert row.collidelist([*around(layout), *(other.plate for other in layout.seats)]) < 0
    others = [strip_box(layout, other) for other in range(seats) if other != seat]
    assert row.collidelist(others) < 0


def test_who_chooses_a_tech_reads_what_it_does() -> None:
    """Of the two that are dealt, in the dock as it is; the longest texts there are."""
    content = book().content
    texts = sorted((content.texts["en"][f"tech.{slug}.text"] for slug in content.techs), key=len)[-2:]
    buttons = [
        Button(f"option-{n}", (0, 0, 0, 0), "A tech (7)", lambda: None, note=text) for n, text in enumerate(texts)
    ]
    room = FRect(0, 0, 1370, 206)
    answer_grid("actions", room, buttons, Metrics(), by_notes=True)
    assert [button.note for button in buttons] == texts
    assert all(room.contains(button.box) for button in buttons)
    assert not any(one.box.colliderect(other.box) for one, other in combinations(buttons, 2))
