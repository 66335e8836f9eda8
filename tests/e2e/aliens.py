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


class OnTwoSizes(Journey):
    """A game that is begun on a small screen and goes on, after a pause, on a large one."""

    about: str
    words: tuple[str, ...]  # of the command that starts the game
    on_small = ON_SMALL
    seeks_allies = False
    most_presses = MOST_PRESSES

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

    def enough(self, program: Program) -> bool:
        """On the large screen."""
        return self.scene == "EndScene"

    def go(self) -> None:
        program = self.start()
        self.still()
        self.closed()
        told(self.about)
        program = self.program = Program(self.display, self.home, self.python, "play", *self.words)
        self.fill_screen(program)
        player = Player(program, self.album, 3, seeks_allies=self.seeks_allies)
        player.play_until(lambda: program.table.get("encounters", 0) > self.on_small, self.most_presses)
        self.look_back(program, self.album)
        self.closed()
        told("on a large screen")
        self.display.close()
        self.display = Display(LARGE)
        program = self.start()
        self.fill_screen(program)
        program.click("continue")
        program.until(lambda: bool(program.table), "the table")
        player = Player(program, self.large, 4, seeks_allies=self.seeks_allies)
        player.play_until(lambda: self.enough(program), self.most_presses)
        self.encounters += program.table["encounters"]
        program.settle(20)
        self.look_back(program, self.large)
        self.album.taken = self.large.taken | self.album.taken  # on which of the screens does not matter
        self.closed()

    def look_back(self, program: Program, album: Album) -> None:
        """Before the window is closed."""


class NamedAliens(OnTwoSizes):
    about = "four people, aliens by name"
    words = (
        "--seats", "ann,bob,cleo,dan", "--setup", "chosen", "--aliens", ",".join(ALIENS), "--planets", "4",
        "--calls", "quick", "--seed", "7",
    )  # fmt: skip


if __name__ == "__main__":
    sys.exit(carry_out(__doc__, NamedAliens, (*PICTURES, "end")))
