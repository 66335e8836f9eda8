"""`--bot NAME`: whom to ask or to let play, the same for every command that measures bots."""

from __future__ import annotations

import argparse

from cosmic.bots import BOTS, LEVELS, PERSONALITIES, is_bot, level_of, personality_of
from cosmic.bots.measured import kind_and_worlds
from cosmic.cli.simulate import positive, words


def bot(text: str) -> str:
    kind, worlds = kind_and_worlds(text)
    if worlds:
        positive(worlds)
    if is_bot(kind):
        return text
    if level_of(kind) in LEVELS:
        unknown, known = personality_of(kind), ", ".join(PERSONALITIES)
        raise argparse.ArgumentTypeError(f"in {text!r} {unknown!r} is no personality; there are {known}")
    raise argparse.ArgumentTypeError(f"there is no bot {text!r}; there are {', '.join(sorted(BOTS))}")


def bots(text: str) -> list[str]:
    found = [bot(name) for name in words(text)]
    if not found:
        raise argparse.ArgumentTypeError("no bot is named")
    return found
