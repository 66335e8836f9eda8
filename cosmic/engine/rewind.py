"""Back to the start of planning. Cards played since then go back to the hands they came from, and what came of them
counts no more; ships that were lost, cards that were drawn and tokens that were spent stay as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.engine.events import Event
from cosmic.engine.notes import ADDED, NOTES, PLANNED, PLAYED, PUT_ASIDE
from cosmic.engine.pile_events import CardSetApart
from cosmic.engine.state import DEFENSE, NOBODY, OFFENSE, Use

if TYPE_CHECKING:
    from cosmic.engine.table import Table


def begin_planning(t: Table) -> None:
    enc = t.enc
    notes = {name: value for name, value in enc.notes.items() if name not in (PLAYED.name, PLANNED.name)}
    zapped = [zap.alien for zap in enc.zapped]  # the sheet may be another's by the time it is looked at
    PLAYED.set(t, [])
    PLANNED.set(t, [[list(use) for use in enc.in_effect], zapped, enc.spent[:], enc.flare_players[:], notes])


class CardsComeBack(Event):
    """Cards go from wherever they lie openly to the hands, or sheets, that they were played from."""

    def __init__(self, cards: list[int], unsaid: int = NOBODY) -> None:
        self.cards = cards
        self.unsaid = unsaid  # one that goes elsewhere at once

    def apply(self, t: Table) -> None:
        back: dict[int, list[str]] = {}
        for card, home in played_cards(t, self.cards):
            pile = pile_with(t, card)
            if pile is not t.s.seats[home].hand and can_come_from(t, pile):
                if card != self.unsaid:
                    back.setdefault(home, []).append(t.face_if_seen(card))
                pile.remove(card)
                t.put_back(home, card)
        for home, faces in back.items():
            t.tell("cards-come-back", seat=home, cards=faces)


def played_cards(t: Table, cards: list[int]) -> list[tuple[int, int]]:
    """Each of these cards with its home, as it was played last; those that lie on a side and were never in a hand are
    that main player's."""
    homes = {card: home for card, _, home in PLAYED.get(t) or ()}
    for side in (OFFENSE, DEFENSE):
        for card in t.enc.laid[side] + t.enc.beside[side]:
            homes.setdefault(card, t.main(side))
    return [(card, home) for card, home in homes.items() if card in cards]


def pile_with(t: Table, card: int) -> list[int]:
    return next(pile for pile in t.s.piles() if card in pile)


def can_come_from(t: Table, pile: list[int]) -> bool:
    """What has been shuffled into the deck, or lies on a sheet, stays there."""
    hidden = [t.s.deck, t.s.reward_deck, *t.s.apart.values(), *(seat.borrowed for seat in t.s.seats)]
    return not any(pile is one for one in hidden)


def take_back_laid(t: Table) -> None:
    """The encounter is broken off before the cards were revealed."""
    laid = [card for side in (OFFENSE, DEFENSE) for card in t.enc.laid[side] + t.enc.beside[side]]
    if laid:
        t.emit(CardsComeBack(laid))
        t.enc.laid_by, t.enc.lent = [NOBODY, NOBODY], [NOBODY, NOBODY]


def is_by_card(t: Table, effect: str) -> bool:
    return t.book.effects[effect].side not in ("power", "tech")


def rewind(t: Table, unsaid: int) -> None:
    """Whatever the cards have brought about is as it was when planning began. Of one card more is to be told."""
    enc = t.enc
    on_table = [card for side in (OFFENSE, DEFENSE) for card in enc.laid[side] + enc.beside[side]]
    t.emit(CardsComeBack([*on_table, *(card for card, _, _ in PLAYED.get(t) or ())], unsaid))
    uses, zapped, spent, flare_players, notes = PLANNED.get(t)
    added = [one for one in ADDED.get(t) if not is_by_card(t, one[3])]
    enc.in_effect = [Use(effect, player, part) for effect, player, part in uses]
    enc.zapped = [zap for zap in enc.zapped if zap.alien in zapped]
    enc.spent, enc.flare_players = spent[:], flare_players[:]
    enc.notes = notes | {name: value for name, value in enc.notes.items() if NOTES[name.partition("/")[0]].stays}
    if added:
        ADDED.set(t, added)
    enc.laid_by, enc.lent, enc.first_to_lay = [NOBODY, NOBODY], [NOBODY, NOBODY], NOBODY
    enc.face_up, enc.counts, enc.plus = [False, False], [[], []], []
    enc.beside_up = enc.kickers_up = False
    t.look_around()


# --- until the encounter is over


def put_aside(t: Table, card: int, home: int, place: str) -> None:
    t.emit(CardSetApart(home, card, pile_with(t, card), place))
    PUT_ASIDE.set(t, [*PUT_ASIDE.get(t), [card, home, place]])
    t.tell("put-aside", seat=home, card=t.face(card))


class PutAsideReturned(Event):
    """A card that was put aside goes back to the hand, or to the sheet, that it came from."""

    def __init__(self, card: int, home: int, place: str) -> None:
        self.card = card
        self.home = home
        self.place = place

    def can_happen(self, t: Table) -> bool:
        return self.card in t.s.apart.get(self.place, ())

    def apply(self, t: Table) -> None:
        t.s.apart[self.place].remove(self.card)
        t.put_back(self.home, self.card)
        t.tell("put-aside-returned", seat=self.home, card=t.face(self.card))


def return_put_aside(t: Table) -> None:
    for card, home, place in PUT_ASIDE.get(t):
        t.emit(PutAsideReturned(card, home, place))
