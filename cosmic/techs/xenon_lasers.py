from __future__ import annotations

from cosmic.engine.effects import Tech, at, modify
from cosmic.engine.queries import TotalBonus
from cosmic.engine.table import Table

PLUS, MINUS = "plus", "minus"


class XenonLasers(Tech):
    """One more or one less for the own side."""

    @at("reveal.revealed", when=lambda t, me: t.both_attack())
    def fire(self, t: Table, me: int) -> None:
        if t.use_tech(self, me):
            t.put_in_effect(self, me, t.ask(me, "xenon", ("plus", "minus")))

    @modify(TotalBonus, part=PLUS)
    def add(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + (asked.side == t.side_of(me))

    @modify(TotalBonus, part=MINUS)
    def subtract(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus - (asked.side == t.side_of(me))
