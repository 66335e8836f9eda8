"""The trail of a running game: what grows with its length, in a file to which each save only adds what is new.

Beside it lies a small save that is written anew each time and vouches for the trail up to a byte. What stands behind
that byte was added by a program that came no further; it does not count.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import IO, Any, ClassVar

from cosmic.engine.digest import dumps, to_data
from cosmic.engine.errors import CosmicError
from cosmic.engine.locks import is_locked, lock
from cosmic.engine.state import GameState

NAME = re.compile(r"[\w-]+\.trail")  # never a path out of the folder
KEPT_LIST = "thoughts"  # of what is kept beside a game the one thing that grows with it
GROWS = ("journal", "log", "steps", KEPT_LIST)


class Trail:
    """Of one game in one program, which holds it locked as long as it plays."""

    held: ClassVar[set[Path]] = set()  # by this program

    def __init__(self, path: Path, start: GameState) -> None:
        self.path = path
        self.length, self.hash = 0, hashlib.sha256()
        self.known: dict[str, list[Any]] = {name: [] for name in GROWS}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.file: IO[bytes] = open(path, "xb", buffering=0)  # noqa: SIM115 (closed by `close`)
            lock(self.file)
        except OSError as fault:
            raise not_written(path, fault) from fault
        self.held.add(path)
        self.write({"start": to_data(start)})

    def follow(self, lists: dict[str, list[Any]]) -> dict[str, Any]:
        """Add what is new; returns what a save needs to find and check the trail as it is now."""
        news: dict[str, Any] = {}
        for name, now in lists.items():
            same = shared(self.known[name], now)
            if same != len(self.known[name]) or same != len(now):
                news[name] = [same, now[same:]]
        if news:
            self.write(news)
            for name, (same, more) in news.items():
                self.known[name][same:] = more
        return {"file": self.path.name, "length": self.length, "seal": self.hash.hexdigest()}

    def write(self, line: dict[str, Any]) -> None:
        raw = f"{dumps(line)}\n".encode()
        try:
            self.file.seek(self.length)  # over what a write that failed may have left
            if self.file.write(raw) != len(raw):
                raise OSError("disk full")
        except (OSError, ValueError) as fault:
            raise not_written(self.path, fault) from fault
        self.length += len(raw)
        self.hash.update(raw)

    def close(self) -> None:
        """Somebody else may go on with the game."""
        self.held.discard(self.path)
        self.file.close()


def shared(known: list[Any], now: list[Any]) -> int:
    """How much of a list still stands. Lists only grow or are cut off, so that the last common entry decides."""
    same = min(len(known), len(now))
    while same and known[same - 1] is not now[same - 1]:
        same -= 1
    return same


def not_written(path: Path, fault: Exception) -> CosmicError:
    reason = getattr(fault, "strerror", None) or str(fault)
    return CosmicError("save-not-written", file=str(path), reason=reason)


def is_held_elsewhere(path: Path) -> bool:
    return path not in Trail.held and is_locked(path)


# --- reading


def trail_file(folder: Path, found: Any) -> Path:
    """Where a save says that its trail lies; ValueError or KeyError if it says nonsense."""
    if not NAME.fullmatch(found["file"]):
        raise ValueError("trail")
    return folder / str(found["file"])


def read_trail(folder: Path, found: Any, save: str) -> dict[str, Any]:
    """The start, and what has grown since, as far as the save vouches for it."""
    path, length = trail_file(folder, found), found["length"]
    try:
        with open(path, "rb") as file:
            raw = file.read(length)
    except FileNotFoundError as fault:
        raise CosmicError("save-trail", file=save, trail=path.name) from fault
    except OSError as fault:
        raise CosmicError("save-not-read", file=str(path), reason=fault.strerror or str(fault)) from fault
    if len(raw) != length or hashlib.sha256(raw).hexdigest() != found["seal"]:
        raise ValueError("trail")
    first, *lines = map(json.loads, raw.splitlines())
    lists: dict[str, list[Any]] = {name: [] for name in GROWS}
    for line in lines:
        for name, (same, more) in line.items():
            lists[name][same:] = more
    return {"start": first["start"], **lists}
