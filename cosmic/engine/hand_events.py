"""Cards come into hands and change hands, as facts. Whatever comes into a hand comes through `Table.put_in_hand`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cosmic.engine.events import Event, PlayersEvent
from cosmic.engine.knowing import comes_to_know, everybody_sees, forget, lose_track
from cosmic.engine.state import NOBODY, THE_DECK

if TYPE_CHECKING:
    from cosmic.engine.table import Table

HAND, SHEET = "hand", "sheet"
HAND_SIZE: Final = 8


@dataclass(init=False)
class CardsDrawn(Event):
    """A player is about to draw from the cosmic deck: into the hand, onto the sheet, or to a place apart."""

    player: int
    count: int
    to: str
    why: str  # new_hand, reward, compensation, effect
    goes_on: bool  # a later part of a draw that has begun already
    rewards: int  # cards of the reward deck that are drawn with them
    cards: list[int]  # those really drawn

    def __init__(
        self, player: int, count: int, to: str = HAND, why: str = "effect", goes_on: bool = False, rewards: int = 0
    ) -> None:
        self.player = player
        self.count = count
        self.to = to
        self.why = why
        self.goes_on = goes_on
        self.rewards = rewards
        self.cards = []

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "count": self.count + self.rewards}

    def apply(self, t: Table) -> None:
        if self.count:
            self.cards = t.deal_out(self.player, self.count, self.to)
        if self.rewards:
            self.cards = self.cards + t.deal_rewards(self.player, self.rewards)


@dataclass
class DeckShuffled(Event):
    """The discards have become the new deck."""


@dataclass
class NewHand(PlayersEvent):
    """A player is about to show the hand, discard it and draw eight (rule: hands.new_hand)."""

    kept: list[int]  # cards that are not discarded

    def apply(self, t: Table) -> None:
        shown = [card for card in t.s.seats[self.player].hand if card not in self.kept]
        for card in shown:
            everybody_sees(t.s, card)
        t.tell("new-hand", seat=self.player, cards=t.faces(shown))


@dataclass
class CardsFromApart(Event):
    """Cards that lie at a place of their own go into a hand, unseen by the others."""

    player: int
    cards: list[int]
    pile: list[int]

    def can_happen(self, t: Table) -> bool:
        self.cards = [card for card in self.cards if card in self.pile]
        return bool(self.cards)

    def apply(self, t: Table) -> None:
        for card in self.cards:
            self.pile.remove(card)
            t.put_in_hand(self.player, card)


@dataclass(init=False)
class CardsTaken(Event):
    """Cards change hands unseen by the others: only the two know which."""

    has_aftermath = True

    taker: int
    payer: int
    cards: list[int]
    why: str  # compensation, effect
    settled: bool  # the taker keeps them; if not, the effect says itself when rifts go off

    def __init__(self, taker: int, payer: int, cards: list[int], why: str = "effect", settled: bool = True) -> None:
        self.taker = taker
        self.payer = payer
        self.cards = cards
        self.why = why
        self.settled = settled

    def whose(self) -> int:
        return self.taker

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.taker, "count": len(self.cards)}

    def can_happen(self, t: Table) -> bool:
        self.cards = [card for card in self.cards if card in t.s.seats[self.payer].hand]
        return bool(self.cards)

    def apply(self, t: Table) -> None:
        lose_track(t.s, t.s.seats[self.payer].hand, (self.payer, self.taker))
        for card in self.cards:
            t.s.seats[self.payer].hand.remove(card)
            comes_to_know(t.s, self.payer, card)
            t.put_in_hand(self.taker, card)
        count, rewards = len(self.cards), t.s.rewards_in(self.cards)
        if self.why == "compensation":
            t.tell("took-cards", seat=self.taker, other=self.payer, count=count, rewards=rewards)
        else:
            t.tell("took-from-hand", seat=self.taker, other=self.payer, count=count, rewards=rewards)
        faces = t.faces(self.cards)
        t.tell("took-which", to=[self.payer, self.taker], seat=self.taker, other=self.payer, cards=faces)

    def afterwards(self, t: Table) -> None:
        if self.settled:
            t.rifts_taken(self.taker, self.cards)


@dataclass
class CompensationCollected(PlayersEvent):
    """A player is about to collect compensation: from the payer's hand, unless an effect has it otherwise."""

    payer: int
    count: int
    from_deck: int = 0  # of these cards

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "other": self.payer, "count": self.count}

    def apply(self, t: Table) -> None:
        t.take_random(self.payer, self.player, self.count - self.from_deck, "compensation")
        t.draw(self.player, self.from_deck, why="compensation")


