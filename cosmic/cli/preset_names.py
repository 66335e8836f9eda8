"""`--preset NAME`: a game that has a name, the same for every command."""

from __future__ import annotations

import argparse

from cosmic.engine.definitions import Preset
from cosmic.rulebook import book

HELP = "a game by its name: first, classic, everything or quick; other options count on top of it"


def preset(text: str) -> Preset:
    known = book().content.presets
    name = text.strip().casefold()
    if name not in known:
        raise argparse.ArgumentTypeError(f"there is no preset {text!r}; there are {', '.join(known)}")
    return known[name]
