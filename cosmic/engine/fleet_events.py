"""What happens to the number of ships that a player has."""

from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.events import PlayersEvent, Stacks
from cosmic.engine.table import Table


@dataclass
class ShipsAdded(PlayersEvent):
    """Ships from outside the game become the player's own, on planets or wherever they are put."""

    spread: Stacks

    def apply(self, t: Table) -> None:
        count = sum(n for _, n in self.spread)
        t.s.seats[self.player].fleet += count
        for zone, n in self.spread:
            t.s.ships[zone][self.player] += n
        t.has_moved(self.player)
        t.tell("ships-added", seat=self.player, count=count, fleet=t.s.seats[self.player].fleet)
