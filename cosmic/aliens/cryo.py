from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.effects import OWN, Power, Super, Wild, at, replace
from cosmic.engine.events import PlayersEvent
from cosmic.engine.hand_events import CardsFromApart, NewHand
from cosmic.engine.notes import Pile
from cosmic.engine.pile_events import CardSetApart
from cosmic.engine.table import Table

STORAGE = Pile("cryo")
FULL = 8


@dataclass
class Preserved(PlayersEvent):
    """A card has gone into storage, and its owner is about to draw another one."""

    card: int

    def apply(self, t: Table) -> None:
        t.draw(self.player, 1)


def has_card_as_main_player(t: Table, me: int) -> bool:
    return t.is_main(me) and bool(t.s.seats[me].hand)


def has_card_as_ally(t: Table, me: int) -> bool:
    return not t.is_main(me) and bool(t.s.seats[me].hand)


def may_thaw(t: Table, me: int) -> bool:
    stored = len(STORAGE.cards(t))
    is_enough = stored >= FULL or (stored > 0 and t.in_effect(CryoSuper, me))
    return is_enough and not t.hand_is_promised(me)


def pays_and_may_thaw(t: Table, me: int) -> bool:
    return t.enc.compensation[1] == me and may_thaw(t, me)


def thaw(t: Table, me: int) -> None:
    """It is no new hand for whoever watches for one."""
    stored = STORAGE.cards(t)
    t.tell("thawed", seat=me, count=len(stored), rewards=t.s.rewards_in(stored))
    t.discard_together(me, t.s.seats[me].hand[:])
    t.emit(CardsFromApart(me, stored[:], stored))


class Cryo(Power):
    """A card into storage and another one drawn; eight stored cards may become its hand, which is no use."""

    @at("alliance.invited", when=has_card_as_main_player)
    @at("alliance.formed", when=has_card_as_ally)
    def preserve(self, t: Table, me: int) -> None:
        hand = t.s.seats[me].hand
        if t.use(self, me) and hand:  # the last card may have gone for the use itself
            card = t.ask(me, "cryo-store", t.distinct(hand), "card", secret=True)
            t.emit(CardSetApart(me, card, hand, STORAGE.place()))
            t.tell("stored", seat=me, count=len(STORAGE.cards(t)), rewards=t.s.rewards_in([card]))
            t.emit(Preserved(me, card))

    @at("turn.start", free=True, when=may_thaw)
    @at("alliance", free=True, when=may_thaw)
    @at("planning", free=True, when=may_thaw)
    @at("reveal.revealed", free=True, when=may_thaw)
    @at("compensation", free=True, when=pays_and_may_thaw)
    @at("encounter.over", free=True, when=may_thaw)
    def take_storage(self, t: Table, me: int) -> None:
        if t.ask_yes(me, "cryo-thaw", count=len(STORAGE.cards(t))):
            thaw(t, me)


class CryoWild(Wild):
    """What is no encounter card outlasts a new hand."""

    @replace(NewHand, of=OWN)
    def keep(self, t: Table, me: int, new: NewHand) -> None:
        if t.play(self, me):
            others = [card for card in t.s.seats[me].hand if not t.box.is_encounter[card] and card not in new.kept]
            new.kept += t.set_aside(me, "cryo-aside", others, len(others))


def others_stored(t: Table, me: int, preserved: Preserved) -> list[int]:
    return [card for card in STORAGE.cards(t) if card != preserved.card]


def may_thaw_early(t: Table, me: int) -> bool:
    is_early = 0 < len(STORAGE.cards(t)) < FULL and not t.in_effect(CryoSuper, me)
    return is_early and not t.hand_is_promised(me)


class CryoSuper(Super):
    """A stored card in place of the one drawn, or the storage as a hand however small; both, while it is in force."""

    @replace(Preserved, of=OWN, when=others_stored)
    def swap(self, t: Table, me: int, preserved: Preserved) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)
            preserved.cancel()
            card = t.ask_among(me, "cryo-take", others_stored(t, me, preserved), secret=True)
            t.emit(CardsFromApart(me, [card], STORAGE.cards(t)))
            t.tell("taken-from-storage", seat=me, rewards=t.s.rewards_in([card]))

    @at("turn.start", when=may_thaw_early)
    @at("alliance", when=may_thaw_early)
    @at("planning", when=may_thaw_early)
    @at("reveal.revealed", when=may_thaw_early)
    @at("compensation", when=lambda t, me: t.enc.compensation[1] == me and may_thaw_early(t, me))
    @at("encounter.over", when=may_thaw_early)
    def thaw_early(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)
            thaw(t, me)
