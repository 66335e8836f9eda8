from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.effects import Power, Super, Wild, at
from cosmic.engine.events import Event
from cosmic.engine.table import Table


@dataclass
class HandsTraded(Event):
    """Two players exchange all cards in hand; each knows what the other has now."""

    one: int
    other: int

    def apply(self, t: Table) -> None:
        t.tell("hands-traded", seat=self.one, other=self.other)
        one, other = t.s.seats[self.one], t.s.seats[self.other]
        # In the order of the box: that of a hand tells what was drawn last.
        ways = (self.one, self.other, sorted(one.hand)), (self.other, self.one, sorted(other.hand))
        one.hand, other.hand = [], []
        for giver, taker, cards in ways:
            for card in cards:
                t.put_in_hand(taker, card)
            t.tell("traded-which", to=[giver, taker], seat=giver, other=taker, cards=t.faces(cards))


@dataclass
class CardPassed(Event):
    """A card goes from hand to hand; only the two know which."""

    giver: int
    taker: int
    card: int

    def apply(self, t: Table) -> None:
        t.s.seats[self.giver].hand.remove(self.card)
        t.put_in_hand(self.taker, self.card)
        t.tell("card-passed", seat=self.giver, other=self.taker, rewards=t.s.rewards_in([self.card]))
        both, face = [self.giver, self.taker], t.face(self.card)
        t.tell("passed-which", to=both, seat=self.giver, other=self.taker, card=face)


def trade_hands(t: Table, me: int, other: int) -> None:
    """The other hand is taken, the own one is given (rule: rifts.given)."""
    taken = t.s.seats[other].hand
    t.emit(HandsTraded(me, other))
    t.rifts_taken(me, taken)


class Trader(Power):
    """Exchanges whole hands with the opponent before the cards are chosen."""

    @at("planning.select", when=lambda t, me: not t.in_effect(TraderSuper, me) and not t.hand_is_promised(me))
    def trade(self, t: Table, me: int) -> None:
        if t.use(self, me):
            trade_hands(t, me, t.foe_of(me))


class TraderWild(Wild):
    """A random card of the opponent's for one of choice."""

    @at("alliance", when=lambda t, me: t.s.seats[t.foe_of(me)].hand)
    def swap(self, t: Table, me: int) -> None:
        foe = t.foe_of(me)
        theirs = t.s.seats[foe].hand
        if t.play(self, me) and theirs:  # an answer to the flare may have been the last card
            taken = t.random_cards(foe, 1, me)
            t.emit(CardPassed(foe, me, taken[0]))
            t.rifts_taken(me, taken)
            cards = t.distinct(t.s.seats[me].hand)
            if cards:
                t.emit(CardPassed(me, foe, t.ask(me, "trader-give", cards, "card", secret=True, other=foe)))


class TraderSuper(Super):
    """Exchanges hands with anybody; it is the one trade of the encounter."""

    @at("planning.select", when=lambda t, me: not t.in_effect(Trader, me) and not t.hand_is_promised(me))
    def trade(self, t: Table, me: int) -> None:
        other = t.ask(me, "trader-whom", t.clockwise_after(me), "seat")
        if t.play(self, me, other):
            t.put_in_effect(self, me)
            trade_hands(t, me, other)
