from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, react
from cosmic.engine.pile_events import UsedCardsDiscarded
from cosmic.engine.table import Table


def used_cards(t: Table, me: int, used: UsedCardsDiscarded) -> list[int]:
    return used.of(t, *t.everyone())


def fetch(t: Table, me: int, cards: list[int]) -> int:
    """The card lies on the discards until somebody takes it."""
    card = t.ask_among(me, "fido-fetch", cards)
    other = t.ask(me, "fido-whom", t.clockwise_after(me), "seat", card=t.face(card))
    if t.ask_yes(other, "fido-accept", seat=me, card=t.face(card)):
        t.take_into_hand(other, card, t.s.discards_of(card))
        t.card_or_ship(me, may_decline=True)
    elif t.ask_yes(me, "fido-keep", other=other, card=t.face(card)):
        t.take_into_hand(me, card, t.s.discards_of(card))
    return card


class Fido(Power):
    """Offers a used encounter card to somebody, for a card or a ship; a refused one it may keep."""

    @react(UsedCardsDiscarded, when=lambda t, me, used: used_cards(t, me, used) and not t.in_effect(FidoSuper, me))
    def fetch_one(self, t: Table, me: int, used: UsedCardsDiscarded) -> None:
        if t.use(self, me) and used_cards(t, me, used):  # an answer to it may have had the discards shuffled
            fetch(t, me, used_cards(t, me, used))


class FidoWild(Wild):
    """The opponent must take the uppermost discard, and the holder draws a card."""

    @at("planning.select", when=lambda t, me: t.s.discard)
    def bring(self, t: Table, me: int) -> None:
        if t.play(self, me):
            if t.s.discard:
                t.take_into_hand(t.foe_of(me), t.s.discard[-1], t.s.discard)
            t.draw(me, 1)


class FidoSuper(Super):
    """Any number of the used cards, one after the other."""

    @react(UsedCardsDiscarded, when=lambda t, me, used: used_cards(t, me, used) and not t.in_effect(Fido, me))
    def fetch_all(self, t: Table, me: int, used: UsedCardsDiscarded) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)
            fetched: list[int] = []
            while left := [card for card in used_cards(t, me, used) if card not in fetched]:
                if fetched and not t.ask_yes(me, "fido-another"):
                    return
                fetched.append(fetch(t, me, left))
