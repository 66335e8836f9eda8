"""What is taken while nobody looks, and given back, as facts (rule: variants.cheating)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cosmic.engine.events import Event
from cosmic.engine.marked import follow_unseen
from cosmic.engine.state import WARP

if TYPE_CHECKING:
    from cosmic.engine.table import Table


@dataclass(init=False)
class LootTaken(Event):
    """Rule: variants.cheating. A card from a pile into the hand, or a ship from the warp to a colony, unseen."""

    player: int
    loot: str  # deck, discards, ship
    piece: int  # the card, or the planet

    def __init__(self, player: int, loot: str, piece: int) -> None:
        self.player = player
        self.loot = loot
        self.piece = piece

    def apply(self, t: Table) -> None:
        if self.loot == "ship":
            t.take_ships(self.player, WARP, 1)
            t.put_ships(self.player, self.piece, 1)
            follow_unseen(t, self.player, WARP, self.piece)
            return
        (t.s.deck if self.loot == "deck" else t.s.discard).remove(self.piece)
        t.put_in_hand(self.player, self.piece)


@dataclass(init=False)
class LootReturned(Event):
    """Rule: variants.stop_thief. Onto the pile, or into the warp; what is there no more is not."""

    player: int
    loot: str
    piece: int

    def __init__(self, player: int, loot: str, piece: int) -> None:
        self.player = player
        self.loot = loot
        self.piece = piece

    def can_happen(self, t: Table) -> bool:
        if self.loot == "ship":
            return t.s.ships[self.piece][self.player] > 0
        return self.piece in t.s.seats[self.player].hand

    def apply(self, t: Table) -> None:
        if self.loot == "ship":
            t.take_ships(self.player, self.piece, 1)
            t.put_ships(self.player, WARP, 1)
            follow_unseen(t, self.player, self.piece, WARP)
            return
        t.s.seats[self.player].hand.remove(self.piece)
        (t.s.deck if self.loot == "deck" else t.s.discard).append(self.piece)
