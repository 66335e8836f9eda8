"""One person and three hard bots of different tempers, to the end of the game and back through it: see solo.sh."""

from __future__ import annotations

import sys

from aliens import OnTwoSizes
from ending import carry_out
from player import Album, Player
from screen import Program

SEATS = "ann,bot:hard:bold,bot:hard:sly,bot:hard:loyal"
WORDS = ("--preset", "classic", "--seats", SEATS, "--seed", "5")
PICTURES = ("launch", "floor", "talk", "alliance", "reveal", "hint", "end", "weighed")
ON_SMALL = 3  # encounters


class Solo(OnTwoSizes):
    about = "one person and three hard bots"
    words = WORDS
    on_small = ON_SMALL

    def still(self) -> None:
        """It moves as it does for everybody: there is a moment to speak only where there is time."""

    def look_back(self, program: Program, album: Album) -> None:
        """On the small screen a hint, at the end what the bots weighed."""
        if self.scene == "EndScene":
            program.click("watch")
            program.until(lambda: self.scene == "ReplayScene", "the replay")
            program.keys("End", "Prior")
            program.click("thoughts")
            program.click("next-thought")
            program.settle(20)
            album.take("weighed", program)
            return
        Player(program, album, 5).play_until(lambda: self.scene == "TableScene" and program.table["beat"] == "Ask")
        program.settle(60)  # for half a second a letter may have been meant for what was there before
        program.keys("h")
        program.until(lambda: self.scene == "HintScene", "the hint")
        program.settle(20)
        album.take("hint", program)
        program.keys("Escape")


if __name__ == "__main__":
    sys.exit(carry_out(__doc__, Solo, PICTURES))
