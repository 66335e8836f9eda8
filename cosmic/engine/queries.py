"""Questions about the table that powers may answer differently. Answering may neither ask nor change anything."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class ShipValue:
    """What one ship of this player counts towards its side's total."""

    owner: int
    side: int


@dataclass(slots=True)
class ShipSign:
    """Whether this player's ships are added to or taken from its side's total (1 or -1)."""

    owner: int
    side: int


@dataclass(slots=True)
class CardValue:
    """The value of a side's revealed attack card."""

    side: int


@dataclass(slots=True)
class TotalBonus:
    """What a side's total is raised by apart from card, ships and reinforcements."""

    side: int


@dataclass(slots=True)
class TurnsUpLast:
    """Whether a side's card is turned up only after the other's."""

    side: int


@dataclass(slots=True)
class StaysDown:
    """Whether a card that is laid first, for all to see, stays face down all the same."""

    side: int


@dataclass(slots=True)
class LowerWins:
    """Whether the lower total wins."""


@dataclass(slots=True)
class ShipLimit:
    """How many ships a player may send into the encounter."""

    player: int


@dataclass(slots=True)
class TargetPlanets:
    """The planets at which the offense may aim the gate."""


@dataclass(slots=True)
class SpoilsShips:
    """How many ships a player's ships count as for compensation and rewards."""

    player: int
    ships: int


@dataclass(slots=True)
class DealFavours:
    """What a player may promise in a deal beyond cards and a colony: names of clauses."""

    player: int
