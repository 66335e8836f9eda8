from __future__ import annotations

from cosmic.engine.effects import OWN, Power, Super, Wild, at, modify, react, replace
from cosmic.engine.encounter_events import AllianceMade
from cosmic.engine.queries import DealFavours
from cosmic.engine.ship_events import ShipsSent, ShipsToWarp
from cosmic.engine.state import WARP
from cosmic.engine.table import Table


def can_save(t: Table, me: int, sent: ShipsToWarp) -> bool:
    return bool(t.places_for(me, sent.sources))


class Zombie(Power):
    """Its ships do not go to the warp; in a deal it may free others' ships, which is no use."""

    @replace(ShipsToWarp, of=OWN, when=can_save)
    def rise_again(self, t: Table, me: int, sent: ShipsToWarp) -> None:
        if t.use(self, me):
            sent.cancel()
            t.return_ships(me, sent.sources)

    @modify(DealFavours, always=True)
    def free_ships_in_deals(self, t: Table, me: int, deal: DealFavours, free: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(t.s.ships[WARP]) if deal.player == me else free


class ZombieWild(Wild):
    """One of the ships about to be lost is saved."""

    @replace(ShipsToWarp, of=OWN, when=can_save)
    def save_one(self, t: Table, me: int, sent: ShipsToWarp) -> None:
        if t.play(self, me):
            leaving = sent.sources
            zone = t.ask(me, "save-ship", [zone for zone, _ in leaving], "zone")
            sent.spare([[zone, 1]])
            t.return_ships(me, [[zone, 1]], leaving)


class ZombieSuper(Super):
    """Each ally may bring one of its own ships out of the warp as well."""

    @at("alliance")
    def promise(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)

    @react(AllianceMade, lasting=True)
    def bring_along(self, t: Table, me: int, made: AllianceMade) -> None:
        ally = made.player
        if made.side == t.side_of(me) and t.s.ships[WARP][ally] and t.ask_yes(ally, "bring-warp-ship", seat=me):
            t.emit(ShipsSent(ally, [[WARP, 1]], t.zone_in_encounter(ally)))
            t.tell("warp-ship-joins", seat=ally, other=me)
