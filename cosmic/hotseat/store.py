"""Where games are kept: one file for each game, and older ones of it to fall back on."""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs

from cosmic.engine.book import Book
from cosmic.engine.digest import from_data
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.saves import BROKEN, check_table, read_game, read_save, write_game
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
        self.written: set[Path] = set()  # the files of this game
        self.loaded: Path | None = None  # where this game came from
        self.seats_unknown: Path | None = None  # where its seats could stand but do not
        self.auto = auto or unused_auto(folder)

    def autosave(self, game: Game) -> Path:
        is_new = self.auto not in self.written
        is_over = bool(game.told_checkpoint().state.winners)  # as far as the table knows
        path = self.write(game, self.auto, sync=is_over)  # at every step: the frame must not wait for the disk
        if is_over:
            self.drop_older()
        if is_new:
            self.tidy()
        return path

    def roll(self, game: Game) -> Path:
        """Keep the game as it stands at the start of this encounter, whatever comes after."""
        path = self.write(
            game, self.auto.with_name(f"{self.auto.stem}-e{game.told_checkpoint().state.encounters}.json")
        )
        self.autosave(game)
        self.tidy()
        return path

    def save_as(self, game: Game, name: str) -> Path:
        if not NAME.fullmatch(name):
            raise CosmicError("save-name")
        path = self.folder / f"{name}.json"
        if AUTO.fullmatch(name) or path.name.casefold() in NOT_SAVES:
            raise CosmicError("save-name-taken", name=name)
        if os.path.lexists(path) and path not in self.written and not same_file(path, self.loaded):
            raise CosmicError("save-exists", file=str(path))
        return self.write(game, path)

    def write(self, game: Game, path: Path, sync: bool = True) -> Path:
        game.beside["kinds"] = [plan.kind for plan in self.plans]
        write_game(game, path, sync)
        if path not in self.written:
            self.written.add(path)
            with contextlib.suppress(OSError):  # what it says stands in the save now, or belonged to another game
                seats_file(path).unlink(missing_ok=True)
        return path

    def leave(self, game: Game) -> None:
        """The table has been told more since the last step. Nobody is there any more to hear of a fault."""
        if self.auto in (*self.written, self.loaded):
            with contextlib.suppress(CosmicError):
                self.autosave(game)

    def drop_older(self) -> None:
        """A finished game needs nothing to fall back on, and must not be offered again half played."""
        for path in autosaves(self.auto.parent):
            if is_older(path) and path.stem.startswith(f"{self.auto.stem}-e"):
                remove(path)

    def tidy(self) -> None:
        """Ten autosaves at most: older states go first, then the games that were left the longest ago."""
        kept = autosaves(self.auto.parent)
        while len(kept) > MOST_AUTOSAVES:
            victim = next((path for path in reversed(kept) if is_older(path)), None)
            victim = victim or next(path for path in reversed(kept) if path != self.auto)
            kept.remove(victim)
            remove(victim)


def seats_file(path: Path) -> Path:
    """Who sits where, for a save that does not tell: as earlier versions wrote it, or somebody with an editor."""
    return path.with_suffix(".seats")


def same_file(path: Path, other: Path | None) -> bool:
    """Neither needs to be there any more."""
    with contextlib.suppress(OSError):
        return other is not None and path.samefile(other)
    return False


def unused_auto(folder: Path) -> Path:
    """A file for a new game, also for the second one within a second."""
    stem = f"auto-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}"
    path, number = folder / f"{stem}.json", 2
    while os.path.lexists(path):  # unlike Path.exists it does not mind a folder that nobody may look into
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


def load(path: Path, book: Book, folder: Path) -> tuple[Game, Store]:
    """A saved game with its seats. It goes on in its own file only if that is one the table made for it."""
    game = read_game(path, book)
    if "told" not in game.beside:
        game = game.from_the_start()  # the table may have to be shown what happened before the checkpoint
    seats = game.start.seats
    kinds = kinds_of(path, game.beside, len(seats))
    # Nobody knows who plays: then every hand is somebody's secret.
    plans = [SeatPlan(seat.name, kind, seat.colour) for seat, kind in zip(seats, kinds or [HUMAN] * len(seats))]
    store = Store(folder, plans, path if AUTO.fullmatch(path.stem) and not is_older(path) else None)
    store.loaded, store.seats_unknown = path, None if kinds else seats_file(path)
    return game, store


def kinds_of(path: Path, beside: dict[str, Any], seats: int) -> list[str]:
    """Who is a person and who is which bot, as the file beside the save has it or the save itself; empty if unknown."""
    found: list[object] = [beside.get("kinds")]
    with contextlib.suppress(OSError, ValueError, RecursionError):
        found.insert(0, json.loads(seats_file(path).read_text(encoding="utf-8")))
    for kinds in found:
        if isinstance(kinds, list) and len(kinds) == seats and all(map(is_kind, kinds)):
            return kinds
    return []
