"""Where games are kept: one file for each game with the trail that belongs to it, and older ones to fall back on.

Which file is newer is counted, not told from the clock, which people and machines set back: every program that writes
to the folder takes the next number, and counts what it writes under it.
"""

from __future__ import annotations

import contextlib
import itertools
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
from cosmic.engine.clean import printable
from cosmic.engine.digest import from_data
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.saves import BROKEN, Turn, check_table, dumps_game, dumps_running, game_from, read_save, write_whole
from cosmic.engine.trails import Trail, is_held_elsewhere
from cosmic.hotseat.keeping.kept_files import LAST_TABLE, RECORDS, SETTINGS
from cosmic.hotseat.session.seats import HUMAN, SeatPlan, kind_from

APP = "cosmic-hotseat"
NAME = re.compile(r"[\w][\w \-]{0,60}")
# The file of a running game; with -e and a number, that game as it stood at the start of an encounter.
AUTO = re.compile(r"(auto-\d{8}-\d{6}-\d+(?:-\d+)?)(-e\d+)?", re.IGNORECASE)
NOT_SAVES = {SETTINGS, LAST_TABLE, RECORDS}  # they lie in the same folder
MOST_AUTOSAVES = 10
SEAL_BYTES = 80  # a save begins with its seal: two files that begin alike are the same
# The number stands before all else, so that a file that was cut off still has it.
COUNTED = re.compile(rb'\{"seal":"[0-9a-f]{64}","save":\{"at":\[(\d{1,15}),(\d{1,15})\]')
UNCOUNTED = (0, 0)  # as earlier versions wrote it, carried here from elsewhere, or no save at all


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
        self.seal = seal_of(self.auto)  # of the game's own file as this program left or found it
        self.trail: Trail | None = None
        self.turn: Turn = UNCOUNTED
        self.notice: CosmicError | None = None  # that the game goes on as a copy; whoever tells people takes it away

    def autosave(self, game: Game) -> Path:
        self.keep_apart()
        is_new = self.auto not in self.written
        if game.told_checkpoint().state.winners:  # as far as the table knows
            self.put_away(game)
            self.drop_older()
        else:
            self.write_running(game)
        if is_new:
            self.tidy()
        return self.auto

    def put_away(self, game: Game) -> Path:
        """Nobody plays on here: the file in one piece, as people carry it about."""
        self.keep_apart()
        self.write(game, self.auto)
        self.close()
        remove_trails(self.auto)
        return self.auto

    def keep_apart(self) -> None:
        """Another program has written to the file of this game since: then that is the other's."""
        if seal_of(self.auto) in (b"", self.seal):
            return
        self.go_on_as_copy()

    def go_on_as_copy(self) -> None:
        taken = self.auto
        self.close()
        self.auto, self.seal = unused_auto(self.folder), b""
        self.notice = CosmicError("save-elsewhere", file=str(taken), copy=str(self.auto))

    def roll(self, game: Game) -> Path:
        """Keep the game as it stands at the start of this encounter, whatever comes after."""
        self.keep_apart()
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

    def write(self, game: Game, path: Path) -> Path:
        """In one piece."""
        game.beside["kinds"] = [plan.kind for plan in self.plans]
        self.put(path, dumps_game(game, self.next_turn()))
        return path

    def write_running(self, game: Game) -> None:
        """At every step: the frame must not wait for the disk, nor for a long game."""
        game.beside["kinds"] = [plan.kind for plan in self.plans]
        if self.trail is None or not os.path.lexists(self.trail.path):
            self.close()
            self.trail = Trail(unused_trail(self.auto), game.start)
        is_new = self.auto not in self.written
        self.put(self.auto, dumps_running(game, self.trail, self.next_turn()), sync=False)
        if is_new:
            remove_trails(self.auto, but=self.trail.path)

    def put(self, path: Path, text: str, sync: bool = True) -> None:
        write_whole(path, text, sync)
        if path == self.auto:
            self.seal = text[:SEAL_BYTES].encode()
        if path not in self.written:
            self.written.add(path)
            with contextlib.suppress(OSError):  # what it says stands in the save now, or belonged to another game
                seats_file(path).unlink(missing_ok=True)

    def next_turn(self) -> Turn:
        number, count = self.turn
        if not number:
            number = 1 + max((turn_of(path)[0] for path in files_in(self.folder)), default=0)
        self.turn = (number, count + 1)
        return self.turn

    def leave(self, game: Game) -> None:
        """The table has been told more since the last step. Nobody is there any more to hear of a fault."""
        if self.auto in (*self.written, self.loaded):
            with contextlib.suppress(CosmicError):
                self.put_away(game)
        self.close()

    def close(self) -> None:
        """Another program may go on with the game."""
        if self.trail is not None:
            self.trail.close()
        self.trail = None

    def drop_older(self) -> None:
        """A finished game needs nothing to fall back on, and must not be offered again half played."""
        for path in autosaves(self.auto.parent):
            if is_older(path) and path.stem.startswith(f"{self.auto.stem}-e"):
                remove(path)

    def tidy(self) -> None:
        """Ten autosaves at most: older states go first, then finished games. A game that is not over never goes, nor
        does what the running one would fall back on."""
        kept = autosaves(self.auto.parent)
        own = next((path for path in kept if is_older(path) and path.stem.startswith(f"{self.auto.stem}-e")), None)
        older = [path for path in reversed(kept) if is_older(path) and path != own]
        games = (path for path in reversed(kept) if not is_older(path) and path != self.auto and info(path).over)
        for victim in itertools.islice(itertools.chain(older, games), max(0, len(kept) - MOST_AUTOSAVES)):
            remove(victim)
        for trail in self.auto.parent.glob("auto-*.trail"):  # left by a program that ended before its first save
            auto = trail.with_name(f"{trail.stem.rpartition('-t')[0]}.json")
            if not os.path.lexists(auto):
                remove_trails(auto)


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


