from __future__ import annotations

from cosmic.engine.effects import Artifact, at
from cosmic.engine.table import Table


class IonicGas(Artifact):
    """Rule: artifacts.ionic_gas."""

    @at("outcome")
    def spread(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.enc.no_spoils = True
            t.tell("no-spoils")
