"""`cosmic simulate`: many games between bots, as fast as they go."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, fields, replace
from statistics import mean, median
from typing import Any

from cosmic.bots import BOTS, make
from cosmic.bots.chance import RandomBot
from cosmic.cli.preset_names import HELP as PRESET_HELP
from cosmic.cli.preset_names import preset
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.definitions import Preset
from cosmic.engine.game import play_out
from cosmic.engine.state import Options
from cosmic.engine.table import Policy, Table
from cosmic.engine.views import view_of
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book

HELP = "play many games between bots and count who wins"
EXAMPLE = "cosmic simulate --games 400 --players 4 --seed 1 --bots greedy,random --jobs 2"
NAMES = ("one", "two", "three", "four", "five", "six")
BAR = 30
MOST_ENCOUNTERS = 2000
BOT_SEEDS = 8  # per game, so that no two seats of a run share their luck
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


# --- games


@dataclass(frozen=True, slots=True)
class Match:
    setup: Setup
    bots: tuple[str, ...]  # by seat


@dataclass(slots=True)
class Outcome:
    match: Match
    aliens: list[str] = field(default_factory=list)  # by seat, as the game began
    winners: list[int] = field(default_factory=list)
    encounters: int = 0
    decisions: int = 0
    error: str = ""


class TooLong(Exception):
    """The game does not come to an end."""


def policy_of(outcome: Outcome) -> Policy:
    seed = outcome.match.setup.seed
    bots = [make(name, seed * BOT_SEEDS + seat) for seat, name in enumerate(outcome.match.bots)]

    def policy(t: Table, decision: Decision) -> Answer:
        s = t.s
        outcome.decisions += 1
        if s.encounters != outcome.encounters:
            outcome.encounters = s.encounters
            if s.encounters > MOST_ENCOUNTERS:
                raise TooLong(f"more than {MOST_ENCOUNTERS} encounters")
            if not outcome.aliens:
                outcome.aliens = [seat.aliens[0] for seat in s.seats]
        bot = bots[decision.player]
        if isinstance(bot, RandomBot):
            return bot.choose(None, decision)
        return decision.check(bot.choose(view_of(t, decision.player), decision))

    return policy


def play(match: Match) -> Outcome:
    """Whatever goes wrong is part of the outcome: one bad game must not cost the other thousand."""
    outcome = Outcome(match)
    try:
        rules = book()
        end = play_out(new_state(match.setup, rules), rules, policy_of(outcome))
    except Exception as fault:
        place = traceback.extract_tb(fault.__traceback__)[-1]
        outcome.error = f"{type(fault).__name__}: {fault} ({place.filename}:{place.lineno})"
        return outcome
    outcome.winners, outcome.encounters = end.winners, end.encounters
    outcome.aliens = outcome.aliens or [seat.aliens[0] for seat in end.seats]
    return outcome


def play_all(matches: list[Match], jobs: int) -> Iterator[Outcome]:
    """In the order of the matches, however many processes play them."""
    if jobs == 1:
        yield from map(play, matches)
        return
    chunk = max(1, min(20, len(matches) // (4 * jobs)))
    # `spawn` is the one way that all systems have; so the outcome cannot hang on how a process began.
    with multiprocessing.get_context("spawn").Pool(jobs, initializer=leave_interrupts) as pool:
        yield from pool.imap(play, matches, chunk)


def leave_interrupts() -> None:
    """Ctrl-C is the main process's business; otherwise every worker prints a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# --- counting


def summary(outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """JSON-ready; `speed` is the only part that differs between two runs of the same games."""
    good = [outcome for outcome in outcomes if not outcome.error]
    decisions = sum(outcome.decisions for outcome in outcomes)
    return {
        "games": len(outcomes),
        "first_seed": outcomes[0].match.setup.seed,
        "speed": {
            "seconds": round(seconds, 3),
            "games_per_second": round(len(outcomes) / seconds, 1),
            "decisions_per_second": round(decisions / seconds),
        },
        "encounters": spread([outcome.encounters for outcome in good]),
        "decisions": spread([outcome.decisions for outcome in good]),
        "shared_wins": sum(1 for outcome in good if len(outcome.winners) > 1),
        "seats": shares(good, lambda outcome: [str(seat + 1) for seat in range(len(outcome.match.bots))]),
        "aliens": shares(good, lambda outcome: outcome.aliens),
        "bots": shares(good, lambda outcome: list(outcome.match.bots)),
        "errors": [{"seed": outcome.match.setup.seed, "error": outcome.error} for outcome in outcomes if outcome.error],
    }


def spread(numbers: list[int]) -> dict[str, float]:
    if not numbers:
        return {"mean": 0, "median": 0, "max": 0}
    return {"mean": round(mean(numbers), 1), "median": median(numbers), "max": max(numbers)}


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
    names = NAMES[: len(seated)] if len(seated) <= len(NAMES) else tuple(str(i) for i in range(len(seated)))
    return Match(Setup(seed, names, rules, tuple(aliens)), tuple(seated[turn:] + seated[:turn]))


def watched(outcomes: Iterator[Outcome], games: int) -> Iterator[Outcome]:
    """A bar for people; files and pipes are spared it."""
    if not sys.stderr.isatty():
        yield from outcomes
        return
    for done, outcome in enumerate(outcomes, 1):
        filled = BAR * done // games
        print(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{games}", end="", file=sys.stderr, flush=True)
        yield outcome
    print(file=sys.stderr)
