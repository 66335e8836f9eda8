from __future__ import annotations

from cosmic.engine.effects import ANOTHERS, OWN, Power, Super, Wild, at, react
from cosmic.engine.encounter_events import DealMade
from cosmic.engine.hand_events import CardsTaken, NewHand
from cosmic.engine.pile_events import CardDiscarded
from cosmic.engine.table import Table


def lies_there(t: Table, discarded: CardDiscarded, kind: str) -> bool:
    return t.box.kind[discarded.card] == kind and discarded.card in t.s.discards_of(discarded.card)


def keep(t: Table, me: int, new: NewHand, kind: str) -> None:
    kept = sorted(card for card in t.s.seats[me].hand if t.box.kind[card] == kind)
    if kept:
        new.kept += kept
        t.tell("kept-back", seat=me, cards=t.faces(kept))


class Vulch(Power):
    """Takes every artifact that others discard, and keeps its own when it draws a new hand, which is no use."""

    @react(CardDiscarded, of=ANOTHERS, when=lambda t, me, discarded: lies_there(t, discarded, "artifact"))
    def salvage(self, t: Table, me: int, discarded: CardDiscarded) -> None:
        if t.use(self, me):
            t.take_into_hand(me, discarded.card, t.s.discards_of(discarded.card))

    @react(NewHand, of=OWN)
    def keep_artifacts(self, t: Table, me: int, new: NewHand) -> None:
        keep(t, me, new, "artifact")


class VulchWild(Wild):
    """The beaten or bargaining opponent shows its cards one by one, until one is kept."""

    @at("outcome", when=lambda t, me: t.has_won(me) and t.s.seats[t.foe_of(me)].hand)
    def after_winning(self, t: Table, me: int) -> None:
        self.pick_over(t, me)

    @react(DealMade, when=lambda t, me, made: t.s.seats[t.foe_of(me)].hand)
    def after_deal(self, t: Table, me: int, made: DealMade) -> None:
        self.pick_over(t, me)

    def pick_over(self, t: Table, me: int) -> None:
        foe = t.foe_of(me)
        keeps = not t.play(self, me, foe)
        while not keeps and t.s.seats[foe].hand:
            hand = t.s.seats[foe].hand
            card = t.ask(foe, "vulch-offer", t.distinct(hand), "card", secret=True, other=me)
            t.look_at(me, foe, [card])
            keeps = t.ask_yes(me, "vulch-keep", secret=True, other=foe, card=t.face(card))
            t.emit(CardsTaken(me, foe, [card]) if keeps else CardDiscarded(me, card, hand, "hand"))


class VulchSuper(Super):
    """Flares as well, those that others discard from now on and its own in a new hand."""

    @react(CardDiscarded, of=ANOTHERS, when=lambda t, me, discarded: lies_there(t, discarded, "flare"))
    def begin_with(self, t: Table, me: int, discarded: CardDiscarded) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)
            t.take_into_hand(me, discarded.card, t.s.discards_of(discarded.card))

    @react(CardDiscarded, lasting=True, of=ANOTHERS)
    def salvage(self, t: Table, me: int, discarded: CardDiscarded) -> None:
        if lies_there(t, discarded, "flare") and t.has_active(me, self.slug):
            t.take_into_hand(me, discarded.card, t.s.discards_of(discarded.card))

    @react(NewHand, of=OWN)
    def keep_flares(self, t: Table, me: int, new: NewHand) -> None:
        if t.play(self, me):
            keep(t, me, new, "flare")
            new.kept += t.box.copies[self.offered_as]  # it comes back into the hand that is discarded
