from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, replace
from cosmic.engine.ship_events import ShipsSent, ShipsToWarp
from cosmic.engine.state import NOBODY, WARP
from cosmic.engine.table import Table


def protects(t: Table, me: int, sent: ShipsToWarp) -> bool:
    """As an ally its own ships, as a main player those of its allies."""
    is_ally = t.enc.allies[sent.owner] != NOBODY
    is_protected = sent.owner == me or (t.is_main(me) and t.side_of(sent.owner) == t.side_of(me))
    return is_ally and is_protected and bool(t.places_for(sent.owner, sent.sources))


class Observer(Power):
    """Allied ships return to colonies instead of going to the warp; one use protects them all."""

    @replace(ShipsToWarp, when=protects)
    def bring_home(self, t: Table, me: int, sent: ShipsToWarp) -> None:
        if t.in_effect(self, me) or t.use(self, me):
            sent.cancel()
            t.return_ships(sent.owner, sent.sources)


class ObserverWild(Wild):
    """A card for each ally."""

    @at("alliance.formed", when=lambda t, me: t.allies_of(t.side_of(me)))
    def reward_allies(self, t: Table, me: int) -> None:
        if t.play(self, me):
            for player in t.allies_of(t.side_of(me)):
                t.draw(player, 1)


def may_bring_one(t: Table, me: int) -> bool:
    return t.is_sending(me) and bool(t.s.ships[WARP][me]) and t.ships_in_encounter(me) < t.ship_limit(me)


class ObserverSuper(Super):
    """One of the ships it sends comes out of the warp."""

    @at("launch.ships", when=may_bring_one)
    def launch_one(self, t: Table, me: int) -> None:
        self.bring_one(t, me)

    @at("alliance.ships", when=may_bring_one)
    def ally_with_one(self, t: Table, me: int) -> None:
        self.bring_one(t, me)

    def bring_one(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.emit(ShipsSent(me, [[WARP, 1]], t.zone_in_encounter(me)))
            t.tell("sent-from-warp", seat=me)
