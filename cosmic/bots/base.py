"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from cosmic.bots.thoughts import NO_THOUGHT, Thought
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.rng import Chance
from cosmic.engine.views import PlayerView
from cosmic.talk.hearing import NOTHING_HEARD

if TYPE_CHECKING:
    from cosmic.worlds.outlook import Outlook


def never() -> bool:
    return False


class Bot(ABC):
    """One seat's mind. Its chance is its own, so that the game's dice fall the same whoever plays."""

    searches = False  # wants an outlook on made-up worlds with each question

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.weights: list[float] = []  # what positions are worth to it, if it searches
        # Set by whoever asks, for the next question alone.
        self.outlook: Outlook | None = None
        self.stop: Callable[[], bool] = never  # somebody does not want to wait: what has been weighed must do
        self.talk = NOTHING_HEARD  # what was said at the table, and what this seat makes of it
        self.thought: Thought = NO_THOUGHT  # of the last answer

    @abstractmethod
    def choose(self, view: PlayerView, decision: Decision) -> Answer:
        """A legal answer to the decision, from what this seat sees."""
