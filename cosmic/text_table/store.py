"""Where games are kept: one file for each game, and beside it who sits at which seat."""

from __future__ import annotations

import contextlib
import json
import os
import re
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

from cosmic.bots import BOTS
from cosmic.engine.book import Book
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.saves import read_game, write_game, write_whole
from cosmic.text_table.seats import HUMAN, SeatPlan

NAME = re.compile(r"[\w][\w \-]{0,60}")
AUTO = "auto-"


def user_folder() -> Path:
    """The folder for a user's data, as the platform has it."""
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"]) / "cosmic-hotseat"
    try:
        home = Path.home()
    except RuntimeError as fault:
        raise CosmicError("no-home") from fault
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", home)) / "cosmic-hotseat"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "cosmic-hotseat"
    return home / ".local" / "share" / "cosmic-hotseat"


class Store:
    """The saves of one game at the text table."""

    def __init__(self, folder: Path, plans: list[SeatPlan], auto: Path | None = None) -> None:
        self.folder = folder
        self.plans = plans
        self.seated: set[Path] = set()  # the files of this game beside which the seats already stand
        self.loaded: Path | None = None  # where this game came from
        self.seats_unknown: Path | None = None  # where its seats should stand but do not
        self.auto = auto or folder / f"{AUTO}{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.json"

    def autosave(self, game: Game) -> Path:
        return self.write(game, self.auto)

    def save_as(self, game: Game, name: str) -> Path:
        if not NAME.fullmatch(name):
            raise CosmicError("save-name")
        path = self.folder / f"{name}.json"
        if path.exists() and path not in self.seated and not (self.loaded and path.samefile(self.loaded)):
            raise CosmicError("save-exists", file=str(path))
        return self.write(game, path)

    def write(self, game: Game, path: Path) -> Path:
        if path not in self.seated:
            write_whole(seats_file(path), json.dumps([plan.kind for plan in self.plans]))
            self.seated.add(path)
        write_game(game, path)
        return path


def seats_file(path: Path) -> Path:
    return path.with_suffix(".seats")


def load(path: Path, book: Book, folder: Path) -> tuple[Game, Store]:
    """A saved game with its seats. It goes on in its own file only if that is one the table made by itself."""
    game = read_game(path, book)
    names = [seat.name for seat in game.start.seats]
    found: Any = None
    with contextlib.suppress(OSError, ValueError, RecursionError):
        found = json.loads(seats_file(path).read_text(encoding="utf-8"))
    known = isinstance(found, list) and len(found) == len(names) and all(kind in (HUMAN, *BOTS) for kind in found)
    kinds = found if known else [HUMAN] + ["greedy"] * (len(names) - 1)
    plans = [SeatPlan(name, kind) for name, kind in zip(names, kinds)]
    store = Store(folder, plans, path if path.name.startswith(AUTO) else None)
    store.loaded, store.seats_unknown = path, None if known else seats_file(path)
    return game, store
