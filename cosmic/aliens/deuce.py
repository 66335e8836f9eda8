from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmic.engine.effects import LAST, OWN, Power, Super, Wild, at, modify, react, replace
from cosmic.engine.encounter_card_events import CardLaidBeside, CardsBesideTurnedUp
from cosmic.engine.events import PlayersEvent
from cosmic.engine.notes import Note, home_of_played
from cosmic.engine.promises import not_denied
from cosmic.engine.queries import CardValue, TooFewCards, TotalBonus
from cosmic.engine.state import DEFENSE, NOBODY, OFFENSE
from cosmic.engine.table import Table

FIRST = Note("first-of-two", ())  # what its encounter card was revealed as: [kind, value]
SECOND = Note("second-of-two", (), shown=True)  # and what the card beside it counts as
APPLIES = Note("applies", NOBODY)  # which of two negotiates of different kinds does: the first or the second
MATCHED = Note("matched", (0, 0), shown=True)  # what a matching attack adds to either side


def second_card(t: Table, me: int) -> list[int]:
    """The encounter card that lies beside Deuce's own, if there is one."""
    return [card for card in t.enc.beside[t.side_of(me)] if t.box.is_encounter[card]][:1]


@dataclass
class OneTakenBack(PlayersEvent):
    """The card that is not discarded comes back to hand."""

    card: int

    def apply(self, t: Table) -> None:
        """A borrowed card goes back to the hand it came from; one that was exchanged is its player's by now."""
        side = t.side_of(self.player)
        if self.card in t.enc.laid[side]:
            lender = t.enc.lent[side]
            home = self.player if lender == NOBODY else lender
            t.take_into_hand(home, self.card, t.enc.laid[side])
        else:
            t.take_into_hand(home_of_played(t, self.card, self.player), self.card, t.enc.beside[side])


class Deuce(Power):
    """A second encounter card beside the first; one of the two comes back."""

    @modify(TooFewCards, layer=LAST, always=True)
    def one_is_too_few(self, t: Table, me: int, asked: TooFewCards, most: int) -> int:
        return max(most, 1) if asked.player == me else most

    @at("planning.laid")
    def lay_second(self, t: Table, me: int) -> None:
        if not t.encounter_cards(me):
            t.tell("no-second-card", seat=me)
        elif t.use(self, me) and t.encounter_cards(me):  # an answer to the use may have been the last one
            cards = not_denied(t, me, t.distinct(t.encounter_cards(me)))
            card = t.ask(me, "deuce-second", cards, "card", secret=True)
            t.emit(CardLaidBeside(t.side_of(me), card))

    @react(CardsBesideTurnedUp, lasting=True)
    def count_second(self, t: Table, me: int, turned: CardsBesideTurnedUp) -> None:
        """Rule: reveal.morph. A morph copies the opponent's card here as well."""
        side = t.side_of(me)
        for card in second_card(t, me):
            copies = t.box.kind[card] == "morph"
            counts = t.enc.counts[1 - side][:] if copies else [t.box.kind[card], t.box.value[card]]
            FIRST.set(t, t.enc.counts[side][:])
            SECOND.set(t, counts)
            if counts[0] == "negotiate" and t.kind_of(side) == "attack":
                t.enc.counts[side] = counts
                t.tell("two-are-negotiate", seat=me, card=t.face(card))
            elif counts[0] == "negotiate" and t.enc.counts[side] != counts:
                self.choose_negotiate(t, me, [t.enc.laid[side][0], card], counts)

    def choose_negotiate(self, t: Table, me: int, both: list[int], second: list[Any]) -> None:
        """Of two negotiates of different kinds one applies, and goes."""
        side = t.side_of(me)
        if t.kind_of(side) == "negotiate":
            APPLIES.set(t, both.index(t.ask_among(me, "deuce-applies", both)))
            if APPLIES.get(t):
                t.enc.counts[side] = second

    @modify(TotalBonus)
    def add_second(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        kind, value = SECOND.get(t) or ("", 0)
        return bonus + int(value) if asked.side == t.side_of(me) and kind == "attack" else bonus

    @at("resolution.end", standing=True)
    def take_one_back(self, t: Table, me: int) -> None:
        """What lies there by now: somebody may have taken or replaced the encounter card."""
        both = [*t.enc.laid[t.side_of(me)][:1], *second_card(t, me)]
        if len(both) == 2 and SECOND.get(t):
            t.emit(OneTakenBack(me, both[1 - self.which_goes(t, me, both)]))

    def which_goes(self, t: Table, me: int, both: list[int]) -> int:
        """The negotiate, if there is one, or the higher attack; Deuce chooses between equals."""
        if APPLIES.get(t) != NOBODY:
            return int(APPLIES.get(t))
        ranks = [1000 if kind == "negotiate" else value for kind, value in (FIRST.get(t), SECOND.get(t))]
        if ranks[0] != ranks[1]:
            return ranks.index(max(ranks))
        return both.index(t.ask_among(me, "deuce-discard", both))


def matching(t: Table, me: int) -> list[tuple[int, int]]:
    """Attacks in hand that are worth as much as a revealed one counts, each with the side of that one."""
    attacks = [card for card in t.s.seats[me].hand if t.box.kind[card] == "attack"]
    sides = [side for side in (OFFENSE, DEFENSE) if t.kind_of(side) == "attack"]
    worth = {side: t.query(CardValue(side), t.revealed_value(side)) for side in sides} if attacks else {}
    return [(card, side) for side, value in worth.items() for card in attacks if t.box.value[card] == value]


class DeuceWild(Wild):
    """An attack like a revealed one is added to the total of that player, or taken from it."""

    @at("reveal.revealed", when=matching)
    def match(self, t: Table, me: int) -> None:
        if t.play(self, me) and matching(t, me):
            mains = list(dict.fromkeys(t.main(side) for _, side in matching(t, me)))
            other = t.ask(me, "deuce-whose", mains, "seat")
            alike = [(card, side) for card, side in matching(t, me) if t.main(side) == other]
            card, side = t.ask_copy(me, [card for card, _ in alike]), alike[0][1]
            value = t.box.value[card]
            way = t.ask(me, "deuce-way", ("add", "subtract"), other=other, value=value)
            t.discard(me, card)
            MATCHED.set(t, [(value if way == "add" else -value) if one == side else 0 for one in (OFFENSE, DEFENSE)])
            t.put_in_effect(self, me)
            t.tell("matched", seat=me, card=t.face(card), other=other, way=way, value=value)

    @modify(TotalBonus)
    def raised_or_lowered(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + int(MATCHED.get(t)[asked.side])


class DeuceSuper(Super):
    """Neither card comes back."""

    @replace(OneTakenBack, of=OWN)
    def discard_both(self, t: Table, me: int, taken: OneTakenBack) -> None:
        if t.play(self, me):
            taken.cancel()
            t.tell("both-discarded", seat=me)
