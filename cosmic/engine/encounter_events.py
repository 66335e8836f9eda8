"""What happens in an encounter beside ships and cards, from destiny to its outcome or the end of the game, as facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cosmic.engine.events import Event
from cosmic.engine.notes import DESTINED, ENGAGED

if TYPE_CHECKING:
    from cosmic.engine.table import Table


@dataclass(init=False)
class DestinyDrawn(Event):
    """A destiny card is about to be drawn for the offense: the top one, unless an effect has it otherwise."""

    player: int
    card: int

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player}

    def apply(self, t: Table) -> None:
        t.s.destiny_deck.remove(self.card)
        t.s.destiny_discard.append(self.card)
        t.enc.destiny = self.card
        # Settled as it is drawn: what the card sets off does not change whom it picks.
        DESTINED.set(t, t.picked_by(t.book.destiny[t.s.destinies[self.card]]))
        t.tell("destiny", seat=self.player, destiny=t.s.destinies[self.card])


@dataclass(init=False)
class AllianceMade(Event):
    player: int
    side: int

    def __init__(self, player: int, side: int) -> None:
        self.player = player
        self.side = side

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "side": self.side}


@dataclass(init=False)
class TurnToAlly(Event):
    """An outsider's turn to answer the invitations has come."""

    player: int

    def __init__(self, player: int) -> None:
        self.player = player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player}


@dataclass(init=False)
class EncounterWon(Event):
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def about(self, t: Table) -> dict[str, Any]:
        return {"side": self.side}

    def apply(self, t: Table) -> None:
        t.enc.outcome = ("offense", "defense")[self.side]
        for player in t.side_members(self.side):
            ENGAGED.set(t, t.ships_in_encounter(player), by=player)
        t.tell("encounter-won", side=self.side, seat=t.main(self.side))


@dataclass(init=False)
class RewardsDue(Event):
    """A player is about to choose so many defender rewards (rule: rewards.choose)."""

    player: int
    count: int

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "count": self.count}


@dataclass
class DealMade(Event):
    """A deal stands; applying it carries out its terms."""

    terms: dict[str, Any]

    def apply(self, t: Table) -> None:
        from cosmic.engine.deals import carry_out

        t.enc.outcome = "deal"
        carry_out(t, self.terms)


@dataclass
class DealFailed(Event):
    def apply(self, t: Table) -> None:
        t.enc.outcome = "no_deal"


@dataclass(init=False)
class GameWon(Event):
    """Players have met a condition of victory, and win together unless an effect has it otherwise."""

    players: list[int]

    def __init__(self, players: list[int]) -> None:
        self.players = players

    def about(self, t: Table) -> dict[str, Any]:
        return {"seats": self.players[:]}

    def apply(self, t: Table) -> None:
        t.s.winners = sorted(self.players)
        t.tell("game-won", seats=t.s.winners)
