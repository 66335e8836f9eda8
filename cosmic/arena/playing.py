"""One game between bots, with everything that is worth counting about it."""

from __future__ import annotations

import multiprocessing
import signal
import time
import traceback
from array import array
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from cosmic.arena.table_talk import TableTalk
from cosmic.bots.chance import RandomBot
from cosmic.bots.measured import bot_named
from cosmic.engine.book import Book
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.errors import IllegalAnswer
from cosmic.engine.game import play_out
from cosmic.engine.rng import Chance
from cosmic.engine.state import GameState
from cosmic.engine.table import Table
from cosmic.engine.views import view_of
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book
from cosmic.worlds.following import Followed, play_followed
from cosmic.worlds.outlook import Outlook
from cosmic.worlds.sampler import MOST_STREAMS

MOST_ENCOUNTERS = 2000
BOT_SEEDS = 8  # per game, so that no two seats of a run share their luck
DREAMS = 1 << 40  # seeds from here on are nobody else's
NO_DEAL = ("no_deal", "refuse", "time_up")
Job = TypeVar("Job")
Done = TypeVar("Done")


@dataclass(frozen=True, slots=True)
class Match:
    setup: Setup
    bots: tuple[str, ...]  # by seat; `hard:8` or `hard:bold:8` thinks in no more than eight worlds
    block: int = 0  # matches of one block share their deal
    blanks: tuple[str, ...] = ()  # effects that do nothing
    weights: tuple[float, ...] = ()  # what positions are worth, if not as it is written
    capped: bool = False  # bots stop thinking when their time is up, as at the table; then no two runs are the same
    talks: bool = False  # they talk and remember, as at the table
    timed: bool = True
    measured: int = 0  # the seat that all is about, if it is about one


class DealTalk(NamedTuple):
    """About a deal, between two seats."""

    offense: int
    defense: int
    is_made: bool


@dataclass(slots=True)
class Outcome:
    match: Match
    aliens: list[str] = field(default_factory=list)  # by seat, as the game began
    last_aliens: list[str] = field(default_factory=list)  # as it ended
    winners: list[int] = field(default_factory=list)
    encounters: int = 0
    decisions: int = 0
    talks: list[DealTalk] = field(default_factory=list)
    times: list[array[float]] = field(default_factory=list)  # by seat: milliseconds of the processor for each answer
    illegal: list[str] = field(default_factory=list)  # who answered what
    error: str = ""

    def share(self, seat: int) -> float:
        """Of the win: a shared one is split."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class TooLong(Exception):
    """The game does not come to an end."""


class Bench:
    """The bots of one game, and what is noted about them as they answer."""

    def __init__(self, match: Match, rules: Book, outcome: Outcome) -> None:
        seed, seats = match.setup.seed, range(len(match.bots))
        self.match, self.rules, self.outcome = match, rules, outcome
        self.bots = [bot_named(name, seed * BOT_SEEDS + seat, match.capped) for seat, name in zip(seats, match.bots)]
        self.dreams = [Chance(DREAMS + seed * BOT_SEEDS + seat) for seat in seats]  # of the worlds that they make up
        self.searches = any(bot.searches for bot in self.bots)
        self.talk = TableTalk(rules, self.bots) if match.talks else None
        outcome.times = [array("d") for _ in seats]

    def play(self, between: Callable[[Table], None] | None = None) -> GameState:
        """`between`: called after each step of the rules."""
        start = new_state(self.match.setup, self.rules)
        if self.searches or between is not None:
            log = self.talk.log if self.talk is not None else None
            return play_followed(start, self.rules, lambda now, d: self.answer(now.table, d, now), between, log)
        return play_out(start, self.rules, lambda t, d: self.answer(t, d, None))

    def answer(self, t: Table, decision: Decision, now: Followed | None) -> Answer:
        outcome, s = self.outcome, t.s
        outcome.decisions += 1
        if s.encounters != outcome.encounters:
            outcome.encounters = s.encounters
            if s.encounters > MOST_ENCOUNTERS:
                raise TooLong(f"more than {MOST_ENCOUNTERS} encounters")
            if not outcome.aliens:
                outcome.aliens = aliens_in(s)
        if self.match.timed:
            before = time.process_time()
            answer = self.asked(t, decision, now)
            outcome.times[decision.player].append(1000 * (time.process_time() - before))
        else:
            answer = self.asked(t, decision, now)
        if s.enc is not None and decision.kind in ("deal-offer", "deal-reply"):
            if answer == "accept" or answer in NO_DEAL:
                outcome.talks.append(DealTalk(s.enc.offense, s.enc.defense, answer == "accept"))
        return answer

    def asked(self, t: Table, decision: Decision, now: Followed | None) -> Answer:
        """An illegal answer is noted, and chance answers instead: the game goes on."""
        me = decision.player
        bot = self.bots[me]
        if self.talk is not None:
            self.talk.poll(t, decision)
        if isinstance(bot, RandomBot):
            return bot.choose(None, decision)
        if bot.searches:
            if self.talk is not None:
                bot.talk = self.talk.hearing(me)
            bot.outlook = None
            if now is not None and now.can_be_searched:
                dream = self.dreams[me].below(MOST_STREAMS)
                bot.outlook = Outlook(now.worlds(decision), self.rules, self.match.weights or bot.weights, dream)
        answer = bot.choose(view_of(t, me), decision)
        try:
            return decision.check(answer)
        except IllegalAnswer as fault:
            self.outcome.illegal.append(f"{self.match.bots[me]}: {fault}")
            return decision.sample(self.dreams[me])


def aliens_in(s: GameState) -> list[str]:
    return [(seat.aliens or seat.face_down or [""])[0] for seat in s.seats]


def played(match: Match, between: Callable[[Table], None] | None = None) -> Outcome:
    """Whatever goes wrong is part of the outcome: one bad game must not cost the other thousand."""
    outcome = Outcome(match)
    try:
        end = Bench(match, book(match.blanks), outcome).play(between)
    except Exception as fault:
        place = traceback.extract_tb(fault.__traceback__)[-1]
        outcome.error = f"{type(fault).__name__}: {fault} ({place.filename}:{place.lineno})"
        return outcome
    outcome.winners, outcome.encounters, outcome.last_aliens = end.winners, end.encounters, aliens_in(end)
    outcome.aliens = outcome.aliens or outcome.last_aliens
    return outcome


def play_all(matches: list[Match], jobs: int) -> Iterator[Outcome]:
    return spread_over(played, matches, jobs)


def spread_over(work: Callable[[Job], Done], all_of_it: list[Job], jobs: int) -> Iterator[Done]:
    """In the given order, however many processes do it."""
    if jobs == 1:
        yield from map(work, all_of_it)
        return
    chunk = max(1, min(20, len(all_of_it) // (4 * jobs)))
    # `spawn` is the one way that all systems have; so the outcome cannot hang on how a process began.
    with multiprocessing.get_context("spawn").Pool(jobs, initializer=leave_interrupts) as pool:
        yield from pool.imap(work, all_of_it, chunk)


def leave_interrupts() -> None:
    """Ctrl-C is the main process's business; otherwise every worker prints a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def good(outcomes: Iterable[Outcome]) -> list[Outcome]:
    return [outcome for outcome in outcomes if not outcome.error]
