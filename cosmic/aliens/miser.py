from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.decisions import NO, YES
from cosmic.engine.effects import OWN, Power, Super, Wild, at, modify, replace
from cosmic.engine.events import Event
from cosmic.engine.hand_events import HAND_SIZE, NewHand
from cosmic.engine.notes import Note, Pile, each_card
from cosmic.engine.queries import CompensationCards, SelectableCards
from cosmic.engine.table import Table

HOARD = Pile("miser", playable=True)
ASIDE = Note("aside", (), cards=each_card)  # by each holder of the flare: the cards it has set aside
MOST_ASIDE = 2


@dataclass
class HoardSwapped(Event):
    """Hand and hoard change places before the game begins."""

    player: int

    def apply(self, t: Table) -> None:
        seat, hoard = t.s.seats[self.player], HOARD.cards(t)
        hand, seat.hand = seat.hand, []
        for card in hoard:
            t.put_in_hand(self.player, card)
        hoard[:] = hand


def has_encounter_card(t: Table) -> bool:
    return any(t.box.is_encounter[card] for card in HOARD.cards(t))


class Miser(Power):
    """A second hand on the sheet: every card played from it is a use, and nothing else about it is."""

    def hands_dealt(self, t: Table, me: int) -> None:
        t.deal_out(me, HAND_SIZE, HOARD.place())
        if t.ask(me, "miser-hoard", ("second", "first"), secret=True) == "first":
            t.emit(HoardSwapped(me))
        t.tell("hoard-chosen", seat=me)

    @modify(SelectableCards, always=True)
    def from_hoard(self, t: Table, me: int, asked: SelectableCards, cards: list[int]) -> list[int]:
        hoard = [card for card in t.on_sheet(me) if t.box.is_encounter[card]] if asked.player == me else []
        return [*cards, *t.distinct(hoard)]

    @at("regroup", free=True)
    @at("planning", free=True)
    def refresh(self, t: Table, me: int) -> None:
        """In secret: whether it could not, for an encounter card in the hoard, or would not is nobody's business."""
        while t.ask(me, "miser-refresh", (NO,) if has_encounter_card(t) else (NO, YES), secret=True) == YES:
            t.tell("hoard-shown", seat=me, cards=t.faces(HOARD.cards(t)))
            t.discard_all(me, HOARD.cards(t))
            t.draw(me, HAND_SIZE, HOARD.place())


class MiserWild(Wild):
    """The flare and two other cards are safe from compensation and new hands."""

    @replace(NewHand, of=OWN)
    def keep(self, t: Table, me: int, new: NewHand) -> None:
        if t.play(self, me):
            new.kept += self.choose(t, me)

    @at("compensation", when=lambda t, me: t.enc.compensation[1] == me)
    def protect(self, t: Table, me: int) -> None:
        if t.play(self, me):
            ASIDE.set(t, self.choose(t, me), by=me)
            t.put_in_effect(self, me)

    def choose(self, t: Table, me: int) -> list[int]:
        return t.set_aside(me, "miser-aside", t.s.seats[me].hand, MOST_ASIDE)

    @modify(CompensationCards)
    def out_of_reach(self, t: Table, me: int, asked: CompensationCards, cards: list[int]) -> list[int]:
        return [card for card in cards if card not in ASIDE.get(t, by=me)] if asked.player == me else cards


class MiserSuper(Super):
    """One more card for the hoard."""

    @at("regroup")
    def gather(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.draw(me, 1, HOARD.place())
