"""What people do, said in one language: keyboard, mouse and gamepad all give the same few inputs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Input:
    """Something a person did, in the view where it happened."""

    view: Any = field(default=None, kw_only=True, compare=False)


@dataclass(frozen=True)
class Move(Input):
    dx: int
    dy: int


@dataclass(frozen=True)
class Accept(Input):
    pass


@dataclass(frozen=True)
class Cancel(Input):
    pass


@dataclass(frozen=True)
class Page(Input):
    step: int


@dataclass(frozen=True)
class Next(Input):
    """On to the next (or the last) thing in order."""

    step: int


@dataclass(frozen=True)
class Digit(Input):
    n: int


@dataclass(frozen=True)
class Key(Input):
    """A letter, a sign, space or a named key such as f1 or home."""

    name: str
    ctrl: bool = False
    shift: bool = False


@dataclass(frozen=True)
class Point(Input):
    x: float
    y: float


@dataclass(frozen=True)
class Press(Input):
    x: float
    y: float
    button: int = 1


@dataclass(frozen=True)
class Release(Input):
    x: float
    y: float
    button: int = 1


@dataclass(frozen=True)
class Wheel(Input):
    """Step +1 is towards the end of a list."""

    x: float
    y: float
    step: float


@dataclass(frozen=True)
class Typed(Input):
    text: str


@dataclass(frozen=True)
class Erase(Input):
    """Step -1 takes the letter before the cursor, +1 the one after it."""

    step: int = -1


@dataclass(frozen=True)
class Quit(Input):
    pass


@dataclass(frozen=True)
class Resized(Input):
    pass


@dataclass(frozen=True)
class FocusLost(Input):
    pass


@dataclass(frozen=True)
class FocusGained(Input):
    pass


@dataclass(frozen=True)
class Minimised(Input):
    pass


@dataclass(frozen=True)
class Restored(Input):
    pass
