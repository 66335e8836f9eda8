"""Where games are kept: one file for each game, older ones of it to fall back on, and beside each who sits where."""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

from cosmic.engine.book import Book
from cosmic.engine.digest import from_data
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.saves import BROKEN, check_table, read_game, read_save, write_game, write_whole
from cosmic.engine.state import GameState
from cosmic.hotseat import plans as last_table
from cosmic.hotseat import records, settings
from cosmic.hotseat.seats import HUMAN, SeatPlan, is_kind

APP = "cosmic-hotseat"
NAME = re.compile(r"[\w][\w \-]{0,60}")
# The file of a running game; with -e and a number, that game as it stood at the start of an encounter.
AUTO = re.compile(r"(auto-\d{8}-\d{6}-\d+(?:-\d+)?)(-e\d+)?", re.IGNORECASE)
NOT_SAVES = {settings.FILE, last_table.FILE, records.FILE}  # they lie in the same folder
MOST_AUTOSAVES = 10
OLDER_KEPT = 3  # so many older states are kept even if a whole game has to go for them


def user_folder() -> Path:
    """The folder for a user's data, as the platform has it."""
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"]) / APP
    try:
        Path.home()
    except RuntimeError as fault:
        raise CosmicError("no-home") from fault
    return platformdirs.user_data_path(APP, appauthor=False)


class Store:
    """The saves of one game."""

    def __init__(self, folder: Path, plans: Sequence[SeatPlan], auto: Path | None = None) -> None:
        self.folder = folder
        self.plans = list(plans)
        self.seated: set[Path] = set()  # the files of this game beside which the seats already stand
        self.loaded: Path | None = None  # where this game came from
        self.seats_unknown: Path | None = None  # where its seats should stand but do not
        self.auto = auto or unused_auto(folder)

    def autosave(self, game: Game) -> Path:
        is_new = self.auto not in self.seated
        path = self.write(game, self.auto, sync=game.is_over)  # at every step: the frame must not wait for the disk
        if game.is_over:
            self.drop_older()
        if is_new:
            self.tidy()
        return path

    def roll(self, game: Game) -> Path:
        """Keep the game as it stands at the start of this encounter, whatever comes after."""
        path = self.write(game, self.auto.with_name(f"{self.auto.stem}-e{game.state.encounters}.json"))
        self.autosave(game)
        self.tidy()
        return path

    def save_as(self, game: Game, name: str) -> Path:
        if not NAME.fullmatch(name):
            raise CosmicError("save-name")
        path = self.folder / f"{name}.json"
        if AUTO.fullmatch(name) or path.name.casefold() in NOT_SAVES:
            raise CosmicError("save-name-taken", name=name)
        if path.exists() and path not in self.seated and not (self.loaded and path.samefile(self.loaded)):
            raise CosmicError("save-exists", file=str(path))
        return self.write(game, path)

    def write(self, game: Game, path: Path, sync: bool = True) -> Path:
        if path not in self.seated or not seats_file(path).exists():
            write_whole(seats_file(path), json.dumps([plan.kind for plan in self.plans]))
            self.seated.add(path)
        write_game(game, path, sync)
        return path

    def drop_older(self) -> None:
        """A finished game needs nothing to fall back on, and must not be offered again half played."""
        for path in autosaves(self.auto.parent):
            if is_older(path) and path.stem.startswith(f"{self.auto.stem}-e"):
                remove(path)

    def tidy(self) -> None:
        """Ten autosaves at most: older states go first, then the games that were left the longest ago."""
        kept = autosaves(self.auto.parent)
        while len(kept) > MOST_AUTOSAVES:
            older = [path for path in kept if is_older(path)]
            games = [path for path in kept if not is_older(path) and path != self.auto]
            victim = older[-1] if len(older) > OLDER_KEPT or not games else games[-1]
            kept.remove(victim)
            remove(victim)


def seats_file(path: Path) -> Path:
    return path.with_suffix(".seats")


def unused_auto(folder: Path) -> Path:
    """A file for a new game, also for the second one within a second."""
    stem = f"auto-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}"
    path, number = folder / f"{stem}.json", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.json", number + 1
    return path


def is_older(path: Path) -> bool:
    """An autosave of an earlier encounter, not where its game stands now."""
    match = AUTO.fullmatch(path.stem)
    return match is not None and match[2] is not None


def remove(path: Path) -> None:
    """Quietly: what cannot be deleted now is tried again with the next autosave."""
    for file in (path, seats_file(path)):
        with contextlib.suppress(OSError):
            file.unlink(missing_ok=True)


