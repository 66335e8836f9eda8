from __future__ import annotations

from cosmic.engine.effects import Tech, at
from cosmic.engine.table import Table


class VacuumTurbines(Tech):
    """Four cards, of which it keeps what it likes."""

    @at("regroup")
    def suck_in(self, t: Table, me: int) -> None:
        if t.spend_tech(self, me):
            drawn = [card for card in t.draw(me, 4) if card in t.s.seats[me].hand]
            kept = t.ask_many(me, "turbines", drawn, 0, len(drawn), "card")
            t.discard_together(me, [card for card in drawn if card not in kept])
