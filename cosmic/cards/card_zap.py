from __future__ import annotations

from cosmic.engine.effects import ANOTHERS, Artifact, counter
from cosmic.engine.play_events import CardPlayed
from cosmic.engine.table import Table


class CardZap(Artifact):
    """Rule: artifacts.card_zap. A zapped flare is really discarded."""

    @counter(CardPlayed, of=ANOTHERS)
    def zap(self, t: Table, me: int, played: CardPlayed) -> None:
        if t.play(self, me):
            played.stop("discard")
