"""A display, a window manager and the program on it; everything is done to it from outside, as people do."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
LOOK = 0.02  # seconds from one look to the next
PATIENCE = 3000  # looks until something counts as stuck; a machine that stands still meanwhile does not look
LAST_SECONDS = 60.0  # for a process to end


class Stuck(Exception):
    """What was waited for did not come."""


def looks(every: float = LOOK) -> Iterator[None]:
    """One after the other, as long as there is patience."""
    for _ in range(int(PATIENCE * LOOK / every)):
        yield
        time.sleep(every)


class Display:
    """An X server of its own with a small window manager."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        read, write = os.pipe()
        wide, high = size
        words = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{wide}x{high}x24", "-nolisten", "tcp"]
        self.server = subprocess.Popen(words, pass_fds=(write,), stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            self.name = f":{answer.readline().strip()}"
        self.manager = subprocess.Popen(["openbox"], env=self.environment(), stderr=subprocess.DEVNULL)

    def environment(self) -> dict[str, str]:
        return {**os.environ, "DISPLAY": self.name, "SDL_VIDEODRIVER": "x11"}

    def tool(self, *words: str) -> str:
        done = subprocess.run(words, env=self.environment(), capture_output=True, text=True, timeout=30)
        if done.returncode:
            raise Stuck(f"{' '.join(words)}: {done.stderr.strip() or done.returncode}")
        return done.stdout

    def close(self) -> None:
        for process in (self.manager, self.server):
            process.terminate()
            process.wait(10)


class Program:
    """One run of the program. `note` is what it has written of its screen; all input goes through X."""

    def __init__(self, display: Display, home: Path, python: str, *arguments: str) -> None:
        self.display, self.home = display, home
        self.file = home / "screen.json"
        self.file.unlink(missing_ok=True)
        self.errors = home / "stderr.txt"
        environment = {**display.environment(), "XDG_DATA_HOME": str(home / "data"), "HOME": str(home)}
        with open(self.errors, "ab") as errors:
            self.process = subprocess.Popen(
                [python, str(HERE / "watched.py"), str(self.file), *arguments], env=environment, stderr=errors
            )
        self.began = time.monotonic()
        self.presses = 0
        self.note: dict[str, Any] = {}
        self.until(lambda: bool(self.note), "the first picture")
        self.first_picture = time.monotonic() - self.began
        self.window = self.find_window()

    def find_window(self) -> str:
        """By its process; SDL windows cannot be found by their name."""
        for _ in looks(0.1):
            with contextlib.suppress(Stuck):
                found = self.display.tool("xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)).split()
                if found:
                    return found[-1]
        raise Stuck("the program has no window")

    # --- what is on the screen
    def look(self) -> dict[str, Any]:
        if self.process.poll() is not None:
            raise Stuck(f"the program has ended with {self.process.returncode}: {self.last_words()}")
        with contextlib.suppress(FileNotFoundError):
            self.note = json.loads(self.file.read_text(encoding="utf-8"))
        if "CrashScene" in self.note.get("scenes", ()):
            raise Stuck(f"the program has erred: {self.last_words()}")
        return self.note

    def last_words(self) -> str:
        reports = sorted((self.home / "data").rglob("*crash*"), key=lambda path: path.stat().st_mtime)
        told = reports[-1].read_text(encoding="utf-8") if reports else ""
        return f"{self.errors.read_text(encoding='utf-8')[-2000:]}\n{told[-4000:]}"

    def until(self, wanted: Any, what: str) -> None:
        for _ in looks():
            self.look()
            if wanted():
                return
        raise Stuck(f"waited in vain for {what}; on top is {self.scene}")

    def settle(self, steps: int = 4) -> None:
        """Until the program has seen what was done, and more than one frame has gone by."""
        at = self.look().get("steps", 0)
        self.until(lambda: self.note["steps"] >= at + steps, "the next frame")

    @property
    def scene(self) -> str:
        return str(self.note["scenes"][-1]) if self.note.get("scenes") else ""

    @property
    def table(self) -> dict[str, Any]:
        return self.note.get("table") or {}

    def node(self, key: str) -> dict[str, Any] | None:
        return next((node for node in self.look()["nodes"] if node["key"] == key), None)

    # --- what hands do
    def keys(self, *keys: str) -> None:
        """A press that opens or answers something is meant, so it comes after a look."""
        if "Return" in keys or "space" in keys:
            self.until(lambda: not self.note["lull"], "the end of the lull")
        self.display.tool("xdotool", "key", "--delay", "15", *keys)
        self.settle()

    def write(self, words: str) -> None:
        self.display.tool("xdotool", "type", "--delay", "15", words)
        self.settle()

    def point(self, x: int, y: int) -> None:
        self.display.tool("xdotool", "mousemove", "--window", self.window, str(x), str(y))

    def click(self, key: str) -> None:
        node = self.node(key)
        if node is None or node["spot"] is None:
            raise Stuck(f"{key} is not on the screen: {[one['key'] for one in self.note['nodes']]}")
        self.presses += 1
        x, y = node["spot"]
        self.display.tool(
            "xdotool", "mousemove", "--window", self.window, str(x), str(y), "sleep", "0.03", "click", "1"
        )
        self.settle()

    def tab_to(self, key: str) -> bool:
        """The focus goes there by keyboard alone; False if the screen has changed meanwhile."""
        for _ in range(4):
            self.look()
            order = [node["key"] for node in self.note["nodes"]]
            if key not in order:
                return False
            if self.note["focus"] == key and self.note["focus_shown"]:
                return True
            if self.note["focus"] == key:
                self.keys("Tab", "shift+Tab")  # there already, but by the mouse
                continue
            at = order.index(self.note["focus"]) if self.note["focus"] in order else -1
            away = (order.index(key) - at) % len(order)
            back = len(order) - away
            self.keys(*(["Tab"] * away if away <= back or at < 0 else ["shift+Tab"] * back))
        return bool(self.look()["focus"] == key)

    def press_by_keys(self, key: str) -> None:
        if self.tab_to(key):
            self.presses += 1
            self.keys("Return")

    def shoot(self, file: Path) -> None:
        self.display.tool("import", "-window", self.window, str(file))

    # --- the end
    def family(self) -> list[int]:
        """The program's own processes below it."""
        found, open_ones = [], [self.process.pid]
        while open_ones:
            done = subprocess.run(["ps", "-o", "pid=", "--ppid", str(open_ones.pop())], capture_output=True, text=True)
            children = [int(word) for word in done.stdout.split()]
            found += children
            open_ones += children
        return found

    def close_window(self) -> int:
        """As the cross in a window's corner does it; the exit code."""
        children = self.family()
        self.display.tool("wmctrl", "-i", "-c", hex(int(self.window)))
        try:
            code = self.process.wait(LAST_SECONDS)
        except subprocess.TimeoutExpired as late:
            raise Stuck("the program does not end when its window is closed") from late
        self.expect_gone(children)
        return code

    def kill(self) -> None:
        """Without a warning, as when the power fails."""
        children = self.family()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(LAST_SECONDS)
        self.expect_gone(children)

    def expect_gone(self, children: list[int]) -> None:
        end = time.monotonic() + 10
        while any(is_alive(child) for child in children):
            if time.monotonic() > end:
                raise Stuck(f"processes are left: {[child for child in children if is_alive(child)]}")
            time.sleep(0.05)

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(5)


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (OSError, IndexError):
        return False
    return state != "Z"


def told(words: str) -> None:
    print(words, file=sys.stderr, flush=True)
