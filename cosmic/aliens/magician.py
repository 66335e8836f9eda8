from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmic.engine.effects import OWN, Power, Super, Wild, at, replace
from cosmic.engine.encounter_card_events import CardLaid, CardLaidBeside
from cosmic.engine.events import Event, PlayersEvent
from cosmic.engine.hands import at_random, unseen_cards
from cosmic.engine.knowing import everybody_sees
from cosmic.engine.notes import forget_played, home_of_played
from cosmic.engine.promises import left_to_lay
from cosmic.engine.queries import SelectableCards
from cosmic.engine.state import NOBODY
from cosmic.engine.table import Table

THREE = 3


def two_cards(t: Table, side: int) -> list[int]:
    """The two that lie there, the first one in the place of the encounter card."""
    return t.enc.laid[side] + [card for card in t.enc.beside[side] if t.box.is_encounter[card]]


@dataclass
class CardSnatched(PlayersEvent):
    """One of the two goes unseen into Magician's hand; the other one is its opponent's encounter card."""

    side: int
    card: int

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "other": t.main(self.side)}

    def apply(self, t: Table) -> None:
        enc, side, foe = t.enc, self.side, t.main(self.side)
        is_first = self.card == enc.laid[side][0]
        left = two_cards(t, side)[1 if is_first else 0]
        enc.beside[side] = [card for card in enc.beside[side] if card not in (self.card, left)]
        enc.laid[side], enc.face_up[side] = [left], enc.face_up[side] and not is_first
        home = home_of_played(t, left, foe)
        enc.lent[side] = NOBODY if home == foe else home
        forget_played(t, self.card)
        t.put_in_hand(self.player, self.card)
        t.tell("snatched", seat=self.player, other=foe, rewards=t.s.rewards_in([self.card]))
        t.tell("snatched-which", to=[self.player, foe], seat=self.player, other=foe, card=t.face(self.card))


@dataclass
class OneTurnedUp(Event):
    """Of the two, this one lies face up, in the place of the encounter card."""

    player: int
    side: int
    card: int

    def apply(self, t: Table) -> None:
        enc, first = t.enc, t.enc.laid[self.side][0]
        if self.card != first:
            enc.beside[self.side] = [first if card == self.card else card for card in enc.beside[self.side]]
            enc.laid[self.side] = [self.card]
        enc.face_up[self.side] = True
        everybody_sees(t.s, self.card)
        t.tell("turned-up-one", seat=self.player, other=t.main(self.side), card=t.face(self.card))


def foe_has_to_choose(t: Table, me: int) -> bool:
    return not t.enc.laid[t.side_of(t.foe_of(me))]


def cards_to_lay(t: Table, player: int, other: int, count: int) -> list[int]:
    """So many encounter cards of the hand, or all there are, chosen unseen; what has to be played is among them, and
    what the player has promised is kept as far as it can be."""
    hand = t.encounter_cards(player)
    must = [card for card in t.query(SelectableCards(player), t.distinct(hand)) if card in hand]
    chosen: list[int] = []
    while len(chosen) < min(count, len(hand)):
        left = must if must and not chosen else [card for card in hand if card not in chosen]
        options, number = t.distinct(left_to_lay(t, player, left)), len(chosen) + 1
        laid = t.ask(player, "magician-lay", options, "card", secret=True, other=other, count=count, number=number)
        chosen.append(laid)
    return chosen


class Magician(Power):
    """The opponent lays two cards; Magician takes one, and the other has to do."""

    @at("planning.select", when=foe_has_to_choose)
    def snatch(self, t: Table, me: int) -> None:
        if not t.use(self, me):
            return
        foe = t.foe_of(me)
        side, hand = t.side_of(foe), t.s.seats[foe].hand
        if len(t.encounter_cards(foe)) < 2:
            rest = [card for card in hand if not t.box.is_encounter[card]]
            t.tell("shows-one-card", seat=foe, cards=t.faces(rest))
            return
        first, second = cards_to_lay(t, foe, me, 2)
        t.emit(CardLaid(side, first))
        t.emit(CardLaidBeside(side, second))
        t.emit(CardSnatched(me, side, at_random(t, [first, second], 1, me, foe)[0]))


class MagicianSuper(Super):
    """One of the two is turned up before Magician takes the one it likes."""

    @replace(CardSnatched, of=OWN)
    def look_first(self, t: Table, me: int, snatched: CardSnatched) -> None:
        if t.play(self, me):
            up, side = snatched.card, snatched.side
            t.emit(OneTurnedUp(me, side, up))
            if t.ask(me, "magician-take", ("face_up", "face_down"), card=t.face(up)) == "face_down":
                snatched.card = next(card for card in two_cards(t, side) if card != up)


class MagicianWild(Wild):
    """Chance picks one of three cards of the opponent's."""

    @at("planning.select", when=foe_has_to_choose)
    def shuffle_three(self, t: Table, me: int) -> None:
        if not t.play(self, me):
            return
        foe = t.foe_of(me)
        if len(t.encounter_cards(foe)) < THREE:
            t.redraw_hand(foe)
        chosen = cards_to_lay(t, foe, me, THREE)
        if chosen:
            t.emit(CardLaid(t.side_of(foe), unseen_cards(t, chosen, 1)[0]))
            t.tell("plays-one-at-random", seat=foe, count=len(chosen))
