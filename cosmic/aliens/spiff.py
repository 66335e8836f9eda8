from __future__ import annotations

from cosmic.engine.effects import OWN, Power, Super, Wild, replace
from cosmic.engine.ship_events import ShipsLand, ShipsToWarp
from cosmic.engine.table import Table
from cosmic.engine.totals import margin

HEAVILY = 10  # lost by so much, or more
NOT_SO_HEAVILY = 5


def crash_land(t: Table, me: int, sent: ShipsToWarp) -> None:
    ship = [[t.zone_in_encounter(me), 1]]
    sent.spare(ship)
    t.emit(ShipsLand(me, ship, t.enc.planet))


class Spiff(Power):
    """As the offense, after a heavy defeat, one of its ships lands all the same."""

    @replace(ShipsToWarp, of=OWN, when=lambda t, me, sent: sent.cause == "defeat" and margin(t) >= HEAVILY)
    def crash(self, t: Table, me: int, sent: ShipsToWarp) -> None:
        if t.use(self, me):
            crash_land(t, me, sent)


def lost_not_so_heavily(t: Table, me: int, sent: ShipsToWarp) -> bool:
    return sent.cause == "defeat" and NOT_SO_HEAVILY <= margin(t) < HEAVILY


class SpiffSuper(Super):
    """After a lesser defeat too."""

    @replace(ShipsToWarp, of=OWN, when=lost_not_so_heavily)
    def crash(self, t: Table, me: int, sent: ShipsToWarp) -> None:
        if t.play(self, me):
            crash_land(t, me, sent)


class SpiffWild(Wild):
    """A beaten defense keeps a ship on the planet."""

    @replace(ShipsToWarp, of=OWN, when=lambda t, me, sent: sent.cause == "defeat")
    def stay(self, t: Table, me: int, sent: ShipsToWarp) -> None:
        if t.play(self, me):
            sent.spare([[t.enc.planet, 1]])
            t.tell("ship-stays", seat=me, planet=t.enc.planet)
