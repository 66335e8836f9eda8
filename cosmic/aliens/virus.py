from __future__ import annotations

from cosmic.engine.effects import THEN, Power, Super, Wild, at, modify
from cosmic.engine.queries import CardValue, ShipValue
from cosmic.engine.table import Table


def multiplied_by(t: Table, me: int) -> list[int]:
    """Whose ships the card is multiplied by; they are not added any more."""
    return t.side_members(t.side_of(me)) if t.in_effect(VirusSuper, me) else [me]


def allied_ships(t: Table, me: int) -> int:
    return sum(t.ships_counted(player) for player in t.allies_of(t.side_of(me)))


class Virus(Power):
    """Its attack is multiplied by its ships in the encounter."""

    @at("reveal.revealed", when=lambda t, me: t.kind_of(t.side_of(me)) == "attack")
    def multiply(self, t: Table, me: int) -> None:
        t.use(self, me)

    @modify(CardValue, layer=THEN)
    def times_ships(self, t: Table, me: int, asked: CardValue, value: int) -> int:
        if asked.side != t.side_of(me):
            return value
        return value * sum(t.ships_counted(player) for player in multiplied_by(t, me))

    @modify(ShipValue, layer=THEN)
    def not_added(self, t: Table, me: int, asked: ShipValue, value: int) -> int:
        return 0 if asked.owner in multiplied_by(t, me) else value


def has_allies_to_multiply_by(t: Table, me: int) -> bool:
    return t.kind_of(t.side_of(me)) == "attack" and allied_ships(t, me) > 0 and not t.in_effect(Virus, me)


class VirusSuper(Super):
    """By the allied ships as well; to be said before the power is used."""

    @at("reveal.revealed", when=has_allies_to_multiply_by)
    def multiply_more(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)


class VirusWild(Wild):
    """Own ships times allied ships instead of their sum."""

    @at("reveal.revealed", when=lambda t, me: t.both_attack() and allied_ships(t, me))
    def multiply_ships(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)

    @modify(ShipValue, layer=THEN)
    def times_allied(self, t: Table, me: int, asked: ShipValue, value: int) -> int:
        if asked.side != t.side_of(me):
            return value
        return allied_ships(t, me) if asked.owner == me else 0
