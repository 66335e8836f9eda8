from __future__ import annotations

from cosmic.engine.effects import OWN, Power, Super, Wild, at, react, replace
from cosmic.engine.hand_events import HAND, CardsDrawn, CardsGiven, CompensationCollected
from cosmic.engine.notes import OWED, Note
from cosmic.engine.table import Table

MOST_CALLED = 8
MOST_GIFTS = 3
GIFTS = Note("gifts", 0)  # by each holder of the flare: cards handed on in this encounter


def has_lost_a_fight(t: Table, me: int) -> bool:
    return t.has_lost(me) and t.both_attack() and t.enc.lost[me] > 0


class Ethic(Power):
    """Collects compensation after a lost attack as after a negotiate; drawing any of it from the deck is no use."""

    @at("compensation.due", when=has_lost_a_fight)
    def accuse(self, t: Table, me: int) -> None:
        if t.use(self, me, target=t.foe_of(me)):
            OWED.set(t, me)

    @replace(CompensationCollected, of=OWN)
    def choose_source(self, t: Table, me: int, collected: CompensationCollected) -> None:
        """The deck makes up for what the hand is short of."""
        payer, count = collected.payer, collected.count
        missing = max(0, count - len(t.open_to_compensation(payer)))
        collected.from_deck = t.ask(me, "ethic-deck", range(missing, count + 1), "number", other=payer, due=count)


class EthicSuper(Super):
    """Calls the number of cards itself."""

    @at("compensation", when=lambda t, me: t.enc.compensation[0] == me and t.enc.compensation[2])
    def call(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.enc.compensation[2] = t.ask(me, "ethic-call", range(MOST_CALLED + 1), "number")
            t.tell("ethic-called", seat=me, count=t.enc.compensation[2])


class EthicWild(Wild):
    """Hands on some of the cards that it draws, up to three in an encounter."""

    @react(CardsDrawn, of=OWN, when=lambda t, me, drawn: drawn.cards and drawn.to == HAND)
    def feel_generous(self, t: Table, me: int, drawn: CardsDrawn) -> None:
        if not t.in_effect(self, me) and t.play(self, me):
            t.put_in_effect(self, me)

    @react(CardsDrawn, of=OWN, lasting=True)
    def hand_on(self, t: Table, me: int, drawn: CardsDrawn) -> None:
        there = [card for card in drawn.cards if card in t.s.seats[me].hand]
        left = MOST_GIFTS - GIFTS.get(t, by=me)
        for card in t.ask_many(me, "ethic-gifts", there, 0, left, "card"):
            other = t.ask(me, "ethic-whom", t.clockwise_after(me), "seat", secret=True, card=t.face(card))
            GIFTS.set(t, GIFTS.get(t, by=me) + 1, by=me)
            t.emit(CardsGiven(me, other, [card], "effect"))
