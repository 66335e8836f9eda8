from __future__ import annotations

from cosmic.engine.effects import Artifact, at
from cosmic.engine.hand_events import HAND_SIZE
from cosmic.engine.table import Table


class HandZap(Artifact):
    """Rule: artifacts.hand_zap."""

    @at("regroup")
    def zap(self, t: Table, me: int) -> None:
        victim = t.ask(me, "hand-zap-whom", t.everyone(), "seat")
        if t.play(self, me, victim):
            t.discard_together(victim, sorted(t.s.seats[victim].hand))
            t.draw(victim, HAND_SIZE)
