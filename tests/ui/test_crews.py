"""Captives, double fleets and hired ships are seen on the board, and told to whoever points at them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from driver import Hands, plan_for
from questions import examples
from table_states import crews

from cosmic.engine.state import GATE
from cosmic.ui.board.strength_plates import ships_of
from cosmic.ui.kit.canvas import TextMark


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
    figures = [mark.rect.inflate(0, -mark.rect.h // 3) for mark in marks]  # without the room above and below
    for i, figure in enumerate(figures):
        assert figure.collidelist(figures[i + 1 :]) == -1, marks[i].words
        assert hands.app.main.surface.get_rect().contains(figure), marks[i].words


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
