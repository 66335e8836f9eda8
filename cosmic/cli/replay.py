"""`cosmic replay`: what happened in a saved game, and whether it really did."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from cosmic.cli import play
from cosmic.cli.main import FAILED, complain, sentence
from cosmic.engine.clean import printable
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.log import ENCOUNTER_STARTS, Line
from cosmic.engine.saves import read_game, verify
from cosmic.engine.views import PUBLIC, view_of, visible_log
from cosmic.rulebook import book
from cosmic.text.describe import Describe
from cosmic.text.messages import Messages
from cosmic.text.story import sentences

HELP = "tell the course of a saved game, watch it, or play it again and compare every step"
EXAMPLE = "cosmic replay autosave.json --verify"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument("--watch", action="store_true", help="watch it in the window")
    parser.add_argument(
        "--verify", action="store_true", help="compare every step with the record; exit code 1 if any differs"
    )


def run(args: argparse.Namespace) -> int:
    if args.verify:
        return run_verify(args.file)
    if args.watch:
        return run_window(args.file)
    for line in telling(read_game(args.file, book())):
        print(line)
    return 0


def run_window(path: Path) -> int:
    """In a window as `cosmic play` opens it; the file is checked before."""
    from cosmic.ui.shell import start  # takes a moment, and needs pygame
    from cosmic.ui.way_map import with_ways

    usual = argparse.ArgumentParser()
    play.arguments(usual)
    try:
        return start.run(argparse.Namespace(**vars(usual.parse_args([])), watch=path), with_ways)
    except start.NoDisplay as fault:
        return complain(sentence(fault), FAILED)


def run_verify(path: Path) -> int:
    try:
        report = verify(path, book())
    except CosmicError as fault:
        return complain(sentence(fault), 1)
    if report.ok:
        print(f"{printable(str(path))}: all {report.steps} steps agree")
        return 0
    print(f"{printable(str(path))}: step {report.first_difference} of {report.steps} differs from the record")
    return 1


def telling(game: Game) -> Iterator[str]:
    """The course of the game as everybody could see it, with allies, powers and totals; encounters are set apart."""
    words = Describe(view_of(game.table, PUBLIC), game.book.content, Messages())
    encounter: list[Line] = []
    for entry in visible_log(game.log[: game.beside.get("told")], PUBLIC):
        if entry.key == ENCOUNTER_STARTS:
            yield from sentences(encounter, words)
            yield ""
            yield words.event(entry)
            encounter = []
        encounter.append(entry)
    yield from sentences(encounter, words)
    if not game.told_checkpoint().state.winners:
        yield ""
        # Not what is asked, nor who: in a window that is the holder of an answer.
        yield words.say("replay-waits")
