from __future__ import annotations

from cosmic.engine.effects import Tech, at
from cosmic.engine.ships import defeated_stacks
from cosmic.engine.state import OFFENSE
from cosmic.engine.table import Table


class GluonMines(Tech):
    """Each ship on it takes an attacking one along."""

    unseen = True

    @at("planning.laid")
    def explode(self, t: Table, me: int) -> None:
        mines = t.ships_on_tech(me, self.slug)
        if not t.spend_tech(self, me):
            return
        attackers = [player for player in t.side_members(OFFENSE) if t.ships_in_encounter(player)]
        for place, player in enumerate(attackers):
            there = t.ships_in_encounter(player)
            later = sum(t.ships_in_encounter(other) for other in attackers[place + 1 :])
            hit = t.ask(
                me, "gluon", range(max(0, min(there, mines - later)), min(there, mines) + 1), "number", seat=player
            )
            mines -= hit
            if hit:
                t.lose_ships(player, [[t.zone_in_encounter(player), hit]])
        t.colonies_changed()
        if not defeated_stacks(t, OFFENSE) and not any(t.hired_ships(player) for player in t.side_members(OFFENSE)):
            t.end_encounter("defense", self)
