"""The strength of several bots from games of all mixes of them, as Elo. In a game each seat wins as often as its
strength is part of the sum of strengths (Bradley–Terry for more than two, Luce's choice); a shared win counts for each
of the winners in part."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10
from typing import Any

from cosmic.arena.counting import middle, resampled
from cosmic.arena.playing import Outcome, good

ELO = 400  # points for ten times the strength
ZERO = "random"
STEPS = 200
RESAMPLES = 200
PRIOR = 0.5  # of a game won by each against each, so that nobody is without limit

Line = tuple[tuple[str, ...], dict[str, float]]  # the bots of a game, and what each name won of it


def strengths(games: Sequence[Line], names: Sequence[str]) -> dict[str, float]:
    """The likeliest ones, by minorisation and maximisation (Hunter 2004)."""
    won = {name: PRIOR * (len(names) - 1) for name in names}
    mixes: dict[tuple[str, ...], float] = {}
    for i, name in enumerate(names):
        for other in names[i + 1 :]:
            mixes[name, other] = 2 * PRIOR
    for bots, shares in games:
        mix = tuple(sorted(bots))
        mixes[mix] = mixes.get(mix, 0.0) + 1
        for name, share in shares.items():
            won[name] += share
    found = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        weight = dict.fromkeys(names, 0.0)
        for mix, count in mixes.items():
            part = count / sum(found[name] for name in mix)
            for name in mix:
                weight[name] += part
        found = {name: won[name] / weight[name] for name in names}
    return found


def elo(games: Sequence[Line], names: Sequence[str]) -> dict[str, float]:
    """`random` is 0; without it the last name is."""
    found = strengths(games, names)
    zero = found[ZERO if ZERO in names else names[-1]]
    return {name: ELO * log10(found[name] / zero) for name in names}


def line_of(outcome: Outcome) -> Line:
    won: dict[str, float] = {}
    for seat in outcome.winners:
        name = outcome.match.bots[seat]
        won[name] = won.get(name, 0.0) + outcome.share(seat)
    return outcome.match.bots, won


def ladder(outcomes: Sequence[Outcome], names: Sequence[str]) -> dict[str, dict[str, Any]]:
    """From the strongest down, with intervals over blocks."""
    blocks: dict[int, list[Line]] = {}
    for outcome in good(outcomes):
        blocks.setdefault(outcome.match.block, []).append(line_of(outcome))
    games = list(blocks.values())
    found = elo([line for one in games for line in one], names)
    anew = [elo([line for i in drawn for line in games[i]], names) for drawn in resampled(len(games), RESAMPLES)]
    bounds = {name: middle(one[name] for one in anew) for name in names}
    return {
        name: {"elo": round(found[name]), "low": round(bounds[name][0]), "high": round(bounds[name][1])}
        for name in sorted(names, key=lambda name: -found[name])
    }
