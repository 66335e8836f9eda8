from __future__ import annotations

from cosmic.engine.effects import Artifact, at
from cosmic.engine.table import Table


class Quash(Artifact):
    """Rule: artifacts.quash. The deal counts as a failed one."""

    @at("deal.agreed")
    def cancel_deal(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.enc.outcome = "no_deal"
            t.tell("deal-quashed")
