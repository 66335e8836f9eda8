"""The clock of the talks: it ends them, but only while it is wanted and everybody can see it."""

from __future__ import annotations

import pygame
import pytest
from conftest import Below
from talks import ZOMBIE, answer_of, game_at

from cosmic.hotseat.session.deal_drafts import DealClock

pytest_plugins = ("talks",)


def test_the_clock_ends_the_talks(table, sit_down):
    scene = sit_down(table, game_at(ZOMBIE), DealClock(1.0))
    for _ in range(3):
        table.send(dt=0.3)
    assert table.scene is scene
    table.send(dt=0.3)
    assert answer_of(table) == "time_up"


def test_the_clock_is_shared_and_stands_still_below_another_scene(table, sit_down):
    clock = DealClock(60)
    sit_down(table, game_at(ZOMBIE), clock)
    table.send(dt=0.5)
    left = clock.left
    assert left < 60
    table.app.stack.push(Below())
    table.app.step()
    for _ in range(10):
        table.send(dt=0.5)
    assert clock.left == left
    table.app.stack.pop()
    table.app.step()
    table.send(dt=0.5)
    assert clock.left < left


@pytest.mark.parametrize(
    ("gone", "back"),
    [
        (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED),
        (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED),
    ],
    ids=["minimised", "another window"],
)
def test_the_clock_waits_while_nobody_can_see_it(gone: int, back: int, table, sit_down):
    clock = DealClock(2)
    scene = sit_down(table, game_at(ZOMBIE), clock)
    table.send(dt=0.5)
    left = clock.left
    assert left < 2
    table.send(pygame.Event(gone, window=table.window), dt=0.0)
    for _ in range(20):
        table.send(dt=0.5)
    assert clock.left == left and table.scene is scene
    table.send(pygame.Event(back, window=table.window), dt=0.0)
    for _ in range(4):
        table.send(dt=0.5)
    assert answer_of(table) == "time_up"


def test_the_clock_obeys_its_buttons(table, sit_down):
    clock = DealClock(60)
    scene = sit_down(table, game_at(ZOMBIE), clock)
    table.click("clock-pause")
    left = clock.left
    table.send(dt=0.5)
    assert clock.paused and clock.left == left
    table.click("clock-more")
    assert clock.left == left + 30
    table.press_by_keys("clock-pause")
    assert clock.running
    table.click("clock-off")
    for _ in range(300):
        clock.tick(0.5)
    table.send()
    assert table.scene is scene and not clock.on
    assert not any(node.key == "clock-pause" for node in scene.ui.all())


def test_a_clock_nobody_asked_for_ends_nothing(table, sit_down):
    game = game_at(ZOMBIE)
    scene = sit_down(table, game, DealClock(0.2))
    scene.decision.outside = ()
    for _ in range(5):
        table.send(dt=0.5)
    assert table.scene is scene
    game.decision.outside = ("time_up",)
