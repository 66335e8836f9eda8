from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, modify
from cosmic.engine.notes import DESTINED
from cosmic.engine.queries import TargetPlanets
from cosmic.engine.state import NOBODY
from cosmic.engine.table import Table


class Will(Power):
    """Picks its own opponent, on any planet where that player has a colony or in that player's home system."""

    @at("destiny.card")
    def choose(self, t: Table, me: int) -> None:
        others = [player for player in t.clockwise_after(me) if t.may_be_met(player) or t.colonies(player)]
        other = t.ask(me, "will-whom", others, "seat")
        planets = sorted({*t.s.home_planets(other), *t.colonies(other)})
        planet = t.ask(me, "will-where", planets, "planet", other=other)
        if t.use(self, me, target=other):
            t.set_defense(other)
            t.enc.planet = planet


class WillSuper(Super):
    """A look at one hand before it decides."""

    @at("destiny.shown")
    def look(self, t: Table, me: int) -> None:
        other = t.ask(me, "will-look", t.clockwise_after(me), "seat")
        if t.play(self, me, other):
            t.look_at(me, other, t.s.seats[other].hand)


def shows_anothers_colour(t: Table, me: int) -> bool:
    """Colour cards and specials count; a wild destiny does not."""
    return DESTINED.get(t) not in (NOBODY, me)


class WillWild(Wild):
    """The player drawn may be met wherever it has a colony."""

    @at("destiny.drawn", when=shows_anothers_colour)
    def anywhere(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)

    @modify(TargetPlanets)
    def all_colonies(self, t: Table, me: int, asked: TargetPlanets, planets: list[int]) -> list[int]:
        return sorted({*planets, *t.colonies(t.enc.defense)})
