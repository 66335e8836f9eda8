"""Captives, double fleets and hired ships are seen on the board, and told to whoever points at them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pygame
import pytest
from conftest import Table
from driver import Hands, plan_for
from projecting import Told
from questions import examples
from rich_tables import rich_table
from table_states import crews

from cosmic.engine.state import GATE
from cosmic.engine.views import PUBLIC, view_of
from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.board_state import stack_of
from cosmic.ui.board.captive_places import captives_at, covered, off_board
from cosmic.ui.board.large_units import in_large_units
from cosmic.ui.board.pieces import Tableau, pile_box
from cosmic.ui.board.public_board import PublicBoard
from cosmic.ui.board.strength_plates import ships_of
from cosmic.ui.kit.canvas import Canvas, TextMark
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.theme import NORMAL
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.window import public_canvas


@pytest.fixture(scope="module", params=[(1280, 720), (1920, 1080)])
def hands(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    folder = tmp_path_factory.mktemp("table")
    hands = Hands(plan_for(4, 4, "quick", planets=5), folder, request.param, examples()["invite"].clone())
    crews(hands)
    yield hands
    hands.close()


def drawn(hands: Hands, owner: str) -> list[TextMark]:
    view = hands.app.main
    canvas = hands.app.plain_canvas(view, view.surface)
    canvas.texts = []
    hands.scene.draw_board(canvas)
    return [mark for mark in canvas.texts if mark.owner == owner]


def test_every_captive_is_counted_over_the_ship_that_holds_it(hands: Hands) -> None:
    assert sorted(mark.words for mark in drawn(hands, "captives")) == ["1", "2", "2", "2", "2", "3"]


def test_no_count_of_captives_or_hired_ships_lies_over_another(hands: Hands) -> None:
    marks = [*drawn(hands, "captives"), *drawn(hands, "hired")]
    figures = [figure(mark) for mark in marks]
    for i, each in enumerate(figures):
        assert each.collidelist(figures[i + 1 :]) == -1, marks[i].words
        assert hands.app.main.surface.get_rect().contains(each), marks[i].words


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_captives_hide_no_count_of_a_deck_or_a_tech_on_the_public_board(
    seats: int, size: tuple[int, int], calm_services: Services, table: Table
) -> None:
    """Ships with captives stand at the gate, on a planet beside the discards and on one beside a plate."""
    board = PublicBoard(calm_services, Told(rich_table(seats)))
    canvas = public_canvas(Canvas(pygame.Surface(size), NORMAL), 1.0)
    canvas.texts = []
    board.draw_board(canvas, PUBLIC)
    captives = [mark for mark in canvas.texts if mark.owner == "captives"]
    counts = [mark for mark in canvas.texts if mark.owner in ("deck", "tech")]
    assert len(captives) == 6 and len(counts) == 5 + seats
    hidden = [
        (one.words, other.words) for one, other in product(captives, counts) if figure(one).colliderect(figure(other))
    ]
    assert not hidden


@pytest.mark.parametrize("seats", [4, 6])
def test_many_captives_lie_on_the_board_and_over_no_strength_or_card(seats: int) -> None:
    """Seven kinds under three ships, wherever their captor is at home or at its neighbour's."""
    layout, metrics = in_large_units(BoardLayout.load(seats)), Metrics()
    table = Tableau(layout, view_of(rich_table(seats).table, PUBLIC))
    under = [[(1, 2), (2, 2), (3, 1)], [(2, 1), (3, 3)], [(1, 2), (2, 1)]]
    for planet in range(10):
        pile = pile_box(metrics, stack_of(layout, table.scene, planet, 0, [0], 4))
        boxes = [box for _, box in captives_at(metrics, table, pile, under, [])]
        assert off_board(layout, boxes) < 1, planet
        assert covered(boxes, [*layout.strength, *layout.slots]) == 0, planet


def figure(mark: TextMark) -> pygame.Rect:
    """Without the room above and below."""
    return mark.rect.inflate(0, -mark.rect.h // 3)


def test_hired_cards_are_counted_as_ships(hands: Hands) -> None:
    assert [mark.words for mark in drawn(hands, "hired")] == ["5"]
    view = hands.scene.view
    assert ships_of(view, 0, view.ships) == 3 + 2 + 5
    assert ships_of(view, 1, view.ships) == 12 + 2


def test_words_say_whose_ships_are_under_which(hands: Hands) -> None:
    said = hands.scene.words.on_planet(GATE)
    assert "Ann 3 ships (under one: Bob 3 ships and Dan 2 ships) (under one: Cleo 1 ship)" in said
    assert "Cleo 2 ships and 5 hired ones" in said


def test_what_is_hired_lies_face_down_for_others(hands: Hands) -> None:
    assert hands.scene.view.apart["merchant"] == ["face_down"] * 5
