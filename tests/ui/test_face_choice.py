"""One card is named among a hundred: by kind and by letters, with the mouse or with keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from driver import Hands
from questions import examples
from table_states import seated, show, sit_down

from cosmic.engine.game import Game
from cosmic.hotseat.session.question_forms import FACES, GALLERY, MOST_SIDE_BY_SIDE, form_of
from cosmic.ui.screens.face_choice import FaceScene


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    folder: Path = tmp_path_factory.mktemp("named")
    for hands in seated(folder, (1280, 720)):
        hands.keys_only = False
        yield hands


def searching(hands: Hands) -> FaceScene:
    sit_down(hands, "finder-card")
    assert isinstance(hands.top, FaceScene)
    return hands.top


def named(game: Game) -> str:
    return next(str(line.about["card"]) for line in reversed(game.log) if line.key == "finder-named")


def test_more_cards_than_can_lie_side_by_side_are_found_by_kind_and_by_name() -> None:
    many = examples()["finder-card"].decision
    few = examples()["filch-card"].decision
    assert many is not None and few is not None
    assert len(many.options) > MOST_SIDE_BY_SIDE and form_of(many) == FACES
    assert len(few.options) <= MOST_SIDE_BY_SIDE and form_of(few) != FACES != GALLERY


def test_the_mouse_finds_a_card_by_its_kind_and_names_it_with_a_second_press(hands: Hands) -> None:
    scene = searching(hands)
    hands.click("tab-artifact")
    hands.click("Plague")
    assert scene.face == "plague" and hands.top is scene, "a slip of the hand names nothing"
    hands.click("confirm")
    assert named(hands.scene.session.game) == "plague"


def test_a_number_and_enter_twice_are_enough(hands: Hands) -> None:
    scene = searching(hands)
    hands.write("40")
    assert scene.picker.faces() == ["attack_40"]
    hands.key(pygame.K_RETURN)
    assert scene.face == "attack_40" and hands.top is scene
    hands.key(pygame.K_RETURN)
    assert named(hands.scene.session.game) == "attack_40"


def test_nothing_is_named_before_a_card_is_taken_up(hands: Hands) -> None:
    scene = searching(hands)
    assert not hands.find("confirm").enabled and not scene.face
    hands.write("zzz")
    hands.key(pygame.K_RETURN)
    assert hands.top is scene and not scene.face


def test_the_letter_that_asks_for_advice_can_be_written(hands: Hands) -> None:
    game = examples()["finder-card"]
    assert game.decision is not None
    show(hands, game, people=[game.decision.player])
    assert isinstance(hands.top, FaceScene)
    hands.write("h")
    assert isinstance(hands.top, FaceScene) and hands.top.picker.letters == "h"
