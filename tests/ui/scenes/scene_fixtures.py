"""A desk in an empty folder, a window that obeys its settings, and tables that only say that they were opened."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.hotseat.seats import HUMAN, SeatPlan
from cosmic.hotseat.settings import Settings
from cosmic.hotseat.store import Store
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game
from cosmic.text.messages import Messages
from cosmic.ui.desk import Desk
from cosmic.ui.stack import Scene

NAMES = ("Ann", "Bartholomew", "Cy", "Dora")


class Opened(Scene):
    """Stands for the table."""

    def __init__(self, what: Any) -> None:
        super().__init__()
        self.what = what


@pytest.fixture
def calm_desk(tmp_path: Path) -> Desk:
    """Nothing moves, so that tests need no time."""
    return Desk(tmp_path, Messages(strict=True), book(), Settings(reduced_motion=True))


@pytest.fixture
def window(open_table: Callable[..., Any], calm_desk: Desk) -> Callable[..., Any]:
    """A window for the desk: window((1280, 720), text_scale=1.6)."""

    def opened(size: tuple[int, int] = (1280, 720), **settings: Any) -> Any:
        calm_desk.change(**settings)
        table = open_table(size)
        table.app.settings = calm_desk
        return table

    return opened


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """What tables were opened for: plans and paths."""
    from cosmic.hotseat.store import load
    from cosmic.ui.table import open as opening

    asked: list[Any] = []

    def new_table(app: Any, desk: Desk, plan: Any) -> Scene:
        asked.append(plan)
        return Opened(plan)

    def open_saved(app: Any, desk: Desk, path: Path) -> Scene:
        load(path, desk.book, desk.folder)  # a damaged one is refused as in play
        asked.append(path)
        return Opened(path)

    monkeypatch.setattr(opening, "new_table", new_table)
    monkeypatch.setattr(opening, "open_saved", open_saved)
    yield asked


@pytest.fixture
def played() -> Callable[..., Game]:
    """A game of chance, stopped after some answers or at its end."""

    def play(seed: int, answers: int = 100_000) -> Game:
        game, chance = new_game(Setup(seed, NAMES)), Chance(seed)
        while game.decision is not None and len(game.journal) < answers:
            game.answer(game.decision.sample(chance))
        return game

    return play


@pytest.fixture
def keep(tmp_path: Path, played: Callable[..., Game]) -> Callable[..., Path]:
    """Saves a game in the desk's folder; `age` in seconds says which is newer."""

    def kept(seed: int, answers: int = 100_000, name: str = "", age: int = 0) -> Path:
        game = played(seed, answers)
        store = Store(tmp_path, [SeatPlan(seat.name, HUMAN, seat.colour) for seat in game.state.seats])
        path = store.save_as(game, name) if name else store.autosave(game)
        os.utime(path, (1_700_000_000 - age,) * 2)
        return path

    return kept
