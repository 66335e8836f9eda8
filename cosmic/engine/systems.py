"""Planets and the home systems they lie in. A planet may leave the game, and another may come into it.

Planets keep their numbers: those of the first seat, of the second …, then those that were added, as they came.
"""

from __future__ import annotations

from collections.abc import Sequence

Ships = list[list[int]]


def home_of(planet: int, per: int, seats: int, added: list[int]) -> int:
    """In whose home system a planet lies; `per`: with how many each player began."""
    return planet // per if planet < seats * per else added[planet - seats * per]


def number_of(planet: int, per: int, seats: int, added: list[int]) -> int:
    """What players call it: the number in its system, counted from one."""
    if planet < seats * per:
        return planet % per + 1
    place = planet - seats * per
    return per + added[: place + 1].count(added[place])


def home_planets(player: int, per: int, seats: int, added: list[int], gone: list[int]) -> Sequence[int]:
    """Those of a home system that are in the game."""
    first = range(player * per, player * per + per)
    if not added and not gone:
        return first
    own = [*first]
    for place, owner in enumerate(added):
        if owner == player:
            own.append(seats * per + place)
    return [planet for planet in own if planet not in gone] if gone else own


def settled_abroad(ships: Ships, planet_count: int, home: Sequence[int], player: int) -> list[int]:
    """The planets outside the own system where a player has a ship."""
    return [planet for planet, row in enumerate(ships[:planet_count]) if row[player] and planet not in home]
