"""`cosmic play`: the game in its window, or with `--text` in the terminal, for people and bots at one keyboard."""

from __future__ import annotations

import argparse
import re
import sys
import time
from pathlib import Path

from cosmic.cli import demo
from cosmic.cli.main import FAILED, complain, sentence
from cosmic.cli.preset_names import HELP as PRESET_HELP
from cosmic.cli.preset_names import preset
from cosmic.engine.definitions import ALERTS, REWARDS, SETS, SETUPS
from cosmic.hotseat.keeping.store import Store, load, user_folder
from cosmic.hotseat.plans.table_plan import plan_asked_for
from cosmic.hotseat.session.calls import MODES, NORMAL
from cosmic.hotseat.session.seats import DEFAULT, bots_at
from cosmic.hotseat.session.table_state import mode_of
from cosmic.rulebook import book, new_game
from cosmic.text.messages import Messages
from cosmic.text_table.terminal import Screen
from cosmic.text_table.text_game import TextTable

HELP = "play a game in the window, or at the text table"
EXAMPLE = "cosmic play --seats ann,bob,bot:normal,bot:hard"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--text", action="store_true", help="play in the terminal instead of the window")
    parser.add_argument("--seats", help=f"three to six seats, such as ann,bob,bot:hard (default: {DEFAULT})")
    parser.add_argument("--seed", type=int, help="the same seed and answers give the same game")
    parser.add_argument("--preset", type=preset, metavar="NAME", help=PRESET_HELP)
    parser.add_argument("--setup", choices=SETUPS, help="how aliens are dealt")
    parser.add_argument("--aliens", default="", help="with the set-up chosen: one alien for each seat, such as a,b,c")
    parser.add_argument("--planets", type=int, choices=(4, 5), help="home planets of each player (default: 5)")
    parser.add_argument("--single-encounter", action="store_true", help="one encounter in each turn")
    parser.add_argument("--alert", choices=ALERTS, help="aliens up to this alert level are dealt (default: red, all)")
    parser.add_argument("--succession", action="store_true", help="whoever begins a turn may change its alien")
    parser.add_argument("--hidden", action="store_true", help="sheets lie face down until their owners turn them up")
    parser.add_argument("--unlimited-flares", action="store_true", help="any number of flares in an encounter")
    parser.add_argument("--classic-flares", action="store_true", help="the classic edition of a flare that has one")
    parser.add_argument("--rewards", choices=REWARDS, help="the reward deck beside the cosmic deck, or mixed into it")
    parser.add_argument("--techs", action="store_true", help="technologies are dealt and researched")
    parser.add_argument("--sets", type=boxes, metavar="A,B", help="the boxes on the table (default: base)")
    parser.add_argument(
        "--flares",
        action=argparse.BooleanOptionalAction,
        help="play with or without flares (default: without in the basic set-up, with them otherwise)",
    )
    parser.add_argument("--calls", choices=MODES, help="how the table is asked who wants to respond (default: normal)")
    parser.add_argument(
        "--hints",
        action=argparse.BooleanOptionalAction,
        help="people may ask what a hard bot would do (default)",
    )
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save-dir", type=Path, metavar="DIR", help="where saves are kept")
    parser.add_argument("--size", type=size, metavar="WxH", help="of the window, such as 1280x720")
    parser.add_argument("--fullscreen", action="store_true", help="let the window fill the screen")
    parser.add_argument("--projector", type=int, metavar="N", help="show the public board on screen N, such as 2")


def boxes(text: str) -> tuple[str, ...]:
    """In one order, however they are written."""
    wanted = [word.strip().casefold() for word in text.split(",") if word.strip()]
    for name in wanted:
        if name not in SETS:
            raise argparse.ArgumentTypeError(f"there is no box {name!r}; there are {', '.join(SETS)}")
    return tuple(name for name in SETS if name in wanted)


def size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text.strip().casefold())
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
    return int(match[1]), int(match[2])


def run(args: argparse.Namespace) -> int:
    """The window if there can be one; otherwise one sentence and the text table."""
    if args.text:
        return run_text(args)
    try:
        from cosmic.ui.shell import start  # takes a moment, and needs pygame
        from cosmic.ui.way_map import with_ways
    except ImportError as fault:
        complain(str(fault), FAILED)
        return run_text(args)
    try:
        return start.run(args, with_ways)
    except start.NoDisplay as fault:
        complain(sentence(fault), FAILED)
    return run_text(args)


def run_text(args: argparse.Namespace) -> int:
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
    if args.load:
        game, store = load(args.load, rules, folder)
        mode = args.calls or mode_of(game, NORMAL)
    else:
        plan = plan_asked_for(args, messages)
        seed = args.seed if args.seed is not None else time.time_ns() % 1_000_000_007
        game, store, mode = new_game(plan.to_setup(seed)), Store(folder, plan.seats), plan.call_mode
    if args.hints is False:
        game.beside["hints"] = False
    return TextTable(game, bots_at(game, store.plans), screen, store, messages, mode)
