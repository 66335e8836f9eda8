"""The public board in a window of its own: what it shows during a game, and whose inputs count there."""

from __future__ import annotations

from typing import Any

import projecting
import pygame
import pytest
from auditing import drawn
from driver import Hands
from projecting import SMALL, opened, play_on, projector

from cosmic.ui.kit.audit import complaints
from cosmic.ui.kit.widgets import Button
from cosmic.ui.shell.projector import OFF
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.window import View

hands = projecting.hands


# --- during a game


def test_the_public_picture_is_drawn_only_when_it_is_new(hands):
    table = hands()
    view = opened(table)
    play_on(table, lambda: table.scene.asked is not None)
    table.send()
    flips: list[bool] = []
    view.flip = lambda: flips.append(True)  # type: ignore[method-assign]
    for step in range(10):
        table.scene.redraw()
        about = {"pos": (300 + step, 300), "rel": (1, 0), "buttons": (0, 0, 0), "window": table.window}
        table.send(pygame.Event(pygame.MOUSEMOTION, about))
    assert flips == []
    table.app.stack.rebuild()
    table.send()
    assert flips == [True]


def test_the_table_s_own_screen_is_covered_while_nobody_is_asked(hands):
    table = hands(people=2, speed=1.0)
    opened(table)
    told = asked = 0
    for _ in range(400):
        scene = table.scene
        nobody = scene.eyes == scene.session.viewer  # whose hand is still open until the next beat
        if table.top is scene and scene.beat is None and nobody:
            assert scene.big.covers and scene.ui.find("log") is None
            told += 1
        elif table.top is scene and scene.asked is not None:
            assert not scene.big.covers
            asked += 1
        table.act()
    assert told and asked


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_a_reader_has_nothing_to_complain_about_the_cover(hands, scale):
    table = hands(people=3, speed=1.0, text_scale=scale)
    opened(table)
    seen: set[str] = set()

    def both() -> bool:
        scene = table.scene
        if table.top is scene and scene.big.covers and type(scene.beat).__name__ not in seen:
            scene.refresh()
            faults, texts = drawn(table.app)
            assert texts and faults == []
            assert complaints(scene.ui, texts) == []
            seen.add(type(scene.beat).__name__)
        return {"NoneType", "Call"} <= seen

    play_on(table, both)


def test_ships_fly_and_cards_turn_on_the_public_board(hands):
    table = hands(people=2, speed=1.0)
    opened(table)
    kinds: set[str] = set()

    def seen() -> bool:
        board = table.scene.big.board
        kinds.update(type(sprite).__name__ for sprite in board.motion.sprites if sprite.live)
        return {"ShipFlight", "CardFlight"} <= kinds

    play_on(table, seen)


def test_a_whole_game_with_a_projector(hands):
    table = hands(people=3, seats=4, size=SMALL, draw_every=12, abroad=2)
    opened(table)
    table.play()
    assert table.is_over
    board = table.scene.big.board
    assert board is not None and board.view.winners


# --- windows and inputs


class Pressed(Scene):
    def __init__(self) -> None:
        super().__init__()
        self.presses: list[str] = []

    def build(self) -> list[Any]:
        return [Button("all", (0, 0, 1920, 1080), "all", lambda: self.presses.append("all"))]


def with_one_button(table: Hands) -> tuple[Pressed, View]:
    """A scene that is a button all over, beside a public window."""
    view, scene = opened(table), Pressed()
    table.app.stack.reset(scene)
    table.send()
    while table.app.press_guard.left:
        table.send(dt=0.1)
    return scene, view


def click_in(table: Hands, window: pygame.Window) -> None:
    about: dict[str, Any] = {"pos": (400, 300), "window": window}
    table.send(
        pygame.Event(pygame.MOUSEMOTION, rel=(0, 0), buttons=(0, 0, 0), **about),
        pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, **about),
        pygame.Event(pygame.MOUSEBUTTONUP, button=1, **about),
    )


def key_in(table: Hands, window: pygame.Window, key: int) -> None:
    about = {"key": key, "mod": 0, "unicode": "", "scancode": 0, "window": window}
    table.send(pygame.Event(pygame.KEYDOWN, about))


def test_a_click_into_the_public_window_presses_nothing(hands):
    table = hands()
    scene, view = with_one_button(table)
    click_in(table, view.window)
    assert scene.presses == []
    click_in(table, table.window)
    assert scene.presses == ["all"]


def test_keys_count_in_either_window(hands):
    table = hands()
    scene, view = with_one_button(table)
    key_in(table, view.window, pygame.K_RETURN)
    assert scene.presses == ["all"]


def test_f11_is_for_the_window_with_the_focus(hands):
    table = hands()
    view = opened(table)
    assert view.fullscreen
    key_in(table, view.window, pygame.K_F11)
    assert not view.fullscreen
    assert not table.view.fullscreen


def test_closing_the_public_window_leaves_the_game_running(hands):
    table = hands()
    view = opened(table)
    table.send(pygame.Event(pygame.WINDOWCLOSE, window=view.window))
    assert table.app.running
    assert projector(table).mode == OFF
    assert table.app.views == [table.view]
    table.send()


def test_an_event_of_a_number_is_nobody_s(hands):
    table, scene = hands(), Pressed()
    table.app.stack.reset(scene)
    table.send()
    numbers = projector(table).numbers
    numbers.show(2)
    pressed = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1, window=numbers.windows[0])
    assert projector(table).seen([pressed]) == []
    numbers.show(0)
