from __future__ import annotations

from cosmic.engine.effects import THEN, Power, Super, Wild, at, modify
from cosmic.engine.queries import CardValue
from cosmic.engine.table import Table

TRIPLED_TO, TRIPLED_TO_BY_FLARE = 10, 13
WORTH_CUTTING = 15


def a_third(value: int) -> int:
    """Rounded up."""
    return -(-value // 3)


class Tripler(Power):
    """A low attack of its own counts three times, a high one a third."""

    @at("reveal.revealed", when=lambda t, me: t.kind_of(t.side_of(me)) == "attack")
    def triple(self, t: Table, me: int) -> None:
        t.use(self, me)

    @modify(CardValue, layer=THEN)
    def thrice(self, t: Table, me: int, asked: CardValue, value: int) -> int:
        if asked.side != t.side_of(me):
            return value
        most = TRIPLED_TO_BY_FLARE if t.in_effect(TriplerSuper, me) else TRIPLED_TO
        return 3 * value if value <= most else a_third(value)


def is_just_too_high(t: Table, me: int) -> bool:
    side = t.side_of(me)
    if t.kind_of(side) != "attack" or t.in_effect(Tripler, me):
        return False
    value: int = t.query(CardValue(side), t.revealed_value(side))
    return TRIPLED_TO < value <= TRIPLED_TO_BY_FLARE


class TriplerSuper(Super):
    """Three times for attacks up to thirteen; to be said before the power is used."""

    @at("reveal.revealed", when=is_just_too_high)
    def triple_more(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)


def is_opposed_by_a_high_attack(t: Table, me: int) -> bool:
    side = t.side_of(t.foe_of(me))
    return t.kind_of(side) == "attack" and t.revealed_value(side) >= WORTH_CUTTING


class TriplerWild(Wild):
    """A third of a high attack of the opponent's, before anything else multiplies it."""

    @at("reveal.revealed", when=is_opposed_by_a_high_attack)
    def cut(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)

    @modify(CardValue)
    def cut_to_a_third(self, t: Table, me: int, asked: CardValue, value: int) -> int:
        return a_third(value) if asked.side == t.side_of(t.foe_of(me)) else value
