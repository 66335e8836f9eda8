from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, modify, react
from cosmic.engine.encounter_events import DealFailed
from cosmic.engine.queries import FailedDealShips
from cosmic.engine.state import SIDE_NAMES
from cosmic.engine.table import Table


def offers_peace_to_an_attack(t: Table, me: int) -> bool:
    side = t.side_of(me)
    return t.kind_of(side) == "negotiate" and t.kind_of(1 - side) == "attack"


class Pacifist(Power):
    """A negotiate beats an attack."""

    @at("reveal.revealed", when=offers_peace_to_an_attack)
    def win_in_peace(self, t: Table, me: int) -> None:
        if t.use(self, me):
            t.decide(SIDE_NAMES[t.side_of(me)], self)


class PacifistWild(Wild):
    """A negotiate that meets an attack becomes an attack 15."""

    @at("reveal.revealed", when=offers_peace_to_an_attack)
    def strike_back(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.enc.counts[t.side_of(me)] = ["attack", 15]
            t.tell("peace-armed", seat=me)


class PacifistSuper(Super):
    """Of a failed deal it bears two ships less, and its opponent two more."""

    @react(DealFailed)
    def shift_the_blame(self, t: Table, me: int, failed: DealFailed) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)

    @modify(FailedDealShips)
    def two_ships(self, t: Table, me: int, asked: FailedDealShips, ships: int) -> int:
        return max(ships - 2, 0) if asked.player == me else ships + 2
