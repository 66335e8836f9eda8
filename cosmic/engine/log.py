"""The log: what happened, line by line, and who may read it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

NO_READERS: list[int] = []  # a note for whoever shows the game, not for any player
WINDOW: Final = "window"  # a moment at which somebody might answer
ENCOUNTER_STARTS: Final = "encounter-starts"
TURN_GOES_ON: Final = "turn-goes-on"  # after an encounter that was put in between; what was before it has been told
SOLE: Final = "sole"  # a private choice that was none


class Line(NamedTuple):
    """One line of the log. `key` is declared beside the sentence that tells it; `to` None means everybody."""

    key: str
    about: dict[str, Any]
    to: list[int] | None = None

    def is_for(self, viewer: int) -> bool:
        return self.to is None or viewer in self.to

    @property
    def is_window(self) -> bool:
        return self.key == WINDOW

    @property
    def is_sole(self) -> bool:
        return self.key == SOLE


Log = list[Line]


def lines_from(data: Iterable[list[Any]]) -> Log:
    """The log of a save, which knows lists alone."""
    return [Line(key, about, to) for key, about, to in data]
