from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.decisions import NO, YES
from cosmic.engine.effects import LAST, OWN, Effect, Power, Super, Wild, at, modify, replace
from cosmic.engine.errors import BackToPlanning
from cosmic.engine.events import PlayersEvent
from cosmic.engine.knowing import forget
from cosmic.engine.notes import DECIDED, Note, Pile, home_of_played
from cosmic.engine.queries import SelectableCards
from cosmic.engine.rewind import put_aside, rewind
from cosmic.engine.state import DEFENSE, NOBODY, OFFENSE
from cosmic.engine.table import Table

ASIDE = Pile("chronos", shown=True, for_others=True)
BOUND = Note("bound", ())  # [who has to play a card once more, which one]


@dataclass
class TimeTurnedBack(PlayersEvent):
    """Planning begins anew, without the opponent's revealed card; if it is `bound`, with nothing but that."""

    bound: Effect | None = None

    def apply(self, t: Table) -> None:
        me, foe = self.player, t.foe_of(self.player)
        card = revealed_by(t, foe)
        home = home_of_played(t, card, foe)
        t.tell("time-turned-back", seat=me)
        rewind(t, card)
        t.put_in_effect(t.book.effects[Chronos.id], me)
        if self.bound is not None:
            self.bind(t, foe, card, self.bound)
        elif card != NOBODY and not shows_no_other(t, foe, card):
            put_aside(t, card, home, ASIDE.place())

    def bind(self, t: Table, foe: int, card: int, by: Effect) -> None:
        """The flare has been played since, and stays so."""
        t.enc.flare_players.append(self.player)
        t.enc.spent.append(by.offered_as)
        if card != NOBODY:
            BOUND.set(t, [foe, card])
            t.put_in_effect(by, self.player)
            t.tell("bound-to-card", seat=self.player, other=foe, card=t.face(card))


def revealed_by(t: Table, player: int) -> int:
    """The card that the player laid, wherever it lies now; one that is believed to be another is not revealed."""
    up = [side for side in (OFFENSE, DEFENSE) if t.enc.laid_by[side] == player and t.enc.face_up[side]]
    return t.enc.laid[up[0]][0] if up and t.enc.laid[up[0]] else NOBODY


def shows_no_other(t: Table, player: int, card: int) -> bool:
    """In secret: whether somebody could not or would not is nobody's business."""
    has_other = any(one != card for one in t.encounter_cards(player))
    answers = (NO,) if has_other else (NO, YES)
    if t.ask(player, "chronos-show", answers, secret=True, card=t.face(card)) == NO:
        return False
    t.tell("shows-no-other", seat=player, cards=t.faces(t.s.seats[player].hand))
    return True


def can_travel(t: Table, me: int) -> bool:
    """Once in an encounter, whoever has the sheet by now, and not when the outcome is settled."""
    return not DECIDED.get(t) and not any(use.effect == Chronos.id for use in t.enc.in_effect)


class Chronos(Power):
    """Back to planning, once in an encounter."""

    @at("reveal.revealed", when=can_travel)
    @at("reveal.end", when=can_travel)
    def travel(self, t: Table, me: int) -> None:
        if t.use(self, me):
            t.emit(TimeTurnedBack(me))
            raise BackToPlanning


class ChronosSuper(Super):
    """The opponent has to play the same card again."""

    @replace(TimeTurnedBack, of=OWN)
    def bind(self, t: Table, me: int, turned: TimeTurnedBack) -> None:
        if t.play(self, me, t.foe_of(me)):
            turned.bound = self

    @modify(SelectableCards, layer=LAST)
    def only_that(self, t: Table, me: int, asked: SelectableCards, cards: list[int]) -> list[int]:
        other, card = BOUND.get(t) or (NOBODY, NOBODY)
        return [card] if asked.player == other and card in t.playable(other) else cards


@dataclass
class DiscardsShuffledIn(PlayersEvent):
    """The discards go into the deck."""

    def apply(self, t: Table) -> None:
        count = len(t.s.discard)
        t.s.deck += t.s.discard
        t.s.discard = []
        t.s.shuffle(t.s.deck)
        forget(t.s, t.s.deck)
        t.tell("discards-shuffled-in", seat=self.player, count=count)


class ChronosWild(Wild):
    """Any one of the discards; the others go into the deck."""

    @at("regroup", when=lambda t, me: t.s.discard)
    def salvage(self, t: Table, me: int) -> None:
        if t.play(self, me):
            if t.s.discard:
                t.take_into_hand(me, t.ask_among(me, "chronos-card", t.s.discard), t.s.discard)
            t.emit(DiscardsShuffledIn(me))
            t.pass_to_alien(self.slug)
