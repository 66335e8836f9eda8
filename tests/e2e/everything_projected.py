"""Six seats with everything that is in the boxes, on a laptop and a projector: see everything.sh."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from ending import carry_out
from everything import WORDS
from player import Player
from two_screens import Evening

PICTURES = ("tech-choice", "tech-action", "alliance", "result")
ENCOUNTERS = 6


class SixSeats(Evening):
    def __init__(self, python: str, out: Path, home: Path) -> None:
        super().__init__(python, out, home)
        self.began = time.monotonic()
        self.presses = self.encounters = 0

    def go(self) -> None:
        program = self.at_the_table(*WORDS)
        self.look_on(Player(program, self.album, 3, seeks_allies=True), program, ENCOUNTERS)
        self.album.take("last", program)
        self.presses, self.encounters = program.presses, program.table["encounters"]
        self.close()

    def sums(self) -> str:
        seconds = time.monotonic() - self.began
        return f"{super().sums()}, {self.presses} presses, {self.encounters} encounters, {seconds:.0f} seconds"


if __name__ == "__main__":
    sys.exit(carry_out(__doc__, SixSeats, PICTURES))
