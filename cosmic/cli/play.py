"""`cosmic play --text`: a whole game in the terminal, for people and bots at one keyboard."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from cosmic.cli import demo
from cosmic.engine.state import Options
from cosmic.hotseat.seats import DEFAULT, make_bots, parse_seats
from cosmic.hotseat.store import Store, load, user_folder
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game
from cosmic.text.messages import Messages
from cosmic.text_table.screen import Screen
from cosmic.text_table.table import TextTable

HELP = "play a game at the text table"
EXAMPLE = "cosmic play --text --seats ann,bob,bot:greedy,bot:greedy"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--text", action="store_true", help="play in the terminal")
    parser.add_argument(
        "--seats", default=DEFAULT, help="three to five seats, such as ann,bob,bot:greedy (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, help="the same seed and answers give the same game")
    parser.add_argument("--setup", choices=("basic", "advanced", "chosen"), help="how aliens are dealt")
    parser.add_argument("--aliens", default="", help="with the set-up chosen: one alien for each seat, such as a,b,c")
    parser.add_argument("--planets", type=int, choices=(4, 5), default=5, help="home planets of each player")
    parser.add_argument("--single-encounter", action="store_true", help="one encounter in each turn")
    parser.add_argument(
        "--flares",
        action=argparse.BooleanOptionalAction,
        help="play with or without flares (default: without in the basic set-up, with them otherwise)",
    )
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save-dir", type=Path, metavar="DIR", help="where saves are kept")


def run(args: argparse.Namespace) -> int:
    """Without a terminal to type at, bots show how the game goes; what was asked for must be possible all the same."""
    screen, messages = Screen(), Messages()
    table = open_table(args, screen, messages)
    if not table.people:
        demo.watch(table.game, table.bots, screen, messages)
        return 0
    if not sys.stdin.isatty():
        return demo.tell_game(args.seed if args.seed is not None else 1, sys.stdout.write)
    return table.play()


def open_table(args: argparse.Namespace, screen: Screen, messages: Messages) -> TextTable:
    """A new game or a saved one, with its seats taken."""
    rules = book()  # faulty data before anything that needs it
    folder = args.save_dir or user_folder()
    seed = args.seed if args.seed is not None else time.time_ns() % 1_000_000_007
    if args.load:
        game, store = load(args.load, rules, folder)
    else:
        plans = parse_seats(args.seats, messages)
        game, store = new_game(setup_of(args, seed, [plan.name for plan in plans])), Store(folder, plans)
    return TextTable(game, make_bots(store.plans, seed), screen, store, messages)


def setup_of(args: argparse.Namespace, seed: int, names: list[str]) -> Setup:
    aliens = tuple(
        word.strip().casefold().replace("-", "_").replace(" ", "_") for word in args.aliens.split(",") if word.strip()
    )
    kind = args.setup or ("chosen" if aliens else "advanced")
    options = Options(kind, args.flares, args.planets, args.single_encounter)
    return Setup(seed, tuple(names), options, aliens)