def unused_trail(auto: Path) -> Path:
    """Never one that another program writes to."""
    return next(
        path
        for number in itertools.count(1)
        if not os.path.lexists(path := auto.with_name(f"{auto.stem}-t{os.getpid()}-{number}.trail"))
    )


def remove_trails(auto: Path, but: Path | None = None) -> None:
    """Of programs that do not play any more."""
    if AUTO.fullmatch(auto.stem):
        for path in auto.parent.glob(f"{auto.stem}-t*.trail"):
            if path != but and not is_held_elsewhere(path):
                with contextlib.suppress(OSError):
                    path.unlink(missing_ok=True)


def is_older(path: Path) -> bool:
    """An autosave of an earlier encounter, not where its game stands now."""
    match = AUTO.fullmatch(path.stem)
    return match is not None and match[2] is not None


def remove(path: Path) -> None:
    """Quietly: what cannot be deleted now is tried again with the next autosave."""
    with contextlib.suppress(CosmicError):
        delete(path)


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
    game: str = ""  # the same for the same game at the same place
    fault: CosmicError | None = None  # why it cannot be loaded

    @property
    def is_playable(self) -> bool:
        return self.fault is None and not self.over


def files_in(folder: Path) -> list[Path]:
    """Save files, newest first; a folder that is not there has none. Those that nobody counted stand among the others
    where the clock puts them."""
    dated: list[tuple[Turn, int, str, Path]] = []
    with contextlib.suppress(OSError):
        for path in folder.glob("*.json"):
            if path.name.casefold() not in NOT_SAVES and not path.name.startswith("."):
                with contextlib.suppress(OSError):  # it may be gone by now
                    dated.append((turn_of(path), path.stat().st_mtime_ns, path.name, path))
    found = sorted((one for one in dated if one[0] != UNCOUNTED), reverse=True)
    for one in sorted(one for one in dated if one[0] == UNCOUNTED):
        found.insert(next((i for i, other in enumerate(found) if other[1] < one[1]), len(found)), one)
    return [path for *_, path in found]


