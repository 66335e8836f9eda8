"""`cosmic arena`: how strong bots are."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

from cosmic.arena.counting import summary
from cosmic.arena.ladder import ladder
from cosmic.arena.lift import lift, lifts
from cosmic.arena.matches import block, lift_block, mixes, usual_options
from cosmic.arena.playing import Match, play_all
from cosmic.arena.tables import ladder_table, lift_table, table
from cosmic.cli.bot_names import bots
from cosmic.cli.preset_names import HELP as PRESET_HELP
from cosmic.cli.preset_names import preset
from cosmic.cli.simulate import positive, watched, words
from cosmic.content import load_weights
from cosmic.engine.state import Options
from cosmic.rulebook import book
from cosmic.worlds.values import in_order

HELP = "measure how strong bots are"
EXAMPLE = "cosmic arena --seats hard,greedy,greedy,greedy --blocks 500 --seed 1 --jobs 2"
NOTE = """
In a block one seed fixes aliens, decks and destiny, and it is played once for each way of the bots around the seats.
Without --preset: all aliens by chance, flares, the reward deck. A win that is shared counts in part. Intervals (95 %)
are of blocks drawn anew. A bot's name may carry a personality, and the number of worlds
in which it thinks at most: normal:sly, hard:8, hard:sly:8.
--ladder plays blocks of every mix of the named bots. --lift gives an alien to the first bot, and in the same deals a
blank sheet, with which all are compared; without names it does so with every alien. The exit code is 1 if a game broke
off or an answer was illegal.
"""
PLAYERS = 4
BLANKS = 6  # sheets that are blank in each deal, to compare all the others with
ANY = "random"
Dress = Callable[[Sequence[Match]], list[Match]]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = f"{parser.epilog or ''}\n{NOTE}"
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--seats", type=bots, default=[], metavar="A,B,…", help="who plays; the last fills up")
    what.add_argument("--ladder", type=bots, default=[], metavar="A,B,…", help="all mixes of these, as Elo")
    what.add_argument("--bot", type=bots, default=[], metavar="A", help="the same bot in every seat")
    parser.add_argument("--blocks", type=positive, default=50, metavar="N", help="how many, of each kind (default 50)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of the first block; the next has S + 1")
    parser.add_argument("--players", type=players, default=[], metavar="P", help="3 to 6, or several: 3..6 (default 4)")
    parser.add_argument("--preset", type=preset, metavar="NAME", help=PRESET_HELP)
    parser.add_argument("--aliens", type=aliens, default=[], metavar="A,B,…", help="of the first seats; or random")
    parser.add_argument("--lift", type=aliens, nargs="?", const=[], metavar="A,B,…", help="what powers are worth")
    parser.add_argument("--values", type=Path, metavar="FILE", help="other weights of positions (see cosmic fit)")
    parser.add_argument("--talk", action="store_true", help="bots talk, and remember who did what, as at a table")
    parser.add_argument("--capped", action="store_true", help="bots stop when their time is up, as at a table")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes; the results are the same")
    parser.add_argument("--json", action="store_true", help="the results as JSON")


def players(text: str) -> list[int]:
    low, dots, high = text.partition("..")
    found = list(range(positive(low), positive(high if dots else low) + 1))
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} names no number of players")
    return found


def aliens(text: str) -> list[str]:
    found = [] if text == ANY else words(text)
    known = book().playable_aliens()
    for alien in found:
        if alien not in known:
            raise argparse.ArgumentTypeError(f"there is no alien {alien!r}")
    return found


def run(args: argparse.Namespace) -> int:
    seats = args.seats or args.bot or ["greedy", "random"]
    counts = args.players or [len(args.aliens) or max(PLAYERS, len(seats))]
    if not args.ladder and len(seats) > min(counts):
        return refused(f"{len(seats)} bots for {min(counts)} players")
    if args.ladder and len(set(args.ladder)) < 2:
        return refused("a ladder takes at least two bots")
    if args.lift is not None and (args.ladder or args.aliens):
        return refused("--lift goes with neither --ladder nor --aliens")
    options = args.preset.options if args.preset else usual_options(book())
    named = load_weights(args.values) if args.values else {}
    weights = tuple(in_order(named)) if named else ()

    def dress(matches: Sequence[Match]) -> list[Match]:
        return [replace(one, weights=weights, capped=args.capped, talks=args.talk) for one in matches]

    if args.lift is not None:
        return run_lift(args, filled(seats, counts[0]), options, dress)
    seatings = [filled(seats, count) for count in counts]
    if args.ladder:
        seatings = [list(mix) for count in counts for mix in mixes(list(dict.fromkeys(args.ladder)), count)]
    matches = dress(all_blocks(seatings, args.blocks, args.seed, options, args.aliens))
    outcomes = list(watched(play_all(matches, args.jobs), len(matches)))
    found = summary(outcomes)
    if args.ladder:
        found["ladder"] = ladder(outcomes, list(dict.fromkeys(args.ladder)))
    words = table(found) + (f"\n\n{ladder_table(found['ladder'])}" if args.ladder else "")
    print(json.dumps(found, indent=2) if args.json else words)
    return complained(found)


def refused(words: str) -> int:
    print(f"cosmic arena: {words}", file=sys.stderr)
    return 2


def filled(seats: list[str], count: int) -> list[str]:
    return seats + [seats[-1]] * (count - len(seats))


def all_blocks(
    seatings: list[list[str]], blocks: int, seed: int, options: Options, aliens: Sequence[str]
) -> list[Match]:
    """Every seating plays the same deals."""
    found: list[Match] = []
    for i, seated in enumerate(seatings):
        for j in range(blocks):
            found += block(i * blocks + j, seed + j, seated, options, aliens, book())
    found[0].setup.check(book())
    return found


def run_lift(args: argparse.Namespace, seated: list[str], options: Options, dress: Dress) -> int:
    named = args.lift or book().playable_aliens(options.sets, players=len(seated))

    def with_sheet(alien: str) -> list[Match]:
        return [
            match for j in range(args.blocks) for match in lift_block(j, args.seed + j, alien, seated, options, book())
        ]

    def with_blanks() -> list[Match]:
        """Of all the aliens in turns."""
        blanks = [(j, named[(j * BLANKS + i) % len(named)]) for j in range(args.blocks) for i in range(BLANKS)]
        return [
            match
            for j, alien in dict.fromkeys(blanks)
            for match in lift_block(j, args.seed + j, alien, seated, options, book(), blank=True)
        ]

    played = [dress(one) for one in (with_blanks(), *map(with_sheet, named))]
    played[0][0].setup.check(book())
    matches = [match for one in played for match in one]
    outcomes = list(watched(play_all(matches, args.jobs), len(matches)))
    ended = iter(outcomes)
    blank, *whole = [list(islice(ended, len(one))) for one in played]
    measured = {alien: lift(one, blank) for alien, one in zip(named, whole)}
    found = summary(outcomes) | {"lift": lifts(measured)}
    print(json.dumps(found, indent=2) if args.json else lift_table(found["lift"]))
    return complained(found)


def complained(found: dict[str, Any]) -> int:
    """Where a fault can be seen again. A long game is a fault of nobody's in particular."""
    for fault in (*found["errors"], *found["illegal"], *found["too_long"]):
        words = fault.get("error") or fault.get("fault") or f"{fault['encounters']} encounters"
        print(f"cosmic arena: seed {fault['seed']}, {fault['seats']}: {words}", file=sys.stderr)
    return 1 if found["errors"] or found["illegal"] else 0
