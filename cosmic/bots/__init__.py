"""Players made of code. A bot gets what its seat may see and a question, and gives a legal answer."""

from __future__ import annotations

from collections.abc import Callable

from cosmic.bots.base import Bot
from cosmic.bots.chance import RandomBot
from cosmic.bots.greedy import GreedyBot
from cosmic.bots.thinking import ThinkingBot
from cosmic.rulebook import minds

BASELINES: dict[str, Callable[[int], Bot]] = {"greedy": GreedyBot, "random": RandomBot}  # frozen, to measure against
LEVELS = tuple(minds().levels)  # what people choose among
BOTS = (*LEVELS, *BASELINES)


def make(name: str, seed: int) -> Bot:
    """The bot of this name; with the same seed and the same questions it gives the same answers."""
    if name in BASELINES:
        return BASELINES[name](seed)
    return ThinkingBot(seed, minds().levels[name])


def searches(name: str) -> bool:
    """Whether it asks for worlds to think of."""
    return name not in BASELINES


__all__ = ["BOTS", "LEVELS", "Bot", "make", "searches"]
