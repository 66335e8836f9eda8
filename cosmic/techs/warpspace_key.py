from __future__ import annotations

from cosmic.engine.effects import Tech, at
from cosmic.engine.state import WARP
from cosmic.engine.table import Table


def can_free_some(t: Table, me: int) -> bool:
    return bool(t.s.ships[WARP][me] and t.has_colony(me))


class WarpspaceKey(Tech):
    """Everybody of its own comes home."""

    @at("regroup", when=can_free_some)
    @at("regroup.researched", when=can_free_some)
    def unlock(self, t: Table, me: int) -> None:
        if t.spend_tech(self, me):
            t.free_ships(me, t.s.ships[WARP][me])
            t.colonies_changed()
