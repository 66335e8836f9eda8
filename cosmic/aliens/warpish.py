from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, modify
from cosmic.engine.notes import Note
from cosmic.engine.queries import TotalBonus
from cosmic.engine.state import WARP
from cosmic.engine.table import Table

# Counted once: what enters or leaves the warp afterwards changes nothing.
DEAD = Note("dead", 0, shown=True)
OWN_DEAD = Note("own-dead", 0, shown=True)
OPPOSING_DEAD = Note("opposing-dead", 0, shown=True)


class Warpish(Power):
    """Every ship in the warp counts for its attack."""

    @at("reveal.revealed", when=lambda t, me: t.kind_of(t.side_of(me)) == "attack")
    def raise_dead(self, t: Table, me: int) -> None:
        if t.use(self, me):
            DEAD.set(t, sum(t.s.ships[WARP]))
            t.tell("dead-counted", seat=me, count=DEAD.get(t))

    @modify(TotalBonus)
    def all_dead(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + int(DEAD.get(t)) if asked.side == t.side_of(me) else bonus


class WarpishWild(Wild):
    """The own ships in the warp count."""

    @at("reveal.revealed", when=lambda t, me: t.s.ships[WARP][me])
    def raise_own(self, t: Table, me: int) -> None:
        if t.play(self, me):
            OWN_DEAD.set(t, t.s.ships[WARP][me])
            t.put_in_effect(self, me)

    @modify(TotalBonus)
    def own_dead(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + int(OWN_DEAD.get(t)) if asked.side == t.side_of(me) else bonus


class WarpishSuper(Super):
    """The opponent's ships in the warp count against it."""

    @at("reveal.revealed", when=lambda t, me: t.s.ships[WARP][t.foe_of(me)])
    def turn_dead(self, t: Table, me: int) -> None:
        if t.play(self, me):
            OPPOSING_DEAD.set(t, t.s.ships[WARP][t.foe_of(me)])
            t.put_in_effect(self, me)

    @modify(TotalBonus)
    def opposing_dead(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus - int(OPPOSING_DEAD.get(t)) if asked.side == t.side_of(t.foe_of(me)) else bonus
