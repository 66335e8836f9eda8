"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.rng import Chance
from cosmic.engine.views import PlayerView


class Bot(ABC):
    """One seat's mind. Its chance is its own, so that the game's dice fall the same whoever plays."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    @abstractmethod
    def choose(self, view: PlayerView, decision: Decision) -> Answer:
        """A legal answer to the decision, from what this seat sees."""
