"""What came of many games: shares of the wins with their intervals, time, deals, faults. JSON-ready; `time` is the only
part that differs between two runs of the same games."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import mean, median
from typing import Any, NamedTuple

from cosmic.arena.playing import Outcome, good
from cosmic.engine.rng import Chance

TOO_LONG = 120  # encounters
RESAMPLES = 1000
INTERVAL = 0.95
Labels = Callable[[Outcome], Sequence[str]]  # by seat


class Won(NamedTuple):
    """Of one block: what a name has won there, and in how many seats."""

    won: float
    played: int


def bots_of(outcome: Outcome) -> Sequence[str]:
    return outcome.match.bots


def tallies(outcomes: Iterable[Outcome], name: str, labels: Labels = bots_of) -> list[Won]:
    """One for each block, of what this name won there."""
    found: dict[int, Won] = {}
    for outcome in outcomes:
        for seat, label in enumerate(labels(outcome)):
            if label == name:
                won, played = found.get(outcome.match.block, (0.0, 0))
                found[outcome.match.block] = Won(won + outcome.share(seat), played + 1)
    return [found[block] for block in sorted(found)]


def share_of(blocks: Sequence[Won]) -> float:
    played = sum(one.played for one in blocks)
    return sum(one.won for one in blocks) / played if played else 0.0


def resampled(count: int, resamples: int = RESAMPLES) -> Iterator[list[int]]:
    """So many of the first numbers, with repetition: blocks drawn anew. The same ones every time."""
    chance = Chance(count)
    for _ in range(resamples if count else 0):
        yield [chance.below(count) for _ in range(count)]


def middle(values: Iterable[float]) -> tuple[float, float]:
    """Where most of them lie."""
    ordered = sorted(values) or [0.0]
    tail = (1 - INTERVAL) / 2 * len(ordered)
    return ordered[int(tail)], ordered[-1 - int(tail)]


def interval(blocks: Sequence[Won]) -> tuple[float, float]:
    return middle(share_of([blocks[i] for i in drawn]) for drawn in resampled(len(blocks)))


def percent(part: float) -> float:
    return round(100 * part, 1)


def standing(outcomes: Sequence[Outcome], name: str) -> dict[str, Any]:
    """How a bot did. `any`: how often it was among the winners, `solo`: alone."""
    blocks = tallies(outcomes, name)
    low, high = interval(blocks)
    seats = [(outcome, seat) for outcome in outcomes for seat, bot in enumerate(outcome.match.bots) if bot == name]
    won = [outcome for outcome, seat in seats if seat in outcome.winners]
    fair = mean(1 / len(outcome.match.bots) for outcome, _ in seats)
    return {
        "played": len(seats),
        "share": percent(share_of(blocks)),
        "low": percent(low),
        "high": percent(high),
        "fair": percent(fair),
        "any": percent(len(won) / len(seats)),
        "solo": percent(sum(len(outcome.winners) == 1 for outcome in won) / len(seats)),
        "players": by(seats, lambda outcome, seat: str(len(outcome.match.bots))),
        "seats": by(seats, lambda outcome, seat: str(seat + 1)),
        "aliens": by(seats, lambda outcome, seat: outcome.aliens[seat]),
        "last_aliens": by(seats, lambda outcome, seat: outcome.last_aliens[seat]),
    }


def by(seats: Sequence[tuple[Outcome, int]], label: Callable[[Outcome, int], str]) -> dict[str, dict[str, float]]:
    found: dict[str, list[float]] = {}
    for outcome, seat in seats:
        found.setdefault(label(outcome, seat), []).append(outcome.share(seat))
    return {name: {"played": len(shares), "share": percent(mean(shares))} for name, shares in sorted(found.items())}


def times(outcomes: Iterable[Outcome]) -> dict[str, dict[str, float]]:
    """Milliseconds of the processor for an answer, by bot."""
    found: dict[str, array[float]] = {}
    for outcome in outcomes:
        for bot, seconds in zip(outcome.match.bots, outcome.times):
            found.setdefault(bot, array("d")).extend(seconds)
    return {bot: time_of(sorted(one)) for bot, one in sorted(found.items()) if one}


def time_of(ordered: Sequence[float]) -> dict[str, float]:
    last = len(ordered) - 1
    marks = {"median": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    found = {mark: round(ordered[round(part * last)], 3) for mark, part in marks.items()}
    return {"answers": len(ordered), "mean": round(mean(ordered), 3)} | found


def deals(outcomes: Iterable[Outcome]) -> dict[str, dict[str, int]]:
    """By the two who talked."""
    found: dict[str, dict[str, int]] = {}
    for outcome in outcomes:
        for talk in outcome.talks:
            pair = sorted((outcome.match.bots[talk.offense], outcome.match.bots[talk.defense]))
            entry = found.setdefault(" + ".join(pair), {"made": 0, "failed": 0})
            entry["made" if talk.is_made else "failed"] += 1
    return dict(sorted(found.items()))


def spread(numbers: list[int]) -> dict[str, float]:
    if not numbers:
        return {"mean": 0, "median": 0, "max": 0}
    return {"mean": round(mean(numbers), 1), "median": median(numbers), "max": max(numbers)}


def faults(outcomes: Sequence[Outcome]) -> dict[str, list[dict[str, Any]]]:
    """What must not be, each with the game in which it was."""
    return {
        "illegal": [game_of(outcome) | {"fault": fault} for outcome in outcomes for fault in outcome.illegal],
        "errors": [game_of(outcome) | {"error": outcome.error} for outcome in outcomes if outcome.error],
        "too_long": [
            game_of(outcome) | {"encounters": outcome.encounters}
            for outcome in outcomes
            if outcome.encounters > TOO_LONG
        ],
    }


def game_of(outcome: Outcome) -> dict[str, Any]:
    return {"seed": outcome.match.setup.seed, "seats": ",".join(outcome.match.bots)}


def summary(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    fine = good(outcomes)
    names = dict.fromkeys(bot for outcome in fine for bot in outcome.match.bots)
    return {
        "games": len(outcomes),
        "blocks": len({outcome.match.block for outcome in outcomes}),
        "first_seed": outcomes[0].match.setup.seed,
        "bots": {name: standing(fine, name) for name in names},
        "encounters": spread([outcome.encounters for outcome in fine]),
        "shared_wins": sum(len(outcome.winners) > 1 for outcome in fine),
        "deals": deals(fine),
        "time": times(fine),
        **faults(outcomes),
    }
