from __future__ import annotations

from cosmic.engine.effects import Artifact, counter
from cosmic.engine.events import CardPlayed
from cosmic.engine.table import Table


class CardZap(Artifact):
    """Rule: artifacts.card_zap. A zapped flare is really discarded."""

    @counter(CardPlayed)
    def zap(self, t: Table, me: int, played: CardPlayed) -> None:
        if t.play(self, me):
            played.stop("discard")
