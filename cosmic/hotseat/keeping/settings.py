"""What the people at this computer like: size of the text, sound, speed, keys. Kept beside the saves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping.kept_files import SETTINGS as FILE
from cosmic.hotseat.keeping.kept_files import read_object, write_object
from cosmic.hotseat.session.calls import MODES, NORMAL
from cosmic.paths import data_dir

LIMITS: dict[str, tuple[float, float]] = {
    "text_scale": (0.85, 2.0),
    "public_text_scale": (1.0, 1.4),
    "speed": (0.0, 3.0),
    "call_seconds": (1.0, 15.0),
    "deal_seconds": (0.0, 600.0),
    "effects_volume": (0.0, 1.0),
    "music_volume": (0.0, 1.0),
}
SPEEDS = (0.0, 0.5, 1.0, 2.0, 3.0)  # what is offered; anything between works too
SEAT_KEYS = ("q", "w", "e", "r", "t", "y")  # no digits: those pick answers
LETTERS = ("h", "l", "s", "u")  # the table's own: a hint, the log, to speak, to undo
PUBLIC_BOARD = re.compile(r"off|same|[1-9]|1[0-6]")
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,8})?")


@dataclass(frozen=True, slots=True)
class Settings:
    """Change them with `dataclasses.replace`."""

    text_scale: float = 1.0
    contrast: bool = False
    reduced_motion: bool = False
    speed: float = 1.0  # of everything that moves; 0 shows the end at once
    call_mode: str = NORMAL
    call_seconds: float = 3.0
    deal_seconds: float = 60.0  # 0: no clock
    sound: bool = True
    effects_volume: float = 0.8
    music_volume: float = 0.5
    captions: bool = False  # sounds in words, too
    fullscreen: bool = False
    public_board: str = "off"  # or "same" for this window, or the number of a screen as people count
    reminders: bool = True
    seat_keys: tuple[str, ...] = SEAT_KEYS
    language: str = "en"
    solo_clock: bool = False  # whether the clock for deals runs for one person alone among bots
    public_text_scale: float = 1.0  # of the public board in a window of its own
    welcomed: bool = False  # the tutorial has been offered

    @classmethod
    def load(cls, folder: Path) -> tuple[Settings, list[CosmicError]]:
        """As they were left, and what could not be used: each wrong value alone goes back to its default."""
        path = folder / FILE
        try:
            kept = read_object(path)
        except ValueError:
            return cls(), [CosmicError("settings-damaged", file=str(path))]
        usable = {field.name: kept[field.name] for field in fields(cls) if field.name in kept}
        wrong = [name for name, value in usable.items() if not fits(name, value)]
        values = {name: canonical(value) for name, value in usable.items() if name not in wrong}
        if "seat_keys" in values:
            values["seat_keys"] = without_letters(values["seat_keys"])
        return cls(**values), [CosmicError("setting-wrong", name=name, file=str(path)) for name in wrong]

    def save(self, folder: Path) -> None:
        write_object(folder / FILE, asdict(self))


def fits(name: str, value: Any) -> bool:
    """Whether a setting may have this value."""
    if name in LIMITS:
        low, high = LIMITS[name]
        return isinstance(value, (int, float)) and not isinstance(value, bool) and low <= value <= high
    if name == "call_mode":
        return value in MODES
    if name == "public_board":
        return isinstance(value, str) and bool(PUBLIC_BOARD.fullmatch(value))
    if name == "language":
        return isinstance(value, str) and bool(LANGUAGE.fullmatch(value)) and (data_dir() / "text" / value).is_dir()
    if name == "seat_keys":
        return isinstance(value, (list, tuple)) and all(map(is_seat_key, value)) and are_distinct(value)
    return isinstance(value, bool)


def is_seat_key(value: Any) -> bool:
    """The name of a key, such as q or space; digits pick answers already."""
    return isinstance(value, str) and 0 < len(value) <= 20 and value.isprintable() and not value.isdigit()


def are_distinct(keys: list[str] | tuple[str, ...]) -> bool:
    return len(keys) == len(SEAT_KEYS) == len({key.casefold() for key in keys})


def without_letters(keys: Sequence[str]) -> tuple[str, ...]:
    """Chosen when one could still choose them: such a seat has its first key again, or another one that is free."""
    found = list(keys)
    for seat, key in enumerate(keys):
        if key.casefold() in LETTERS:
            taken = {one.casefold() for one in found}
            found[seat] = next(one for one in (SEAT_KEYS[seat], *SEAT_KEYS) if one not in taken)
    return tuple(found)


def canonical(value: Any) -> Any:
    """As the class has it: JSON knows no tuples and writes 1.0 as 1."""
    if isinstance(value, list):
        return tuple(value)
    return float(value) if type(value) is int else value


# --- small files of one JSON object each
