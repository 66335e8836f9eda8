"""`cosmic puzzles [FILES]`: do the bots answer as good players would?"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cosmic.bots import LEVELS
from cosmic.cli.bot_names import bot
from cosmic.puzzles import puzzle_words
from cosmic.puzzles.puzzle_report import by_theme, run_puzzles

HELP = "put the position book to bots: situations with one question whose answer good players would not dispute"
EXAMPLE = "cosmic puzzles tests/puzzles --bot normal --bot hard"
BOOK = Path("tests/puzzles")
WHO = "who is asked, with a personality or a number of worlds if you like: hard, hard:bold, hard:8 (default all levels)"
NOTE = """
Each puzzle is asked three times with other luck. Whoever fails says what it has answered and what it has weighed.
The format is described in tests/puzzles/README.md. The exit code is 1 if a puzzle is badly written, 2 if a path
does not exist.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = f"{parser.epilog or ''}\n{NOTE}"
    parser.add_argument(
        "paths", nargs="*", type=Path, default=[BOOK], metavar="PATH", help=f"a file or a folder (default {BOOK})"
    )
    parser.add_argument("--bot", action="append", type=bot, metavar="NAME", dest="bots", help=WHO)
    parser.add_argument("-q", "--quiet", action="store_true", help="print only the shares that are solved")


def run(args: argparse.Namespace) -> int:
    for path in args.paths:
        if not path.exists():
            print(puzzle_words.no_such_path(str(path)), file=sys.stderr)
            return 2
    bots = args.bots or list(LEVELS)
    lines, tried, wrong = run_puzzles(args.paths, bots)
    if not tried and not wrong:
        print(puzzle_words.no_puzzles(str(args.paths[0])), file=sys.stderr)
        return 1
    for line in [] if args.quiet else lines:
        print(line)
    for line in by_theme(tried, bots):
        print(line)
    return 1 if wrong else 0
