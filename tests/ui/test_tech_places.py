"""Techs lie in front of their seats, over nothing else; and who chooses one can read what it does."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from conftest import Table
from projecting import Told
from pygame import FRect
from situations import without_aliens

from cosmic.engine.definitions import COLOURS
from cosmic.engine.state import GATE
from cosmic.engine.views import PUBLIC
from cosmic.positions import position
from cosmic.rulebook import book
from cosmic.ui.board.board_layout import BoardLayout, clearance
from cosmic.ui.board.board_state import stacks
from cosmic.ui.board.free_places import FIGURE, around, number_circle, strip_box, tech_box
from cosmic.ui.board.large_units import in_large_units
from cosmic.ui.board.pieces import count_box
from cosmic.ui.board.public_board import PublicBoard, of_pieces
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.theme import NORMAL
from cosmic.ui.kit.widgets import Button
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.window import public_canvas
from cosmic.ui.table.answer_grid import answer_grid

AT_THE_GATE = {
    "seats": without_aliens(6),
    "hands": dict.fromkeys(COLOURS, 3),
    "start": "planning",
    "offense": "orange",
    "defense": "blue",
    "planet": "blue 1",
    "sends": 4,
}
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


def test_ships_at_the_gate_lie_over_a_tech(calm_services: Services, table: Table) -> None:
    """With six seats there is no room for techs that no gate needs."""
    canvas = of_pieces(public_canvas(Canvas(pygame.Surface((1280, 720)), NORMAL), 1.0))
    counts: list[bytes] = []
    for techs in ({}, {"blue": {"lunar cannon": 2}}):
        board = PublicBoard(calm_services, Told(position(AT_THE_GATE | {"techs": techs})))
        layout, view = board.table.layout, board.table.view
        pile = next(one for one in stacks(layout, board.table.scene, view.ships) if one.zone == GATE)
        box = count_box(canvas.metrics, pile)
        assert not techs or box.colliderect(tech_box(layout, 0, 0, 1))
        whole = Canvas(pygame.Surface((1280, 720)), NORMAL)
        board.draw_board(public_canvas(whole, 1.0), PUBLIC)
        counts.append(pygame.image.tobytes(whole.surface.subsurface(canvas.box(box.scale_by(0.7))), "RGB"))
    assert counts[0] == counts[1]


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
