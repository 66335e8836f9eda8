"""`cosmic bench`: how fast the engine or the window is, beside a loop that tells how fast this machine is just now."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator
from statistics import median
from typing import Any

from cosmic import __version__
from cosmic.cli.main import FAILED, complain, sentence
from cosmic.cli.measures import engine, figures, growth, turns
from cosmic.cli.measures.figures import LOOP, Figure, calibrate
from cosmic.engine.errors import CosmicError
from cosmic.rulebook import book

HELP = "measure the engine: random games, live decisions, playouts, more aliens, calls, copies and saves; or the window"
EXAMPLE = "cosmic bench --seconds 10"
NOTE = """
Where the rules are compiled and their source lies beside them, both are measured in turns. --against PYTHON does so
with what is installed for another Python, such as an earlier version in a virtual environment of its own. What that
version does not have is left out: its game by a name is one with all that it knows, if it knows no such names.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = f"{parser.epilog or ''}\n{NOTE}"
    parser.add_argument("--seconds", type=seconds, default=5.0, metavar="S", help="for the random games (default 5)")
    parser.add_argument("--preset", type=preset_name, metavar="NAME", help="the rules measured in a game by its name")
    parser.add_argument("--players", type=int, choices=range(3, 7), default=4, metavar="N", help="3 to 6 (default 4)")
    parser.add_argument("--ui", action="store_true", help="measure the window instead, on the current video driver")
    parser.add_argument("--frames", type=frames, default=300, metavar="N", help="with --ui, of each kind (default 300)")
    other = parser.add_mutually_exclusive_group()
    other.add_argument("--against", metavar="PYTHON", help="in turns with the cosmic of another Python")
    other.add_argument("--json", action="store_true", help="the results of this build alone, as JSON")


def seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0
    if not 0 < found <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds up to an hour")
    return found


def frames(text: str) -> int:
    if not text.isdecimal() or not 10 <= int(text) <= 100_000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of frames from 10 up to 100000")
    return int(text)


def preset_name(text: str) -> str:
    """As the other commands take it; an earlier version, which may be measured here, has no such names."""
    if not hasattr(book().content, "presets"):
        return text
    from cosmic.cli.preset_names import preset

    return preset(text).slug


def run(args: argparse.Namespace) -> int:
    named = getattr(book().content, "presets", {}).get(args.preset)
    engine.Played.options, engine.Played.players = named.options if named else None, args.players
    if args.ui and (fault := no_window()):
        return complain(fault, FAILED)
    other = turns.build(args.against, args.against) if args.against else turns.beside()
    if other is not None and not args.json:
        print(turns.compare(turns.here(), other, words_for(args)))
        return 0
    rules = engine.figures(args.seconds), growth.figures(), table_figures()
    found, each = measured(*([window_figures(args.frames)] if args.ui else rules))
    print(json.dumps(as_data(found, each), indent=2) if args.json else f"{head()}\n\n{figures.table(found, each)}")
    return 0


def words_for(args: argparse.Namespace) -> list[str]:
    """The same measurement for each build."""
    words = ["bench", "--json", "--seconds", str(args.seconds), "--players", str(args.players)]
    words += ["--preset", args.preset] if args.preset else []
    return [*words, "--ui", "--frames", str(args.frames)] if args.ui else words


def measured(*parts: Iterable[Figure]) -> tuple[list[Figure], float]:
    """With the time of a round of the loop: before, between and after, as the machine may be busier at one time."""
    rounds = [calibrate()]
    found: list[Figure] = []
    for part in parts:
        found += part
        rounds.append(calibrate())
    return found, median(rounds)


def table_figures() -> Iterator[Figure]:
    try:
        from cosmic.cli.measures import measured_table
    except ModuleNotFoundError:  # an earlier version had the hot seat in other rooms: only its rules are measured
        return
    yield from measured_table.figures()


def window_figures(count: int) -> Iterator[Figure]:
    from cosmic.cli.measures import measured_window  # needs pygame

    yield from measured_window.figures(count)


def no_window() -> str:
    """Why none can be opened, if that is so."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        from cosmic.text.messages import Messages
        from cosmic.ui.shell import start  # needs pygame
    except ImportError as fault:
        return str(fault)
    try:
        start.need_screen(Messages())
    except start.NoDisplay as fault:
        return sentence(CosmicError("no-display-to-measure", **fault.about))
    return ""


# --- what is shown


def head() -> str:
    about = as_data([], 1.0)
    return "cosmic {version}, Python {python}, rules {build}, {aliens} aliens loaded".format(**about)


def as_data(found: list[Figure], each: float) -> dict[str, Any]:
    return {
        "version": __version__,
        "python": sys.version.split()[0],
        "build": turns.build_of_rules(),
        "aliens": len(book().playable_aliens()),
        "calibration": {"loop": LOOP, "round_us": round(each * 1e6, 2)},
        "figures": figures.as_data(found, each),
    }
