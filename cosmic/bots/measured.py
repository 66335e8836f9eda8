"""Bots as they are measured: without a clock, so that a run can be repeated, and in fewer worlds if one likes."""

from __future__ import annotations

import time
from dataclasses import replace

from cosmic.bots import Bot, make
from cosmic.bots.thinking import ThinkingBot


def kind_and_worlds(name: str) -> tuple[str, str]:
    """`hard:8` or `hard:bold:8` thinks in no more than eight worlds."""
    kind, _, worlds = name.rpartition(":")
    return (kind, worlds) if worlds.isdigit() and kind else (name, "")


def bot_named(name: str, seed: int, capped: bool = False) -> Bot:
    """`capped`: it stops when its time is up, as at the table."""
    kind, worlds = kind_and_worlds(name)
    bot = make(kind, seed)
    if isinstance(bot, ThinkingBot):
        bot.clock = time.process_time if capped else no_clock
        if worlds:
            few = {weight: min(count, int(worlds)) for weight, count in bot.level.worlds.items()}
            bot.level = replace(bot.level, worlds=few)
    return bot


def no_clock() -> float:
    return 0.0
