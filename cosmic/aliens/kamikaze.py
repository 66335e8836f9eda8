from __future__ import annotations

from cosmic.engine.effects import OWN, Power, Super, Wild, at, modify, replace
from cosmic.engine.notes import Note
from cosmic.engine.queries import TotalBonus
from cosmic.engine.ship_events import ShipRetrieved
from cosmic.engine.state import WARP
from cosmic.engine.table import Table

MOST_SACRIFICED = 4
SACRIFICED = Note("sacrificed", 0, shown=True)


class Kamikaze(Power):
    """Up to four ships for two cards each, before the encounter cards are chosen."""

    @at("planning", when=lambda t, me: t.has_colony(me))
    def sacrifice(self, t: Table, me: int) -> None:
        if t.use(self, me):
            ships = t.ask_ships(me, "sacrifice", t.stacks(me), 1, MOST_SACRIFICED)
            t.draw(me, 2 * t.lose_ships(me, ships, "price"))
            t.colonies_changed()


class KamikazeWild(Wild):
    """Three for each of up to four ships from elsewhere."""

    @at("planning.laid", when=lambda t, me: t.stacks_outside(me))
    def dive(self, t: Table, me: int) -> None:
        if t.play(self, me):
            ships = t.ask_ships(me, "sacrifice", t.stacks_outside(me), 1, MOST_SACRIFICED)
            SACRIFICED.set(t, t.lose_ships(me, ships, "price"))
            t.put_in_effect(self, me)
            t.colonies_changed()

    @modify(TotalBonus)
    def three_each(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + 3 * int(SACRIFICED.get(t)) if asked.side == t.side_of(me) else bonus


class KamikazeSuper(Super):
    """Three ships instead of one at its own regroup."""

    @replace(ShipRetrieved, of=OWN, when=lambda t, me, retrieved: t.s.ships[WARP][me] > 1)
    def retrieve_three(self, t: Table, me: int, retrieved: ShipRetrieved) -> None:
        if t.play(self, me):
            retrieved.cancel()
            t.free_ships(me, 3)
