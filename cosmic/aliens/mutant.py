from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, react
from cosmic.engine.encounter_events import DealMade
from cosmic.engine.hand_events import HAND_SIZE
from cosmic.engine.table import Table


def sources(t: Table, me: int) -> list[str]:
    found = ["deck"] if t.s.deck or t.s.discard else []
    return [*found, "hand"] if t.others_with_cards(me) else found


def lacks_cards(t: Table, me: int) -> bool:
    return len(t.s.seats[me].hand) < HAND_SIZE


class Mutant(Power):
    """Fills its hand up to eight, card by card, from the deck or from other hands."""

    @at("alliance", when=lacks_cards)
    def regenerate(self, t: Table, me: int) -> None:
        if not t.use(self, me):
            return
        has_drawn = False
        while lacks_cards(t, me) and sources(t, me):
            if t.ask(me, "mutant-source", sources(t, me)) == "deck":
                t.draw(me, 1, goes_on=has_drawn)
                has_drawn = True
            else:
                t.take_random(t.ask(me, "mutant-whom", t.others_with_cards(me), "seat"), me, 1)


def opposing_hands(t: Table, me: int) -> list[int]:
    """The opponent and its allies, as far as they hold cards."""
    return [player for player in t.side_members(1 - t.side_of(me)) if t.s.seats[player].hand]


class MutantWild(Wild):
    """A card from each opposing hand after a win or a deal."""

    @at("outcome", when=lambda t, me: t.has_won(me) and opposing_hands(t, me))
    def after_winning(self, t: Table, me: int) -> None:
        self.collect(t, me)

    @react(DealMade, when=lambda t, me, made: opposing_hands(t, me))
    def after_deal(self, t: Table, me: int, made: DealMade) -> None:
        self.collect(t, me)

    def collect(self, t: Table, me: int) -> None:
        if t.play(self, me):
            for player in opposing_hands(t, me):
                t.take_random(player, me, 1)


class MutantSuper(Super):
    """Makes room first: up to three cards are discarded."""

    @at("alliance", when=lambda t, me: not t.in_effect(Mutant, me))
    def shed(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.discard_together(me, t.ask_many(me, "mutant-shed", t.s.seats[me].hand, 0, 3, "card"))
