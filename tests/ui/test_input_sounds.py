"""What hands do is heard softly: presses, steps of the focus, what cannot be done; behind the curtain presses alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest
from conftest import OpenTable
from driver import Hands, plan_for

from cosmic.ui.board.card_fan import CardNode
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Button
from cosmic.ui.shell.input_sounds import InputSounds
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.table.curtain_scene import CurtainScene


class Choices(Scene):
    def build(self) -> list[Node]:
        return [
            Button("yes", (100, 100, 300, 80), "Yes", lambda: None),
            Button("no", (100, 300, 300, 80), "No", lambda: None, enabled=False, why_not="Not now."),
        ]


@pytest.fixture
def heard() -> list[str]:
    return []


def listen(app: Any, heard: list[str]) -> None:
    app.on_taken = InputSounds(app.stack, heard.append).taken


def test_focus_press_and_refusal_by_keys(open_table: OpenTable, heard: list[str]) -> None:
    table = open_table()
    table.show(Choices())
    listen(table.app, heard)
    for key in (pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN, pygame.K_DOWN):
        table.key(key)
    assert heard == ["press", "focus", "refuse"], "the last step leads nowhere"


def test_press_and_refusal_by_the_mouse(open_table: OpenTable, heard: list[str]) -> None:
    table = open_table()
    table.show(Choices())
    listen(table.app, heard)
    table.click("yes")
    table.click("no")
    table.press(1500, 900)
    table.release(1500, 900)
    assert heard == ["press", "refuse"], "beside everything nothing is heard"


def test_behind_the_curtain_nothing_tells_which_card_it_was(tmp_path: Path, heard: list[str]) -> None:
    hands = Hands(plan_for(3, 3, "strict"), tmp_path, (1024, 576))
    greyed: list[Node] = []
    for _ in range(600):
        hands.act()
        if isinstance(hands.top, CurtainScene) or not hands.scene.hushed or hands.top is not hands.scene:
            continue
        hands.top.refresh()
        greyed = [node for node in hands.top.ui.focusables() if isinstance(node, CardNode) and not node.enabled]
        if greyed:
            break
    assert greyed
    listen(hands.app, heard)
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_RIGHT)
    assert heard == []
    hands.click(hands.find(greyed[0].key))
    assert heard == ["press"]
    hands.close()


def test_a_click_on_what_only_tells_its_name_ends_what_moves(tmp_path: Path) -> None:
    hands = Hands(plan_for(1, 3, "quick"), tmp_path, (1024, 576), speed=1.0)
    for _ in range(400):
        hands.act()
        if hands.top is hands.scene and hands.scene.beat is None and hands.scene.timeline.busy:
            break
    moving = hands.scene.timeline.parts[:]
    assert moving
    hands.click("number-warp")
    assert all(part.done for part in moving), "what moves now is the next thing that is told"
    hands.close()
