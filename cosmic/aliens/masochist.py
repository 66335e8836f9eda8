from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, modify
from cosmic.engine.notes import Note
from cosmic.engine.queries import OtherWay, Retriever
from cosmic.engine.ship_events import ShipsRemoved
from cosmic.engine.state import NOBODY, REMOVED, WARP, sheet_of
from cosmic.engine.table import Table

IN_PLACE_OF_OFFENSE = Note("in-place-of-offense", NOBODY, shown=True)


def ships_out_of_play(t: Table, me: int) -> int:
    """In the warp, out of the game or held captive by others."""
    return sum(t.s.ships[zone][me] for zone in (WARP, REMOVED, *map(sheet_of, t.others(me))))


def has_no_ship_in_play(t: Table, me: int) -> bool:
    return not t.has_colony(me) and ships_out_of_play(t, me) == sum(row[me] for row in t.s.ships)


class Masochist(Power):
    """Wins without a ship in play; its power is never lost."""

    never_lost = True

    @at("regroup", when=has_no_ship_in_play)
    def triumph(self, t: Table, me: int) -> None:
        if t.use(self, me):
            t.tell("nothing-left", seat=me)
            t.claim_victory(me)

    @modify(OtherWay, always=True)
    def nearly_nothing_left(self, t: Table, me: int, asked: OtherWay, part: float) -> float:
        return ships_out_of_play(t, me) / sum(row[me] for row in t.s.ships) if asked.player == me else part


class MasochistWild(Wild):
    """Another player than the offense takes a ship out of the warp."""

    @at("regroup", when=lambda t, me: any(t.s.ships[WARP]) and t.stacks_and_gate(t.enc.offense))
    def name_another(self, t: Table, me: int) -> None:
        offense = t.enc.offense
        other = t.ask(me, "masochist-whom", t.clockwise_after(offense), "seat")
        if t.play(self, me, other):
            IN_PLACE_OF_OFFENSE.set(t, other)
            t.put_in_effect(self, me)
            t.tell("retrieves-instead", seat=other, other=offense)

    @modify(Retriever)
    def another(self, t: Table, me: int, asked: Retriever, player: int) -> int:
        return int(IN_PLACE_OF_OFFENSE.get(t))


class MasochistSuper(Super):
    """A ship leaves the game instead of the warp."""

    @at("regroup", when=lambda t, me: t.s.ships[WARP][me])
    def give_up(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)
            t.emit(ShipsRemoved(me, [[WARP, 1]]))
            t.colonies_changed()

    @modify(Retriever)
    def nobody(self, t: Table, me: int, asked: Retriever, player: int) -> int:
        return NOBODY
