"""Where replays lie: a finished game keeps its file, any game can be carried away and brought back as a file."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from cosmic import __version__
from cosmic.engine.book import Book
from cosmic.engine.digest import from_data
from cosmic.engine.errors import CosmicError, JournalMismatch
from cosmic.engine.game import Game
from cosmic.engine.saves import (
    BROKEN,
    Proof,
    beside_of,
    check_known,
    check_shape,
    dumps_game,
    read_save,
    sealed,
    write_whole,
)
from cosmic.hotseat.keeping.store import (
    SEAL_BYTES,
    UNCOUNTED,
    SaveInfo,
    files_in,
    info,
    is_older,
    kinds_of,
    seal_of,
    seats_file,
    turn_of,
)
from cosmic.hotseat.past.replay_reel import Reel
from cosmic.hotseat.session.seats import HUMAN, SeatPlan

FOLDER = "replays"
OTHER = ("save-unknown", "save-other-rules", "save-other-content", "journal-mismatch")


@dataclass(frozen=True, slots=True)
class Film:
    """A game as it can be watched: the reel and which seats were bots."""

    path: Path | None  # None: it could not be kept
    reel: Reel
    bots: tuple[int, ...] = ()


def replays_folder(folder: Path) -> Path:
    return folder / FOLDER


# --- opening


def open_replay(path: Path, book: Book) -> Film:
    """Checked from the first step to the last; a CosmicError says in one sentence what is wrong and what to do."""
    try:
        data = read_save(path)
        check_shape(data)
        if data["content"] != book.content.digest:
            raise CosmicError("save-other-content")
        start = from_data(data["start"])
        check_known(start, book, str(path))
        game = Proof(start, book, data["journal"])
        game.beside = beside_of(data)
        # The log may tell more by now, but the tables must be the same.
        if not data["steps"] or game.missing(data["steps"]) is not None:
            raise CosmicError("save-other-rules")
    except (CosmicError, JournalMismatch) as fault:
        raise told(fault, path) from fault
    except BROKEN as fault:
        raise told(CosmicError("save-damaged"), path) from fault
    kinds = kinds_of(path, game.beside, len(start.seats))
    return Film(path, Reel(game), tuple(seat for seat, kind in enumerate(kinds) if kind != HUMAN))


def told(fault: CosmicError, path: Path) -> CosmicError:
    """The fault of a save as one of a replay: the file, the place and the remedy."""
    name, folder = path.name, str(path.parent)
    if fault.key == "save-not-read":
        return CosmicError("replay-not-read", name=name, folder=folder, reason=str(fault.about.get("reason", "")))
    if fault.key == "save-not-a-save":
        return CosmicError("replay-foreign", name=name, folder=folder)
    if fault.key == "save-format":
        found, known = str(fault.about["found"]), str(fault.about["known"])
        return CosmicError("replay-format", name=name, folder=folder, found=found, known=known)
    if fault.key in OTHER:
        return CosmicError("replay-other", name=name, folder=folder, version=__version__)
    return CosmicError("replay-damaged", name=name, folder=folder)


# --- what there is


def all_replays(folder: Path) -> list[SaveInfo]:
    """Finished games first kept as replays, then saves and the newest state of every autosave; newest first."""
    kept = [info(path) for path in files_in(replays_folder(folder))]
    games = {save.game for save in kept if save.game}
    others = [info(path) for path in files_in(folder) if not is_older(path)]
    found = [*kept, *(save for save in others if save.game not in games)]
    found.sort(key=lambda save: save.when, reverse=True)
    return [save if save.fault is None else replace(save, fault=told(save.fault, save.path)) for save in found]


def is_kept(path: Path, folder: Path) -> bool:
    """Whether the file lies in the folder of replays, and not among the saves."""
    return path.parent == replays_folder(folder)


# --- keeping


def keep_replay(game: Game, folder: Path, plans: Sequence[SeatPlan] = (), now: datetime | None = None) -> Path:
    """The file of a finished game; the same game is kept once."""
    if len(plans) == len(game.state.seats):
        game.beside["kinds"] = [plan.kind for plan in plans]
    text = dumps_game(game)
    names = " ".join(words_of(seat.name) for seat in game.state.seats)
    home = replays_folder(folder)
    for path in files_in(home):
        if seal_of(path) == text.encode()[:SEAL_BYTES]:
            return path
    path = unused(home / f"{now or datetime.now():%Y-%m-%d} {names}.json")
    write_whole(path, text)
    return path


def words_of(name: str) -> str:
    """A name as every file system takes it."""
    return re.sub(r"[^\w \-]+", "", name).strip()[:24] or "x"


def unused(path: Path) -> Path:
    """This path, or one like it with a number."""
    number, free = 2, path
    while os.path.lexists(free):
        free, number = path.with_name(f"{path.stem} {number}{path.suffix}"), number + 1
    return free


# --- carrying away and bringing back


def outside_folder() -> Path:
    """Where people look for files first."""
    with contextlib.suppress(RuntimeError):
        home = Path.home()
        return home / "Downloads" if os.path.isdir(home / "Downloads") else home
    return Path.cwd()


def path_from(words: str) -> Path:
    """A path as a person writes it."""
    with contextlib.suppress(RuntimeError):
        return Path(words.strip().strip("\"'")).expanduser()
    return Path(words)


def export_replay(path: Path, to: Path) -> Path:
    """A copy at another place; a folder takes it under its own name, and nothing is written over."""
    target = as_json(to / path.name if os.path.isdir(to) else to)
    if os.path.lexists(target):
        raise CosmicError("replay-exists", name=target.name, folder=str(target.parent))
    try:
        copy(path, target)
    except (CosmicError, OSError, ValueError) as fault:
        reason = str(fault.about.get("reason", "")) if isinstance(fault, CosmicError) else ""
        reason = reason or getattr(fault, "strerror", None) or str(fault)
        raise CosmicError(
            "replay-not-written", name=target.name, folder=str(target.parent), reason=str(reason)
        ) from fault
    return target


def as_json(path: Path) -> Path:
    """Lists of saves show nothing else."""
    return path if path.suffix.casefold() == ".json" else path.with_name(f"{path.name}.json")


def in_one_piece(path: Path) -> str:
    """As it can be carried anywhere: with its trail, and without a number that counts in its own folder alone."""
    if turn_of(path) == UNCOUNTED:
        return path.read_text(encoding="utf-8")
    return sealed({name: part for name, part in read_save(path).items() if name != "at"})


def copy(path: Path, target: Path) -> None:
    write_whole(target, in_one_piece(path))
    with contextlib.suppress(CosmicError, OSError, ValueError):  # of a save that does not tell who plays
        write_whole(seats_file(target), seats_file(path).read_text(encoding="utf-8"))


def import_replay(path: Path, folder: Path, book: Book) -> Path:
    """Checked first, then copied among the replays; the same game is kept once."""
    open_replay(path, book)
    home = replays_folder(folder)
    for known in files_in(home):
        if seal_of(known) == in_one_piece(path)[:SEAL_BYTES].encode():
            return known
    target = unused(as_json(home / path.name))
    try:
        copy(path, target)
    except (CosmicError, OSError, ValueError) as fault:
        raise told(CosmicError("save-not-read", reason=str(fault)), path) from fault
    return target


def found_outside(places: Sequence[Path] = ()) -> list[Path]:
    """Files in the usual places that begin like a saved game, newest first."""
    found: list[Path] = []
    for place in places or (outside_folder(),):
        found += [path for path in files_in(place) if seal_of(path).startswith(b'{"seal":"')]
    return found
