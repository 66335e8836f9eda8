"""Where replays lie: a finished game keeps its file, any game can be carried away and brought back as a file."""

from __future__ import annotations

import contextlib
import json
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
from cosmic.engine.saves import BROKEN, check_known, check_shape, dumps_game, read_save, write_whole
from cosmic.hotseat.replays import Reel
from cosmic.hotseat.seats import HUMAN, SeatPlan, is_kind
from cosmic.hotseat.store import SaveInfo, files_in, info, is_older, seats_file

FOLDER = "replays"
OTHER = ("save-unknown", "save-other-rules", "save-other-content", "journal-mismatch")
SEAL_BYTES = 80  # a save begins with its seal: two files that begin alike are the same game


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
        game = Game(start, book, data["journal"])
        if game.steps() != data["steps"]:  # the log may tell more by now, but the tables must be the same
            raise CosmicError("save-other-rules")
    except (CosmicError, JournalMismatch) as fault:
        raise told(fault, path) from fault
    except BROKEN as fault:
        raise told(CosmicError("save-damaged"), path) from fault
    return Film(path, Reel(game), bots_of(path, len(start.seats)))


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


def bots_of(path: Path, seats: int) -> tuple[int, ...]:
    """Which seats were bots, if that is still known."""
    kinds: object = None
    with contextlib.suppress(OSError, ValueError, RecursionError):
        kinds = json.loads(seats_file(path).read_text(encoding="utf-8"))
    if not isinstance(kinds, list) or len(kinds) != seats or not all(map(is_kind, kinds)):
        return ()
    return tuple(seat for seat, kind in enumerate(kinds) if kind != HUMAN)


# --- what there is


def all_replays(folder: Path) -> list[SaveInfo]:
    """Finished games first kept as replays, then saves and the newest state of every autosave; newest first."""
    kept = files_in(replays_folder(folder))
    seals = {seal_of(path) for path in kept}
    others = [path for path in files_in(folder) if not is_older(path) and seal_of(path) not in seals]
    found = sorted((info(path) for path in (*kept, *others)), key=lambda save: save.when, reverse=True)
    return [save if save.fault is None else replace(save, fault=told(save.fault, save.path)) for save in found]


def seal_of(path: Path) -> bytes:
    with contextlib.suppress(OSError), open(path, "rb") as file:
        return file.read(SEAL_BYTES)
    return b""


def is_kept(path: Path, folder: Path) -> bool:
    """Whether the file lies in the folder of replays, and not among the saves."""
    return path.parent == replays_folder(folder)


# --- keeping


def keep_replay(game: Game, folder: Path, plans: Sequence[SeatPlan] = (), now: datetime | None = None) -> Path:
    """The file of a finished game; the same game is kept once."""
    text = dumps_game(game)
    names = " ".join(words_of(seat.name) for seat in game.state.seats)
    home = replays_folder(folder)
    for path in files_in(home):
        if seal_of(path) == text.encode()[:SEAL_BYTES]:
            return path
    path = unused(home / f"{now or datetime.now():%Y-%m-%d} {names}.json")
    write_whole(path, text)
    if len(plans) == len(game.state.seats):
        with contextlib.suppress(CosmicError):
            write_whole(seats_file(path), json.dumps([plan.kind for plan in plans]))
    return path


def words_of(name: str) -> str:
    """A name as every file system takes it."""
    return re.sub(r"[^\w \-]+", "", name).strip()[:24] or "x"


def unused(path: Path) -> Path:
    """This path, or one like it with a number."""
    number, free = 2, path
    while free.exists():
        free, number = path.with_name(f"{path.stem} {number}{path.suffix}"), number + 1
    return free


# --- carrying away and bringing back


def outside_folder() -> Path:
    """Where people look for files first."""
    with contextlib.suppress(RuntimeError):
        home = Path.home()
        return home / "Downloads" if (home / "Downloads").is_dir() else home
    return Path.cwd()


def path_from(words: str) -> Path:
    """A path as a person writes it."""
    with contextlib.suppress(RuntimeError):
        return Path(words.strip().strip("\"'")).expanduser()
    return Path(words)


def export_replay(path: Path, to: Path) -> Path:
    """A copy at another place; a folder takes it under its own name, and nothing is written over."""
    target = to / path.name if to.is_dir() else to
    if target.suffix.casefold() != ".json":
        target = target.with_name(f"{target.name}.json")
    if target.exists():
        raise CosmicError("replay-exists", name=target.name, folder=str(target.parent))
    try:
        text = path.read_text(encoding="utf-8")
        write_whole(target, text)
    except (CosmicError, OSError, ValueError) as fault:
        reason = str(fault.about.get("reason", "")) if isinstance(fault, CosmicError) else ""
        reason = reason or getattr(fault, "strerror", None) or str(fault)
        raise CosmicError(
            "replay-not-written", name=target.name, folder=str(target.parent), reason=str(reason)
        ) from fault
    return target


def import_replay(path: Path, folder: Path, book: Book) -> Path:
    """Checked first, then copied among the replays; the same game is kept once."""
    open_replay(path, book)
    home = replays_folder(folder)
    for known in files_in(home):
        if seal_of(known) == seal_of(path):
            return known
    target = unused(home / path.name)
    try:
        write_whole(target, path.read_text(encoding="utf-8"))
    except (CosmicError, OSError, ValueError) as fault:
        raise told(CosmicError("save-not-read", reason=str(fault)), path) from fault
    return target


def found_outside(places: Sequence[Path] = ()) -> list[Path]:
    """Files in the usual places that begin like a saved game, newest first."""
    found: list[Path] = []
    for place in places or (outside_folder(),):
        found += [path for path in files_in(place) if seal_of(path).startswith(b'{"seal":"')]
    return found