# --- what there is


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """What a list of saves shows of one, without the game being loaded."""

    path: Path
    name: str  # empty: an autosave
    when: datetime
    older: bool = False  # an autosave of an earlier encounter
    players: tuple[str, ...] = ()
    aliens: tuple[tuple[str, ...], ...] = ()  # of each player; none while they are being chosen
    encounters: int = 0
    colonies: tuple[int, ...] = ()  # foreign ones of each player
    goal: int = 0  # colonies that win
    over: bool = False
    fault: CosmicError | None = None  # why it cannot be loaded

    @property
    def is_playable(self) -> bool:
        return self.fault is None and not self.over


def files_in(folder: Path) -> list[Path]:
    """Save files, newest first; a folder that is not there has none."""
    dated: list[tuple[int, str, Path]] = []
    with contextlib.suppress(OSError):
        for path in folder.glob("*.json"):
            if path.name.casefold() not in NOT_SAVES and not path.name.startswith("."):
                with contextlib.suppress(OSError):  # it may be gone by now
                    dated.append((path.stat().st_mtime_ns, path.name, path))
    return [path for _, _, path in sorted(dated, reverse=True)]


def autosaves(folder: Path) -> list[Path]:
    return [path for path in files_in(folder) if AUTO.fullmatch(path.stem)]


def saves(folder: Path) -> list[SaveInfo]:
    return [info(path) for path in files_in(folder)]


def info(path: Path) -> SaveInfo:
    name = "" if AUTO.fullmatch(path.stem) else path.stem
    older, when = is_older(path), datetime.fromtimestamp(0)
    try:
        with contextlib.suppress(OSError, OverflowError):
            when = datetime.fromtimestamp(path.stat().st_mtime)
        state = from_data(read_save(path)["checkpoint"]["state"])
        check_table(state)
        return SaveInfo(
            path,
            name,
            when,
            older,
            tuple(seat.name for seat in state.seats),
            tuple(tuple(map(str, seat.aliens)) for seat in state.seats),
            int(state.encounters),
            tuple(foreign_colonies(state, player) for player in range(len(state.seats))),
            state.options.colonies_to_win,
            bool(state.winners),
        )
    except CosmicError as fault:
        return SaveInfo(path, name, when, older, fault=fault)
    except BROKEN:
        return SaveInfo(path, name, when, older, fault=CosmicError("save-damaged", file=str(path)))


def foreign_colonies(state: GameState, player: int) -> int:
    planets = state.options.planets
    return sum(1 for i in range(state.planet_count) if i // planets != player and state.ships[i][player] > 0)


def newest_playable(folder: Path) -> SaveInfo | None:
    """What Continue goes on with: the newest autosave of a game that is not over."""
    found = (info(path) for path in autosaves(folder))
    return next((save for save in found if save.is_playable), None)


def delete(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
        seats_file(path).unlink(missing_ok=True)
    except OSError as fault:
        raise CosmicError("save-not-deleted", file=str(path), reason=fault.strerror or str(fault)) from fault


# --- going on


class Newest(NamedTuple):
    """The game to go on with, if there is one, and what stood in its way."""

    found: tuple[Game, Store] | None
    skipped: list[tuple[Path, CosmicError]]


def load_newest(folder: Path, book: Book) -> Newest:
    """The newest autosave that loads; games that are over are passed by."""
    skipped: list[tuple[Path, CosmicError]] = []
    for path in autosaves(folder):
        try:
            game, store = load(path, book, folder)
        except CosmicError as fault:
            skipped.append((path, fault))
        else:
            if not game.is_over:
                return Newest((game, store), skipped)
    return Newest(None, skipped)


def load(path: Path, book: Book, folder: Path) -> tuple[Game, Store]:
    """A saved game with its seats. It goes on in its own file only if that is one the table made for it."""
    game = read_game(path, book)
    seats = game.start.seats
    found: Any = None
    with contextlib.suppress(OSError, ValueError, RecursionError):
        found = json.loads(seats_file(path).read_text(encoding="utf-8"))
    known = isinstance(found, list) and len(found) == len(seats) and all(is_kind(kind) for kind in found)
    kinds = found if known else [HUMAN] + ["greedy"] * (len(seats) - 1)
    plans = [SeatPlan(seat.name, kind, seat.colour) for seat, kind in zip(seats, kinds)]
    store = Store(folder, plans, path if AUTO.fullmatch(path.stem) and not is_older(path) else None)
    store.loaded, store.seats_unknown = path, None if known else seats_file(path)
    return game, store
