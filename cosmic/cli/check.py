"""`cosmic check`: is the data sound?"""

from __future__ import annotations

import argparse
import errno
import os
from pathlib import Path

from cosmic.content import check, load
from cosmic.inspection import inspect
from cosmic.paths import data_dir

HELP = "list every fault in the data, and what an alien lacks: emblem, sentence, code or ruling"
EXAMPLE = "cosmic check data"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("dir", nargs="?", type=Path, metavar="DIR", help="the data folder (default: the game's own)")


def run(args: argparse.Namespace) -> int:
    root: Path = args.dir or data_dir()
    if not root.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(root))
    faults = [*check(root), *inspect(root)]
    for fault in faults:
        print(fault)
    if faults:
        print(f"{len(faults)} fault{'s' if len(faults) != 1 else ''} in {root}")
        return 1
    content = load(root)
    print(
        f"no faults: {len(content.aliens)} aliens, {len(content.faces)} different cards, "
        f"{len(content.destiny)} destiny cards, {len(content.combos)} combo cards, "
        f"{sum(len(texts) for texts in content.texts.values())} texts in {len(content.texts)} language(s)"
    )
    return 0
