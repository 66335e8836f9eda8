"""A newcomer's evening in a real window, from the first picture to the last: see run.sh."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from ending import carry_out
from player import Album, Player
from screen import Display, Program, Stuck, told

SMALL, LARGE = (1366, 768), (1920, 1080)
PICTURES = (
    "title", "settings", "set-up", "aliens", "launch", "reveal", "pause", "end", "set-up-three", "curtain", "hand",
    "call", "deal", "continued", "load",
)  # fmt: skip
LARGE_PICTURES = ("title-1080", "set-up-1080", "settings-1080", "board-1080", "pause-1080", "load-1080")


class Journey:
    def __init__(self, python: str, out: Path, home: Path) -> None:
        self.python, self.home = python, home
        self.album = Album(out)
        self.display = Display(SMALL)
        self.program: Program | None = None
        self.presses, self.encounters, self.checks = 0, 0, 0
        self.began = time.monotonic()

    def start(self) -> Program:
        self.program = Program(self.display, self.home, self.python)
        told(f"  first picture after {self.program.first_picture:.2f} s")
        self.program.until(lambda: self.scene == "TitleScene", "the title")
        return self.program

    def finish(self) -> None:
        """The last run of the program is over."""
        assert self.program is not None
        self.presses += self.program.presses
        self.program = None

    @property
    def scene(self) -> str:
        return self.program.scene if self.program is not None else ""

    def expect(self, what: bool, words: str) -> None:
        self.checks += 1
        if not what:
            raise Stuck(words)

    def fill_screen(self, program: Program) -> None:
        """By its key, unless it was so when the program was left."""
        if not program.note["fullscreen"]:
            program.keys("F11")
        program.until(lambda: tuple(program.note["size"]) == self.display.size, "the full screen")
        program.settle(10)

    def open(self, key: str, scene: str) -> None:
        """A press that leads to another scene."""
        assert self.program is not None
        self.program.click(key)
        self.program.until(lambda: self.scene == scene, scene)
        self.program.settle(8)

    # --- stations
    def settings(self) -> None:
        """As fast as it goes, set by the keyboard."""
        program = self.program
        assert program is not None
        self.open("settings", "SettingsScene")
        self.album.take("settings", program)
        self.expect(program.tab_to("speed"), "the speed cannot be reached by keyboard")
        program.keys("Right", "Right")
        self.album.take("settings-fast", program)
        program.keys("Escape")
        program.until(lambda: self.scene == "TitleScene", "the title")

    def set_up(self, seed: str, people: int) -> None:
        """Everything there is, but four planets: this many people, the rest bots."""
        program = self.program
        assert program is not None
        self.open("new", "SetupScene")
        program.click("game-everything")
        if program.node("planets-1") is None:
            program.click("more")
        for choice in ("planets-1", "call_mode-0" if people == 1 else "call_mode-1"):
            self.expect(program.tab_to(choice), f"{choice} cannot be reached by keyboard")
            program.keys("Return")
        for seat in range(1, people):
            program.tab_to(f"kind-{seat}")
            program.keys("Left")
        self.expect(program.tab_to("seed"), "the seed cannot be reached by keyboard")
        program.keys("End", *["BackSpace"] * 13)
        program.write(seed)
        self.album.take("set-up" if people == 1 else "set-up-three", program)
        program.click("start")
        program.until(lambda: bool(program.table), "the table")

    def whole_game(self, seed: int) -> None:
        program = self.program
        assert program is not None
        player = Player(program, self.album, seed)
        player.play_until(lambda: program.table.get("encounters", 0) >= 2)
        self.pause()
        player.play_until(lambda: self.scene == "EndScene")
        self.encounters += program.table["encounters"]
        program.settle(20)
        self.album.take("end", program)
        self.open("title", "TitleScene")

    def pause(self) -> None:
        program = self.program
        assert program is not None
        self.open_pause()
        self.album.take("pause", program)
        program.keys("Escape")
        program.until(lambda: self.scene != "PauseScene", "the table")

    def open_pause(self) -> None:
        """A press while something moves ends the motion first."""
        program = self.program
        assert program is not None
        for _ in range(20):
            if program.node("menu") is not None and self.scene == "TableScene":
                program.click("menu")
            program.settle(10)
            if self.scene == "PauseScene":
                return
        raise Stuck(f"the pause does not open; on top is {self.scene}")

    def part_of_a_game(self, seed: int) -> None:
        """At least two encounters, and on until a deal was made."""
        program = self.program
        assert program is not None
        player = Player(program, self.album, seed, seeks_deals=True)
        wanted = ("curtain", "hand", "call", "deal")
        player.play_until(lambda: program.table.get("encounters", 0) >= 3 and not self.album.missing(wanted))
        self.encounters += program.table["encounters"]

    def killed(self) -> None:
        """The power fails in the middle of a game; afterwards it goes on where it was."""
        assert self.program is not None
        before = self.program.table
        self.program.kill()
        self.finish()
        program = self.start()
        node = program.node("continue")
        self.expect(node is not None and node["enabled"], "after a kill there is nothing to continue")
        program.click("continue")
        program.until(lambda: bool(program.table), "the table")
        after = program.table
        self.expect(
            (after["encounters"], after["answers"]) == (before["encounters"], before["answers"]),
            f"the game went on at {after['answers']} answers instead of {before['answers']}",
        )
        program.settle(10)
        self.album.take("continued", program)
        wanted = before["encounters"] + 1
        Player(program, self.album, 5).play_until(lambda: program.table.get("encounters", 0) >= wanted)

    def saved_and_loaded(self) -> None:
        program = self.program
        assert program is not None
        Player(program, self.album, 6).play_until(lambda: self.scene == "TableScene")
        self.open_pause()
        self.open("save_as", "SaveAsScene")
        program.write("Friday")
        program.keys("Return")
        program.until(lambda: self.scene == "PauseScene", "the pause")
        self.expect(any((self.home / "data").rglob("Friday.json")), "the save has no file")
        self.open("leave", "TitleScene")
        self.open("load", "LoadScene")
        self.album.take("load", program)
        program.tab_to("save:Friday.json")
        program.keys("Return")
        program.until(lambda: bool(program.table), "the loaded table")

    def closed(self) -> None:
        assert self.program is not None
        code = self.program.close_window()
        self.expect(code == 0, f"closing the window gave {code}: {self.program.last_words()}")
        self.finish()

    def on_large_screen(self) -> None:
        self.display.close()
        self.display = Display(LARGE)
        program = self.start()
        self.fill_screen(program)
        self.album.take("title-1080", program)
        self.open("new", "SetupScene")
        self.album.take("set-up-1080", program)
        program.keys("Escape")
        program.until(lambda: self.scene == "TitleScene", "the title")
        self.open("settings", "SettingsScene")
        self.album.take("settings-1080", program)
        program.keys("Escape")
        program.until(lambda: self.scene == "TitleScene", "the title")
        self.open("load", "LoadScene")
        self.album.take("load-1080", program)
        program.keys("Escape")
        program.until(lambda: self.scene == "TitleScene", "the title")
        program.click("continue")
        program.until(lambda: bool(program.table), "the table")
        Player(program, Album(self.home), 9).play_until(
            lambda: self.scene == "TableScene" and program.table["beat"] == "Ask"
        )
        self.album.take("board-1080", program)
        self.open_pause()
        self.album.take("pause-1080", program)
        self.closed()

    def sums(self) -> str:
        presses = self.presses + (self.program.presses if self.program is not None else 0)
        return (
            f"{presses} presses, {self.encounters} encounters, {len(self.album.taken)} pictures, "
            f"{self.checks} checks, {time.monotonic() - self.began:.0f} seconds"
        )

    def go(self) -> None:
        program = self.start()
        self.expect(not program.note["fullscreen"], "the first window fills the screen unasked")
        self.fill_screen(program)
        self.album.take("title", program)
        self.settings()
        told("one person and three bots")
        self.set_up("11", 1)
        self.whole_game(1)
        told("three people and a bot")
        self.set_up("4", 3)
        self.part_of_a_game(2)
        told("killed, and continued")
        self.killed()
        self.saved_and_loaded()
        told("closed")
        self.closed()
        told("on a large screen")
        self.on_large_screen()


if __name__ == "__main__":
    sys.exit(carry_out(__doc__, Journey, PICTURES + LARGE_PICTURES))
