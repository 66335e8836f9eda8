from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at
from cosmic.engine.ship_events import ShipsHome
from cosmic.engine.table import MOST_SHIPS, Table


def can_shift(t: Table, me: int) -> bool:
    """From another colony of its own ships would come, and to one they would go."""
    return t.ships_in_encounter(me) > 0 and bool(t.stacks_outside(me))


def ooze(t: Table, me: int, most: int) -> None:
    """Ships come or go, all at the same time: what follows from it is looked at afterwards."""
    here, outside = t.ships_in_encounter(me), t.stacks_outside(me)
    if not outside:  # an answer to the use may have cost the last ship there
        return
    way = t.ask(me, "ooze", ("in", "out") if here else ("in",))
    if way == "in":
        ships = t.ask_ships(me, "ooze-in", outside, 1, most)
        t.join_encounter(me, ships)
    else:
        ships = t.ask_ships(me, "ooze-out", [[planet, here] for planet, _ in outside], 1, min(most, here))
        t.emit(ShipsHome(me, [[t.zone_in_encounter(me), sum(n for _, n in ships)]], ships))
    t.tell("oozed", seat=me, way=way, count=sum(n for _, n in ships))
    t.colonies_changed()


class Amoeba(Power):
    """Any number of its ships into the encounter or out of it, when the cards are laid."""

    @at("planning.laid", when=can_shift)
    def shift(self, t: Table, me: int) -> None:
        if t.use(self, me):
            ooze(t, me, t.ships_in_game(me))


class AmoebaWild(Wild):
    """Up to four of the own ships in or out before the cards are chosen; none need be there."""

    @at("planning", when=lambda t, me: t.stacks_outside(me))
    def shift_four(self, t: Table, me: int) -> None:
        if t.play(self, me):
            ooze(t, me, MOST_SHIPS)


class AmoebaSuper(Super):
    """As an ally too; without a ship it is an ally no more."""

    @at("planning.laid", when=can_shift)
    def shift(self, t: Table, me: int) -> None:
        if t.play(self, me):
            ooze(t, me, t.ships_in_game(me))
            if not t.ships_in_encounter(me):
                t.leave_alliance(me)
