"""`cosmic rulings PATH…`: do the rules decide as the ruling files say?"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cosmic.rulebook import book
from cosmic.rulings import ruling_words
from cosmic.rulings.report import run_paths

HELP = "check rulings: situations written down as YAML, with the decisions and what must follow"
EXAMPLE = "cosmic rulings tests/rulings"
NOTE = """
Each ruling prints one line; a ruling that fails says why. The format is described in tests/rulings/README.md.
The exit code is 0 if all rulings hold, 1 if one fails or is badly written, 2 if a path does not exist.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = f"{parser.epilog or ''}\n{NOTE}"
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a ruling file, or a folder of them")
    parser.add_argument("-q", "--quiet", action="store_true", help="print only the rulings that fail")


def run(args: argparse.Namespace) -> int:
    for path in args.paths:
        if not path.exists():
            print(ruling_words.no_such_path(str(path)), file=sys.stderr)
            return 2
    book()  # faulty data is one fault, not one for each ruling
    lines, passed, failed = run_paths(args.paths)
    if not passed + failed:
        # A check that looked at nothing must not look like a success.
        print(ruling_words.no_rulings(str(args.paths[0])), file=sys.stderr)
        return 1
    for line in lines:
        if not (args.quiet and line.startswith("ok")):
            print(line)
    print(ruling_words.summary(passed, failed))
    return 1 if failed else 0
