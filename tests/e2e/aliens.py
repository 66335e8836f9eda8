"""Four people with a hoard, citadels, tokens and grudges, from the first curtain to the end: see aliens.sh."""

from __future__ import annotations

import sys
from pathlib import Path

from ending import carry_out
from journey import LARGE, Journey
from player import Album, Player
from screen import Display, Program, told

SMALL = (1280, 720)
ALIENS = ("miser", "citadel", "warrior", "grudge")
PICTURES = ("cards-on-the-sheet", "cards-beside-a-planet", "tokens", "anothers-token")
ON_SMALL = 5  # encounters
MOST_PRESSES = 12_000


class NamedAliens(Journey):
    def __init__(self, python: str, out: Path, home: Path) -> None:
        super().__init__(python, out, home)
        self.display.close()
        self.display = Display(SMALL)
        self.large = Album(out / "1080")
        self.large.folder.mkdir(exist_ok=True)

    def still(self) -> None:
        """Nothing moves: a game of four people is long."""
        program = self.program
        assert program is not None
        self.open("settings", "SettingsScene")
        self.expect(program.tab_to("reduced_motion"), "the motion cannot be reached by keyboard")
        program.keys("Return")
        program.keys("Escape")
        program.until(lambda: self.scene == "TitleScene", "the title")

    def go(self) -> None:
        program = self.start()
        self.still()
        self.closed()
        told("four people, aliens by name")
        words = ("--seats", "ann,bob,cleo,dan", "--setup", "chosen", "--aliens", ",".join(ALIENS))
        program = self.program = Program(
            self.display, self.home, self.python, "play", *words, "--planets", "4", "--calls", "quick", "--seed", "7"
        )
        self.fill_screen(program)
        player = Player(program, self.album, 3)
        player.play_until(lambda: program.table.get("encounters", 0) > ON_SMALL)
        self.closed()
        told("on a large screen, to the end")
        self.display.close()
        self.display = Display(LARGE)
        program = self.start()
        self.fill_screen(program)
        program.click("continue")
        program.until(lambda: bool(program.table), "the table")
        player = Player(program, self.large, 4)
        player.play_until(lambda: self.scene == "EndScene", MOST_PRESSES)
        self.encounters += program.table["encounters"]
        program.settle(20)
        self.large.take("end", program)
        self.album.taken = self.large.taken | self.album.taken  # on which of the screens does not matter
        self.closed()


if __name__ == "__main__":
    sys.exit(carry_out(__doc__, NamedAliens, (*PICTURES, "end")))
