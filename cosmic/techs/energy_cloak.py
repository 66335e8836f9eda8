from __future__ import annotations

from cosmic.engine.effects import Tech, at, modify
from cosmic.engine.queries import Guests
from cosmic.engine.table import Table


class EnergyCloak(Tech):
    """The defense invites nobody; who comes uninvited may come."""

    @at("launch.aimed")
    def cloak(self, t: Table, me: int) -> None:
        if t.spend_tech(self, me):
            t.put_in_effect(self, me)
            t.tell("cloaked", seat=t.enc.defense)

    @modify(Guests)
    def nobody(self, t: Table, me: int, asked: Guests, guests: list[int]) -> list[int]:
        return [] if asked.player == t.enc.defense else guests
