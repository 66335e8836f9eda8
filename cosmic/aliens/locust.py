from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at
from cosmic.engine.table import Table

PRICE = 4  # ships


def company(t: Table, me: int, planet: int) -> int:
    """Ships of other players there."""
    return sum(t.s.ships[planet]) - t.s.ships[planet][me]


def alone_on(t: Table, me: int) -> list[int]:
    return [planet for planet in t.foreign_colonies(me) if not company(t, me, planet)]


def outnumbers_on(t: Table, me: int) -> list[int]:
    return [planet for planet in t.foreign_colonies(me) if 0 < company(t, me, planet) < t.s.ships[planet][me]]


def devour(t: Table, me: int, planets: list[int]) -> None:
    """All at the same time: what is eaten together is no place for its ships to go to."""
    t.return_ships(me, [[planet, t.s.ships[planet][me]] for planet in planets])
    for planet in planets:
        t.remove_planet(planet, eater=me)
    t.colonies_changed()


class Locust(Power):
    """Eats the foreign planets that it has for itself; they count as its colonies for ever, which is no use."""

    @at("regroup", when=alone_on)
    def eat(self, t: Table, me: int) -> None:
        if t.use(self, me):
            devour(t, me, alone_on(t, me))


class LocustSuper(Super):
    """A planet on which it has the majority as well."""

    @at("regroup", when=outnumbers_on)
    def eat_in_company(self, t: Table, me: int) -> None:
        planet = t.ask(me, "locust-meal", outnumbers_on(t, me), "planet")
        if t.play(self, me):
            devour(t, me, [planet])


def in_reach(t: Table, me: int) -> list[int]:
    """Any planet outside Locust's own system, for whoever can pay."""
    locust = t.player_of(Locust.slug)
    spared = t.s.home_planets(locust) if locust is not None else ()
    can_pay = sum(n for _, n in t.stacks(me)) >= PRICE
    return [planet for planet in t.s.planets() if planet not in spared] if can_pay else []


class LocustWild(Wild):
    """Four ships for a planet, with all that stands on it."""

    @at("regroup", when=in_reach)
    def lay_waste(self, t: Table, me: int) -> None:
        planet = t.ask(me, "locust-planet", in_reach(t, me), "planet")
        if t.play(self, me, t.s.home_of(planet)):
            t.choose_and_lose(me, PRICE, "locust-price", cause="price")
            t.remove_planet(planet)
            t.colonies_changed()
            t.pass_to_alien(self.slug)
