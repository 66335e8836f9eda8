from __future__ import annotations

from cosmic.engine.effects import ANOTHERS, Power, Super, Wild, react
from cosmic.engine.hand_events import CardsDrawn
from cosmic.engine.notes import ARRIVED
from cosmic.engine.play_events import FlareUsed
from cosmic.engine.ship_events import ColoniesGained, ShipMove, ShipRetrieved, ShipsHome, ShipsSent
from cosmic.engine.state import WARP
from cosmic.engine.table import Table


def has_an_old_ship(t: Table, me: int) -> bool:
    """One that was in the warp before this encounter; whatever leaves the warp, the old ones leave first."""
    return bool(t.s.ships[WARP][me] > ARRIVED.get(t, by=me))


def leaves_the_warp(t: Table, me: int, moved: ShipMove) -> bool:
    freed = any(zone == WARP for zone, _ in moved.sources)
    return freed and has_an_old_ship(t, me) and t.has_colony(me)


class Remora(Power):
    """A ship whenever others get ships back, a card whenever others draw."""

    @react(ShipRetrieved, of=ANOTHERS, when=leaves_the_warp)
    @react(ShipsHome, of=ANOTHERS, when=leaves_the_warp)
    @react(ShipsSent, of=ANOTHERS, when=leaves_the_warp)
    def cling_to_ships(self, t: Table, me: int, moved: ShipMove) -> None:
        if t.use(self, me):
            t.free_ships(me, 1)

    @react(CardsDrawn, of=ANOTHERS, when=lambda t, me, drawn: drawn.cards and not drawn.goes_on)
    def cling_to_cards(self, t: Table, me: int, drawn: CardsDrawn) -> None:
        if t.use(self, me):
            t.draw(me, 1)


class RemoraWild(Wild):
    """A card when another player has used a flare."""

    @react(FlareUsed, of=ANOTHERS)
    def share(self, t: Table, me: int, used: FlareUsed) -> None:
        if t.play(self, me):
            t.draw(me, 1)


def others_who_gained(t: Table, me: int, gained: ColoniesGained) -> list[int]:
    return [player for player in gained.players if player != me]


class RemoraSuper(Super):
    """A card or a ship for each colony that another player gains."""

    @react(ColoniesGained, when=others_who_gained)
    def feast(self, t: Table, me: int, gained: ColoniesGained) -> None:
        if t.play(self, me):
            for _ in others_who_gained(t, me, gained):
                t.card_or_ship(me)
            t.colonies_changed()
