"""The weakest baseline: any legal answer is as good as another."""

from __future__ import annotations

from cosmic.bots.base import Bot
from cosmic.engine.decisions import ACCUSE, PASS, Answer, Decision
from cosmic.engine.views import PlayerView

RARELY = 40  # one chance in so many is taken


class RandomBot(Bot):
    """It looks at nothing, so that no view need be built for it."""

    def choose(self, view: PlayerView | None, decision: Decision) -> Answer:
        """Whoever cried thief at every chance would soon have no ships."""
        if decision.kind == ACCUSE and self.chance.below(RARELY):
            return PASS
        return decision.sample(self.chance)
