from __future__ import annotations

from cosmic.engine.definitions import KINDS
from cosmic.engine.effects import Artifact, at
from cosmic.engine.table import Table


class Plague(Artifact):
    """Rule: artifacts.plague. The victim picks the ships and one card of each kind."""

    @at("regroup")
    def strike(self, t: Table, me: int) -> None:
        victim = t.ask(me, "plague-victim", t.everyone(), "seat")
        if not t.play(self, me, victim):
            return
        t.tell("plague", seat=victim)
        t.choose_and_lose(victim, 3, "plague-ships")
        for kind in KINDS:
            cards = [card for card in t.s.seats[victim].hand if t.box.kind[card] == kind]
            if cards:
                t.discard(victim, t.ask(victim, "plague-card", t.distinct(cards), "card", card_kind=kind))
        t.colonies_changed()
