"""What was heard at the table, kept for those who read sounds instead."""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter

MOST = 300


class Captions:
    """Sounds by name, each with the number of lines of the log that had been told before it."""

    def __init__(self) -> None:
        self.kept: list[tuple[int, str]] = []

    def note(self, told: int, sound: str) -> None:
        self.kept.append((told, sound))
        del self.kept[:-MOST]

    def back_to(self, told: int) -> None:
        """Lines were taken back, or a replay goes back: what belongs to them will be heard again."""
        self.kept = [(place, sound) for place, sound in self.kept if place <= told]

    def among(self, lines: Iterable[int], first: int = 0) -> list[int | str]:
        """Lines of the log by number, and between them the sounds since the `first`."""
        placed: list[tuple[int, int | str]] = [(line + 1, line) for line in lines]
        placed += [(place, sound) for place, sound in self.kept if place >= first]
        return [found for _, found in sorted(placed, key=itemgetter(0))]
