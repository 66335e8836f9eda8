"""Hidden powers on the screen: a back for everybody, for its owner the sheet behind the curtain, and how it is turned
up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import projecting
import pygame
import pytest
from driver import Hands, plan_at
from projecting import opened, public_pixels
from situations import at
from table_states import open_curtain, seated, show
from twins import Twins

from cosmic.engine.views import PUBLIC
from cosmic.hotseat.session.calls import Call
from cosmic.ui.board.board_motion import CardFlight
from cosmic.ui.board.closer_look import SeatScene, SheetNode
from cosmic.ui.board.marked_words import plate_words
from cosmic.ui.table.curtain_scene import CurtainScene

projected = projecting.hands
hands = pytest.fixture(lambda tmp_path: (yield from seated(tmp_path, (1024, 576))))
TABLE: dict[str, Any] = {
    "seats": {"blue": "human", "green": "zombie", "purple": "none", "red": "void"},
    "face_down": ["blue", "green"],
    "hands": {"blue": ["attack 10", "attack 12", "negotiate"], "green": ["attack 08"], "purple": ["attack 06"]},
    "start": "reveal",
    "defense": "green",
    "planet": "green 1",
    "sends": 2,
    "laid": {"offense": "attack 10", "defense": "attack 12"},
    "options": {"planets": 4},
}
BEFORE = {name: value for name, value in TABLE.items() if name not in ("sends", "laid", "planet")} | {"start": "launch"}


def with_others(written: dict[str, Any]) -> dict[str, Any]:
    return written | {"seats": written["seats"] | {"blue": "miser", "green": "remora"}}


def plates(hands: Hands) -> list[tuple[str, str, str]]:
    found = [plate_words(hands.scene.words, seat, ()) for seat in range(4)]
    return [(plate.alien, plate.emblem, plate.state) for plate in found]


def press_and_open(hands: Hands) -> None:
    """The first seat presses at the call and opens its curtain."""
    assert isinstance(hands.scene.beat, Call)
    hands.press_by_keys(hands.find("press-0"))
    hands.press("wave")
    open_curtain(hands)


def test_two_tables_with_other_sheets_face_down_look_the_same(tmp_path: Path) -> None:
    """On the board, in the closer look at a seat, at a call and at the curtain; but not behind it."""
    twins = Twins(tmp_path, "normal")
    try:
        twins.show_both(at(TABLE), at(with_others(TABLE)))
        twins.both(lambda hands: hands.press("seat-1"))
        twins.assert_same("a seat is looked at")
        twins.both(lambda hands: hands.press("close"))
        twins.key(pygame.K_q, "q")
        twins.key(pygame.K_SPACE, " ")
        twins.assert_covered("the owner looks")
        twins.open()
        assert not twins.are_same, "the sheet was to be seen"
        twins.both(lambda hands: hands.press("option-pass"))
        twins.settle()
        assert all(isinstance(hands.scene.beat, Call) for hands in twins.hands), "the cards are up"
    finally:
        twins.close()


def test_everybody_sees_a_back_and_the_owner_its_sheet_behind_the_curtain(hands: Hands) -> None:
    show(hands, at(TABLE))
    assert plates(hands)[:2] == [("Face down", "", "hidden")] * 2
    hands.press("seat-1")
    assert isinstance(hands.top, SeatScene)
    assert [node.state for node in hands.top.ui.nodes if isinstance(node, SheetNode)] == ["hidden"]
    hands.press("close")
    press_and_open(hands)
    assert plates(hands)[:2] == [("Human", "human", "hidden"), ("Face down", "", "hidden")]
    hands.press("seat-0")
    assert [node.words.alien for node in hands.top.ui.nodes if isinstance(node, SheetNode)] == ["human"]


def test_one_press_too_many_does_not_turn_a_sheet_up(hands: Hands) -> None:
    show(hands, at(TABLE))
    press_and_open(hands)
    assert hands.scene.ui.focus_key == "option-pass"


def test_a_sheet_that_is_turned_up_is_told_and_shown_to_all(hands: Hands) -> None:
    show(hands, at(TABLE))
    press_and_open(hands)
    hands.press("option-human.face_down")
    hands.settle()
    assert hands.scene.eyes == PUBLIC
    assert plates(hands)[0] == ("Human", "human", "active")
    assert any(line.key == "sheet-turned-up" for line in hands.scene.session.game.log)


def test_the_sheet_turns_over_in_the_air(tmp_path: Path) -> None:
    twins = Twins(tmp_path, "normal", speed=1.0)
    try:
        table = twins.hands[0]
        table.show(at(TABLE), plan_at(at(TABLE), "normal"))
        table.settle()
        press_and_open(table)
        table.press("option-human.face_down")
        for _ in range(5):
            table.send(dt=0.02)
        flights = [sprite for sprite in table.scene.motion.sprites if isinstance(sprite, CardFlight)]
        assert flights and flights[0].back is not None
    finally:
        twins.close()


def test_the_dock_has_an_entry_for_it_and_the_next_moment_asks(hands: Hands) -> None:
    """In a quick game too, in which nobody else is asked for it."""
    show(hands, at(BEFORE), "quick")
    hands.press("turn-up")
    assert hands.scene.session.turning == [0]
    hands.press("planet-4")
    hands.settle()
    assert isinstance(hands.top, CurtainScene)
    open_curtain(hands)
    assert hands.scene.asked is not None and "human.face_down" in hands.scene.asked.decision.options


def test_who_plays_alone_sees_the_own_sheet_and_the_public_board_does_not(projected: Callable[..., Hands]) -> None:
    table = projected(size=(1024, 576))
    opened(table)
    pictures = []
    for written in (BEFORE, with_others(BEFORE)):
        table.show(at(written), plan_at(at(written), "normal", [0]))
        table.settle()
        table.send()
        assert plates(table)[0][0] in ("Human", "Miser")
        pictures.append(public_pixels(table))
    assert pictures[0] == pictures[1]
