from __future__ import annotations

from cosmic.engine.deals import share
from cosmic.engine.effects import Power, Super, Wild, at
from cosmic.engine.encounter_card_events import CardTakenBack
from cosmic.engine.encounter_events import DealMade
from cosmic.engine.hand_events import HandsMixed
from cosmic.engine.state import DEFENSE, NOBODY, OFFENSE
from cosmic.engine.table import Table


class Oracle(Power):
    """The opponent lays its card first, face up."""

    @at("planning.select", when=lambda t, me: t.enc.first_to_lay == NOBODY)
    def foresee(self, t: Table, me: int) -> None:
        if t.use(self, me):
            t.enc.first_to_lay = t.foe_of(me)


class OracleWild(Wild):
    """Both hands are mixed and dealt again in the old sizes. The flare lies on the table meanwhile."""

    @at("planning", when=lambda t, me: not t.hand_is_promised(me))
    def mix_hands(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.emit(HandsMixed(me, t.foe_of(me)))


class OracleSuper(Super):
    """Having seen the card it may end the encounter as if a deal had been made."""

    @at("planning.first_laid", when=lambda t, me: t.enc.first_to_lay == t.foe_of(me))
    def end_in_peace(self, t: Table, me: int) -> None:
        if not t.play(self, me):
            return
        t.tell("ended-in-peace", seat=me)
        t.emit(CardTakenBack(t.side_of(t.foe_of(me))))
        t.s.phase = "resolution"
        for side in (OFFENSE, DEFENSE):
            for player in t.allies_of(side):
                t.leave_alliance(player)
        t.emit(DealMade({"offense": share(), "defense": share()}))
        t.go_home(t.enc.offense)
        t.colonies_changed()
