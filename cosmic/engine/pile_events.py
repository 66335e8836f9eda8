"""Cards go to the discards, under the deck, or to a place of their own, as facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cosmic.engine.events import Event
from cosmic.engine.knowing import everybody_sees, lose_track
from cosmic.engine.state import NOBODY

if TYPE_CHECKING:
    from cosmic.engine.table import Table


@dataclass(init=False)
class CardDiscarded(Event):
    """A card leaves a pile for the discards. `reason`: encounter, beside, support, artifact, stopped, hand,
    replaced, apart."""

    owner: int
    card: int
    pile: list[int]
    reason: str
    home: int  # of an artifact: whose hand it was played from, or borrowed from

    def __init__(self, owner: int, card: int, pile: list[int], reason: str, home: int = NOBODY) -> None:
        self.owner = owner
        self.card = card
        self.pile = pile
        self.reason = reason
        self.home = home

    def whose(self) -> int:
        return self.owner

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.owner, "card": t.face_if_seen(self.card)}

    def can_happen(self, t: Table) -> bool:
        return self.card in self.pile

    def apply(self, t: Table) -> None:
        self.pile.remove(self.card)
        discards = t.s.discards_of(self.card)
        discards.append(self.card)
        everybody_sees(t.s, self.card)
        # Backs are told where the reward deck has discards of its own; else all lie on one pile.
        t.tell("discarded", seat=self.owner, card=t.face(self.card), rewards=int(discards is t.s.reward_discard))


@dataclass(init=False)
class DiscardedTogether(Event):
    """Several cards have come to the discards at the same moment."""

    cards: list[int]

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def can_happen(self, t: Table) -> bool:
        return len(self.lying(t)) > 1

    def lying(self, t: Table) -> list[int]:
        """Those that lie there still."""
        return [card for card in self.cards if card in t.s.discards_of(card)]


@dataclass(init=False)
class UsedCardsDiscarded(DiscardedTogether):
    """The cards used in the encounter lie on the discards, as far as nobody kept them (rule: resolution.discard)."""

    used: list[tuple[int, int]]  # (whose encounter card, card)

    def __init__(self, used: list[tuple[int, int]], others: list[int]) -> None:
        """`others`: what is discarded with the encounter cards."""
        self.used = used
        self.cards = [card for _, card in used] + others

    def can_happen(self, t: Table) -> bool:
        return True

    def of(self, t: Table, *players: int) -> list[int]:
        """What these players' encounter cards were, while they lie there."""
        return [card for owner, card in self.used if owner in players and card in t.s.discards_of(card)]


@dataclass
class CardSetApart(Event):
    """A card goes to a place of its own: onto a sheet, or beside a planet (see Pile in notes.py)."""

    player: int
    card: int
    pile: list[int]  # where it comes from
    place: str

    def apply(self, t: Table) -> None:
        lose_track(t.s, self.pile, (self.player,))
        self.pile.remove(self.card)
        t.s.apart.setdefault(self.place, []).append(self.card)


@dataclass
class CardBuried(Event):
    """A card goes unseen under the deck."""

    owner: int
    card: int
    pile: list[int]

    def apply(self, t: Table) -> None:
        lose_track(t.s, self.pile, (self.owner,))
        self.pile.remove(self.card)
        t.s.deck_of(self.card).insert(0, self.card)
        t.tell("card-buried", seat=self.owner)
