from __future__ import annotations

from cosmic.engine.effects import OWN, Power, Super, Wild, at, modify, react
from cosmic.engine.power_events import PowerZapped
from cosmic.engine.queries import TotalBonus
from cosmic.engine.state import SIDE_NAMES
from cosmic.engine.table import Table


class Human(Power):
    """Four more for its side; zapped, its side wins, which is no use."""

    @at("reveal.revealed")
    def add_four(self, t: Table, me: int) -> None:
        t.use(self, me)

    @modify(TotalBonus)
    def four(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + 4 if asked.side == t.side_of(me) else bonus

    @react(PowerZapped, of=OWN, when=lambda t, me, zapped: zapped.alien == Human.slug)
    def win_if_zapped(self, t: Table, me: int, zapped: PowerZapped) -> None:
        t.decide(SIDE_NAMES[t.side_of(me)], self)


class HumanWild(Wild):
    """The card becomes the answer to everything, and the flare goes to Human."""

    @at("reveal.revealed", when=lambda t, me: Human.slug not in t.s.seats[t.foe_of(me)].aliens)
    def forty_two(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.enc.counts[t.side_of(me)] = ["attack", 42]
            t.tell("forty-two", seat=me)
            t.pass_to_alien(self.slug)


class HumanSuper(Super):
    """Eight instead of four, or it zaps itself."""

    @at("reveal.revealed")
    def eight_or_zap(self, t: Table, me: int) -> None:
        how = t.ask(me, "human-how", ("eight", "zap"))
        if not t.play(self, me):
            return
        if how == "eight":
            t.put_in_effect(self, me)
        else:
            t.pass_on(None)
            t.zap(me, self.slug)

    @modify(TotalBonus)
    def four_more(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + 4 if t.in_effect(Human, me) and asked.side == t.side_of(me) else bonus
