from __future__ import annotations

from cosmic.engine.effects import LAST, Power, Super, Wild, at, modify
from cosmic.engine.hand_events import CardsGiven
from cosmic.engine.notes import Note, second_card
from cosmic.engine.queries import SelectableCards
from cosmic.engine.table import Table

GIFT = Note("gift", (), cards=second_card)  # by each Philanthropist: [to whom, which card]; the two alone know it


class Philanthropist(Power):
    """Gives a card to a main player once the alliances stand."""

    @at("alliance.formed", when=lambda t, me: t.s.seats[me].hand)
    def give(self, t: Table, me: int) -> None:
        mains = [t.foe_of(me)] if t.is_main(me) else [t.enc.offense, t.enc.defense]
        other = t.ask(me, "philanthropist-whom", mains, "seat")
        hand = t.s.seats[me].hand
        if t.use(self, me, target=other) and hand:  # an answer to a zap may have been the last card
            card = t.ask(me, "philanthropist-card", t.distinct(hand), "card", secret=True, other=other)
            GIFT.set(t, [other, card], by=me)
            t.emit(CardsGiven(me, other, [card], "effect"))
            if t.is_main(me) and not t.encounter_cards(me):
                t.new_hand(me)


class PhilanthropistWild(Wild):
    """A ship for the right to lend the own power."""

    @at("regroup", when=lambda t, me: t.sheets_up(me) and t.stacks(me) and not t.is_untouchable(me))
    def lend(self, t: Table, me: int) -> None:
        other = t.ask(me, "philanthropist-borrower", t.clockwise_after(me), "seat")
        if t.play(self, me, other):
            t.choose_and_lose(me, 1, "philanthropist-price", cause="price")
            t.lend_alien(me, other)


class PhilanthropistSuper(Super):
    """The encounter card that it gave has to be played."""

    @at("planning.select", when=lambda t, me: t.in_effect(Philanthropist, me) and bool(GIFT.get(t, by=me)))
    def insist(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)
            t.tell("gift-must-be-played", seat=me, other=GIFT.get(t, by=me)[0])

    @modify(SelectableCards, layer=LAST)
    def only_gift(self, t: Table, me: int, asked: SelectableCards, cards: list[int]) -> list[int]:
        other, card = GIFT.get(t, by=me)
        must = asked.player == other and card in t.encounter_cards(other)
        return [card] if must else cards
