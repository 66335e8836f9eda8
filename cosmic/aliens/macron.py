from __future__ import annotations

from cosmic.engine.effects import THEN, Power, Super, Wild, at, modify
from cosmic.engine.queries import ShipLimit, ShipValue, SpoilsShips, TotalBonus
from cosmic.engine.table import Table


class Macron(Power):
    """Sends a single ship; each of its ships counts four. For compensation and rewards each counts two, always."""

    @at("launch.ships", when=lambda t, me: t.is_sending(me))
    def send_one(self, t: Table, me: int) -> None:
        t.use(self, me, "one_ship")

    @at("alliance.ships", when=lambda t, me: t.is_sending(me))
    def ally_with_one(self, t: Table, me: int) -> None:
        t.use(self, me, "one_ship")

    @at("reveal.revealed", when=lambda t, me: t.both_attack() and t.ships_in_encounter(me) > 0)
    def swell(self, t: Table, me: int) -> None:
        t.use(self, me, "mass")

    @modify(ShipLimit, part="one_ship")
    def only_one(self, t: Table, me: int, asked: ShipLimit, limit: int) -> int:
        return 1 if asked.player == me else limit

    @modify(ShipValue, part="mass")
    def four_each(self, t: Table, me: int, asked: ShipValue, value: int) -> int:
        return 4 if asked.owner == me else value

    @modify(SpoilsShips, always=True)
    def two_each(self, t: Table, me: int, asked: SpoilsShips, ships: int) -> int:
        return 2 * asked.ships if asked.player == me else ships


class MacronWild(Wild):
    """One more for each own ship once the own side has shown an attack."""

    @at("reveal.revealed", when=lambda t, me: t.kind_of(t.side_of(me)) == "attack")
    def swell(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)

    @modify(TotalBonus)
    def one_more_each(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + t.ships_counted(me) if asked.side == t.side_of(me) else bonus


class MacronSuper(Super):
    """Up to four ships instead of one."""

    @at("launch.ships", when=lambda t, me: t.is_sending(me))
    def send_four(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)

    @at("alliance.ships", when=lambda t, me: t.is_sending(me))
    def ally_with_four(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)

    @modify(ShipLimit, layer=THEN)
    def up_to_four(self, t: Table, me: int, asked: ShipLimit, limit: int) -> int:
        return 4 if asked.player == me else limit
