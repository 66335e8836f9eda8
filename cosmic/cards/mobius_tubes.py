from __future__ import annotations

from cosmic.engine.effects import Artifact, at
from cosmic.engine.state import WARP
from cosmic.engine.table import Table


class MobiusTubes(Artifact):
    """Rule: artifacts.mobius_tubes."""

    @at("regroup", when=lambda t, me: any(t.s.ships[WARP]))
    def empty_the_warp(self, t: Table, me: int) -> None:
        if t.play(self, me):
            for player in t.everyone():
                t.free_ships(player, t.s.ships[WARP][player])
            t.colonies_changed()