@dataclass
class CardsGiven(Event):
    """A player hands cards over; only the two know which."""

    giver: int
    taker: int
    cards: list[int]
    why: str  # deal, effect

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.giver, "count": len(self.cards)}

    def can_happen(self, t: Table) -> bool:
        self.cards = [card for card in self.cards if card in t.s.seats[self.giver].hand]
        return bool(self.cards)

    def apply(self, t: Table) -> None:
        lose_track(t.s, t.s.seats[self.giver].hand, (self.giver, self.taker))
        for card in self.cards:
            t.s.seats[self.giver].hand.remove(card)
            comes_to_know(t.s, self.giver, card)
            t.put_in_hand(self.taker, card)
        both, faces = [self.giver, self.taker], t.faces(self.cards)
        count, rewards = len(self.cards), t.s.rewards_in(self.cards)
        if self.why == "deal":
            t.tell("deal-cards", seat=self.giver, other=self.taker, count=count, rewards=rewards)
            t.tell("deal-which", to=both, seat=self.giver, other=self.taker, cards=faces)
        else:
            t.tell("gave-cards", seat=self.giver, other=self.taker, count=count, rewards=rewards)
            t.tell("gave-which", to=both, seat=self.giver, other=self.taker, cards=faces)


@dataclass(init=False)
class CardTakenUp(Event):
    """A card goes openly from the discards or from the table into a hand."""

    player: int
    card: int
    pile: list[int]

    def __init__(self, player: int, card: int, pile: list[int]) -> None:
        self.player = player
        self.card = card
        self.pile = pile

    def can_happen(self, t: Table) -> bool:
        return self.card in self.pile

    def apply(self, t: Table) -> None:
        self.pile.remove(self.card)
        t.put_in_hand(self.player, self.card)
        t.tell("took-openly", seat=self.player, card=t.face(self.card))


@dataclass
class HandBorrowed(Event):
    """All cards of a hand lie on another's sheet, to be played as if they were in that player's hand."""

    player: int
    lender: int

    def apply(self, t: Table) -> None:
        mine, theirs = t.s.seats[self.player], t.s.seats[self.lender]
        mine.borrowed, theirs.hand, mine.lender = theirs.hand, [], self.lender
        for card in mine.borrowed:
            comes_to_know(t.s, self.player, card)
        t.look_around()
        count, rewards = len(mine.borrowed), t.s.rewards_in(mine.borrowed)
        t.tell("possessed", seat=self.player, other=self.lender, count=count, rewards=rewards)


@dataclass
class BorrowedReturned(Event):
    """Borrowed cards that are left go back to the hand they came from, or on top of the deck."""

    player: int

    def apply(self, t: Table) -> None:
        seat = t.s.seats[self.player]
        if seat.lender == THE_DECK:
            t.s.deck += seat.borrowed
        else:
            for card in seat.borrowed:
                t.put_in_hand(seat.lender, card)
            if seat.borrowed:
                count, rewards = len(seat.borrowed), t.s.rewards_in(seat.borrowed)
                t.tell("borrowed-returned", seat=self.player, other=seat.lender, count=count, rewards=rewards)
        seat.borrowed, seat.lender = [], NOBODY


@dataclass
class HandsMixed(Event):
    """Two hands are shuffled together and dealt again in the old sizes."""

    one: int
    other: int

    def apply(self, t: Table) -> None:
        a, b = t.s.seats[self.one], t.s.seats[self.other]
        size, pool = len(a.hand), a.hand + b.hand
        t.s.shuffle(pool)
        forget(t.s, pool)
        a.hand, b.hand = [], []
        for card in pool:
            t.put_in_hand(self.one if len(a.hand) < size else self.other, card)
        t.tell("hands-mixed", seat=self.one, other=self.other)


@dataclass
class CosmicQuake(Event):
    """Rule: hands.quake. All hands, the deck and the discards are shuffled, and everybody is dealt a new hand."""

    def apply(self, t: Table) -> None:
        s = t.s
        t.tell("cosmic-quake")
        for seat in s.seats:
            for card in seat.hand:  # rule: reward_deck.quake
                (s.reward_discard if s.deck_of(card) is s.reward_deck else s.deck).append(card)
            seat.hand = []
        s.deck += s.discard
        s.discard = []
        s.shuffle(s.deck)
        forget(s, s.deck)
        for player in t.everyone():
            for _ in range(min(HAND_SIZE, len(s.deck))):
                t.put_in_hand(player, s.deck.pop())
