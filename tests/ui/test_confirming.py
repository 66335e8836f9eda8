"""The button that gives an answer says what becomes of the cards or ships that were chosen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from driver import Hands
from questions import KINDS, examples
from table_states import open_curtain, seated, sit_down

from cosmic.engine.decisions import Decision
from cosmic.hotseat.session.question_forms import FACES, GALLERY, GUESTS, HAND, form_of
from cosmic.text.messages import Messages
from cosmic.ui.board.card_fan import CardNode

MESSAGES = Messages(strict=True)


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    folder: Path = tmp_path_factory.mktemp("confirmed")
    yield from seated(folder, (1280, 720))


def decided(kind: str) -> Decision:
    decision = examples()[kind].decision
    assert decision is not None
    return decision


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_of_cards_declares_what_is_done_with_them(kind: str) -> None:
    decision = decided(kind)
    asks_for_cards = form_of(decision) in (HAND, GALLERY, FACES) and decision.of in ("card", "face")
    assert MESSAGES.has(f"ask-{kind}.card") is asks_for_cards


@pytest.mark.parametrize(
    ("kind", "label"),
    [
        ("card", "Lay this card"),
        ("plague-card", "Discard this card"),
        ("trader-give", "Give this card"),
        ("seeker-show", "Show this card"),
        ("rift-card", "Play this card"),
        ("cryo-store", "Set aside this card"),
        ("play", "Play this card"),
    ],
)
def test_the_button_says_what_becomes_of_the_card(kind: str, label: str, hands: Hands) -> None:
    sit_down(hands, kind)
    open_curtain(hands)
    card = next(node for node in hands.scene.ui.focusables() if isinstance(node, CardNode) and node.held.lit)
    hands.press(card.key)
    assert hands.find("confirm").label == label


def test_of_several_cards_the_button_counts_them(hands: Hands) -> None:
    sit_down(hands, "mutant-shed")
    open_curtain(hands)
    cards = [node for node in hands.scene.ui.focusables() if isinstance(node, CardNode) and node.held.lit]
    for card, label in zip((None, *cards), ("no card", "this card", "2 cards")):
        if card is not None:
            hands.press(card.key)
        assert hands.find("confirm").label == f"Discard {label}"


def test_a_card_of_the_table_is_taken_and_not_laid(hands: Hands) -> None:
    sit_down(hands, "filch-card")
    open_curtain(hands)
    assert hands.find("confirm").label == "Take this card"


@pytest.mark.parametrize("kind", ["thief-ship", "accuse-ship", "sniveler-warp"])
def test_ships_that_go_to_the_warp_are_not_sent(kind: str, hands: Hands) -> None:
    sit_down(hands, kind)
    hands.press("fill")
    assert hands.find("confirm").label.startswith("Lose")


@pytest.mark.parametrize("kind", ["launch-ships", "ally-ships", "tech-ship"])
def test_where_a_ship_must_go_none_is_no_choice(kind: str, hands: Hands) -> None:
    sit_down(hands, kind)
    confirm = hands.find("confirm")
    assert not confirm.enabled
    assert confirm.label == "Choose the ships"


def test_only_who_is_asked_to_come_along_is_invited(hands: Hands) -> None:
    kinds = [kind for kind in KINDS if form_of(decided(kind)) == GUESTS]
    labels = {}
    for kind in kinds:
        sit_down(hands, kind)
        open_curtain(hands)
        hands.press(f"seat-{decided(kind).options[0]}")
        labels[kind] = hands.find("confirm").label
    assert labels.pop("invite") == "Invite one player"
    assert labels and set(labels.values()) == {"Choose one player"}


def test_ships_that_stay_are_not_sent(hands: Hands) -> None:
    sit_down(hands, "leviathan-leave")
    assert hands.find("confirm").label == "No ship stays"
    hands.press("fill")
    assert hands.find("confirm").label.endswith(("ship stays", "ships stay"))


@pytest.mark.parametrize(("kind", "button"), [("launch-ships", "fill"), ("plague-ships", "fill"), ("invite", "all")])
def test_who_lets_the_game_choose_confirms_with_the_same_key(kind: str, button: str, hands: Hands) -> None:
    sit_down(hands, kind)
    hands.press_by_keys(hands.find(button))
    answers = len(hands.scene.session.game.journal)
    hands.key(pygame.K_RETURN)
    assert len(hands.scene.session.game.journal) > answers
