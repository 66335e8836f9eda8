"""What every bot is."""

from __future__ import annotations

from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.rng import Chance
from cosmic.engine.views import PlayerView


class Bot:
    """One seat's mind. Its chance is its own, so that the game's dice fall the same whoever plays."""

    needs_view = True  # False: `choose` does not look at the view, so none need be built

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: PlayerView, decision: Decision) -> Answer:
        raise NotImplementedError
