from __future__ import annotations

from cosmic.engine.card_events import CardPlayed
from cosmic.engine.effects import Artifact, counter
from cosmic.engine.table import Table


def is_of_another(t: Table, me: int, played: CardPlayed) -> bool:
    return played.player != me


class CardZap(Artifact):
    """Rule: artifacts.card_zap. A zapped flare is really discarded."""

    @counter(CardPlayed, when=is_of_another)
    def zap(self, t: Table, me: int, played: CardPlayed) -> None:
        if t.play(self, me):
            played.stop("discard")
