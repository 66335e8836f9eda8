"""A terminal, or what stands in for one: lines in, wrapped lines out, and a way to wipe what was shown."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
import time
from collections.abc import Callable, Sequence

from cosmic.hotseat.session.bot_pause import SHORTEST, BotPause

NARROWEST, WIDEST = 20, 100
WIPE = "\x1b[2J\x1b[3J\x1b[H"  # the screen, the scrollback, and the cursor home
ANSI = {"blue": "94", "green": "92", "purple": "95", "red": "91", "yellow": "93"}
INDENT = re.compile(r"\s*(?:\d+\. )?")


class Screen:
    """Reads and writes lines. Without a terminal it uses the reader and writer it is given."""

    def __init__(
        self,
        read: Callable[[str], str] | None = None,
        write: Callable[[str], object] | None = None,
        colour: bool | None = None,
        width: int = 0,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        self._read = read or input
        self._write = write or sys.stdout.write
        self.width = width or max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))
        self.colour = colour if colour is not None else wants_colour()
        self.painted: dict[str, str] = {}
        self.clock, self.sleep = clock, sleep
        self.held: list[str] | None = None  # what is to be written later
        self.held_since, self.shortest = 0.0, SHORTEST
        self.marked: int | None = None  # how much of it was held when a mark was set

    def paint(self, names: Sequence[str], colours: Sequence[str]) -> None:
        """From now on these names are shown in these colours, where the terminal can."""
        self.painted = {name: ANSI[colour] for name, colour in zip(names, colours)} if self.colour else {}

    def line(self, text: str = "") -> None:
        for part in text.split("\n"):
            self._put(self._coloured(self.wrapped(part)) + "\n")

    def lines(self, texts: Sequence[str]) -> None:
        for text in texts:
            self.line(text)

    def wrapped(self, text: str) -> str:
        """Continued lines stand under the first word, after a number such as `3. `."""
        first = INDENT.match(text)
        indent = " " * len(first.group()) if first else ""
        # Nothing is cut inside a word: a path is there to be copied.
        return textwrap.fill(
            text,
            self.width,
            subsequent_indent=indent,
            replace_whitespace=False,
            break_long_words=False,
            break_on_hyphens=False,
        )

    def _coloured(self, text: str) -> str:
        for name, code in self.painted.items():
            text = re.sub(rf"\b{re.escape(name)}\b", f"\x1b[{code}m{name}\x1b[0m", text)
        return text

    def ask(self, prompt: str) -> str:
        """One line from the player; EOFError at the end of input."""
        return self._read(f"{prompt} ").strip()

    def wipe(self) -> None:
        self._put(WIPE)

    # --- waiting for bots
    def hold(self) -> None:
        """From now on nothing is written: when it is would tell how long somebody thinks."""
        self.held, self.held_since, self.marked = [], self.clock(), None

    def release(self) -> None:
        """All that was held is written, after a whole number of pauses."""
        if self.held is None:
            return
        pause = BotPause(self.shortest)
        pause.begin(self.shortest)
        pause.pass_time(self.clock() - self.held_since)
        pause.go_on()
        self.sleep(pause.left)
        held, self.held, self.marked = self.held, None, None
        for text in held:
            self._put(text)

    def mark(self) -> None:
        """What is held from now on can be taken back, as long as it has not been written."""
        self.marked = None if self.held is None else len(self.held)

    def take_back(self) -> None:
        if self.held is not None and self.marked is not None:
            del self.held[self.marked :]

    def _put(self, text: str) -> None:
        if self.held is None:
            self._write(text)
        else:
            self.held.append(text)


def wants_colour() -> bool:
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ
