"""Tables that only say that they were opened, and games in the services's folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from games import WHOLE, by_chance, keep_save

from cosmic.engine.game import Game
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services


class Opened(Scene):
    """Stands for the table."""

    def __init__(self, what: Any) -> None:
        super().__init__()
        self.what = what


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """What tables were opened for: plans and paths."""
    from cosmic.hotseat.keeping.store import load
    from cosmic.ui.table import open_table as opening

    asked: list[Any] = []

    def new_table(services: Services, plan: Any) -> Scene:
        asked.append(plan)
        return Opened(plan)

    def open_saved(services: Services, path: Path) -> Scene:
        load(path, services.book, services.folder)  # a damaged one is refused as in play
        asked.append(path)
        return Opened(path)

    monkeypatch.setattr(opening, "new_table", new_table)
    monkeypatch.setattr(opening, "open_saved", open_saved)
    yield asked


@pytest.fixture
def played() -> Callable[..., Game]:
    """A game of chance, stopped after some answers or at its end."""
    return lambda *about: by_chance(*about).clone()


@pytest.fixture
def keep(tmp_path: Path) -> Callable[..., Path]:
    """Saves a game in the services's folder; `age` in seconds says which is newer."""

    def kept(seed: int, answers: int = WHOLE, name: str = "", age: int = 0) -> Path:
        return keep_save(tmp_path, by_chance(seed, answers), name, age)

    return kept
