from __future__ import annotations

from cosmic.engine.effects import Artifact, in_every_phase, react
from cosmic.engine.pile_events import DiscardedTogether, UsedCardsDiscarded
from cosmic.engine.table import Table


class SpaceJunk(Artifact):
    """Rule: artifacts.space_junk."""

    @in_every_phase(when=lambda t, me: t.s.discard)
    def dump(self, t: Table, me: int) -> None:
        whom = t.ask(me, "space-junk-whom", t.everyone(), "seat")
        if t.play(self, me, whom) and t.s.discard:  # an answer to it may have had the discards shuffled
            t.take_into_hand(whom, t.s.discard[-1], t.s.discard)

    @react(UsedCardsDiscarded, when=lambda t, me, thrown: thrown.lying(t))
    @react(DiscardedTogether, when=lambda t, me, thrown: thrown.lying(t))
    def sweep_up(self, t: Table, me: int, thrown: DiscardedTogether) -> None:
        """Of cards that are discarded at the same moment, whichever the player likes."""
        if t.play(self, me) and thrown.lying(t):
            card = t.ask_among(me, "space-junk-card", thrown.lying(t))
            whom = t.ask(me, "space-junk-whom", t.everyone(), "seat")
            t.take_into_hand(whom, card, t.s.discards_of(card))
