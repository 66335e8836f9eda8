from __future__ import annotations

from cosmic.engine.effects import OWN, Tech, replace
from cosmic.engine.ship_events import ShipsToWarp
from cosmic.engine.table import Table
from cosmic.engine.totals import margin

NARROW = 5


def is_narrow_defeat(t: Table, me: int, lost: ShipsToWarp) -> bool:
    """Only two totals can be compared: not after a negotiate, nor where something else has decided."""
    in_place = any(zone == t.enc.planet for zone, _ in lost.sources)
    return lost.cause == "defeat" and t.has_lost(me) and in_place and bool(t.enc.reckoned) and margin(t) <= NARROW


class CollapsiumHulls(Tech):
    """One ship of the beaten defense holds out."""

    @replace(ShipsToWarp, of=OWN, when=is_narrow_defeat)
    def hold_out(self, t: Table, me: int, lost: ShipsToWarp) -> None:
        if t.use_tech(self, me):
            lost.spare([[t.enc.planet, 1]])
