"""Positions at the ends of encounters, and what came of their games: what the value of a position is fitted to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from cosmic.arena.matches import names_for, usual_options
from cosmic.arena.playing import Match, played
from cosmic.engine.book import Book
from cosmic.engine.rng import Chance
from cosmic.engine.table import Table
from cosmic.phases.setup import Setup
from cosmic.worlds.playing_on import ENDS
from cosmic.worlds.values import features

PLAYERS = (4, 3, 4, 5, 4, 6)  # of one game after another


class Sample(NamedTuple):
    rows: list[list[float]]  # the features of each seat
    shares: list[float]  # of the game, as it ended


@dataclass(slots=True)
class SampledGame:
    match: Match
    samples: list[Sample] = field(default_factory=list)
    error: str = ""


def self_play(games: int, seed: int, bots: Sequence[str], book: Book) -> list[Match]:
    """Tables of every size, every second round of them with techs; who sits where is drawn from the bots."""
    chance, usual, found = Chance(seed), usual_options(book), []
    for i in range(games):
        players = PLAYERS[i % len(PLAYERS)]
        options = replace(usual, techs=bool(i // len(PLAYERS) % 2))
        seated = tuple(bots[chance.below(len(bots))] for _ in range(players))
        found.append(Match(Setup(seed + i, names_for(players), options), seated, i, timed=False))
    return found


def sampled(match: Match) -> SampledGame:
    """One position for each encounter, at the moment at which a playout is valued; none of the end itself."""
    positions: list[list[list[float]]] = []
    last = 0

    def between(t: Table) -> None:
        nonlocal last
        s = t.s
        if s.agenda and s.agenda[-1] in ENDS and s.encounters > last:
            last = s.encounters
            positions.append(features(t))

    outcome = played(match, between)
    if outcome.error:
        return SampledGame(match, error=outcome.error)
    shares = [outcome.share(seat) for seat in range(len(match.bots))]
    return SampledGame(match, [Sample(rows, shares) for rows in positions])
