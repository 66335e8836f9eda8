from __future__ import annotations

from cosmic.engine.effects import Tech, at
from cosmic.engine.table import Table

HAND = 8


class EnigmaDevice(Tech):
    """All hands become eight cards."""

    @at("regroup")
    def even_out(self, t: Table, me: int) -> None:
        if not t.spend_tech(self, me):
            return
        hand = t.s.seats[me].hand
        t.discard_together(me, t.ask_many(me, "enigma", hand[:], 0, len(hand), "card"))
        for player in (me, *t.clockwise_after(me)):
            size = len(t.s.seats[player].hand)
            t.draw(player, HAND - size)
            t.discard_together(player, t.random_cards(player, size - HAND, me))
