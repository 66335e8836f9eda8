"""What happens at the table, as facts: each kind is in the file of its subject, `*_events.py`.

Only events move pieces. `Table.emit` announces an event (counters), lets it be replaced, applies it, and lets others
react. Those that happen all the time have their `__init__` written out: what `dataclass` writes is not compiled.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from cosmic.engine.state import NOBODY

if TYPE_CHECKING:
    from cosmic.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)  # of the compiled build: aliens have events of their own
class Event:
    cancelled = False
    has_aftermath = False  # something follows from it when everybody has answered
    replaceable = True  # whether anything may be put in its place

    def cancel(self) -> None:
        self.cancelled = True

    def whose(self) -> int:
        """The player whose event it is, for effects that answer only their own or only those of others."""
        return NOBODY

    def said(self, t: Table) -> dict[str, Any]:
        """What a question about this event, or a call, says of it."""
        return {"event": type(self).__name__, **self.about(t)}

    def about(self, t: Table) -> dict[str, Any]:
        """Everybody may hear it, so it names no hidden card."""
        return {}

    def can_happen(self, t: Table) -> bool:
        """Whether what it would move is still there: an answer on the way may have taken it."""
        return True

    def apply(self, t: Table) -> None: ...

    def afterwards(self, t: Table) -> None:
        """What follows when everybody has answered it, if it `has_aftermath`."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class PlayersEvent(Event):
    """Something that one player does, or that happens to one."""

    player: int

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player}


def meant_for(target: int) -> dict[str, Any]:
    """Whoever may stop it is told whom it would meet."""
    return {} if target == NOBODY else {"other": target}
