from __future__ import annotations

from cosmic.engine.effects import Tech, at
from cosmic.engine.table import Table


class DeltaScanners(Tech):
    """Any card of the discard pile."""

    @at("regroup", when=lambda t, me: t.s.discard)
    def scan(self, t: Table, me: int) -> None:
        if t.spend_tech(self, me) and t.s.discard:
            t.take_into_hand(me, t.ask_among(me, "delta", t.s.discard), t.s.discard)
