"""Players made of code. A bot gets what its seat may see and a question, and gives a legal answer."""

from __future__ import annotations

from collections.abc import Callable

from cosmic.bots.base import Bot
from cosmic.bots.chance import RandomBot
from cosmic.bots.greedy import GreedyBot
from cosmic.bots.thinking import ThinkingBot
from cosmic.content.bot_files import NEUTRAL
from cosmic.rulebook import minds

BASELINES: dict[str, Callable[[int], Bot]] = {"greedy": GreedyBot, "random": RandomBot}  # frozen, to measure against
LEVELS = tuple(minds().levels)  # what people choose among
BOTS = (*LEVELS, *BASELINES)
PERSONALITIES = tuple(minds().personalities)  # of `hard:bold`; without one: neutral


def make(name: str, seed: int) -> Bot:
    """The bot of this name; with the same seed and the same questions it gives the same answers."""
    if name in BASELINES:
        return BASELINES[name](seed)
    manner = personality_of(name)
    personality = minds().personalities[manner] if manner else NEUTRAL
    return ThinkingBot(seed, minds().levels[level_of(name)], personality=personality)


def is_bot(name: str) -> bool:
    level, colon, personality = name.partition(":")
    return name in BOTS or (level in LEVELS and colon == ":" and personality in PERSONALITIES)


def level_of(name: str) -> str:
    return name.partition(":")[0]


def personality_of(name: str) -> str:
    """Empty: none in particular."""
    return name.partition(":")[2]


def searches(name: str) -> bool:
    """Whether it asks for worlds to think of."""
    return name not in BASELINES


__all__ = ["BOTS", "LEVELS", "PERSONALITIES", "Bot", "is_bot", "level_of", "make", "personality_of", "searches"]
