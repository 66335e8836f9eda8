from __future__ import annotations

from cosmic.engine.effects import Tech, counter
from cosmic.engine.power_events import PowerUsed
from cosmic.engine.table import Table


class CosmicFieldGenerator(Tech):
    """Rule: artifacts.cosmic_zap. It is none, though, and no Card Zap stops it."""

    @counter(PowerUsed)
    def zap(self, t: Table, me: int, used: PowerUsed) -> None:
        if t.spend_tech(self, me, used.owner):
            used.cancel()
            t.zap(used.owner, used.alien)
