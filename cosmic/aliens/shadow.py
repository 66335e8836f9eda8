from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmic.engine.effects import OWN, Power, Super, Wild, at, react
from cosmic.engine.events import PlayersEvent
from cosmic.engine.notes import DESTINED
from cosmic.engine.ship_events import ShipsLand, Stacks
from cosmic.engine.ships import defeated_stacks
from cosmic.engine.state import NOBODY, OFFENSE, WARP
from cosmic.engine.table import Table


@dataclass
class ShipExecuted(PlayersEvent):
    """A ship of a player whom destiny has shown goes to the warp."""

    victim: int
    ship: Stacks

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "other": self.victim}

    def apply(self, t: Table) -> None:
        t.lose_ships(self.victim, self.ship)
        t.colonies_changed()


def shows_others(t: Table, me: int) -> list[int]:
    """Whom the destiny card shows but the player itself; a wild one shows all others."""
    shown = t.clockwise_after(me) if DESTINED.get(t) == NOBODY else [DESTINED.get(t)]
    return [player for player in shown if player != me and t.colonies(player)]


class Shadow(Power):
    """Executes a ship of whomever destiny shows, and with a wild card of whomever it likes."""

    @at("destiny.shown", when=shows_others)
    def execute(self, t: Table, me: int) -> None:
        if DESTINED.get(t) == NOBODY and not t.ask_yes(me, "shadow-wild"):
            return
        victim = t.ask(me, "shadow-whom", shows_others(t, me), "seat")
        ship = t.pick_ships(me, victim, 1, "shadow-ship")
        if t.use(self, me, target=victim):
            t.emit(ShipExecuted(me, victim, ship))


class ShadowSuper(Super):
    """A ship of its own steps out of the warp into the place of the executed one."""

    @react(ShipExecuted, of=OWN, when=lambda t, me, executed: t.s.ships[WARP][me])
    def take_its_place(self, t: Table, me: int, executed: ShipExecuted) -> None:
        if t.play(self, me):
            t.emit(ShipsLand(me, [[WARP, 1]], executed.ship[0][0]))
            t.colonies_changed()


def is_beaten_by_an_attack(t: Table, me: int) -> bool:
    if not t.has_lost(me) or t.kind_of(OFFENSE) != "attack":
        return False
    return bool(defeated_stacks(t, OFFENSE)) and bool(t.stacks_outside(me))


class ShadowWild(Wild):
    """For one ship from elsewhere the beaten defense takes all its opponents along."""

    @at("ships.lost", when=is_beaten_by_an_attack)
    def take_along(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.choose_and_lose(me, 1, "shadow-price", t.stacks_outside(me), "price")
            for player, stacks in defeated_stacks(t, OFFENSE):
                t.lose_ships(player, stacks)
            t.colonies_changed()
