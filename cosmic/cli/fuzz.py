"""`cosmic fuzz`: many games, looked at for faults, and a command for each fault that shows it again."""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import sys
import time
from collections.abc import Iterator
from functools import partial
from typing import TypeVar

from cosmic.arena.playing import leave_interrupts
from cosmic.bots import BOTS, is_bot
from cosmic.bots.measured import kind_and_worlds
from cosmic.cli.simulate import BAR, positive, words
from cosmic.engine.definitions import SETS
from cosmic.engine.state import Options
from cosmic.fuzz import fuzz_words
from cosmic.fuzz.drawing import Trial
from cosmic.fuzz.fuzz_games import FuzzOutcome, play
from cosmic.fuzz.honest_bots import Honesty, played_with_twins
from cosmic.fuzz.meetings import Meetings, until_all_have_met
from cosmic.fuzz.policies import MIXED, POLICIES
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game

HELP = "play many games and look for faults in them"
EXAMPLE = "cosmic fuzz --games 20000 --seed 1 --policy mixed --jobs 2"
NOTE = """
At every decision of every game all ships and cards are counted, and there must be a legal answer. Every 40th game
(--deep) is played once more with a stop at each question, and every 24th of these on the average (--every) is looked at
in depth: saves and undo are exact, views and questions tell nothing hidden, damaged saves are refused in one sentence.
Players, options, aliens and cards are drawn from the seed. With --pairs half of the games seat aliens that have met
least so far, and it goes on, beyond --games if need be, until all have met so often. Each fault is one line with the
command that shows it again. The exit code is 1 if there was a fault, or if time was up before all pairs had met.
"""
Found = TypeVar("Found")
GAMES = 1000
BATCH = 10  # games that a process gets at once


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = f"{parser.epilog or ''}\n{NOTE}"
    parser.add_argument("--games", type=positive, metavar="N", help=f"how many games (default {GAMES})")
    parser.add_argument("--seconds", type=positive, metavar="T", help="stop after so long (then N is without limit)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of the first game; the next has S + 1")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes; the faults are the same")
    parser.add_argument("--policy", choices=POLICIES, default=MIXED, help="how the players answer (default mixed)")
    dealt = parser.add_mutually_exclusive_group()
    dealt.add_argument("--aliens", type=words, default=[], metavar="A,B,…", help="seated in every game")
    dealt.add_argument("--pairs", type=number, default=0, metavar="N", help="every pair of aliens meets N times")
    parser.add_argument("--hidden", action="store_true", default=None, help="hidden powers in every game")
    parser.add_argument("--techs", action="store_true", default=None, help="technologies in every game")
    parser.add_argument("--deep", type=number, default=40, metavar="N", help="every Nth game; 0 for none (default 40)")
    parser.add_argument(
        "--every", type=positive, default=24, metavar="K", help="about every Kth of its decisions (default 24)"
    )
    parser.add_argument(
        "--bots", type=words, metavar="A,B,…", help="instead: no such bot answers from what it may not see"
    )
    parser.add_argument("--game", type=int, metavar="S", help="this one game alone, in depth at every decision")


def number(text: str) -> int:
    return 0 if text == "0" else positive(text)


def run(args: argparse.Namespace) -> int:
    known = book().playable_aliens()
    for alien in args.aliens:
        if alien not in known:
            print(f"cosmic fuzz: {fuzz_words.no_alien(alien, known)}", file=sys.stderr)
            return 2
    if args.bots:
        return run_bots(args)
    if args.game is not None:
        return run_one(Trial(args.game, args.policy, tuple(args.aliens), args.hidden, args.techs))
    start = time.perf_counter()
    tally, meetings = Tally(), Meetings(book())
    for outcome in watched(until(played(args), start, args.seconds), limit_of(args), args.seconds):
        tally.add(outcome)
        meetings.add(outcome.seated)
    print(tally.summary(time.perf_counter() - start))
    least = meetings.least()
    if args.pairs:
        print(fuzz_words.meetings(len(meetings.met), meetings.met[least], *least, args.pairs))
    return 1 if tally.faults or meetings.met[least] < args.pairs else 0


def run_one(trial: Trial) -> int:
    """A fault with its traceback, for whoever mends it."""
    start = time.perf_counter()
    tally = Tally()
    outcome = play(trial, 1)
    if outcome.fault:
        print(outcome.where)
    tally.add(outcome)
    print(tally.summary(time.perf_counter() - start))
    return 1 if outcome.fault else 0


