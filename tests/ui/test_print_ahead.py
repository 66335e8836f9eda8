"""Prints made ahead in idle frames: pointing at a card or playing one finds its picture ready."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from driver import Hands, plan_for
from questions import examples

from cosmic.engine.views import PUBLIC
from cosmic.ui.board.card_fan import CardNode
from cosmic.ui.kit.cache import USUAL_SCREEN, make_room
from cosmic.ui.printed import card_canvas
from cosmic.ui.printed.card_canvas import has_room, prints_made
from cosmic.ui.table.curtain_scene import CurtainScene


@pytest.fixture
def hands(tmp_path) -> Iterator[Hands]:
    card_canvas._kept.clear()
    hands = Hands(plan_for(4, 4, "quick", planets=4), tmp_path, (1920, 1080), examples()["card"].clone())
    yield hands
    hands.close()
    make_room(USUAL_SCREEN)


def open_a_hand(hands: Hands) -> list[CardNode]:
    for _ in range(80):
        if isinstance(hands.top, CurtainScene):
            hands.press("open")
        if hands.scene.eyes != PUBLIC:
            break
        hands.send()
    hands.paint()
    return [node for node in hands.scene.ui.all() if isinstance(node, CardNode)]


def wait(hands: Hands, frames: int) -> int:
    """How many prints were made while nobody did anything."""
    before = prints_made()
    for _ in range(frames):
        hands.send()
    return prints_made() - before


def test_nothing_is_printed_while_a_card_that_lay_open_is_pointed_at(hands):
    cards = open_a_hand(hands)
    assert wait(hands, 400) > len(cards)
    before = prints_made()
    for card in cards:
        hands.scene.ui.hover = card.key
        hands.scene.redraw()
        hands.paint()
    assert prints_made() == before


def test_one_print_is_made_in_a_frame(hands):
    open_a_hand(hands)
    assert all(wait(hands, 1) <= 1 for _ in range(40))


def test_the_press_rests_when_all_is_printed(hands):
    open_a_hand(hands)
    wait(hands, 600)
    assert wait(hands, 50) == 0


def test_a_full_press_throws_nothing_out_for_what_may_be_needed(hands):
    open_a_hand(hands)
    wait(hands, 100)
    make_room(1)
    assert not has_room()
    assert wait(hands, 20) == 0
