"""Backs of cards are for everybody to see, and nothing but them: on sheets, in flight, on stage, and in the words."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pygame
import pytest
from auditing import arrange, read
from driver import Hands, plan_for
from pygame import FRect
from rich_tables import secret_table
from situations import at
from stage_positions import played_to
from table_states import open_curtain, show
from twins import Twins, twin_of

from cosmic.engine.definitions import KINDS
from cosmic.engine.game import Game
from cosmic.engine.state import FACE_DOWN
from cosmic.engine.views import COSMIC_BACK, PUBLIC, REWARD_BACK, PlayerView, view_of
from cosmic.hotseat.session.beats import last_of_group
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter
from cosmic.ui.board import board_motion, stage_duel
from cosmic.ui.board.board_layout import BoardLayout, kicker_box
from cosmic.ui.board.board_motion import CardFlight, Motion
from cosmic.ui.board.card_fan import CardNode
from cosmic.ui.board.card_motion import DECK, REWARD_DECK, CardJourney, between_hands
from cosmic.ui.board.closer_look import PileScene
from cosmic.ui.board.kept_things import added_box
from cosmic.ui.board.large_units import in_large_units
from cosmic.ui.board.marked_words import plate_words
from cosmic.ui.board.pieces import Tableau
from cosmic.ui.board.stage_moments import moment_of
from cosmic.ui.board.strength_plates import ships_so_far
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.printed.card_backs import back_surface
from cosmic.ui.printed.printed_words import Wording
from cosmic.ui.table.table_scene import TableScene

LAYOUT = in_large_units(BoardLayout.load(4))
TABLE: dict[str, Any] = {
    "options": {"rewards": "deck"},
    "seats": {"red": "none", "yellow": "miser", "blue": "merchant", "green": "cryo"},
    "apart": {
        "miser": ["attack 04", "negotiate", "attack 16", "attack -04"],
        "merchant": ["attack 06", "attack 17"],
        "cryo": ["rift 3"],
    },
    "hands": {
        "red": ["attack 08", "kicker x2", "crooked deal", "rift 4"],
        "yellow": ["attack 07", "kicker x0", "attack -07", "attack 10"],
        "blue": ["attack 20"],
        "green": ["attack 10", "rift 5"],
    },
    "reward_discards": ["finder", "attack 19"],
    "start": "planning",
    "defense": "yellow",
    "planet": "yellow 1",
    "sends": 3,
}


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    hands = Hands(plan_for(4, 4, "quick", planets=5), tmp_path_factory.mktemp("table"), (1280, 720))
    yield hands
    hands.close()


@pytest.fixture
def view() -> PlayerView:
    return view_of(at(TABLE).table, PUBLIC)


def flown(before: PlayerView, after: PlayerView) -> Motion:
    motion = Motion(Tableau(LAYOUT, after), Wording(book().content, Messages(strict=True)))
    motion.between(before, after, None, Canvas(pygame.Surface((1024, 576))))
    return motion


def card_flights(motion: Motion) -> list[CardFlight]:
    return [sprite for sprite in motion.sprites if isinstance(sprite, CardFlight)]


# --- what everybody sees of cards face down


def test_of_cards_apart_everybody_sees_the_backs_and_only_those(view: PlayerView) -> None:
    assert view.apart["miser"] == [FACE_DOWN] * 4
    assert view.backs_at("miser") == [REWARD_BACK, REWARD_BACK, COSMIC_BACK, COSMIC_BACK]
    assert view.backs_at("cryo") == [REWARD_BACK] and view.backs_at("citadel") == []


def test_a_plate_tells_the_backs_in_hand_and_on_the_sheet_apart(hands: Hands) -> None:
    show(hands, at(TABLE), "quick")
    words = [plate_words(hands.scene.words, seat, ()) for seat in range(4)]
    assert [one.cards for one in words] == ["1", "2+2", "1+1", "1"]
    assert [one.reward_cards for one in words] == ["3", "2+2", "0+1", "1+1"]


def test_words_tell_the_backs(view: PlayerView) -> None:
    words = Presenter(view, book().content, Messages(strict=True))
    assert words.apart_at("miser") == ["On the sheet of Miser: 2 × a card face down and 2 × a reward card face down."]
    assert words.apart_at("cryo") == ["On the sheet of Cryo: a reward card face down."]


def with_cards_laid() -> Game:
    """Both main players have laid a kicker, the offense a crooked deal, the defense its attack of seven."""
    game = at(TABLE)
    while not any(line.key == "cards-laid" for line in game.log):
        asked = game.decision
        assert asked is not None
        faces = [game.state.cards[card] for card in asked.options] if asked.kind == "card" else []
        wish = next((n for n, face in enumerate(faces) if face in ("crooked_deal", "attack_7")), 0)
        game.answer("kicker" if "kicker" in asked.options else asked.options[wish])
    return game


def test_laid_cards_and_kickers_are_told_by_their_backs() -> None:
    game = with_cards_laid()
    line = next(n for n, line in enumerate(game.log) if line.key == "cards-laid")
    seen = view_of(game.table_at(line), PUBLIC)
    assert seen.enc is not None
    assert seen.enc.laid == [FACE_DOWN, FACE_DOWN] and seen.enc.laid_rewards == [True, False]
    told = " ".join(Presenter(seen, book().content, Messages(strict=True)).encounter())
    assert told.count("a reward card face down") == 3, told  # a card and two kickers
    assert "Crooked" not in told and "×" not in told


def test_a_kicker_that_nobody_knows_yet_stands_on_the_plate_of_its_side(view: PlayerView) -> None:
    assert view.enc is not None
    view.enc.laid = [FACE_DOWN, FACE_DOWN]
    view.enc.kickers = [FACE_DOWN, ""]
    assert [ships_so_far(view, side, 4, 1) for side in (0, 1)] == ["? ×? + 4", "? + 4"]
    assert ships_so_far(view, 0, 4, 2) == "? ×? + ? + 4"


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("seats", [4, 6])
def test_cards_that_nobody_knows_stay_on_the_plate_of_their_side(
    seats: int, size: tuple[int, int], hands: Hands
) -> None:
    """Two of them and a kicker are as many as it gets."""
    show(hands, secret_table(seats), "normal")
    arrange(hands.app, size, 1.0)
    canvas = hands.app.canvas(hands.app.main)
    _, texts = read(hands.app, hands.scene)
    for side in (0, 1):
        plate = canvas.box(hands.find(f"strength-{side}").area)
        said = [mark for mark in texts if mark.owner == f"ships-{side}"]
        assert " ".join(mark.words for mark in said) == f"? ×? + ? + {(3, 4)[side]}"
        assert all(plate.contains(mark.rect) for mark in said), (plate, said)
    arrange(hands.app, (1280, 720), 1.0)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_second_card_and_a_kicker_are_both_in_sight(seats: int) -> None:
    layout = in_large_units(BoardLayout.load(seats))
    for side, (slot, plate) in enumerate(zip(layout.slots, layout.strength)):
        second = added_box(slot, side, 0)
        assert is_in_sight(kicker_box(slot, side), second)
        assert not second.colliderect(plate)
    card = FRect(0, 0, 300, 420)
    for side in (0, 1):
        assert is_in_sight(stage_duel.kicker_box(card, side), stage_duel.beside_box(card, side, 0, True))


def is_in_sight(box: FRect, over: FRect) -> bool:
    hidden = box.clip(over)
    return hidden.width * hidden.height < 0.1 * box.width * box.height


def test_kickers_come_up_on_the_stage_with_the_cards_and_show_their_own_backs_before(hands: Hands) -> None:
    game = played_to(with_cards_laid(), "kicker-revealed", {})
    first = next(n for n, line in enumerate(game.log) if line.key == "revealed")
    line = last_of_group(game.log, first)
    assert game.log[line].key == "kicker-revealed"
    before = view_of(game.table_at(first - 1), PUBLIC)
    moment = moment_of(hands.services, game, line, game.log[first], before, [0, 1, 2, 3])
    assert moment is not None and moment.duel is not None
    duel = moment.duel
    assert duel.kickers == ("kicker_2", "kicker_0") and duel.turned == (0, 1)
    assert duel.backs == (REWARD_BACK, COSMIC_BACK)


# --- in flight


def more_cards(view: PlayerView, seat: int, cosmic: int, rewards: int) -> None:
    view.seats[seat].hand_size += cosmic + rewards
    view.seats[seat].hand_rewards += rewards


def test_a_reward_comes_from_its_own_deck(view: PlayerView) -> None:
    after = replace(deepcopy(view), deck_size=view.deck_size - 1, reward_deck_size=view.reward_deck_size - 2)
    more_cards(after, 3, 1, 2)
    assert list(between_hands(view, after)) == [
        CardJourney(DECK, 3, 1, COSMIC_BACK),
        CardJourney(REWARD_DECK, 3, 2, REWARD_BACK),
    ]
    starts = [flight.start for flight in card_flights(flown(view, after))]
    assert starts == [LAYOUT.decks.deck, LAYOUT.decks.reward, LAYOUT.decks.reward]


def test_compensation_flies_with_both_backs(view: PlayerView, monkeypatch: pytest.MonkeyPatch) -> None:
    after = deepcopy(view)
    more_cards(after, 0, -1, -2)
    more_cards(after, 1, 1, 2)
    assert list(between_hands(view, after)) == [CardJourney(0, 1, 1, COSMIC_BACK), CardJourney(0, 1, 2, REWARD_BACK)]
    printed: list[str] = []

    def noted(canvas: Canvas, size: tuple[int, int], back: str) -> Any:
        printed.append(back)
        return back_surface(canvas, size, back)

    monkeypatch.setattr(board_motion, "back_surface", noted)
    assert len(card_flights(flown(view, after))) == 3
    assert printed[-2:] == [COSMIC_BACK, REWARD_BACK]


def test_cards_of_the_other_back_go_the_other_way_in_a_deal(view: PlayerView) -> None:
    after = deepcopy(view)
    more_cards(after, 0, -1, 1)
    more_cards(after, 1, 1, -1)
    assert list(between_hands(view, after)) == [CardJourney(0, 1, 1, COSMIC_BACK), CardJourney(1, 0, 1, REWARD_BACK)]


def test_a_reward_card_is_discarded_onto_its_own_pile(view: PlayerView) -> None:
    after = replace(deepcopy(view), reward_discard=[*view.reward_discard, "rift_4"])
    more_cards(after, 0, 0, -1)
    (flight,) = card_flights(flown(view, after))
    assert flight.end == LAYOUT.decks.reward_discard
    assert LAYOUT.seats[0].plate.collidepoint(flight.start.center), "from the one hand that has grown smaller"


def test_cards_laid_on_a_sheet_fly_there_with_their_backs(view: PlayerView) -> None:
    after = deepcopy(view)
    after.apart["cryo"] = [FACE_DOWN] * 3
    after.apart_rewards["cryo"] = 2
    more_cards(after, 3, -1, -1)
    assert len(card_flights(flown(view, after))) == 2
    drawn = replace(after, reward_deck_size=view.reward_deck_size - 1)
    starts = [flight.start for flight in card_flights(flown(view, drawn))]
    assert LAYOUT.decks.reward in starts and LAYOUT.decks.deck not in starts


def test_a_kicker_flies_to_its_place_and_turns_there(view: PlayerView) -> None:
    laid, up = deepcopy(view), deepcopy(view)
    assert laid.enc is not None and up.enc is not None
    laid.enc.kickers, up.enc.kickers = [FACE_DOWN, ""], ["kicker_2", ""]
    motion = flown(view, laid)
    place = kicker_box(LAYOUT.slots[0], 0)
    (flight,) = card_flights(motion)
    assert flight.end == place and motion.table.hidden_kickers == {0}
    (turn,) = card_flights(flown(laid, up))
    assert turn.start == turn.end == place and turn.back is not None
    motion.clear()
    assert not motion.table.hidden_kickers


# --- the discards of the reward deck


def test_they_can_be_leafed_through(hands: Hands) -> None:
    show(hands, at(TABLE), "quick")
    open_curtain(hands)
    hands.press("reward-discard")
    assert isinstance(hands.top, PileScene)
    cards = [node for node in hands.top.ui.all() if isinstance(node, CardNode)]
    assert len(cards) == 2
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, TableScene)


def test_without_any_there_is_nothing_to_open(hands: Hands) -> None:
    show(hands, at({**TABLE, "reward_discards": []}), "quick")
    open_curtain(hands)
    hands.press("reward-discard")
    assert isinstance(hands.top, TableScene)


# --- a treaty


def test_every_kind_has_a_name_of_its_own_in_a_treaty() -> None:
    say = Messages(strict=True)
    names = [say.say("ui-deal-kind", kind=kind) for kind in KINDS]
    assert len(set(names)) == len(KINDS)


# --- nothing more than the backs


def test_other_cards_with_the_same_backs_change_no_pixel(tmp_path_factory: pytest.TempPathFactory) -> None:
    game = at(TABLE)
    other = twin_of(game, by_kind=True)
    assert other is not None
    assert [game.state.apart[place] for place in ("miser", "cryo")] != [
        other.state.apart[place] for place in ("miser", "cryo")
    ]
    twins = Twins(tmp_path_factory.mktemp("twins"), "quick")
    try:
        twins.show(game, other)
        twins.settle()
        twins.assert_same("the open board")
        twins.both(lambda hands: hands.press("open"))
        twins.both(lambda hands: hands.lose_focus())
        twins.assert_covered("the focus is lost")
    finally:
        twins.close()


def test_which_back_a_side_has_laid_is_not_told_before_the_other_has_chosen(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    cards = {"red": ["attack 08", "crooked deal"], "yellow": ["attack 07", "attack 10"]}
    game = at(
        {**TABLE, "seats": dict.fromkeys(("red", "yellow", "blue", "green"), "none"), "apart": {}, "hands": cards}
    )
    assert game.decision is not None
    twins = Twins(tmp_path_factory.mktemp("twins"), "quick")
    try:
        twins.show_both(game, game)
        twins.both(lambda hands: hands.press("open"))
        for hands, wish in zip(twins.hands, (0, -1)):
            asked = hands.scene.session.game
            assert asked.decision is not None and asked.decision.kind == "card"
            hands.wish = asked.decision.options[wish]
            while not asked.journal:
                hands.act()
            hands.wish = None
        laid = [hands.scene.session.game.journal[0][1] for hands in twins.hands]
        assert laid == list(game.decision.options)
        twins.settle()
        twins.both(lambda hands: hands.press("open"))
        twins.assert_same("a reward card is laid, or another one")
    finally:
        twins.close()
