"""How fast the rules are: whole games, live decisions, the encounters a thinking bot plays out, copies and saves."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from dataclasses import replace
from statistics import mean, median, quantiles
from typing import TYPE_CHECKING, Any

from cosmic.cli.measures.figures import REPEATS, Figure, clock, microseconds, milliseconds, rate, timed
from cosmic.engine.digest import digest
from cosmic.engine.game import Game, play_out
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.engine.state import Options
from cosmic.engine.views import view_of
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book

if TYPE_CHECKING:  # earlier versions are measured by this file too, and may have them elsewhere
    from cosmic.engine.decisions import Answer, Decision
    from cosmic.engine.state import GameState
    from cosmic.engine.table import Policy, Table

NAMES = ("one", "two", "three", "four", "five", "six")
LIVE_GAMES = 4
EVERY = 40  # one decision in so many of a live game is kept as a sample position
PLAYOUTS = 20  # of each position


def figures(budget: float) -> Iterator[Figure]:
    samples: list[Game] = []
    yield from throughput(budget)
    yield from latency(samples)
    yield playouts(samples)
    yield from positions(samples)


class Played:
    """What is measured: a game by its name, if one was asked for, of so many players."""

    options: Options | None = None
    players = 4


def names() -> tuple[str, ...]:
    return NAMES[: Played.players]


def start(seed: int, hidden: bool = False) -> GameState:
    """With all aliens of the boxes; earlier versions know of one alone."""
    boxes = getattr(book(), "sets", ())
    options = Played.options or (Options(sets=boxes) if boxes else Options())
    return new_state(Setup(seed, names(), replace(options, hidden=True) if hidden else options), book())


def throughput(budget: float) -> Iterator[Figure]:
    """Random-legal games; every repeat plays the same ones as far as it gets."""
    rules, games, decisions = book(), [], []
    for _ in range(REPEATS):
        seed, count, began = 0, 0, clock()
        while not seed or clock() - began < budget / REPEATS:
            chance = Chance(seed)

            def policy(t: Table, decision: Decision, chance: Chance = chance) -> Answer:
                nonlocal count
                count += 1
                return decision.sample(chance)

            play_out(start(seed), rules, policy)
            seed += 1
        spent = clock() - began
        games.append(spent / seed)
        decisions.append(spent / count)
    yield rate("random games", median(games), 75, 150)
    yield rate("random decisions", median(decisions), 20_000, 40_000)


def latency(samples: list[Game]) -> Iterator[Figure]:
    """`Game.answer` on live games, as a table plays them; positions are kept on the way."""
    times = []
    for seed in range(LIVE_GAMES):
        settle()
        game, chance = Game(start(seed), book()), Chance(seed)
        while game.decision is not None:
            if len(game.journal) % EVERY == EVERY - 1:
                samples.append(game.clone())
            answer = game.decision.sample(chance)
            began = clock()
            game.answer(answer)
            times.append(clock() - began)
    cuts = quantiles(times, n=100)
    yield rate("live decisions", mean(times))
    yield milliseconds("live decision, p50", cuts[49])
    yield milliseconds("live decision, p99", cuts[98], aim=2)
    yield milliseconds("live decision, longest", max(times))


def settle() -> None:
    """As a table does before its game: no search for garbage goes through what was there before."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class NextEncounter(Exception):
    """The encounter that is played out is over."""


def playouts(samples: list[Game]) -> Figure:
    """From a decision by chance to the first question of the next encounter, as a bot does that looks ahead."""
    samples = [game for game in samples if game.state.enc is not None]

    def play_all() -> None:
        for number, game in enumerate(samples):
            policy = until_next_encounter(game.state.encounters, Chance(number))
            for _ in range(PLAYOUTS):
                try:
                    game.play_out(policy)
                except NextEncounter:
                    continue

    return rate("encounter playouts", median(timed(play_all) for _ in range(REPEATS)) / (PLAYOUTS * len(samples)))


def until_next_encounter(encounter: int, chance: Chance) -> Policy:
    def policy(t: Table, decision: Decision) -> Answer:
        if t.s.encounters != encounter:
            raise NextEncounter
        return decision.sample(chance)

    return policy


def positions(samples: list[Game]) -> Iterator[Figure]:
    """Small things, over positions from all stages of some games."""
    texts = [dumps_game(game) for game in samples]
    viewers = [game.decision.player if game.decision else 0 for game in samples]
    yield microseconds("state copy", middle([game.state.copy for game in samples], 20), 69, 10)
    yield microseconds("game clone", middle([game.clone for game in samples], 20), 69, 10)
    views = [_call(view_of, game.table, viewer) for game, viewer in zip(samples, viewers)]
    yield microseconds("view of a seat", middle(views, 20), 100, 40)
    yield microseconds("digest", middle([_call(digest, game.state) for game in samples], 20))
    yield milliseconds("save", middle([_call(dumps_game, game) for game in samples], 2), aim=5)
    yield milliseconds("load", middle([_call(loads_game, text, book()) for text in texts], 2), aim=5)


def _call(function: Callable[..., Any], *given: Any) -> Callable[[], Any]:
    return lambda: function(*given)


def middle(actions: list[Callable[[], Any]], times: int) -> float:
    """The median over the positions, of the median of some repeats."""
    return median(median(timed(action, times) for _ in range(REPEATS)) for action in actions)
