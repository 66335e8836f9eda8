"""The program in a process of its own, with a demonstration by bots that do not think: how a game is told, and to whom,
is the same whoever plays it."""

from __future__ import annotations

import sys

PROGRAM = """
import sys
from cosmic.cli import demo, main
demo.SEATS = "bot:random,bot:random,bot:random,bot:random"
sys.exit(main.main())
"""
COSMIC = [sys.executable, "-c", PROGRAM]  # in the place of `python -m cosmic`
