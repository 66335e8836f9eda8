"""Six seats with everything that is in the boxes, on two sizes of screen: see everything.sh."""

from __future__ import annotations

import sys

from aliens import OnTwoSizes
from ending import carry_out
from player import Album, Player
from screen import Program

SEATS = "ann,bob,bot:greedy,cleo,bot:greedy,bot:greedy"
WORDS = ("--preset", "everything", "--seats", SEATS, "--calls", "quick", "--seed", "12")
PICTURES = ("tech-choice", "tech-action", "both-backs", "reward", "alliance", "reveal", "log")
ON_SMALL, ON_BOTH = 5, 9  # encounters


class Everything(OnTwoSizes):
    about = "three people and three bots, with rewards and technologies"
    words = WORDS
    on_small = ON_SMALL
    seeks_allies = True

    def enough(self, program: Program) -> bool:
        return program.table.get("encounters", 0) > ON_BOTH or self.scene == "EndScene"

    def look_back(self, program: Program, album: Album) -> None:
        def is_open() -> bool:
            return (self.scene == "TableScene" and program.table["beat"] == "Ask") or self.scene == "EndScene"

        Player(program, album, 5).play_until(is_open)
        if self.scene == "TableScene":
            program.click("log-button")
            program.settle(20)
            album.take("log", program)


if __name__ == "__main__":
    sys.exit(carry_out(__doc__, Everything, PICTURES))
