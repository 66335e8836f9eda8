"""What happens to fleets: ships come into the game, are taken captive, and come free again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cosmic.engine.events import PlayersEvent
from cosmic.engine.ship_events import FREED, ShipMove, ShipsToWarp, Stacks
from cosmic.engine.state import Marked, sheet_of

if TYPE_CHECKING:
    from cosmic.engine.table import Table


@dataclass
class ShipsAdded(PlayersEvent):
    """Ships from outside the game become the player's own, on planets or wherever they are put."""

    spread: Stacks

    def apply(self, t: Table) -> None:
        count = sum(n for _, n in self.spread)
        t.s.seats[self.player].fleet += count
        for zone, n in self.spread:
            t.put_ships(self.player, zone, n)
        t.tell("ships-added", seat=self.player, count=count, fleet=t.s.seats[self.player].fleet)


@dataclass
class FleetCutDown(PlayersEvent):
    """The player keeps so many of its ships in the encounter, and the others go to the warp."""

    kept: int

    def apply(self, t: Table) -> None:
        too_many = t.ships_in_encounter(self.player) - self.kept
        if too_many > 0:
            t.lose_ships(self.player, [[t.zone_in_encounter(self.player), too_many]])


@dataclass(init=False)
class ShipsCaptured(ShipMove):
    """Ships come into the hands of another player, in place of going to the warp."""

    captor: int

    def __init__(self, owner: int, sources: Stacks, captor: int) -> None:
        self.owner = owner
        self.sources = sources
        self.captor = captor

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.owner, "other": self.captor, "count": self.count}

    def targets(self) -> list[int]:
        return [sheet_of(self.captor)]

    def apply(self, t: Table) -> None:
        count = self.count
        self.carry(t, [[sheet_of(self.captor), count]])
        t.tell("ships-captured", seat=self.owner, other=self.captor, count=count, sources=self.sources)


@dataclass
class CaptivesStacked(PlayersEvent):
    """Captives come under one of their captor's ships."""

    ship: Marked | None  # the one, if it is not like the others already
    zone: int
    what: str
    captive: int
    count: int

    def apply(self, t: Table) -> None:
        stack = t.put_under(self.ship, self.player, self.zone, self.what, self.captive, self.count)
        t.tell("captives-stacked", seat=self.player, other=self.captive, count=self.count, size=stack.holds + 1)


@dataclass(init=False)
class StacksBreakUp(PlayersEvent):
    """Ships with others under them have come to the warp: each is a ship of its owner again, and in the warp too."""

    ships: list[Marked]

    def __init__(self, player: int, ships: list[Marked], is_lost: bool = False) -> None:
        """`is_lost`: the ship above the others is none any more, and nothing can hold them together."""
        self.player = player
        self.ships = ships
        self.replaceable = not is_lost

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "count": len(self.ships)}

    def can_happen(self, t: Table) -> bool:
        self.ships = [ship for ship in self.ships if ship.holds and ship in t.s.marked]
        return bool(self.ships)

    def apply(self, t: Table) -> None:
        for ship in self.ships:
            t.s.marked.remove(ship)
        for player in t.everyone():
            count = sum(ship.under[player] for ship in self.ships)
            if count:
                t.emit(ShipsToWarp(player, [[sheet_of(self.player), count]], FREED))
