"""What a power is worth in the hands of a bot: its share with the sheet less its share with a blank one, in the same
deals. One blank sheet is like another, so all aliens are measured against the same games without."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any

from cosmic.arena.counting import Won, middle, percent, resampled, share_of
from cosmic.arena.playing import Outcome


def held(outcomes: Sequence[Outcome]) -> list[Won]:
    """What the seat that is measured won, block by block; a game that broke off counts for nobody."""
    found: dict[int, Won] = {}
    for outcome in outcomes:
        won, played = found.get(outcome.match.block, (0.0, 0))
        if not outcome.error:
            won, played = won + outcome.share(outcome.match.measured), played + 1
        found[outcome.match.block] = Won(won, played)
    return [found[block] for block in sorted(found)]


def lift(whole: Sequence[Outcome], blank: Sequence[Outcome]) -> dict[str, Any]:
    """`whole` and `blank`: the same blocks."""
    with_it, without = held(whole), held(blank)
    low, high = middle(
        share_of([with_it[i] for i in drawn]) - share_of([without[i] for i in drawn])
        for drawn in resampled(len(with_it))
    )
    return {
        "played": sum(one.played for one in with_it),
        "share": percent(share_of(with_it)),
        "blank": percent(share_of(without)),
        "lift": percent(share_of(with_it) - share_of(without)),
        "low": percent(low),
        "high": percent(high),
    }


def lifts(found: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The aliens from the least lift up."""
    ordered = sorted(found, key=lambda alien: (found[alien]["lift"], alien))
    return {
        "median": round(median(entry["lift"] for entry in found.values()), 1),
        "aliens": {alien: found[alien] for alien in ordered},
    }
