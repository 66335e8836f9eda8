"""What happens to encounter cards and to what lies beside them, as facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cosmic.engine.events import Event
from cosmic.engine.knowing import everybody_sees
from cosmic.engine.notes import note_played
from cosmic.engine.state import NOBODY, THE_DECK

if TYPE_CHECKING:
    from cosmic.engine.table import Table


@dataclass(init=False)
class CardLaid(Event):
    """A main player's encounter card lies face down."""

    side: int
    card: int

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def apply(self, t: Table) -> None:
        player, enc = t.main(self.side), t.enc
        note_played(t, player, self.card)
        seat, pile = t.s.seats[player], t.pile_of(player, self.card)
        enc.lent[self.side] = seat.lender if pile is seat.borrowed and seat.lender != THE_DECK else NOBODY
        pile.remove(self.card)
        enc.laid[self.side].append(self.card)
        enc.laid_by[self.side] = player


@dataclass(init=False)
class KickerLaid(Event):
    """A main player's kicker lies face down beside its encounter card (rule: kickers.play)."""

    player: int
    card: int

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player}

    def apply(self, t: Table) -> None:
        note_played(t, self.player, self.card)
        t.pile_of(self.player, self.card).remove(self.card)
        t.enc.kickers[t.side_of(self.player)].append(self.card)
        t.tell("kicker-laid", seat=self.player)


@dataclass(init=False)
class CardLaidBeside(Event):
    """A main player lays one more card face down beside its encounter card. It stays its player's, whatever becomes of
    the encounter cards."""

    side: int
    card: int

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def apply(self, t: Table) -> None:
        player = t.main(self.side)
        note_played(t, player, self.card)
        t.pile_of(player, self.card).remove(self.card)
        t.enc.beside[self.side].append(self.card)
        t.tell("laid-beside", seat=player, rewards=t.s.rewards_in([self.card]))


@dataclass(init=False)
class CardTurnedUp(Event):
    """A side's encounter card is turned up and counts as what it is (rule: reveal.turn_up)."""

    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def about(self, t: Table) -> dict[str, Any]:
        return {"side": self.side}

    def apply(self, t: Table) -> None:
        card = t.enc.laid[self.side][0]
        t.enc.face_up[self.side] = True
        everybody_sees(t.s, card)
        t.enc.counts[self.side] = [t.box.kind[card], t.box.value[card]]
        t.tell("revealed", seat=t.main(self.side), card=t.face(card))


@dataclass
class CardsBesideTurnedUp(Event):
    """What lies beside the encounter cards is revealed with them."""

    def apply(self, t: Table) -> None:
        t.enc.beside_up = True
        for card in (*t.enc.beside[0], *t.enc.beside[1]):
            everybody_sees(t.s, card)
        for side, cards in enumerate(t.enc.beside):
            if cards:
                t.tell("revealed-beside", seat=t.main(side), cards=t.faces(cards))


@dataclass
class CardTakenBack(Event):
    """The encounter card goes back to hand; a borrowed one to the hand it came from. Face down it stays unseen."""

    side: int

    def apply(self, t: Table) -> None:
        enc, side = t.enc, self.side
        home = t.main(side) if enc.lent[side] == NOBODY else enc.lent[side]
        t.put_back(home, enc.laid[side].pop())
        t.tell("took-back", seat=home)
        enc.laid_by[side], enc.lent[side], enc.face_up[side] = NOBODY, NOBODY, False


@dataclass
class CardReplaced(Event):
    """Another card lies face up in the place of a side's revealed one, and the side plays that."""

    side: int
    card: int
    pile: list[int]  # where it comes from

    def apply(self, t: Table) -> None:
        enc, side, player = t.enc, self.side, t.main(self.side)
        t.discard_together(player, enc.laid[side][:], enc.laid[side], "replaced")
        self.pile.remove(self.card)
        enc.laid[side].append(self.card)
        enc.laid_by[side], enc.lent[side], enc.face_up[side] = player, NOBODY, True
        is_morph = t.box.kind[self.card] == "morph"  # rule: reveal.morph
        enc.counts[side] = enc.counts[1 - side][:] if is_morph else [t.box.kind[self.card], t.box.value[self.card]]
        t.tell("card-replaced", seat=player, card=t.face(self.card))


@dataclass
class CardAdded(Event):
    """A second attack lies face up beside a side's own, and their values are added."""

    side: int
    card: int
    pile: list[int]  # where it comes from

    def apply(self, t: Table) -> None:
        enc = t.enc
        self.pile.remove(self.card)
        enc.laid[self.side].append(self.card)
        enc.counts[self.side] = ["attack", enc.counts[self.side][1] + t.box.value[self.card]]
        t.tell("card-added", seat=t.main(self.side), card=t.face(self.card), value=enc.counts[self.side][1])


@dataclass
class CardsSwapped(Event):
    """Each main player now counts as having played the other's card."""

    def apply(self, t: Table) -> None:
        for places in (t.enc.laid, t.enc.laid_by, t.enc.lent, t.enc.face_up):
            places.reverse()
        t.tell("cards-swapped")
