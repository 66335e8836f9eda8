"""Ships move, as facts. What is special about a ship goes along with it (marked.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cosmic.engine.events import Event
from cosmic.engine.marked import NONE_SPECIAL, carry_along
from cosmic.engine.notes import ARRIVED
from cosmic.engine.state import GATE, REMOVED, WARP, Marked

if TYPE_CHECKING:
    from cosmic.engine.table import Table

Stacks = list[list[int]]  # [[zone, count], …]
FREED: Final = "freed"  # why ships are in the warp that were captives: what saves ships does not save them


def at_most(stacks: Stacks, count: int) -> Stacks:
    """So many of these ships, the first ones."""
    taken: Stacks = []
    for zone, n in stacks:
        if count and n:
            taken.append([zone, min(n, count)])
            count -= taken[-1][1]
    return taken


@dataclass(init=False)
class ShipMove(Event):
    owner: int
    sources: Stacks

    def __init__(self, owner: int, sources: Stacks) -> None:
        self.owner = owner
        self.sources = sources

    def whose(self) -> int:
        return self.owner

    @property
    def count(self) -> int:
        count = 0
        for _, n in self.sources:
            count += n
        return count

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.owner, "count": self.count}

    def can_happen(self, t: Table) -> bool:
        ships, owner = t.s.ships, self.owner
        for zone, n in self.sources:
            if not 0 < n <= ships[zone][owner]:
                self.sources = t.still_there(owner, self.sources)
                break
        return bool(self.sources)

    def spare(self, stacks: Stacks) -> None:
        """Some of the ships do not take part in this move after all."""
        left = {zone: n for zone, n in self.sources}
        for zone, n in stacks:
            left[zone] -= n
        self.sources = [[zone, n] for zone, n in left.items() if n]
        if not self.sources:
            self.cancel()

    def targets(self) -> list[int]:
        """The zones to which they go."""
        return []

    def carry(self, t: Table, spread: Stacks) -> list[Marked]:
        """The ships leave their zones for these; returns those among them that are not like the others."""
        owner = self.owner
        special = carry_along(t, owner, self.sources, spread) if t.s.marked else NONE_SPECIAL
        for zone, n in self.sources:
            t.take_ships(owner, zone, n)
        for zone, n in spread:
            t.put_ships(owner, zone, n)
        return special


@dataclass(init=False)
class ShipsToWarp(ShipMove):
    cause: str  # defeat, deal, price, nowhere, effect, freed

    def __init__(self, owner: int, sources: Stacks, cause: str = "effect") -> None:
        self.owner = owner
        self.sources = sources
        self.cause = cause
        self.replaceable = cause != FREED

    def targets(self) -> list[int]:
        return [WARP]

    def apply(self, t: Table) -> None:
        count = self.count
        special = self.carry(t, [[WARP, count]])
        ARRIVED.set(t, ARRIVED.get(t, by=self.owner) + count, by=self.owner)
        t.tell("ships-to-warp", seat=self.owner, count=count, cause=self.cause, sources=self.sources)
        full = [ship for ship in special if ship.holds] if special else special
        if full:
            from cosmic.engine.fleet_events import StacksBreakUp

            t.emit(StacksBreakUp(self.owner, full))


@dataclass(init=False)
class ShipsRemoved(ShipMove):
    def targets(self) -> list[int]:
        return [REMOVED]

    def apply(self, t: Table) -> None:
        count = self.count
        self.carry(t, [[REMOVED, count]])
        t.tell("ships-removed", seat=self.owner, count=count, sources=self.sources)


@dataclass(init=False)
class ShipsHome(ShipMove):
    """Ships come to colonies of their owner: from the gate, the warp or other planets."""

    spread: Stacks

    def __init__(self, owner: int, sources: Stacks, spread: Stacks) -> None:
        self.owner = owner
        self.sources = sources
        self.spread = spread

    def targets(self) -> list[int]:
        return [zone for zone, _ in self.spread]

    def can_happen(self, t: Table) -> bool:
        if not ShipMove.can_happen(self, t):
            return False
        self.spread = at_most(self.spread, self.count)
        return True

    def apply(self, t: Table) -> None:
        self.carry(t, self.spread)
        for zone, n in self.spread:
            t.tell("ships-home", seat=self.owner, count=n, planet=zone, sources=self.sources)


@dataclass(init=False)
class ShipRetrieved(ShipMove):
    """The regroup ship of the offense (rule: regroup.retrieve)."""

    to: int

    def __init__(self, owner: int, sources: Stacks, to: int) -> None:
        self.owner = owner
        self.sources = sources
        self.to = to

    def targets(self) -> list[int]:
        return [self.to]

    def apply(self, t: Table) -> None:
        self.carry(t, [[self.to, 1]])
        if self.to == GATE:
            t.tell("ship-retrieved-to-gate", seat=self.owner)
        else:
            t.tell("ship-retrieved", seat=self.owner, planet=self.to)


@dataclass(init=False)
class ShipsSent(ShipMove):
    """Ships join the encounter: to the gate, beside the planet, or onto it."""

    to: int

    def __init__(self, owner: int, sources: Stacks, to: int) -> None:
        self.owner = owner
        self.sources = sources
        self.to = to

    def targets(self) -> list[int]:
        return [self.to]

    def apply(self, t: Table) -> None:
        self.carry(t, [[self.to, self.count]])


@dataclass(init=False)
class ShipsLand(ShipMove):
    """Ships settle on a planet."""

    planet: int
    founds: bool  # a colony that was not there before

    def __init__(self, owner: int, sources: Stacks, planet: int) -> None:
        self.owner = owner
        self.sources = sources
        self.planet = planet
        self.founds = False

    def targets(self) -> list[int]:
        return [self.planet]

    def can_happen(self, t: Table) -> bool:
        return self.planet not in t.s.gone and ShipMove.can_happen(self, t)

    def apply(self, t: Table) -> None:
        count = self.count
        self.founds = not t.s.ships[self.planet][self.owner]
        if self.founds:
            t.settlers.append(self.owner)
        self.carry(t, [[self.planet, count]])
        t.tell("ships-land", seat=self.owner, count=count, planet=self.planet, sources=self.sources)


@dataclass(init=False)
class ColoniesGained(Event):
    """Players have got colonies at the same time, each as often as named."""

    players: list[int]

    def __init__(self, players: list[int]) -> None:
        self.players = players

    def about(self, t: Table) -> dict[str, Any]:
        return {"seats": list(dict.fromkeys(self.players))}
