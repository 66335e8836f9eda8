from __future__ import annotations

from cosmic.engine.effects import Tech, at
from cosmic.engine.notes import EXTRA, EXTRA_BY_DESTINY
from cosmic.engine.state import NOBODY
from cosmic.engine.table import Table


class InfinityDrive(Tech):
    """An encounter of its own, after anybody's."""

    @at("encounter.over", when=lambda t, me: EXTRA.get(t) == NOBODY)
    def jump(self, t: Table, me: int) -> None:
        if t.spend_tech(self, me):
            EXTRA.set(t, me)
            EXTRA_BY_DESTINY.set(t, True)