def turn_of(path: Path) -> Turn:
    """Without reading all of it: lists are long, and saves are large."""
    with contextlib.suppress(OSError), open(path, "rb") as file:
        found = COUNTED.match(file.read(160))
        return (int(found[1]), int(found[2])) if found else UNCOUNTED
    return UNCOUNTED


def seal_of(path: Path) -> bytes:
    with contextlib.suppress(OSError), open(path, "rb") as file:
        return file.read(SEAL_BYTES)
    return b""


def autosaves(folder: Path) -> list[Path]:
    return [path for path in files_in(folder) if AUTO.fullmatch(path.stem)]


def saves(folder: Path) -> list[SaveInfo]:
    return [info(path) for path in files_in(folder)]


def info(path: Path) -> SaveInfo:
    name = "" if AUTO.fullmatch(path.stem) else printable(path.stem)
    older, when = is_older(path), datetime.fromtimestamp(0)
    try:
        with contextlib.suppress(OSError, OverflowError):
            when = datetime.fromtimestamp(path.stat().st_mtime)
        data = read_save(path)
        state, steps = from_data(data["checkpoint"]["state"]), data["steps"]
        check_table(state)
        return SaveInfo(
            path,
            name,
            when,
            older,
            tuple(seat.name for seat in state.seats),
            tuple(tuple(map(str, seat.aliens)) for seat in state.seats),
            int(state.encounters),
            tuple(state.foreign_count(player) for player in range(len(state.seats))),
            state.options.colonies_to_win,
            bool(state.winners),
            f"{steps[0][1]} {steps[-1]}",
        )
    except CosmicError as fault:
        return SaveInfo(path, name, when, older, fault=fault)
    except BROKEN:
        return SaveInfo(path, name, when, older, fault=CosmicError("save-damaged", file=str(path)))


def newest_playable(folder: Path) -> SaveInfo | None:
    """What Continue goes on with: the newest autosave of a game that is not over."""
    found = (info(path) for path in autosaves(folder))
    return next((save for save in found if save.is_playable), None)


def delete(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
        seats_file(path).unlink(missing_ok=True)
        remove_trails(path)
    except OSError as fault:
        raise CosmicError("save-not-deleted", file=str(path), reason=fault.strerror or str(fault)) from fault


# --- going on


def load(path: Path, book: Book, folder: Path) -> tuple[Game, Store]:
    """A saved game with its seats. It goes on in its own file only if that is one the table made for it, and if no
    other program plays it: then it is a copy, and people are told."""
    seal = seal_of(path)
    game = game_from(read_save(path), book, str(path))
    if "told" not in game.beside:
        game = game.from_the_start()  # the table may have to be shown what happened before the checkpoint
    seats = game.start.seats
    kinds = kinds_of(path, game.beside, len(seats))
    # Nobody knows who plays: then every hand is somebody's secret.
    plans = [SeatPlan(seat.name, kind, seat.colour) for seat, kind in zip(seats, kinds or [HUMAN] * len(seats))]
    store = Store(folder, plans, path if AUTO.fullmatch(path.stem) and not is_older(path) else None)
    store.loaded, store.seats_unknown = path, None if kinds else seats_file(path)
    if store.auto == path:
        store.seal = seal
        if any(is_held_elsewhere(trail) for trail in path.parent.glob(f"{path.stem}-t*.trail")):
            store.go_on_as_copy()
    return game, store


def kinds_of(path: Path, beside: dict[str, Any], seats: int) -> list[str]:
    """Who is a person and who is which bot, as the file beside the save has it or the save itself; empty if unknown."""
    found: list[object] = [beside.get("kinds")]
    with contextlib.suppress(OSError, ValueError, RecursionError):
        found.insert(0, json.loads(seats_file(path).read_text(encoding="utf-8")))
    for kinds in found:
        if isinstance(kinds, list) and len(kinds) == seats:
            with contextlib.suppress(ValueError):
                return [kind_from(kind) for kind in kinds]
    return []
