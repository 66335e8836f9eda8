"""How long an encounter is watched in which none of the people at the table has a part: by public facts alone."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic.engine.log import Line
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PlayerView

NORMAL_SECONDS, FAST_SECONDS = 6.0, 1.0
FAST = 2.0  # the speed that people call fast
LAST = 0.6  # seconds before the end from which the rest is passed over
BRISK = 4.0  # so much quicker than an encounter of people, from the beginning
LIVELY = 2.0  # and one in which somebody here was asked for something
MOST_HASTE = 12.0


class BotWatch:
    """Is told what is seen and how time goes by. It gets quicker the longer it takes; the rest is passed over."""

    def __init__(self, people: Sequence[int]) -> None:
        self.people = people
        self.is_quick = False  # nobody here has a part in it, as far as has been told
        self.is_skipped = False  # somebody does not want to watch
        self.is_of_interest = False  # somebody here was asked for something, and has stayed out or waits for what comes
        self.spent = 0.0

    def see(self, view: PlayerView) -> None:
        """The table as it has been told."""
        enc = view.enc
        parts = [] if enc is None else [enc.offense, enc.defense, *(s for s, n in enumerate(enc.allies) if n != NOBODY)]
        self.is_quick = enc is not None and not any(seat in self.people for seat in parts)

    def begin_anew(self) -> None:
        """An encounter is over."""
        self.is_skipped = self.is_of_interest = False
        self.spent = 0.0

    def pass_time(self, seconds: float) -> None:
        if self.is_quick:
            self.spent += seconds

    def skip(self) -> None:
        self.is_skipped = self.is_quick

    def haste(self, speed: float) -> float:
        """By how much everything is quicker than an encounter of people at this speed."""
        if not self.is_quick or speed <= 0:
            return 1.0
        if self.is_of_interest and not self.is_skipped:
            return LIVELY
        left = 1 - self.spent / seconds_at(speed)
        return min(MOST_HASTE, BRISK / left) if left > 0 else MOST_HASTE

    def passes(self, entry: Line, speed: float) -> bool:
        """Whether this line goes by untold: not if it is about somebody here, who may have a part in it by now."""
        is_late = speed > 0 and self.spent >= seconds_at(speed) - LAST and not self.is_of_interest
        if not self.is_quick or not (self.is_skipped or is_late):
            return False
        return not any(entry.about.get(role) in self.people for role in ("seat", "other"))


def seconds_at(speed: float) -> float:
    return NORMAL_SECONDS / speed if speed < FAST else FAST_SECONDS * FAST / speed
