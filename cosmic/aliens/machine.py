from __future__ import annotations

from cosmic.engine.effects import OWN, Power, Super, Wild, at, replace
from cosmic.engine.ship_events import ShipRetrieved
from cosmic.engine.table import Table


class Machine(Power):
    """Goes on as long as it holds an encounter card. The ordinary second encounter is no use of it."""

    @at(
        "encounter.another",
        when=lambda t, me: not t.enc.one_more and not t.earned_second(),
        holding=lambda t, me: t.has_encounter_card(me),
    )
    def go_on(self, t: Table, me: int) -> None:
        if t.use(self, me):
            t.enc.one_more = True


class MachineWild(Wild):
    """A second encounter in any case, if need be with a new hand; the flare lies on the table meanwhile."""

    @at("encounter.another", when=lambda t, me: t.enc.number == 1 and not t.enc.one_more)
    def go_on(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.enc.one_more = True
            t.new_hand(me)


class MachineSuper(Super):
    """A card instead of a ship at its own regroup."""

    @replace(ShipRetrieved, of=OWN)
    def draw_instead(self, t: Table, me: int, retrieved: ShipRetrieved) -> None:
        if t.play(self, me):
            retrieved.cancel()
            t.draw(me, 1)
