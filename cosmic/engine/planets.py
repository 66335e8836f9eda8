"""Planets that leave the game, and planets that come into it (rules: ships.lost_planets, ships.new_planets)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cosmic.engine.events import Event, PlayersEvent
from cosmic.engine.notes import alien_of, is_beside, keeper_of
from cosmic.engine.state import NOBODY

if TYPE_CHECKING:
    from cosmic.engine.table import Table


@dataclass
class PlanetRemoved(Event):
    """A planet without ships leaves the game; whoever devours it has a foreign colony for ever."""

    planet: int
    eater: int = NOBODY

    def whose(self) -> int:
        return self.eater

    def about(self, t: Table) -> dict[str, Any]:
        return {"planet": self.planet}

    def can_happen(self, t: Table) -> bool:
        return self.planet not in t.s.gone and not any(t.s.ships[self.planet])

    def apply(self, t: Table) -> None:
        t.s.gone.append(self.planet)
        if self.eater == NOBODY:
            t.tell("planet-removed", planet=self.planet)
        else:
            t.s.seats[self.eater].devoured.append(self.planet)
            t.has_moved(self.eater)
            t.tell("planet-devoured", seat=self.eater, planet=self.planet)


@dataclass
class PlanetAdded(PlayersEvent):
    """A planet comes into the home system of a player."""

    def apply(self, t: Table) -> None:
        s = t.s
        planet = s.planet_count
        s.ships.insert(planet, [0] * len(s.seats))
        s.added.append(self.player)
        t.planet_count = s.planet_count
        t.tell("planet-added", seat=self.player, planet=planet)


@dataclass
class PlanetsSwapped(Event):
    """Two planets change places, each with all that is on it and beside it. A planet is called after the place where it
    lies, so what moves is what lies there (rule: ships.swapped_planets)."""

    one: int
    other: int

    def about(self, t: Table) -> dict[str, Any]:
        return {"planet": self.one, "other_planet": self.other}

    def can_happen(self, t: Table) -> bool:
        return self.one not in t.s.gone and self.other not in t.s.gone

    def apply(self, t: Table) -> None:
        s = t.s
        for planet in (self.one, self.other):
            for player in t.everyone():
                if s.ships[planet][player]:
                    t.has_moved(player)
            if s.ships[planet][s.home_of(planet)]:
                t.settlers.append(s.home_of(planet))
        s.ships[self.one], s.ships[self.other] = s.ships[self.other], s.ships[self.one]
        there = {self.one: self.other, self.other: self.one}
        s.marked = [ship._replace(zone=there.get(ship.zone, ship.zone)) for ship in s.marked]
        s.apart = {beside_swapped(place, self.one, self.other): cards for place, cards in s.apart.items()}
        t.tell("planets-swapped", planet=self.one, other_planet=self.other)


def beside_swapped(place: str, one: int, other: int) -> str:
    for here, there in ((one, other), (other, one)):
        if is_beside(place, here):
            return f"{alien_of(place)}/{there}"
    return place


def remove_planet(t: Table, planet: int, eater: int) -> bool:
    """The ships that are still there go to the warp first; what something saves from it goes to other colonies."""
    if planet in t.s.gone:
        return False
    for player in t.everyone():
        t.lose_ships(player, t.still_there(player, [[planet, t.s.ships[planet][player]]]))
    for player in t.everyone():
        t.return_ships(player, [[planet, t.s.ships[planet][player]]])
    if not t.emit(PlanetRemoved(planet, eater)):
        return False
    for place in sorted(t.s.apart):
        if is_beside(place, planet):
            t.discard_all(keeper_of(t.s, place), t.s.apart[place])
    return True


def add_planet(t: Table, player: int) -> int:
    """Its number; NOBODY if it did not come."""
    return t.planet_count - 1 if t.emit(PlanetAdded(player)) else NOBODY