def run_bots(args: argparse.Namespace) -> int:
    """Every answer in games of four, in which the named bots take turns, is asked for again at a twin of the table."""
    for name in args.bots:
        if not is_bot(kind_and_worlds(name)[0]):
            print(f"cosmic fuzz: {fuzz_words.no_bot(name, BOTS)}", file=sys.stderr)
            return 2
    games = [
        (args.seed + n, tuple(args.bots[(n + seat) % len(args.bots)] for seat in range(4)))
        for n in range(args.games or GAMES)
    ]
    start, played = time.perf_counter(), 0
    compared = skipped = faults = 0
    with multiprocessing.get_context("spawn").Pool(args.jobs, initializer=leave_interrupts) as pool:
        for found in until(pool.imap(twins_of, games), start, args.seconds):
            played += 1
            compared, skipped = compared + found.compared, skipped + found.not_comparable
            faults += len(found.differences)
            for difference in found.differences:
                print(difference, flush=True)
    print(fuzz_words.honesty(played, compared, skipped, faults))
    return 1 if faults else 0


def twins_of(trial: tuple[int, tuple[str, ...]]) -> Honesty:
    seed, names = trial
    options = Options(sets=SETS, rewards="deck", techs=bool(seed % 2), hidden=seed % 5 == 0)
    return played_with_twins(new_game(Setup(seed, ("one", "two", "three", "four"), options)), names, seed)


class Tally:
    """What was found so far; a fault is told at once."""

    def __init__(self) -> None:
        self.games = self.deep = self.decisions = self.looks = self.faults = 0

    def add(self, outcome: FuzzOutcome) -> None:
        self.games += 1
        self.deep += outcome.looks > 0
        self.decisions += outcome.decisions
        self.looks += outcome.looks
        if outcome.fault:
            self.faults += 1
            trial = outcome.trial
            again = fuzz_words.command(trial.seed, trial.policy, trial.aliens, trial.hidden, trial.techs)
            print(fuzz_words.fault_line(outcome.fault, again), flush=True)

    def summary(self, seconds: float) -> str:
        return fuzz_words.summary(self.games, self.deep, self.decisions, self.looks, seconds, self.faults)


# --- many games


def limit_of(args: argparse.Namespace) -> int | None:
    """How many games; None if time or the pairs alone end it."""
    return args.games or (None if args.seconds or args.pairs else GAMES)


def played(args: argparse.Namespace) -> Iterator[FuzzOutcome]:
    """In the order of the seeds, however many processes play them."""
    limit, aliens = limit_of(args), tuple(args.aliens)
    settled = (args.hidden, args.techs)
    trials: Iterator[Trial] = (Trial(seed, args.policy, aliens, *settled) for seed in itertools.count(args.seed))
    if args.pairs:
        trials = until_all_have_met(trials, book(), args.pairs, limit or 0)
    elif limit is not None:
        trials = itertools.islice(trials, limit)
    one = partial(play_share, deep=args.deep, every=args.every)
    if args.jobs == 1:
        yield from map(one, trials)
        return
    # `spawn` is the one way that all systems have; so the outcome cannot hang on how a process began.
    with multiprocessing.get_context("spawn").Pool(args.jobs, initializer=leave_interrupts) as pool:
        # Share by share: a pool would take all of an endless row at once.
        while share := list(itertools.islice(trials, BATCH * 4 * args.jobs)):
            yield from pool.imap(one, share, BATCH)


def play_share(trial: Trial, deep: int, every: int) -> FuzzOutcome:
    return play(trial, every if deep and trial.seed % deep == 0 else 0)


def until(outcomes: Iterator[Found], start: float, seconds: int | None) -> Iterator[Found]:
    for outcome in outcomes:
        yield outcome
        if seconds is not None and time.perf_counter() - start >= seconds:
            return


def watched(outcomes: Iterator[FuzzOutcome], games: int | None, seconds: int | None) -> Iterator[FuzzOutcome]:
    """A bar for people, of the games or of the time; files and pipes are spared it."""
    if not sys.stderr.isatty():
        yield from outcomes
        return
    start = time.perf_counter()
    for done, outcome in enumerate(outcomes, 1):
        part = max(done / games if games else 0, (time.perf_counter() - start) / seconds if seconds else 0)
        filled = min(BAR, int(BAR * part))
        print(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done} games ", end="", file=sys.stderr, flush=True)
        yield outcome
    print(file=sys.stderr)
