from __future__ import annotations

from cosmic.engine.effects import OWN, Tech, react, replace
from cosmic.engine.notes import SECOND_SHEET
from cosmic.engine.table import Table
from cosmic.engine.tech_events import TechCompleted, TechDiscarded, TechEvent


def is_this(t: Table, me: int, event: TechEvent) -> bool:
    return event.tech == "precursor_seed"


class PrecursorSeed(Tech):
    """A second power as long as it is in play."""

    @react(TechCompleted, of=OWN, when=is_this)
    def sprout(self, t: Table, me: int, done: TechCompleted) -> None:
        SECOND_SHEET.set(t, me, t.draw_alien(me, at_once=True))
        t.colonies_changed()

    @replace(TechDiscarded, of=OWN, when=is_this)
    def wither(self, t: Table, me: int, gone: TechDiscarded) -> None:
        alien = SECOND_SHEET.get(t, me)
        if alien and alien not in t.s.seats[me].aliens:
            t.end_loans()  # somebody else has it just now
        if alien in t.s.seats[me].aliens:
            t.lose_alien(me, alien)
        SECOND_SHEET.set(t, me, "")
        t.colonies_changed()
