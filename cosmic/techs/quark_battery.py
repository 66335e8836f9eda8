from __future__ import annotations

from cosmic.engine.effects import OWN, Tech, at, react
from cosmic.engine.encounter_card_events import CardReplaced
from cosmic.engine.notes import Pile
from cosmic.engine.pile_events import CardSetApart
from cosmic.engine.table import Table
from cosmic.engine.tech_events import TechCompleted

STORED = Pile("quark_battery")


def can_store(t: Table, me: int, done: TechCompleted) -> bool:
    return done.tech == "quark_battery" and any(t.box.is_encounter[card] for card in t.s.seats[me].hand)


class QuarkBattery(Tech):
    """An encounter card for later."""

    @react(TechCompleted, of=OWN, free=True, when=can_store)
    def store(self, t: Table, me: int, done: TechCompleted) -> None:
        hand = t.s.seats[me].hand
        cards = t.distinct([card for card in hand if t.box.is_encounter[card]])
        t.emit(CardSetApart(me, t.ask(me, "quark", cards, "card", secret=True), hand, STORED.place()))
        t.tell("quark-stored", seat=me)

    @at("reveal.revealed", when=lambda t, me: STORED.cards(t))
    def discharge(self, t: Table, me: int) -> None:
        if t.use_tech(self, me):
            stored = STORED.cards(t)
            t.emit(CardReplaced(t.side_of(me), stored[0], stored))
            t.discard_tech(me, self.slug)
