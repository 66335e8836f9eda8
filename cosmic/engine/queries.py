"""Questions about the table that powers may answer differently. Answering may neither ask nor change anything.

They are asked all the time, so their `__init__` is written out: what `dataclass` writes is not compiled.
"""

from __future__ import annotations


class OfShips:
    """About the ships that a player has on a side."""

    __slots__ = ("owner", "side")

    def __init__(self, owner: int, side: int) -> None:
        self.owner = owner
        self.side = side


class OfSide:
    """About one side."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


class OfPlayer:
    """About one player."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class ShipCount(OfShips):
    """As how many ships this player's ships in the encounter count."""


class ShipValue(OfShips):
    """What one ship of this player counts towards its side's total."""


class ShipSign(OfShips):
    """Whether this player's ships are added to or taken from its side's total (1 or -1)."""


class RevealedValue(OfSide):
    """The number that a side's revealed attack card shows; what else changes its value starts from there."""


class CardValue(OfSide):
    """What a side's revealed attack card counts in the end."""


class TotalBonus(OfSide):
    """What a side's total is raised by apart from card, ships and reinforcements."""


class TurnsUpLast(OfSide):
    """Whether a side's card is turned up only after the other's."""


class StaysDown(OfSide):
    """Whether a card that is laid first, for all to see, stays face down all the same."""


class LowerWins:
    """Whether the lower total wins."""


class Upset:
    """Whether the side that would have won loses, after everything else that decides who wins."""


class Guests(OfPlayer):
    """Whom a main player may invite."""


class SelectableCards(OfPlayer):
    """The encounter cards among which a main player may choose."""


class TooFewCards(OfPlayer):
    """With how many encounter cards, or fewer, a player draws a new hand."""


class Reinforcements(OfPlayer):
    """The cards that a main player or ally may play as reinforcements."""


class FailedDealShips(OfPlayer):
    """How many ships a failed deal costs a main player."""


class Retriever:
    """Who takes a ship out of the warp at Regroup; nobody, if it is left out."""


class CompensationCards(OfPlayer):
    """The cards in a player's hand that may be taken as compensation."""


class ShipLimit(OfPlayer):
    """How many ships a player may send into the encounter."""


class TargetPlanets:
    """The planets at which the offense may aim the gate."""


class SpoilsShips:
    """How many ships a player's ships count as for compensation and rewards."""

    __slots__ = ("player", "ships")

    def __init__(self, player: int, ships: int) -> None:
        self.player = player
        self.ships = ships


class OtherWay(OfPlayer):
    """How far a player has come towards victory on a way of its own, from 0 to 1. No rule asks: it is for those who
    judge a position."""


class DealFavours(OfPlayer):
    """What a player may promise in a deal beyond cards and a colony: names of clauses."""
