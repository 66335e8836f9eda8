from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmic.engine.effects import ANOTHERS, OWN, Power, Super, Wild, counter, react, replace
from cosmic.engine.events import Event
from cosmic.engine.play_events import CardPlayed
from cosmic.engine.power_events import PowerUsed
from cosmic.engine.ship_events import ShipMove, ShipsRemoved, ShipsToWarp
from cosmic.engine.state import REMOVED, WARP
from cosmic.engine.table import Table


@dataclass
class FeeCharged(Event):
    """Healer is about to draw what the healing costs."""

    healer: int
    ships: int  # healed
    cards: int

    def whose(self) -> int:
        return self.healer

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.healer, "count": self.ships}

    def apply(self, t: Table) -> None:
        t.draw(self.healer, self.cards)


def has_a_colony(t: Table, me: int, lost: ShipMove) -> bool:
    return t.has_colony(lost.owner)


class Healer(Power):
    """Brings back all that another player has just lost, for a card."""

    @react(ShipsToWarp, of=ANOTHERS, when=has_a_colony)
    def heal(self, t: Table, me: int, lost: ShipsToWarp) -> None:
        if t.use(self, me, target=lost.owner):
            t.return_ships(lost.owner, [[WARP, lost.count]])
            t.emit(FeeCharged(me, lost.count, 1))

    @react(ShipsRemoved, of=ANOTHERS, when=has_a_colony)
    def revive(self, t: Table, me: int, lost: ShipsRemoved) -> None:
        if t.use(self, me, target=lost.owner):
            t.return_ships(lost.owner, [[REMOVED, lost.count]])
            t.emit(FeeCharged(me, lost.count, 1))


def zaps_me(t: Table, me: int, played: CardPlayed) -> bool:
    """An artifact is aimed at a use of the holder's power."""
    aimed_at = played.against
    return t.box.kind[played.card] == "artifact" and isinstance(aimed_at, PowerUsed) and aimed_at.owner == me


class HealerWild(Wild):
    """A zap of the holder's power is discarded without effect."""

    @counter(CardPlayed, when=zaps_me)
    def shake_off(self, t: Table, me: int, played: CardPlayed) -> None:
        if t.play(self, me):
            played.stop("discard")


class HealerSuper(Super):
    """Charges for each ship."""

    @replace(FeeCharged, of=OWN, when=lambda t, me, fee: fee.ships > fee.cards)
    def overcharge(self, t: Table, me: int, fee: FeeCharged) -> None:
        if t.play(self, me):
            fee.cards = fee.ships
