"""Where bots might have answered unheard, as far as everybody knows: there the room waits, whoever was asked."""

from __future__ import annotations

from cosmic.engine.log import Line
from cosmic.hotseat.session.calls import named


class UnheardAnswers:
    """What everybody knows of it. Who has pressed at a call looks before anybody answers under it, so that what was
    before the call is a matter of its own."""

    def __init__(self, people: list[int], told: list[Line]) -> None:
        self.people = people
        self.before_call = False
        self.since = False  # the room last saw something, or the call was made
        self.in_window = False  # a window concerns bots, and nothing has been told since
        self.resume(told)

    def resume(self, told: list[Line]) -> None:
        """A table that goes on from here may be in the midst of a window."""
        self.told()
        last = next((entry for entry in reversed(told) if entry.is_window), None)
        if last is not None:
            self.window(last)

    def window(self, entry: Line) -> None:
        if len(named(entry, self.people)) < len(entry.about["seats"]):
            self.since = self.in_window = True

    def power(self) -> None:
        """A bot may use what lies open on the table, or cry thief, as everybody knows."""
        self.since = True

    def called(self) -> None:
        self.before_call, self.since = self.before_call or self.since, False

    def looked(self) -> None:
        """Somebody who has pressed."""
        self.before_call = False

    def chosen(self) -> None:
        """Before everybody's eyes, even if there was no choice: in a window, the others come after that."""
        self.before_call, self.since = False, self.in_window

    def told(self) -> None:
        self.before_call = self.since = self.in_window = False
