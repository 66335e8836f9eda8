"""Windows without a screen: every test of the window runs on SDL's dummy drivers."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import measuring
import pygame
import pytest
from auditing import drawn
from driver import Window, strict_messages

from cosmic.hotseat.keeping.settings import Settings
from cosmic.rulebook import book
from cosmic.ui.kit.canvas import TextMark
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services
from cosmic.ui.way_map import with_ways

measuring.remember_more()


@dataclass
class PlainSettings:
    """Settings as the kit needs them; no motion, so that tests need no time."""

    text_scale: float = 1.0
    public_text_scale: float = 1.0
    contrast: bool = False
    speed: float = 1.0
    reduced_motion: bool = True


class Below(Scene):
    """What lies below the scene under test and keeps its results."""

    def __init__(self) -> None:
        super().__init__()
        self.results: list[Any] = []

    def resume(self, result: Any = None) -> None:
        self.results.append(result)


class Table(Window):
    """A window for one scene after the other."""

    def __init__(self, size: tuple[int, int], settings: PlainSettings) -> None:
        super().__init__(size, settings, strict_messages())

    @property
    def scene(self) -> Scene:
        return self.top

    def show(self, scene: Scene) -> Scene:
        self.app.stack.reset(scene)
        self.app.step()
        return scene

    def over(self, scene: Scene) -> Below:
        """Puts a scene over another one, which gets its result."""
        below = Below()
        self.show(below)
        self.app.stack.push(scene)
        self.app.step()
        return below

    def point(self, x: float, y: float) -> None:
        pos = self.view.to_window(x, y)
        self.send(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), window=self.window))

    def press(self, x: float, y: float, button: int = 1) -> None:
        pos = self.view.to_window(x, y)
        self.point(x, y)
        self.send(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, window=self.window))

    def release(self, x: float, y: float, button: int = 1) -> None:
        pos = self.view.to_window(x, y)
        self.point(x, y)
        self.send(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, window=self.window))

    def wheel(self, x: float, y: float, step: int) -> None:
        self.point(x, y)
        self.send(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-step, flipped=False, window=self.window))

    def marks(self) -> list[TextMark]:
        """All words on the screen and where they stand. Noted when asked for: then everything is set anew."""
        self.app.step()
        return drawn(self.app)[1]

    def words(self) -> str:
        """All that can be read on the screen."""
        return " ".join(mark.words for mark in self.marks())

    def colour_at(self, x: float, y: float) -> tuple[int, int, int]:
        left, top = self.view.to_window(x, y)
        colour = self.view.surface.get_at((left, top))
        return (colour.r, colour.g, colour.b)

    def save(self, file: str) -> None:
        """The picture now on the screen, for people to look at."""
        pygame.image.save(self.view.surface, file)


OpenTable = Callable[..., Table]


@pytest.fixture
def open_table() -> Iterator[OpenTable]:
    """Opens tables of any size: open_table((1280, 720), text_scale=1.6)."""
    tables: list[Table] = []

    def opened(size: tuple[int, int] = (1280, 720), **settings: float | bool) -> Table:
        tables.append(Table(size, PlainSettings(**settings)))  # type: ignore[arg-type]
        return tables[-1]

    yield opened
    for table in tables:
        table.window.destroy()


@pytest.fixture
def table(open_table: OpenTable) -> Table:
    return open_table()


@pytest.fixture
def calm_services(tmp_path: Path) -> Services:
    """Nothing moves, so that tests need no time."""
    return with_ways(Services(tmp_path, strict_messages(), book(), Settings(reduced_motion=True)))


@pytest.fixture
def window(open_table: OpenTable, calm_services: Services) -> OpenTable:
    """A window for the services: window((1280, 720), text_scale=1.6)."""

    def opened(size: tuple[int, int] = (1280, 720), **settings: Any) -> Table:
        calm_services.change(**settings)
        table = open_table(size)
        table.app.settings = calm_services
        return table

    return opened


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where exports go by themselves."""
    folder = outside_of(tmp_path)
    folder.mkdir()
    monkeypatch.setattr("cosmic.ui.screens.replay.replay_dialogs.outside_folder", lambda: folder)
    return folder


def outside_of(folder: Path) -> Path:
    return folder / "outside"
