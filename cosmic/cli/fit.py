"""`cosmic fit`: what positions are worth, found by playing."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cosmic.arena.fitting import Decile, calibration, fit, log_loss
from cosmic.arena.playing import spread_over
from cosmic.arena.sampling import Sample, sampled, self_play
from cosmic.bots.position_values import values_of
from cosmic.cli.bot_names import bots
from cosmic.cli.simulate import positive, watched
from cosmic.content import ContentError, load_weights
from cosmic.content.bot_files import VALUES_OF
from cosmic.paths import data_dir
from cosmic.rulebook import book
from cosmic.worlds.feature_names import FEATURES

HELP = "fit what positions are worth to bots, from games that they play with each other"
EXAMPLE = "cosmic fit --games 1500 --bot normal --seed 1 --jobs 2 --write"
NOTE = """
Each encounter of each game gives one position and what its game came to. Four games of five are fitted to, the fifth is
held out: loss and calibration are told of those. At the tables sit three to six, drawn from the named bots.
data/bots keeps what games of greedy and games of normal have shown; levels.yaml says which level goes by which.
"""
THEIR_OWN = Path("values_BOT.yaml")  # in data/bots, of the bot that plays
HELD_OUT = 5  # every so many games
DIGITS = 3


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = f"{parser.epilog or ''}\n{NOTE}"
    parser.add_argument("--games", type=positive, default=300, metavar="N", help="how many games (default 300)")
    parser.add_argument("--bot", type=bots, default=["greedy"], metavar="A,B,…", help="who plays (default greedy)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of the first game; the next has S + 1")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes; the results are the same")
    parser.add_argument("--json", action="store_true", help="the results as JSON")
    parser.add_argument(
        "--write", type=Path, nargs="?", const=THEIR_OWN, metavar="FILE", help="to the file of that bot in data/bots"
    )


def run(args: argparse.Namespace) -> int:
    path: Path | None = args.write
    known = next((bot for bot in VALUES_OF if set(args.bot) == {bot}), "")
    if path == THEIR_OWN and known:
        path = data_dir() / "bots" / f"values_{known}.yaml"
    why_not = why_not_to(path, args.bot) if path is not None else ""  # better said before the games than after them
    if why_not:
        print(f"cosmic fit: --write: {why_not}", file=sys.stderr)
        return 2
    matches = self_play(args.games, args.seed, args.bot, book())
    games = list(watched(spread_over(sampled, matches, args.jobs), len(matches)))
    fitted = [sample for i, game in enumerate(games) if (i + 1) % HELD_OUT for sample in game.samples]
    held_out = [sample for i, game in enumerate(games) if not (i + 1) % HELD_OUT for sample in game.samples]
    before = values_of(known or VALUES_OF[0])
    after = [round(weight, DIGITS) for weight in fit(fitted, before)]
    found = {
        "games": args.games,
        "samples": len(fitted),
        "held_out": len(held_out),
        "weights": dict(zip(FEATURES, after)),
        "before": told(held_out, before),
        "after": told(held_out, after),
        "errors": [{"seed": game.match.setup.seed, "error": game.error} for game in games if game.error],
    }
    print(json.dumps(found, indent=2) if args.json else table(found, before))
    if path is not None:
        path.write_text(as_file(args, after), encoding="utf-8")
    for fault in found["errors"]:
        print(f"cosmic fit: seed {fault['seed']}: {fault['error']}", file=sys.stderr)
    return 1 if found["errors"] else 0


def why_not_to(path: Path, players: Sequence[str]) -> str:
    """What is there already is written over only if it is what would be written."""
    if path == THEIR_OWN:
        return f"data/bots keeps no values of games of {', '.join(players)}; name a file"
    if not path.parent.is_dir():
        return f"there is no folder {path.parent}; make it, or name another file"
    if path.exists() and not path.is_file():
        return f"{path} is a folder or a device; name a file, such as {path / 'values.yaml'}"
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        return f"{path} may not be written; name another file"
    try:
        if path.exists():
            load_weights(path)
    except ContentError:
        return f"{path} holds something else than weights, which would be lost; name another file, or move it away"
    return ""


def told(samples: Sequence[Sample], weights: Sequence[float]) -> dict[str, Any]:
    deciles = calibration(samples, weights)
    return {"loss": round(log_loss(samples, weights), 4), "off": off(deciles), "deciles": [rounded(d) for d in deciles]}


def off(deciles: Sequence[Decile]) -> float:
    """The largest error of a decile, in points."""
    return round(100 * max((abs(one.expected - one.observed) for one in deciles), default=0.0), 1)


def rounded(decile: Decile) -> list[float]:
    return [round(100 * part, 1) for part in decile]


def table(found: dict[str, Any], before: Sequence[float]) -> str:
    lines = [
        f"{found['games']} games: {found['samples']} positions fitted to, {found['held_out']} held out",
        "",
        f"{'held out':<12}{'before':>18}{'after':>18}",
        f"{'log loss':<12}{found['before']['loss']:>18.4f}{found['after']['loss']:>18.4f}",
        f"{'most off':<12}{found['before']['off']:>17.1f}%{found['after']['off']:>17.1f}%",
    ]
    for i, (one, other) in enumerate(zip(found["before"]["deciles"], found["after"]["deciles"]), 1):
        cells = "".join(f"{hope:>9.1f} →{share:>6.1f}%" for hope, share in (one, other))
        lines.append(f"decile {i:<5}{cells}")
    lines += ["", f"{'weight':<12}{'before':>18}{'after':>18}"]
    for (name, weight), old in zip(found["weights"].items(), before):
        lines.append(f"{name:<12}{old:>18.3f}{weight:>18.3f}")
    return "\n".join(lines)


def as_file(args: argparse.Namespace, weights: Sequence[float]) -> str:
    lines = [
        "# What a position is worth to a seat, as `cosmic fit` has found it: a weight for each thing that counts.",
        f"# From {args.games} games of {', '.join(args.bot)}, seed {args.seed}.",
        "weights:",
        *(f"  {name}: {weight}" for name, weight in zip(FEATURES, weights)),
    ]
    return "\n".join(lines) + "\n"
