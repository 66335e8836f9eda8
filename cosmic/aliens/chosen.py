from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.decisions import NO
from cosmic.engine.effects import OWN, Power, Super, Wild, at, react
from cosmic.engine.encounter_card_events import CardAdded, CardReplaced
from cosmic.engine.events import PlayersEvent
from cosmic.engine.hand_events import CardsFromApart
from cosmic.engine.notes import Pile
from cosmic.engine.table import Table

DRAWN = Pile("chosen")  # seen by Chosen alone until they are picked or discarded


@dataclass
class Prayed(PlayersEvent):
    """Three cards are drawn and looked at."""

    def apply(self, t: Table) -> None:
        t.draw(self.player, 3, DRAWN.place())


def drawn_encounter_cards(t: Table) -> list[int]:
    return [card for card in DRAWN.cards(t) if t.box.is_encounter[card]]


def drawn_attacks(t: Table, me: int) -> list[int]:
    """Those that may be added to the revealed card: to nothing but an attack."""
    is_attack = t.kind_of(t.side_of(me)) == "attack"
    return [card for card in DRAWN.cards(t) if is_attack and t.box.kind[card] == "attack"]


class Chosen(Power):
    """Three cards from the deck; one of them replaces its revealed card or is added to it."""

    @at("reveal.revealed")
    def pray(self, t: Table, me: int) -> None:
        if t.use(self, me):
            t.emit(Prayed(me))
            self.pick(t, me)
            t.discard_all(me, DRAWN.cards(t))

    def pick(self, t: Table, me: int) -> None:
        ways = [NO]
        if drawn_encounter_cards(t):
            ways.append("replace")
        if drawn_attacks(t, me):
            ways.append("add")
        way = t.ask(me, "chosen-way", ways, secret=True)
        if way == NO:
            return
        cards = drawn_attacks(t, me) if way == "add" else drawn_encounter_cards(t)
        card = t.ask_among(me, "chosen-card", cards, secret=True)
        event = CardAdded if way == "add" else CardReplaced
        t.emit(event(t.side_of(me), card, DRAWN.cards(t)))


class ChosenWild(Wild):
    """The top card of the deck before the cards are chosen."""

    @at("planning")
    def take_card(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.draw(me, 1)


class ChosenSuper(Super):
    """What is no encounter card need not be discarded."""

    @react(Prayed, of=OWN)
    def keep(self, t: Table, me: int, prayed: Prayed) -> None:
        if t.play(self, me):
            others = [card for card in DRAWN.cards(t) if not t.box.is_encounter[card]]
            kept = [card for card in others if t.ask_yes(me, "chosen-keep", secret=True, card=t.face(card))]
            t.emit(CardsFromApart(me, kept, DRAWN.cards(t)))
            t.tell("drawn-kept", seat=me, count=len(kept), rewards=t.s.rewards_in(kept))
