"""What aliens keep is seen on the board: cards beside planets, cards on a sheet, tokens with others, an added card."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from driver import Hands, plan_for
from questions import examples
from situations import at
from table_states import show

from cosmic.engine.game import Game
from cosmic.ui.board.marked_words import plate_words
from cosmic.ui.kit.canvas import TextMark

KEPT = {
    "seats": {"red": "citadel", "yellow": "miser", "blue": "grudge", "green": "none"},
    "apart": {"citadel": {"blue 1": ["attack 10", "attack 08"]}, "miser": ["attack 04", "negotiate", "plague"]},
    "hands": {"red": ["attack 06"], "yellow": ["attack 05", "attack 06"]},
    "start": "launch",
    "defense": "blue",
}


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    folder = tmp_path_factory.mktemp("table")
    hands = Hands(plan_for(4, 4, "quick", planets=5), folder, (1280, 720), examples()["invite"].clone())
    yield hands
    hands.close()


def kept() -> Game:
    game = at(KEPT)
    game.state.seats[3].memory["grudge"] = {"tokens": 1}
    return game


def marks(hands: Hands) -> list[TextMark]:
    return [mark for mark in drawn(hands) if mark.owner == "kept"]


def drawn(hands: Hands) -> list[TextMark]:
    view = hands.app.main
    canvas = hands.app.plain_canvas(view, view.surface)
    canvas.texts = []
    hands.scene.draw_board(canvas)
    return canvas.texts


def test_cards_beside_a_planet_lie_there_with_what_they_are_worth(hands: Hands) -> None:
    show(hands, kept(), "quick")
    assert [mark.words for mark in marks(hands)] == ["+18"]
    view, planet = hands.app.main, hands.scene.layout.seats[2].planets[0]
    there = hands.app.plain_canvas(view, view.surface).box(planet)
    assert there.inflate(0, there.h // 2).contains(marks(hands)[0].rect)


def test_who_points_at_the_planet_is_told_which_cards_they_are(hands: Hands) -> None:
    show(hands, kept(), "quick")
    words = hands.scene.words
    assert words.apart_at("citadel/10") == ["Beside blue 1, of Citadel: Attack 10 and Attack 8."]
    assert "Attack" not in " ".join(words.apart_at("miser")), "face down to everybody but its owner"


def test_a_plate_counts_the_cards_on_the_sheet_apart_from_the_hand(hands: Hands) -> None:
    show(hands, kept(), "quick")
    words = plate_words(hands.scene.words, 1, ())
    assert words.cards == "2+3"
    assert plate_words(hands.scene.words, 0, ()).cards == "1"


def test_tokens_of_anothers_power_are_seen_on_the_plate(hands: Hands) -> None:
    show(hands, kept(), "quick")
    assert plate_words(hands.scene.words, 3, ()).others_tokens == ("grudge",)
    assert plate_words(hands.scene.words, 2, ()).others_tokens == ()
