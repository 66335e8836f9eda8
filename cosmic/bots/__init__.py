"""Players made of code. A bot gets what its seat may see and a question, and gives a legal answer."""

from __future__ import annotations

from collections.abc import Callable

from cosmic.bots.base import Bot
from cosmic.bots.chance import RandomBot
from cosmic.bots.greedy import GreedyBot

BOTS: dict[str, Callable[[int], Bot]] = {"greedy": GreedyBot, "random": RandomBot}


def make(name: str, seed: int) -> Bot:
    """The bot of this name; with the same seed and the same questions it gives the same answers."""
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "make"]
