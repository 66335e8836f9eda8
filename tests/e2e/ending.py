"""How a run from outside begins and ends: a folder for the pictures, and one line on how it went."""

from __future__ import annotations

import argparse
import contextlib
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from player import Album
from screen import Display, Program, Stuck


class Outing(Protocol):
    """Something that is done with the program, and photographed."""

    @property
    def album(self) -> Album: ...
    @property
    def display(self) -> Display: ...
    @property
    def program(self) -> Program | None: ...
    def go(self) -> None: ...
    def sums(self) -> str: ...


def carry_out(about: str | None, make: Callable[[str, Path, Path], Outing], wanted: tuple[str, ...]) -> int:
    """`make` gets the Python that has the game, the folder for the pictures and a home for the program."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("out", type=Path, help="a folder for the pictures")
    parser.add_argument("--python", default=sys.executable, help="a Python that has the game")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    home = Path(tempfile.mkdtemp(prefix="cosmic-e2e-"))
    outing = make(args.python, args.out, home)
    fault = ""
    try:
        outing.go()
    except Stuck as stuck:
        fault = str(stuck)
        keep_traces(outing, args.out)
    finally:
        if outing.program is not None:
            outing.program.end()
        outing.display.close()
    print(outing.sums())
    missing = outing.album.missing(wanted)
    if fault or missing:
        print(f"FAILED. {fault} Missing pictures: {', '.join(missing) or 'none'}. Files of the run: {home}")
        return 1
    shutil.rmtree(home, ignore_errors=True)
    print("All of it went well.")
    return 0


def keep_traces(outing: Outing, folder: Path) -> None:
    """What was on the screen when it went wrong, if that can still be seen."""
    program = outing.program
    if program is not None and program.process.poll() is None:
        with contextlib.suppress(Stuck, OSError):
            program.shoot(folder / "stuck.png")
            shutil.copy(program.file, folder / "stuck.json")
