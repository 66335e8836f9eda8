"""`cosmic simulate`: many games between bots, as fast as they go."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, replace
from typing import Any, TypeVar

from cosmic.arena.counting import spread
from cosmic.arena.matches import names_for
from cosmic.arena.playing import Match, Outcome, good, play_all
from cosmic.bots import BOTS
from cosmic.cli.preset_names import HELP as PRESET_HELP
from cosmic.cli.preset_names import preset
from cosmic.engine.definitions import Preset
from cosmic.engine.state import Options
from cosmic.phases.setup import Setup
from cosmic.rulebook import book

HELP = "play many games between bots and count who wins"
EXAMPLE = "cosmic simulate --games 400 --players 4 --seed 1 --bots greedy,random --jobs 2"
BAR = 30
Done = TypeVar("Done")
Shares = dict[str, dict[str, float]]
WORDS = {"true": True, "yes": True, "false": False, "no": False}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many games (default 100)")
    parser.add_argument("--players", type=positive, metavar="P", help="3 to 6 (default 4, or one for each alien)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of the first game; the next has S + 1")
    parser.add_argument(
        "--bots", type=bots, default=["random"], metavar="A,B,…", help="they rotate over the seats; the last fills up"
    )
    parser.add_argument("--aliens", type=words, default=[], metavar="A,B,…", help="one for each seat")
    known = ", ".join(option.name for option in fields(Options))
    parser.add_argument("--options", type=options, default={}, metavar="K=V,…", help=f"{known} (sets=a+b)")
    parser.add_argument("--preset", type=preset, metavar="NAME", help=PRESET_HELP)
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes; the results are the same")
    parser.add_argument("--json", action="store_true", help="the results as JSON")


# --- reading the command line


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above zero")
    return int(text)


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def bots(text: str) -> list[str]:
    for name in words(text):
        if name not in BOTS:
            raise argparse.ArgumentTypeError(f"there is no bot {name!r}; there are {', '.join(sorted(BOTS))}")
    return words(text) or ["random"]


def options(text: str) -> dict[str, object]:
    # An option that is neither yes nor no by default can still only be yes or no.
    known = {one.name: bool if one.default is None else type(one.default) for one in fields(Options)}
    found: dict[str, object] = {}
    for word in words(text):
        name, _, value = word.partition("=")
        if name not in known:
            raise argparse.ArgumentTypeError(f"there is no option {name!r}; there are {', '.join(known)}")
        found[name] = option_value(name, value, known[name])
    return found


def option_value(name: str, value: str, kind: type) -> object:
    if kind is bool and value in WORDS:
        return WORDS[value]
    if kind is int and value.isdecimal():
        return int(value)
    if kind is str and value:
        return value
    if kind is tuple and value:
        return tuple(value.split("+"))
    raise argparse.ArgumentTypeError(f"{value!r} is no value for {name}")


# --- counting


def summary(outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """JSON-ready; `speed` is the only part that differs between two runs of the same games."""
    fine = good(outcomes)
    decisions = sum(outcome.decisions for outcome in outcomes)
    return {
        "games": len(outcomes),
        "first_seed": outcomes[0].match.setup.seed,
        "speed": {
            "seconds": round(seconds, 3),
            "games_per_second": round(len(outcomes) / seconds, 1),
            "decisions_per_second": round(decisions / seconds),
        },
        "encounters": spread([outcome.encounters for outcome in fine]),
        "decisions": spread([outcome.decisions for outcome in fine]),
        "shared_wins": sum(1 for outcome in fine if len(outcome.winners) > 1),
        "seats": shares(fine, lambda outcome: [str(seat + 1) for seat in range(len(outcome.match.bots))]),
        "aliens": shares(fine, lambda outcome: outcome.aliens),
        "bots": shares(fine, lambda outcome: list(outcome.match.bots)),
        "errors": [
            {"seed": outcome.match.setup.seed, "error": fault}
            for outcome in outcomes
            for fault in (*outcome.illegal, outcome.error)
            if fault
        ],
    }


def shares(outcomes: Iterable[Outcome], labels: Callable[[Outcome], list[str]]) -> Shares:
    """Wins and games played by label of the seat; a shared win is split."""
    found: Shares = {}
    for outcome in outcomes:
        for seat, label in enumerate(labels(outcome)):
            entry = found.setdefault(label, {"played": 0, "wins": 0.0})
            entry["played"] += 1
            if seat in outcome.winners:
                entry["wins"] += 1 / len(outcome.winners)
    for entry in found.values():
        entry["wins"] = round(entry["wins"], 2)
        entry["percent"] = round(100 * entry["wins"] / entry["played"], 1)
    return dict(sorted(found.items()))


def table(found: dict[str, Any]) -> str:
    speed = found["speed"]
    lines = [
        f"{found['games']} games from seed {found['first_seed']} in {speed['seconds']:.1f} s: "
        f"{speed['games_per_second']} games/s, {speed['decisions_per_second']:,} decisions/s",
    ]
    for name in ("encounters", "decisions"):
        numbers = found[name]
        lines.append(f"{name} per game: mean {numbers['mean']}, median {numbers['median']:g}, max {numbers['max']}")
    lines.append(f"shared wins: {found['shared_wins']}    errors: {len(found['errors'])}")
    for title in ("bots", "seats", "aliens"):
        lines += ["", f"{title[:-1]:<16}{'played':>8}{'wins':>10}{'share':>9}"]
        for label, entry in found[title].items():
            lines.append(f"{label:<16}{entry['played']:>8}{entry['wins']:>10.1f}{entry['percent']:>8.1f}%")
    return "\n".join(lines)


# --- the command


def run(args: argparse.Namespace) -> int:
    if args.aliens:
        args.options.setdefault("setup", "chosen")
    named = args.preset or Preset("", Options())
    players = args.players or len(args.aliens) or named.players or 4
    if len(args.bots) > players:
        print(f"cosmic simulate: {len(args.bots)} bots for {players} players", file=sys.stderr)
        return 2
    rules = replace(named.options, **args.options)
    seated = args.bots + [args.bots[-1]] * (players - len(args.bots))
    matches = [match(args.seed + i, i, seated, rules, args.aliens) for i in range(args.games)]
    matches[0].setup.check(book())
    start = time.perf_counter()
    outcomes = list(watched(play_all(matches, args.jobs), args.games))
    found = summary(outcomes, time.perf_counter() - start)
    print(json.dumps(found, indent=2) if args.json else table(found))
    for fault in found["errors"]:
        print(f"cosmic simulate: seed {fault['seed']}: {fault['error']}", file=sys.stderr)
    return 1 if found["errors"] else 0


def match(seed: int, turn: int, seated: list[str], rules: Options, aliens: list[str]) -> Match:
    turn %= len(seated)
    setup = Setup(seed, names_for(len(seated)), rules, tuple(aliens))
    return Match(setup, tuple(seated[turn:] + seated[:turn]), turn, timed=False)


def watched(outcomes: Iterator[Done], games: int) -> Iterator[Done]:
    """A bar for people; files and pipes are spared it."""
    if not sys.stderr.isatty():
        yield from outcomes
        return
    for done, outcome in enumerate(outcomes, 1):
        filled = BAR * done // games
        print(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{games}", end="", file=sys.stderr, flush=True)
        yield outcome
    print(file=sys.stderr)
