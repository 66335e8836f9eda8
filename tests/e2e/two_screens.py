"""A laptop and a projector, played from outside; the projector is unplugged and plugged in again: see projector.sh."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

from cable import tell_unplugged
from ending import carry_out
from player import Album, Player
from screen import Display, Program, Stuck, looks, told

LAPTOP, PROJECTOR = (1368, 768), (1920, 1080)  # the dummy driver knows no mode of 1366
PICTURES = (
    "result", "open-hand", "switched-off", "same-window", "unplugged", "plugged-in-again", "chosen", "kept", "replay",
    "the-end", "lesson",
)  # fmt: skip
MOST_ENCOUNTERS = 80
SERVER = """
Section "Device"
    Identifier "card"
    Driver "dummy"
    VideoRam 256000
EndSection
Section "Monitor"
    Identifier "any"
    HorizSync 5.0-1000.0
    VertRefresh 5.0-200.0
EndSection
Section "Screen"
    Identifier "screen"
    Device "card"
    Monitor "any"
    DefaultDepth 24
EndSection
Section "ServerFlags"
    Option "AutoAddDevices" "false"
    Option "AutoAddGPU" "false"
EndSection
"""


class TwoScreens(Display):
    """An X server with two outputs side by side."""

    def __init__(self, folder: Path) -> None:
        settings = folder / "xorg.conf"
        settings.write_text(SERVER, encoding="utf-8")
        read, write = os.pipe()
        words = ["Xorg", "-displayfd", str(write), "-config", str(settings), "-logfile", str(folder / "xorg.log")]
        words += ["-noreset", "-nolisten", "tcp", "-novtswitch", "-sharevts", "vt9"]
        self.server = subprocess.Popen(words, pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            self.name = f":{answer.readline().strip()}"
        self.size = (LAPTOP[0] + PROJECTOR[0], PROJECTOR[1])
        self.tool("xrandr", "--addmode", "DUMMY1", "1920x1080")
        self.tool("xrandr", "--output", "DUMMY0", "--mode", "1368x768", "--pos", "0x0", "--primary")
        self.plug_in()
        self.manager = subprocess.Popen(["openbox"], env=self.environment(), stderr=subprocess.DEVNULL)
        time.sleep(0.5)

    def plug_in(self) -> None:
        self.tool("xrandr", "--output", "DUMMY1", "--mode", "1920x1080", "--pos", f"{LAPTOP[0]}x0")
        self.tool("xrandr")  # this driver notices what is connected only when it is asked

    def switch_off(self) -> None:
        """The output is off, but to the server it is still connected."""
        self.tool("xrandr", "--output", "DUMMY1", "--off")

    def unplug(self, program: Program) -> None:
        """As if somebody had pulled the cable."""
        output = re.search(r"^DUMMY1 .*?Identifier: (\w+)", self.tool("xrandr", "--verbose"), re.DOTALL | re.MULTILINE)
        assert output is not None
        self.switch_off()
        tell_unplugged(self.name, int(program.window), int(output[1], 16))

    def shoot(self, file: Path, screen: int = 0) -> None:
        wide, high = (LAPTOP, PROJECTOR)[screen]
        self.tool("import", "-window", "root", "-crop", f"{wide}x{high}+{screen * LAPTOP[0]}+0", "+repage", str(file))


class TwoWindows(Program):
    """The program with its public window; the keys and the mouse go to the other one."""

    def places(self) -> dict[str, tuple[int, int, int, int]]:
        """All windows of the program by number: left, top, width, height."""
        found = {}
        words = ("xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid))
        for window in self.display.tool(*words).split():
            told_of = self.display.tool("xdotool", "getwindowgeometry", "--shell", window)
            about = dict(re.findall(r"(\w+)=(-?\d+)", told_of))
            found[window] = (int(about["X"]), int(about["Y"]), int(about["WIDTH"]), int(about["HEIGHT"]))
        return found

    def find_window(self) -> str:
        for _ in looks(0.1):
            try:
                own = [window for window, place in self.places().items() if place[0] < LAPTOP[0] and place[2] > 400]
            except Stuck:
                own = []
            if own:
                return own[0]
        raise Stuck("the program has no window on the laptop")

    @property
    def replay(self) -> dict[str, bool]:
        return self.note.get("replay") or {}

    @property
    def fills_projector(self) -> bool:
        return (LAPTOP[0], 0, *PROJECTOR) in self.places().values()

    def wait_for(self, there: bool) -> None:
        for _ in looks(0.1):
            if self.fills_projector is there:
                return
        wrong = "does not fill" if there else "still is on"
        raise Stuck(f"the public window {wrong} the second screen: {self.places()}")


class Both(Album):
    """Each picture twice: what the laptop shows, and what everybody sees at the same moment."""

    def take(self, name: str, program: Program) -> None:
        if name in self.taken:
            return
        number = len(self.taken) + 1
        display = program.display
        assert isinstance(display, TwoScreens)
        self.taken[name] = self.folder / f"{number:02}-{name}-laptop.png"
        display.shoot(self.taken[name])
        if isinstance(program, TwoWindows) and program.fills_projector:
            self.shoot_painted(display, self.folder / f"{number:02}-{name}-public.png")
        told(f"  pictures: {number:02}-{name}")

    def shoot_painted(self, display: TwoScreens, file: Path) -> None:
        """A window that has just been opened may still be black, but not for long."""
        for _ in range(30):
            display.shoot(file, 1)
            if float(display.tool("identify", "-format", "%[fx:mean]", str(file))) > 0.01:
                return
            time.sleep(0.1)
        raise Stuck(f"the public window is black: {file.name}")


class Evening:
    def __init__(self, python: str, out: Path, home: Path) -> None:
        self.python, self.home, self.album = python, home, Both(out)
        self.display = TwoScreens(home)
        self.program: TwoWindows | None = None
        self.saves = home / "saves"
        self.saves.mkdir()
        (self.saves / "settings.json").write_text('{"speed": 3.0, "call_seconds": 1.0}', encoding="utf-8")

    def start(self, *arguments: str) -> TwoWindows:
        self.program = TwoWindows(self.display, self.home, self.python, *arguments, "--save-dir", str(self.saves))
        return self.program

    def at_the_table(self, *words: str) -> TwoWindows:
        """A game that was described by the words of the command, with its board on the second screen."""
        program = self.start("play", "--projector", "2", *words)
        program.wait_for(True)
        program.until(lambda: bool(program.table), "the table")
        return program

    def close(self) -> None:
        assert self.program is not None
        code = self.program.close_window()
        if code != 0:
            raise Stuck(f"closing the window gave {code}: {self.program.last_words()}")
        self.program = None

    # --- stations
    def from_the_command_line(self) -> None:
        told("cosmic --projector 2: an encounter, the plug pulled, another encounter")
        program = self.at_the_table("--seats", "ann,bob,bot:greedy,bot:greedy", "--seed", "5")
        player = Player(program, self.album, 3)
        self.look_on(player, program, 1)
        player.play_until(lambda: program.table.get("private", False) and program.scene == "TableScene")
        self.album.take("open-hand", program)
        self.display.switch_off()
        self.expect_lost(program)
        program.settle(10)
        self.album.take("switched-off", program)
        program.keys("Return")
        program.keys("F10")
        program.until(lambda: program.scene == "NoticeScene", "the note that the screen is still gone")
        program.keys("Return")
        here = program.table["encounters"]
        self.watch(player, program, "same-window", here + 1)
        self.display.plug_in()
        time.sleep(0.5)
        program.keys("F10")
        program.wait_for(True)
        told("the cable pulled and put back: the board returns without a key")
        player.play_until(lambda: program.scene == "TableScene" and program.table["beat"] == "Ask")
        self.display.unplug(program)
        self.expect_lost(program)
        program.settle(10)
        self.album.take("unplugged", program)
        self.display.plug_in()
        program.wait_for(True)
        program.until(lambda: program.scene != "NoticeScene", "the end of the note")
        program.settle(10)
        self.album.take("plugged-in-again", program)
        here = program.table["encounters"]
        player.play_until(lambda: program.table.get("encounters", 0) > here or program.scene == "EndScene")
        self.album.take("after-it-all", program)
        self.close()

    def expect_lost(self, program: TwoWindows) -> None:
        program.until(lambda: program.scene == "NoticeScene", "the note that the screen is gone")
        if program.table["private"]:
            raise Stuck("a hand stayed open when the screen was gone")
        program.wait_for(False)

    def look_on(self, player: Player, program: TwoWindows, encounters: int) -> None:
        """Plays so many encounters, or to the end; pictures of what happens meanwhile, and of the result."""

        def enough() -> bool:
            table = program.table
            if program.scene == "TableScene" and program.note["moving"] and table.get("phase") == "reveal":
                self.album.take("cards-turn", program)
            if program.scene == "TableScene" and table["beat"] in ("NoneType", "Think") and table["totals"]:
                self.album.take("result", program)
            return bool(table.get("encounters", 0) > encounters) or program.scene == "EndScene"

        player.play_until(enough)

    def watch(self, player: Player, program: TwoWindows, name: str, encounters: int) -> None:
        def enough() -> bool:
            table = program.table
            if program.scene == "TableScene" and table["beat"] == "NoneType":
                self.album.take(name, program)
            return bool(table["encounters"] >= encounters and name in self.album.taken)

        player.play_until(enough)

    def from_the_set_up(self) -> None:
        told("chosen on the set-up screen, with a number on each screen: a quick game to its end")
        program = self.start("play")
        program.until(lambda: program.scene == "TitleScene", "the title")
        program.click("new")
        program.until(lambda: program.scene == "SetupScene", "the set-up")
        program.click("game-quick")
        if not program.tab_to("screens-1"):
            raise Stuck("the second screen cannot be chosen by keyboard")
        program.settle(20)
        self.display.shoot(self.album.folder / "numbers-laptop.png", 0)
        self.display.shoot(self.album.folder / "numbers-public.png", 1)
        if len(program.places()) != 3:
            raise Stuck(f"there should be a window and two numbers: {program.places()}")
        program.keys("Return")
        program.wait_for(True)
        program.tab_to("start")
        program.settle(10)
        if len(program.places()) != 2:
            raise Stuck(f"the numbers are still there: {program.places()}")
        self.album.take("chosen", program)
        program.click("start")
        program.until(lambda: bool(program.table), "the table")
        self.look_on(Player(program, self.album, 7), program, MOST_ENCOUNTERS)
        if program.scene != "EndScene":
            raise Stuck(f"no end after {MOST_ENCOUNTERS} encounters")
        program.settle(30)
        self.album.take("the-end", program)
        self.close()

    def kept(self) -> None:
        told("started again: the screen is chosen as before; a replay and a lesson on it")
        program = self.start("play")
        program.wait_for(True)
        program.settle(10)
        self.album.take("kept", program)
        program.click("replays")
        program.until(lambda: program.scene == "ReplayListScene", "the list of replays")
        program.click("watch")
        program.until(lambda: program.scene == "ReplayScene", "the replay")
        program.keys("End", "Prior", "Prior")
        for _ in range(80):
            if program.replay["totals"]:
                break
            program.keys("period")
        program.until(lambda: not program.note["moving"], "the end of the motion")
        program.settle(10)
        self.album.take("replay", program)
        program.keys("Escape", "Escape")
        program.until(lambda: program.scene == "TitleScene", "the title")
        program.click("tutorial")
        program.until(lambda: program.scene == "TutorialScene", "the first lesson")
        for _ in range(4):
            program.settle(20)
            program.press_by_keys("tutorial-on")
        program.settle(30)
        self.album.take("lesson", program)
        self.close()

    def sums(self) -> str:
        return f"{len(self.album.taken)} pictures of two screens"

    def go(self) -> None:
        self.from_the_command_line()
        self.from_the_set_up()
        self.kept()


if __name__ == "__main__":
    sys.exit(carry_out(__doc__, Evening, PICTURES))
