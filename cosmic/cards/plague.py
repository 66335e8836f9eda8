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
        # All chosen before the first one goes: one look at the hand is enough.
        by_kind = [[card for card in t.s.seats[victim].hand if t.box.kind[card] == kind] for kind in KINDS]
        chosen = [
            t.ask(victim, "plague-card", t.distinct(cards), "card", card_kind=kind)
            for kind, cards in zip(KINDS, by_kind)
            if cards
        ]
        t.discard_together(victim, chosen)
        t.colonies_changed()
