"""What aliens keep is seen on the board: cards beside planets, cards on a sheet, tokens with others, an added card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from driver import Hands, plan_for
from pygame import FRect
from questions import examples
from rich_tables import rich_table
from situations import at
from table_states import KEPT, hoard, open_curtain, show, sit_down, with_things_kept
from twins import Twins, twin_of

from cosmic.engine.decisions import PASS
from cosmic.engine.game import Game
from cosmic.engine.state import FACE_DOWN, OUT_OF_TURN
from cosmic.engine.views import PUBLIC, view_of
from cosmic.hotseat.session.headline import headline
from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.captive_places import covered
from cosmic.ui.board.card_fan import CardNode
from cosmic.ui.board.card_groups import GroupSign
from cosmic.ui.board.closer_look import SeatScene
from cosmic.ui.board.free_places import dock_of, tech_box
from cosmic.ui.board.kept_things import cards_on_sheets, put_aside
from cosmic.ui.board.large_units import in_large_units
from cosmic.ui.board.marked_words import plate_words
from cosmic.ui.board.pieces import Tableau
from cosmic.ui.board.planet_tags import tag_box
from cosmic.ui.board.strength_plates import cards_down
from cosmic.ui.kit.canvas import TextMark
from cosmic.ui.kit.widgets import ScrollList
from cosmic.ui.printed.printed_words import DestinyWords

TAG = (84.0, 26.0)  # with two figures


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    folder = tmp_path_factory.mktemp("table")
    hands = Hands(plan_for(4, 4, "quick", planets=5), folder, (1280, 720), examples()["invite"].clone())
    yield hands
    hands.close()


def marks(hands: Hands) -> list[TextMark]:
    return [mark for mark in drawn(hands) if mark.owner == "kept"]


def drawn(hands: Hands) -> list[TextMark]:
    view = hands.app.main
    canvas = hands.app.plain_canvas(view, view.surface)
    canvas.texts = []
    hands.scene.draw_board(canvas)
    return canvas.texts


def test_cards_beside_a_planet_lie_there_with_what_they_are_worth(hands: Hands) -> None:
    show(hands, with_things_kept(), "quick")
    assert sorted(mark.words for mark in marks(hands)) == ["+18", "+40", "+6"]
    view = hands.app.main
    canvas = hands.app.plain_canvas(view, view.surface)
    for words, seat, planet in (("+18", 2, 0), ("+40", 3, 2), ("+6", 0, 2)):
        there = canvas.box(hands.scene.layout.seats[seat].planets[planet])
        mark = next(mark for mark in marks(hands) if mark.words == words)
        assert there.inflate(there.w // 2, there.h // 2).contains(mark.rect)
        assert mark.rect.bottom < canvas.box(hands.scene.layout.hud.dock).top, "nothing lies over it"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_is_told_beside_a_planet_hides_no_tech_and_lies_on_the_board(seats: int) -> None:
    layout = in_large_units(BoardLayout.load(seats))
    table = Tableau(layout, view_of(rich_table(seats).table, PUBLIC))
    techs = [tech_box(layout, seat, n, 2) for seat in range(seats) for n in range(2)]
    for planet in range(5 * seats):
        tag = tag_box(table, planet, *TAG)
        assert tag.x >= 0 and tag.bottom < dock_of(layout) + TAG[1] / 4
        for tech in techs:
            assert covered([tag], [tech]) < 0.05 * tech.width * tech.height, planet


def test_what_is_told_beside_neighbours_lies_side_by_side() -> None:
    """One beside every planet that has room for its own."""
    layout = in_large_units(BoardLayout.load(4))
    table = Tableau(layout, view_of(rich_table(4).table, PUBLIC))
    placed: list[FRect] = []
    for planet in range(20):
        placed.append(tag_box(table, planet, *TAG, placed))
    assert not any(one.colliderect(other) for one, other in combinations(placed, 2))


def test_who_points_at_the_planet_is_told_which_cards_they_are(hands: Hands) -> None:
    show(hands, with_things_kept(), "quick")
    words = hands.scene.words
    assert words.apart_at("citadel/10") == ["Beside blue 1, of Citadel: Attack 10 and Attack 8."]
    assert "Attack" not in " ".join(words.apart_at("miser")), "face down to everybody but its owner"


def test_a_plate_counts_the_cards_on_the_sheet_apart_from_the_hand(hands: Hands) -> None:
    show(hands, with_things_kept(), "quick")
    words = plate_words(hands.scene.words, 1, ())
    assert words.cards == "8+8"
    assert plate_words(hands.scene.words, 0, ()).cards == "1"


def test_tokens_of_anothers_power_are_seen_on_the_plate(hands: Hands) -> None:
    show(hands, with_things_kept(), "quick")
    assert plate_words(hands.scene.words, 3, ()).others_tokens == ("grudge",)
    assert plate_words(hands.scene.words, 2, ()).others_tokens == ()


def test_a_sheet_says_what_lies_on_it_and_what_others_have_laid_there(hands: Hands) -> None:
    show(hands, with_things_kept(), "quick")
    for seat, kept in (
        (0, "Beside blue 1, of Citadel: Attack 10 and Attack 8."),
        (1, "On the sheet of Miser: 8 × a card face down."),
        (3, "12 tokens lie on the sheet."),
        (3, "One token of Grudge lies here."),
    ):
        assert kept in [line for _, line in hands.scene.words.kept_by(seat)]
    hands.press("seat-3")
    assert isinstance(hands.top, SeatScene)
    standing = hands.find("standing")
    assert isinstance(standing, ScrollList)
    said = "".join(span.words for line in standing.lines for span in line)
    assert "12 tokens lie on the sheet." in said and "One token of Grudge lies here." in said


def test_a_power_on_loan_is_marked_on_both_plates(hands: Hands) -> None:
    show(hands, with_things_kept(lent=True), "quick")
    words = hands.scene.words
    borrower, lender, nobody = (plate_words(words, seat, ()) for seat in (0, 3, 1))
    assert (borrower.emblem, borrower.state, borrower.partner, borrower.tokens) == ("warrior", "active", "green", 12)
    assert (lender.emblem, lender.state, lender.partner, lender.tokens) == ("warrior", "lent", "red", 0)
    assert nobody.partner == ""


def test_the_headline_says_that_an_encounter_is_out_of_turn(hands: Hands) -> None:
    game = with_things_kept()
    assert game.state.enc is not None
    game.state.enc.number = OUT_OF_TURN
    show(hands, game, "quick")
    assert headline(hands.scene.words).startswith("Out of turn: Ann")
    show(hands, with_things_kept(), "quick")
    assert headline(hands.scene.words).startswith("Ann")


# --- cards that are not in hand


def signs(hands: Hands) -> list[str]:
    return [node.group.name for node in hands.scene.ui.all() if isinstance(node, GroupSign)]


def cards_of(hands: Hands) -> list[CardNode]:
    return [node for node in hands.scene.ui.all() if isinstance(node, CardNode)]


def test_a_hoard_lies_apart_from_the_hand(hands: Hands) -> None:
    hoard(hands)
    assert signs(hands) == ["Hand", "Miser"]
    middle = next(node for node in hands.scene.ui.all() if node.key == "group-miser").area.x
    view = hands.scene.view
    left = {int(node.key.partition("-")[2]) for node in cards_of(hands) if node.area.centerx < middle}
    assert left == set(view.hand) and len(cards_of(hands)) == 16


def test_who_has_nothing_but_a_hand_needs_no_sign(hands: Hands) -> None:
    show(hands, with_things_kept(), "quick")
    hands.press("seat-2")
    hands.press("peek")
    open_curtain(hands)
    assert signs(hands) == [] and len(cards_of(hands)) == 8


def test_cards_that_were_drawn_are_seen_while_it_is_asked_what_to_do_with_them(hands: Hands) -> None:
    sit_down(hands, "chosen-way")
    open_curtain(hands)
    view = hands.scene.view
    assert signs(hands) == [*(["Hand"] if view.hand else []), "Chosen"]
    assert {f"card-{card}" for card in view.on_sheet["chosen"]} <= {node.key for node in cards_of(hands)}


def test_a_card_that_is_offered_is_seen(hands: Hands) -> None:
    game = sit_down(hands, "fido-accept")
    assert game.decision is not None
    offered = hands.scene.words.card(game.decision.about["card"])
    assert [node.held.words.title for node in cards_of(hands)] == [offered]


def test_destiny_cards_are_chosen_by_their_faces(hands: Hands) -> None:
    game = sit_down(hands, "dictator-card")
    assert game.decision is not None
    faces = cards_of(hands)
    assert [node.key for node in faces] == [f"face-{slug}" for slug in game.decision.options]
    assert all(isinstance(node.held.words, DestinyWords) for node in faces)
    assert all(one.area.right <= other.area.x for one, other in pairwise(faces)), "their names are at the foot"


def test_anothers_ships_are_chosen_on_the_board_and_shown_where_they_go(hands: Hands) -> None:
    sit_down(hands, "shadow-ship")
    asked = hands.scene.asked
    assert asked is not None
    victim, zone = asked.owner, asked.decision.options[0]
    assert victim != asked.decision.player
    hands.press(f"zone-{zone}")
    assert hands.scene.shown_ships[zone][victim] == hands.scene.view.ships[zone][victim] - 1
    assert asked.words.seat(victim) in asked.words.question(asked.decision)


# --- nobody else sees it


def test_a_hoard_is_seen_behind_its_owners_curtain_alone(tmp_path_factory: pytest.TempPathFactory) -> None:
    game = at({**KEPT, "hands": {"red": ["attack 06"]}})
    other = twin_of(game)
    assert other is not None
    one, two = (each.state.apart["miser"] for each in (game, other))
    assert one != two
    twins = Twins(tmp_path_factory.mktemp("twins"), "quick")
    try:
        twins.show(game, other)
        twins.assert_same("the open board")
        twins.both(lambda hands: hands.press("seat-1"))
        twins.assert_same("the sheet")
        twins.both(lambda hands: hands.press("peek"))
        twins.assert_covered("before the look")
        twins.open()
        assert not twins.are_same, "the hoard was to be seen"
        twins.both(lambda hands: hands.press("close"))
        twins.assert_same("after the look")
    finally:
        twins.close()


# --- cards beside encounter cards


TWO_CARDS = {
    "seats": {"red": "deuce", "yellow": "none", "blue": "chronos", "green": "none"},
    "hands": {
        "red": ["attack 10", "attack 06", "attack 12"],
        "blue": ["attack 20", "attack 15", "flare calculator"],
    },
    "start": "planning",
    "defense": "blue",
    "planet": "blue 1",
    "sends": 4,
}


def with_two_cards() -> Game:
    """Both cards of Deuce lie face down, and the defense may still do something."""
    game = at(TWO_CARDS)
    for face in ("attack_10", "attack_20", "attack_6"):
        assert game.decision is not None
        game.answer(next(card for card in game.decision.options if game.state.cards[card] == face))
    return game


def test_a_second_card_face_down_is_counted_on_the_plate_of_strength(hands: Hands) -> None:
    game = with_two_cards()
    for viewer, known, hidden in ((PUBLIC, FACE_DOWN, 2), (2, FACE_DOWN, 2), (0, "attack_6", 0)):
        enc = view_of(game.table, viewer).enc
        assert enc is not None and enc.added == [[known], []]
        assert cards_down(enc, 0) == hidden
    show(hands, game, "quick")


def test_a_card_put_aside_is_of_its_player_and_of_nobodys_sheet(hands: Hands) -> None:
    game = with_two_cards()
    while game.decision is not None and "chronos.power" not in game.decision.options:
        game.answer(PASS)
    game.answer("chronos.power")
    view = view_of(game.table, PUBLIC)
    assert put_aside(view, 0) == ["attack_10"] and put_aside(view, 2) == []
    assert cards_on_sheets(view, 2) == 0
    show(hands, game, "quick")
