from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.effects import OWN, Power, Super, Wild, at, replace
from cosmic.engine.events import PlayersEvent
from cosmic.engine.fleet_events import FleetCutDown
from cosmic.engine.ships import defeated_stacks
from cosmic.engine.state import OFFENSE
from cosmic.engine.table import Table

FEW = 3  # ships that a weakened player may lose altogether


def winners(t: Table, me: int) -> list[int]:
    return t.side_members(1 - t.side_of(me))


def most_ships(t: Table, me: int) -> int:
    """Of any player on the winning side; none if Guerrilla is not the loser."""
    return max(t.ships_taking_part(player) for player in winners(t, me)) if t.has_lost(me) else 0


@dataclass
class VictorsWeakened(PlayersEvent):
    """Each player on the side that beat this one keeps a single ship in the encounter."""

    few_lose_all: bool = False

    def apply(self, t: Table) -> None:
        for player in winners(t, self.player):
            kept = 0 if self.few_lose_all and t.ships_taking_part(player) <= FEW else 1
            if t.ships_taking_part(player) > kept:
                t.emit(FleetCutDown(player, kept))


class Guerrilla(Power):
    """Beaten, it leaves its victors one ship each."""

    @at("ships.lost", when=lambda t, me: most_ships(t, me) > 1)
    def weaken(self, t: Table, me: int) -> None:
        if t.use(self, me):
            t.emit(VictorsWeakened(me))


class GuerrillaSuper(Super):
    """Those who have few ships lose them all."""

    @replace(VictorsWeakened, of=OWN)
    def wipe_out(self, t: Table, me: int, weakened: VictorsWeakened) -> None:
        if t.play(self, me):
            weakened.few_lose_all = True

    @at("ships.lost", when=lambda t, me: most_ships(t, me) == 1)
    def wipe_out_the_last(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.emit(VictorsWeakened(me, few_lose_all=True))


class GuerrillaWild(Wild):
    """A beaten defense blows up its planet under the feet of the attackers."""

    @at("ships.lost", when=lambda t, me: t.has_lost(me) and t.enc.planet in t.s.home_planets(me))
    def blow_up(self, t: Table, me: int) -> None:
        if t.play(self, me):
            for player, stacks in defeated_stacks(t, OFFENSE):
                t.remove_ships(player, stacks)
            t.remove_planet(t.enc.planet)
            t.colonies_changed()
