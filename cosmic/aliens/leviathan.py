from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmic.engine.effects import Power, Super, Wild, at, modify
from cosmic.engine.events import PlayersEvent
from cosmic.engine.planets import PlanetsSwapped
from cosmic.engine.queries import TotalBonus
from cosmic.engine.ship_events import ShipsLand
from cosmic.engine.state import GATE, NOBODY, OFFENSE
from cosmic.engine.table import MOST_SHIPS, Table

MASS = 20


def others_on(t: Table, me: int, planet: int) -> list[int]:
    return [player for player in t.clockwise_after(me) if t.s.ships[planet][player]]


def own_worlds(t: Table, me: int) -> list[int]:
    """Home planets without a ship of anybody else, while none stands at the gate."""
    home = t.s.home_planets(me) if t.enc.worldship == NOBODY else ()
    return [planet for planet in home if not others_on(t, me, planet) and planet != t.enc.planet]


def shared_worlds(t: Table, me: int) -> list[int]:
    """Home planets on which others stand as well, but not the defense."""
    home = t.s.home_planets(me) if t.enc.worldship == NOBODY else ()
    return [p for p in home if others_on(t, me, p) and t.enc.defense not in others_on(t, me, p) and p != t.enc.planet]


@dataclass
class WorldshipSent(PlayersEvent):
    """A home planet goes to the gate with everybody on it; a ship that stands there already goes aboard."""

    planet: int

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "planet": self.planet}

    def apply(self, t: Table) -> None:
        t.enc.worldship = self.planet
        t.tell("worldship-sent", seat=self.player, planet=self.planet, count=sum(t.s.ships[self.planet]))
        if t.s.ships[GATE][self.player]:
            t.join_encounter(self.player, [[GATE, t.s.ships[GATE][self.player]]])
        for rider in others_on(t, self.player, self.planet):
            t.enc.allies[rider] = OFFENSE
            t.commit_ships(rider, [])


class Worldship:
    """What follows once a planet stands at the gate; none of it is a use."""

    @modify(TotalBonus, standing=True)
    def weigh(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + MASS if asked.side == OFFENSE and t.enc.worldship != NOBODY else bonus

    @at("ships.lost", standing=True, when=lambda t, me: t.has_lost(me))
    def lose_all(self, t: Table, me: int) -> None:
        """Whoever is no ally any more is still aboard."""
        for player in [player for player in t.everyone() if t.side_of(player) != OFFENSE]:
            t.lose_ships(player, t.still_there(player, [[t.enc.worldship, t.s.ships[t.enc.worldship][player]]]))

    @at("ships.landing", standing=True, when=lambda t, me: t.enc.planet not in t.s.gone)
    def leave_some(self, t: Table, me: int) -> None:
        aboard = t.still_there(me, [[t.enc.worldship, t.s.ships[t.enc.worldship][me]]])
        left = t.ask_ships(me, "leviathan-leave", aboard, 0, MOST_SHIPS, planet=t.enc.planet)
        if left:
            t.emit(ShipsLand(me, left, t.enc.planet))


class Leviathan(Worldship, Power):
    """Sends a whole home planet instead of ships."""

    @at("launch.aimed", when=own_worlds)
    def set_off(self, t: Table, me: int) -> None:
        planet = t.ask(me, "leviathan-planet", own_worlds(t, me), "planet")
        if t.use(self, me):
            t.emit(WorldshipSent(me, planet))


class LeviathanSuper(Worldship, Super):
    """A planet with ships of others on it, who are allies then."""

    @at("launch.aimed", when=shared_worlds)
    def set_off(self, t: Table, me: int) -> None:
        planet = t.ask(me, "leviathan-planet", shared_worlds(t, me), "planet")
        if t.play(self, me):
            t.put_in_effect(self, me)
            t.emit(WorldshipSent(me, planet))


def both_have_planets(t: Table, me: int) -> bool:
    return bool(t.s.home_planets(me)) and bool(t.s.home_planets(t.enc.defense))


class LeviathanWild(Wild):
    """Two planets change places, and that was the encounter."""

    @at("destiny.drawn", when=both_have_planets)
    def swap(self, t: Table, me: int) -> None:
        foe = t.enc.defense
        mine = t.ask(me, "leviathan-mine", t.s.home_planets(me), "planet")
        theirs = t.ask(me, "leviathan-theirs", t.s.home_planets(foe), "planet", other=foe)
        if t.play(self, me, foe):
            t.emit(PlanetsSwapped(mine, theirs))
            t.pass_to_alien(self.slug)
            t.colonies_changed()
            t.end_encounter("settled", self)
