from __future__ import annotations

from cosmic.engine.effects import Artifact, counter
from cosmic.engine.power_events import PowerUsed
from cosmic.engine.table import Table


class CosmicZap(Artifact):
    """Rule: artifacts.cosmic_zap."""

    @counter(PowerUsed)
    def zap(self, t: Table, me: int, used: PowerUsed) -> None:
        if t.play(self, me):
            used.cancel()
            t.zap(used.owner, used.alien)
