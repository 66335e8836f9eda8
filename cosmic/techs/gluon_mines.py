from __future__ import annotations

from cosmic.engine.effects import Tech, at
from cosmic.engine.state import GATE, OFFENSE
from cosmic.engine.table import Table


class GluonMines(Tech):
    """Each ship on it takes an attacking one along."""

    unseen = True

    @at("planning.laid")
    def explode(self, t: Table, me: int) -> None:
        mines = t.ships_on_tech(me, self.slug)
        if not t.spend_tech(self, me):
            return
        attackers = [player for player in t.side_members(OFFENSE) if t.s.ships[GATE][player]]
        for place, player in enumerate(attackers):
            there = t.s.ships[GATE][player]
            later = sum(t.s.ships[GATE][other] for other in attackers[place + 1 :])
            hit = t.ask(
                me, "gluon", range(max(0, min(there, mines - later)), min(there, mines) + 1), "number", seat=player
            )
            mines -= hit
            if hit:
                t.lose_ships(player, [[GATE, hit]])
        t.colonies_changed()
        if not any(t.s.ships[GATE]):
            t.end_encounter("defense", self)
