from __future__ import annotations

from cosmic.engine.effects import Tech, at, modify
from cosmic.engine.queries import ShipLimit
from cosmic.engine.ship_events import ShipsLand
from cosmic.engine.table import Table


class PlasmaThrusters(Tech):
    """One ship more, also for the defense."""

    @modify(ShipLimit, always=True)
    def one_more(self, t: Table, me: int, asked: ShipLimit, limit: int) -> int:
        return limit + 1 if asked.player == me else limit

    @at("launch.ships", when=lambda t, me: me == t.enc.defense and t.stacks_outside(me))
    def reinforce(self, t: Table, me: int) -> None:
        if t.use_tech(self, me):
            ship = t.ask_ships(me, "thrusters", t.stacks_outside(me), 1, 1, planet=t.enc.planet)
            t.emit(ShipsLand(me, ship, t.enc.planet))
            t.colonies_changed()
