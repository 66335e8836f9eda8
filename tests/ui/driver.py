"""Hands that play a whole game at the window: they see what stands on the screen and use mouse and keys only."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pygame

from cosmic.engine.rng import Chance
from cosmic.hotseat.plans import TablePlan
from cosmic.hotseat.seats import SeatPlan
from cosmic.hotseat.settings import Settings
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui.app import App
from cosmic.ui.desk import Desk
from cosmic.ui.kit.node import Node
from cosmic.ui.stack import Scene
from cosmic.ui.table.open import new_table
from cosmic.ui.table.scene import TableScene
from cosmic.ui.window import View, open_window

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
# Keys of nodes that do not lead on: help, menus, looking around.
ASIDE = (
    "undo", "menu", "log", "question", "encounter", "discard", "deck", "destiny", "peek", "orders", "clear", "refuse",
    "clock", "pause", "more", "off", "history", "kind-", "pick", "search", "flare", "text", "no_deal",
)  # fmt: skip


def plan_for(people: int, seats: int, mode: str = "normal", seed: int = 1, **options: Any) -> TablePlan:
    plans = tuple(SeatPlan(NAMES[i], "human" if i < people else "greedy") for i in range(seats))
    return TablePlan(plans, seed=seed, call_mode=mode, **options)


class Hands:
    """One app on a dummy window and somebody who plays on it."""

    def __init__(self, plan: TablePlan, folder: Path, size: tuple[int, int] = (1280, 720), **settings: Any) -> None:
        settings.setdefault("speed", 0.0)
        self.window = open_window(size, "test")
        self.view = View(self.window)
        self.desk = Desk(folder, Messages(strict=True), book(), Settings(**settings))
        self.app = App([self.view], self.desk, self.desk.messages)
        self.plan = plan
        self.scene = new_table(self.app, self.desk, plan)
        self.app.stack.reset(self.scene)
        self.chance = Chance((plan.seed or 0) + 7)
        self.presses = 0
        self.app.step()

    @property
    def top(self) -> Scene:
        assert self.app.stack.top is not None
        return self.app.stack.top

    def close(self) -> None:
        self.scene.worker.close()
        self.window.destroy()

    # --- events
    def send(self, *events: pygame.Event, dt: float = 0.05) -> None:
        self.app.step(dt, events)

    def key(self, key: int, letters: str = "") -> None:
        about = {"key": key, "mod": 0, "unicode": letters, "scancode": 0, "window": self.window}
        self.send(pygame.Event(pygame.KEYDOWN, about), pygame.Event(pygame.KEYUP, about))

    def click(self, node: Node) -> None:
        seen = node.visible_area
        assert seen is not None
        x, y, w, h = seen
        pos = self.view.to_window(x + w / 2 if w < 140 else x + w - 40, y + h / 2)
        about = {"pos": pos, "window": self.window}
        self.send(
            pygame.Event(pygame.MOUSEMOTION, rel=(0, 0), buttons=(0, 0, 0), **about),
            pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, **about),
            pygame.Event(pygame.MOUSEBUTTONUP, button=1, **about),
        )

    def tab_to(self, node: Node) -> None:
        """By keyboard alone."""
        for _ in range(120):
            if self.top.ui.focus_key == node.key and self.top.ui.focus_shown:
                break
            self.key(pygame.K_TAB)
        assert self.top.ui.focus_key == node.key, f"{node.key} cannot be reached by Tab"
        self.key(pygame.K_RETURN)

    # --- playing
    def candidates(self) -> list[Node]:
        """What leads on, on the scene that is on top."""
        self.top.refresh()
        found = [node for node in self.top.ui.focusables() if node.enabled and not node.key.startswith(ASIDE)]
        if isinstance(self.top, TableScene):
            spots = {f"seat-{option}" for option in self.top.asked.options} if self.top.asked else set()
            spots = spots if self.top.asked and self.top.asked.form in ("seats", "guests") else set()
            found = [node for node in found if not node.key.startswith("seat-") or node.key in spots]
        return found

    def act(self) -> None:
        """One press on something that leads on; keyboard and mouse by turns."""
        found = self.candidates()
        if not found:
            self.wait()
            return
        ready = [node for node in found if node.key in ("confirm", "propose", "sign")]
        waves = [node for node in found if node.key == "wave"]
        if waves and self.chance.below(6):
            node = waves[0]
        elif ready and self.chance.below(4):
            node = ready[0]
        else:
            node = found[self.chance.below(len(found))]
        self.presses += 1
        if self.presses % 5 == 0 or node.visible_area is None:
            self.tab_to(node)
        else:
            self.click(node)

    def wait(self) -> None:
        """A bot thinks or something is shown."""
        time.sleep(0.001)
        self.send()

    @property
    def is_over(self) -> bool:
        return self.scene.session.game.is_over and self.top is not self.scene

    def play(self, most: int = 40_000) -> None:
        for _ in range(most):
            if self.is_over:
                return
            self.act()
        raise AssertionError(f"stuck at {self.scene.beat} on {type(self.top).__name__}")
