"""`cosmic bench`: how fast the engine is, beside a loop that tells how fast this machine is just now."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any

from cosmic import __version__
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.digest import digest
from cosmic.engine.game import Game, play_out
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.engine.table import Table
from cosmic.engine.views import view_of
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book

HELP = "measure the engine: random games, one live decision, copies, views, saves and digests; or the window"
EXAMPLE = "cosmic bench --seconds 10"
NAMES = ("one", "two", "three", "four")
REPEATS = 5
ROUND_STEPS = 1000
LIVE_GAMES = 4
EVERY = 40  # one decision in so many of a live game is kept as a sample position
LOOP = (
    f"A round is {ROUND_STEPS} steps of plain Python: add to an int, count it in a dict of 64 keys, append it to a "
    "list that is cut back at 64. The column `rounds` is the time of one thing in rounds: that compares machines."
)


@dataclass(frozen=True, slots=True)
class Figure:
    name: str
    unit: str  # `/s`: more is better; µs and ms: less is better
    value: float
    seconds: float | None  # for one of them, if it is something that takes time
    floor: float | None = None
    aim: float | None = None


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=seconds, default=5.0, metavar="S", help="for the random games (default 5)")
    parser.add_argument("--ui", action="store_true", help="measure the window instead, on the current video driver")
    parser.add_argument("--frames", type=frames, default=300, metavar="N", help="with --ui, of each kind (default 300)")
    parser.add_argument("--json", action="store_true", help="the results as JSON")


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


def run(args: argparse.Namespace) -> int:
    if args.ui:
        return run_ui(args)
    # Before, between and after: the machine may be busier at one time than at another.
    rounds = [calibrate()]
    figures = list(throughput(args.seconds))
    rounds.append(calibrate())
    samples: list[Game] = []
    figures += latency(samples)
    figures += positions(samples)
    rounds.append(calibrate())
    each = median(rounds)
    print(json.dumps(as_data(figures, each), indent=2) if args.json else table(figures, each))
    return 0


def run_ui(args: argparse.Namespace) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from cosmic.cli import bench_ui  # needs pygame

    rounds, found = [calibrate()], []
    for figure in bench_ui.figures(args.frames):
        found.append(figure)
    rounds.append(calibrate())
    each = median(rounds)
    print(json.dumps(as_data(found, each), indent=2) if args.json else table(found, each))
    return 0


# --- what is measured


def calibrate() -> float:
    """Seconds for one round of the loop: the median of several."""
    return median(timed(calibration_round, 20) for _ in range(REPEATS))


def calibration_round() -> int:
    total, counts, pile = 0, dict.fromkeys(range(64), 0), [0]
    for i in range(ROUND_STEPS):
        total = (total + i * 7) & 0xFFFF
        counts[total & 63] += 1
        pile.append(total)
        if len(pile) > 64:
            del pile[1:]
    return total


def timed(action: Callable[[], Any], times: int) -> float:
    """Seconds for one of so many calls."""
    start = time.perf_counter()
    for _ in range(times):
        action()
    return (time.perf_counter() - start) / times


def throughput(budget: float) -> Iterator[Figure]:
    """Random-legal games of four players; every repeat plays the same ones as far as it gets."""
    rules, games, decisions = book(), [], []
    for _ in range(REPEATS):
        seed, count, start = 0, 0, time.perf_counter()
        while time.perf_counter() - start < budget / REPEATS:
            chance = Chance(seed)

            def policy(t: Table, decision: Decision, chance: Chance = chance) -> Answer:
                nonlocal count
                count += 1
                return decision.sample(chance)

            play_out(new_state(Setup(seed, NAMES), rules), rules, policy)
            seed += 1
        spent = time.perf_counter() - start
        games.append(seed / spent)
        decisions.append(count / spent)
    yield Figure("random games", "/s", median(games), 1 / median(games), 75, 150)
    yield Figure("random decisions", "/s", median(decisions), 1 / median(decisions), 20_000, 40_000)


def latency(samples: list[Game]) -> Iterator[Figure]:
    """`Game.answer` on live games, as the table uses it; positions are kept on the way."""
    times = []
    for seed in range(LIVE_GAMES):
        game, chance = Game(new_state(Setup(seed, NAMES), book()), book()), Chance(seed)
        while game.decision is not None:
            if len(game.journal) % EVERY == EVERY - 1:
                samples.append(game.clone())
            answer = game.decision.sample(chance)
            start = time.perf_counter()
            game.answer(answer)
            times.append(time.perf_counter() - start)
    cuts = quantiles(times, n=100)
    yield Figure("live decision, p50", "ms", 1e3 * cuts[49], cuts[49])
    yield Figure("live decision, p99", "ms", 1e3 * cuts[98], cuts[98], aim=2)


def positions(samples: list[Game]) -> Iterator[Figure]:
    """Small things, over positions from all stages of some games."""
    texts = [dumps_game(game) for game in samples]
    viewers = [game.decision.player if game.decision else 0 for game in samples]
    yield micro("state copy", [game.state.copy for game in samples], 69, 10)
    yield micro("game clone", [game.clone for game in samples], 69, 10)
    yield micro("view of a seat", [_call(view_of, g.table, v) for g, v in zip(samples, viewers)], 100, 40)
    yield micro("digest", [_call(digest, game.state) for game in samples])
    yield micro("save", [_call(dumps_game, game) for game in samples], aim=5, unit="ms")
    yield micro("load", [_call(loads_game, text, book()) for text in texts], aim=5, unit="ms")


def _call(function: Callable[..., Any], *given: Any) -> Callable[[], Any]:
    return lambda: function(*given)


def micro(
    name: str, actions: list[Callable[[], Any]], floor: float | None = None, aim: float | None = None, unit: str = "µs"
) -> Figure:
    """The median over the positions, of the median of some repeats."""
    times = 20 if unit == "µs" else 2
    each = median(median(timed(action, times) for _ in range(REPEATS)) for action in actions)
    return Figure(name, unit, each * {"µs": 1e6, "ms": 1e3}[unit], each, floor, aim)


# --- what is shown


def as_data(figures: list[Figure], each: float) -> dict[str, Any]:
    return {
        "version": __version__,
        "python": sys.version.split()[0],
        "calibration": {"loop": LOOP, "round_us": round(each * 1e6, 2)},
        "figures": {
            figure.name: {
                "value": float(f"{figure.value:.4g}"),
                "unit": figure.unit,
                "rounds": None if figure.seconds is None else float(f"{figure.seconds / each:.4g}"),
                "floor": figure.floor,
                "aim": figure.aim,
            }
            for figure in figures
        },
    }


def table(figures: list[Figure], each: float) -> str:
    wide = max(20, 2 + max(len(figure.name) for figure in figures))
    lines = [f"{'':<{wide}}{'value':>12}    {'rounds':>10}{'floor':>12}{'aim':>12}"]
    for figure in figures:
        rounds = "–" if figure.seconds is None else f"{figure.seconds / each:.4g}"
        lines.append(
            f"{figure.name:<{wide}}{number(figure.value):>12} {figure.unit:<3}{rounds:>10}"
            f"{number(figure.floor):>12}{number(figure.aim):>12}  {verdict(figure)}".rstrip()
        )
    return "\n".join([*lines, "", f"One round took {each * 1e6:.1f} µs. {LOOP}"])


def number(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def verdict(figure: Figure) -> str:
    def reaches(mark: float | None) -> bool:
        return mark is not None and (figure.value >= mark if figure.unit == "/s" else figure.value <= mark)

    if reaches(figure.aim):
        return "aim reached"
    if figure.floor is not None and not reaches(figure.floor):
        return "below the floor"
    return "" if figure.aim is None else "short of the aim"
