from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, modify
from cosmic.engine.notes import DECLINED, Note
from cosmic.engine.queries import TotalBonus
from cosmic.engine.state import SIDE_NAMES
from cosmic.engine.table import Table

THROWN_IN = Note("thrown-in", 0, shown=True)  # by each Fodder: the sum of the attacks that it has added


def values_that_fit(t: Table, me: int) -> range:
    """Between the two played cards, or below the opponent's alone; an effect on their values changes nothing."""
    if not t.both_attack():
        return range(0)
    side = t.side_of(me)
    lowest = -99 if t.in_effect(FodderSuper, me) else t.enc.counts[side][1] + 1
    return range(lowest, t.enc.counts[1 - side][1])


def attacks_that_fit(t: Table, me: int) -> list[int]:
    fits = values_that_fit(t, me)
    return [card for card in t.s.seats[me].hand if t.box.kind[card] == "attack" and t.box.value[card] in fits]


class Fodder(Power):
    """Throws in attacks that are higher than its own card and lower than the opponent's."""

    @at("reveal.revealed", when=values_that_fit, holding=attacks_that_fit)
    def overwhelm(self, t: Table, me: int) -> None:
        if t.use(self, me):
            fitting = attacks_that_fit(t, me)
            cards = t.ask_many(me, "fodder-cards", fitting, 1, len(fitting), "card")
            t.discard_together(me, cards)
            THROWN_IN.set(t, sum(t.box.value[card] for card in cards), by=me)
            t.tell("thrown-in", seat=me, cards=t.faces(cards), value=THROWN_IN.get(t, by=me))

    @modify(TotalBonus)
    def add_them(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + int(THROWN_IN.get(t, by=me)) if asked.side == t.side_of(me) else bonus


def sides_it_refused(t: Table, me: int) -> list[str]:
    if not DECLINED.get(t, by=me) or not t.has_colony(me):
        return []
    return [name for side, name in enumerate(SIDE_NAMES) if me in t.enc.invited[side]]


class FodderWild(Wild):
    """Who has declined joins after all, with one ship."""

    @at("reveal.revealed", when=sides_it_refused)
    def join_late(self, t: Table, me: int) -> None:
        if t.play(self, me) and sides_it_refused(t, me):  # its last ship may have gone to have it played
            side = t.ask(me, "fodder-side", sides_it_refused(t, me))
            t.join_side(me, SIDE_NAMES.index(side), most=1)


class FodderSuper(Super):
    """Attacks that are equal to its own card or lower fit as well."""

    @at("reveal.revealed", when=lambda t, me: t.both_attack() and not t.in_effect(Fodder, me))
    def lower_the_bar(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)
