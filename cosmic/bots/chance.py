"""The weakest baseline: any legal answer is as good as another."""

from __future__ import annotations

from cosmic.bots.base import Bot
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.views import PlayerView


class RandomBot(Bot):
    needs_view = False

    def choose(self, view: PlayerView | None, decision: Decision) -> Answer:
        return decision.sample(self.chance)
