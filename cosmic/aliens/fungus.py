from __future__ import annotations

from cosmic.engine.effects import OWN, REMOVAL, Power, Super, Wild, at, modify, react, replace
from cosmic.engine.fleet_events import CaptivesStacked, ShipsCaptured, StacksBreakUp
from cosmic.engine.marked import everything_at, held_loose, marked_at
from cosmic.engine.play_events import KeptEnds
from cosmic.engine.queries import ShipCount, TotalBonus
from cosmic.engine.ship_events import ShipsToWarp
from cosmic.engine.state import DEFENSE, Marked, sheet_of
from cosmic.engine.table import Table


def beats(t: Table, me: int, sent: ShipsToWarp) -> bool:
    return sent.cause == "defeat" and t.has_won(me) and t.has_lost(sent.owner)


def stacks_in_encounter(t: Table, me: int) -> list[Marked]:
    return marked_at(t.s, me, t.zone_in_encounter(me)) if t.ships_in_encounter(me) else []


class Fungus(Power):
    """The beaten stick under its ships; a stack is one ship, but counts as many as there are in it."""

    @replace(ShipsToWarp, rank=REMOVAL, when=lambda t, me, sent: beats(t, me, sent) and t.ships_in_encounter(me) > 0)
    def adhere(self, t: Table, me: int, sent: ShipsToWarp) -> None:
        if t.in_effect(self, me, "adhere") or t.use(self, me, "adhere"):
            sent.cancel()
            captured = ShipsCaptured(sent.owner, sent.sources, me)
            if t.emit(captured):
                self.share_out(t, me, sent.owner, captured.count)

    def share_out(self, t: Table, me: int, captive: int, left: int) -> None:
        """Under its ships in the encounter, as it likes; the last one takes what is left."""
        zone = t.zone_in_encounter(me)
        ships = everything_at(t, me, zone)
        for number, ship in enumerate(ships, 1):
            holds = ship.holds if ship is not None else 0
            is_all_one = number == len(ships) or (left == 1 and len(set(ships[number - 1 :])) == 1)
            options = (left,) if is_all_one else range(left, -1, -1)
            count = t.ask(me, "fungus-share", options, "number", other=captive, ship=number, holds=holds, count=left)
            if count:
                t.emit(CaptivesStacked(me, ship, zone, self.slug, captive, count))
            left -= count
            if not left:
                return

    @at("reveal.revealed", when=lambda t, me: t.both_attack() and stacks_in_encounter(t, me))
    def weigh(self, t: Table, me: int) -> None:
        t.use(self, me, "weigh")

    @modify(ShipCount, part="weigh")
    def all_in_them(self, t: Table, me: int, asked: ShipCount, ships: int) -> int:
        return ships + sum(ship.holds for ship in stacks_in_encounter(t, me)) if asked.owner == me else ships


def defends_at_home(t: Table, me: int) -> bool:
    return me == t.enc.defense and t.enc.planet in t.s.home_planets(me)


def guards(t: Table, me: int, player: int) -> int:
    """Ships of another that stand around the holder's system."""
    return held_loose(t.s, me, player)


class FungusWild(Wild):
    """The beaten offense stands guard around the holder's home system, until the holder loses this card."""

    @at("outcome", when=lambda t, me: defends_at_home(t, me) and t.has_won(me))
    def spare(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)
            t.keep_in_force(self, me, "guard")

    @replace(ShipsToWarp, rank=REMOVAL, lasting=True)
    def capture(self, t: Table, me: int, sent: ShipsToWarp) -> None:
        if beats(t, me, sent):
            sent.cancel()
            t.emit(ShipsCaptured(sent.owner, sent.sources, me))

    @modify(TotalBonus, part="guard")
    def stand_guard(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        if asked.side != DEFENSE or not defends_at_home(t, me):
            return bonus
        return bonus + sum(guards(t, me, player) for player in t.others(me))

    @react(KeptEnds, of=OWN, lasting=True, part="guard")
    def set_free(self, t: Table, me: int, ended: KeptEnds) -> None:
        t.tell("guards-freed", seat=me)
        for player in t.everyone():
            t.return_ships(player, [[sheet_of(me), guards(t, me, player)]])
        t.colonies_changed()


class FungusSuper(Super):
    """Its stacks do not come apart in the warp."""

    @replace(StacksBreakUp, of=OWN)
    def hold_together(self, t: Table, me: int, event: StacksBreakUp) -> None:
        if t.play(self, me):
            event.cancel()
            t.tell("stacks-hold", seat=me, count=len(event.ships))
