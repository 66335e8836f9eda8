from __future__ import annotations

from cosmic.engine.effects import OWN, Tech, at, modify, react
from cosmic.engine.queries import TotalBonus
from cosmic.engine.reading import Reading
from cosmic.engine.state import NO_TOKEN
from cosmic.engine.table import Table
from cosmic.engine.tech_events import TechCompleted, TokenPlaced


def gaps(t: Reading, systems: list[int]) -> list[int]:
    """The first planets of all neighbours in these systems, the next number being the second."""
    return [planet for player in systems for planet in list(t.s.home_planets(player))[:-1]]


def is_guarded(t: Reading, me: int, planet: int) -> bool:
    """Next to the cannon, on either side. It stays where it is if a planet there leaves the game."""
    first = t.tech_card(me, "lunar_cannon").token
    if first == NO_TOKEN:
        return False
    system = t.s.home_planets(t.s.home_of(first))
    before, behind = [p for p in system if p <= first], [p for p in system if p > first]
    return planet in before[-1:] + behind[:1]


class LunarCannon(Tech):
    """Ten more at the two planets that it stands between."""

    @react(TechCompleted, of=OWN, free=True, when=lambda t, me, done: done.tech == "lunar_cannon")
    def set_up(self, t: Table, me: int, done: TechCompleted) -> None:
        self.place(t, me, gaps(t, [me]))

    @at("destiny.shown", free=True, when=lambda t, me: t.book.destiny[t.s.destinies[t.enc.destiny]].kind == "wild")
    def move(self, t: Table, me: int) -> None:
        self.place(t, me, gaps(t, t.everyone()))

    def place(self, t: Table, me: int, places: list[int]) -> None:
        if places:
            planet = t.ask(me, "cannon", sorted(places), "planet")
            t.emit(TokenPlaced(me, self.slug, planet))
            t.tell("cannon-placed", seat=me, planet=planet)

    @at("reveal.revealed", when=lambda t, me: t.both_attack() and is_guarded(t, me, t.enc.planet))
    def fire(self, t: Table, me: int) -> None:
        if t.use_tech(self, me):
            t.put_in_effect(self, me)

    @modify(TotalBonus)
    def ten_more(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + 10 if asked.side == t.side_of(me) else bonus
