"""What speaks for an answer: the main thing in which what follows from it is better than after the next best.

Both were played out in the same worlds. What each thing that counts adds to the difference between the two, for oneself
and through each of the others, is added up over the worlds; the largest part names the sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from cosmic.bots.guards import FOLLIES
from cosmic.engine.state import NOBODY, OFFENSE, SIDE_NAMES
from cosmic.worlds.aftermath import Aftermath
from cosmic.worlds.feature_names import FEATURES

LEAST: Final = 0.005  # of the game: what differs by less is as good
WORSE: Final = 0.01  # from so much less on it was not what promised most
PART: Final = 0.3  # of the difference: what makes up less of it is not the reason
LIKELIER: Final = 0.05  # so many more encounters won may be named
SURE: Final = 0.995
WINS: Final = "wins"
FEW: Final = 10  # worlds, in which a share is no figure to be told
BY_RULE, BY_RECORD, SOONEST = "by-rule", "by-record", "soonest"  # nothing was tried out
NO_WORLD, ONLY_SOUND, OWN_WORD = "no-world", "only-sound", "own-word"  # or there was nothing to try
UNMET = "unmet"  # what it was asked for it did not have, which it hid
# What is told about a thing that counts; what is not here is told by nothing.
TOLD_AS: Final = {
    "progress": "colonies",
    "two_short": "colonies",
    "one_short": "colonies",
    "guarded": "guards",
    "homes": "homes",
    "power_lost": "power",
    "warp": "ships",
    "hand": "cards",
    "strength": "cards",
    "tricks": "cards",
    "negotiate": "cards",
    "rewards": "cards",
    "turn": "tempo",
    "second": "tempo",
    "techs": "techs",
    "tokens": "tokens",
    "other_way": "other-way",
    "nearly_there": "other-way",
    "power": "power",
    "poised": "colonies",
}
FAMILIES: Final = tuple(TOLD_AS.get(name, "") for name in FEATURES)
BETTER_LESS: Final = ("power_lost", "warp")  # of everything else it is better to have more, as the sentences go
SENSES: Final = tuple(-1 if name in BETTER_LESS else 1 for name in FEATURES)
BY_FIGHTING: Final = ("colonies", "guards", "homes", "power", "ships", "tempo")  # gained and lost with the encounter
# What a thought may say; `about` holds a seat as `other`, and percentages.
MERITS: Final = (
    *("wins", "wins-rather", "wins-alone", "stops", "stops-rather"),
    *("wins-rather-in-few", "stops-rather-in-few", "attack-in-few", "defense-in-few"),
    *("attack", "defense"),
    *("colonies", "guards", "homes", "power", "ships", "cards", "tempo", "techs", "tokens", "other-way"),
    *("other-colonies", "other"),
    *("habit", "manner", "misjudged"),
    *(BY_RULE, BY_RECORD, SOONEST, NO_WORLD, ONLY_SOUND, OWN_WORD, UNMET),
    *FOLLIES,
)


class Pair(NamedTuple):
    """What follows from two answers in the same world, and how much that world counts."""

    mine: Aftermath
    other: Aftermath
    weight: float = 1.0


class Merit(NamedTuple):
    """The key of a sentence, and what it tells; empty if there is nothing to tell."""

    key: str = ""
    about: Mapping[str, Any] = MappingProxyType({})


NO_MERIT: Final = Merit()
Parts = dict[tuple[int, str], float]  # of the difference: through which seat, and by what


def merit_of(pairs: Iterable[Pair], me: int, weights: Sequence[float]) -> Merit:
    """Of the first answer in the pairs over the second."""
    found = [pair for pair in pairs if pair.weight > 0 and pair.mine.shares and pair.other.shares]
    total = sum(pair.weight for pair in found)
    if not total:
        return NO_MERIT
    gap = sum(pair.weight * (pair.mine.shares[me] - pair.other.shares[me]) for pair in found) / total
    if gap < LEAST or (len(found) > 1 and is_chance(found, me)):
        return NO_MERIT
    parts = parts_of(found, me, weights)
    (seat, what), most = max(told_together(parts, me).items(), key=lambda one: one[1])
    if most < PART * gap * total or not what:
        return NO_MERIT
    if what == WINS:
        return of_victory(found, me, seat)
    if seat != me:
        what = max((part, one) for (whose, one), part in parts.items() if whose == seat)[1]
    odds = of_odds(found) if what in BY_FIGHTING else NO_MERIT
    if odds.key or seat == me:
        return odds if odds.key else Merit(what)
    return Merit("other-colonies" if what == "colonies" else "other", {"other": seat})


def is_chance(pairs: Sequence[Pair], me: int) -> bool:
    """Only one of several worlds speaks for it: that may be how its dice fell, and is nothing to give a reason for."""
    return sum(pair.mine.shares[me] > pair.other.shares[me] for pair in pairs) < 2


def of_compared(
    ends: Sequence[Sequence[Aftermath]],
    best: int,
    rivals: Sequence[int],
    nudges: Mapping[int, float],
    me: int,
    weights: Sequence[float],
) -> Merit:
    """Of the answer that was given over the best of its rivals. If one of them promised more, something else has
    decided: its manner (`nudges`), habit (which comes first among the answers), or an error."""
    rival = max(rivals, key=lambda i: mean_of(ends[i], me), default=None)
    if rival is None:
        return NO_MERIT
    both = list(map(Pair, ends[best], ends[rival]))
    gap = sum(pair.other.shares[me] - pair.mine.shares[me] for pair in both) / len(both)
    if gap < WORSE:
        return merit_of(both, me, weights)
    if nudges[best] - nudges[rival] >= gap:
        return Merit("manner")
    return Merit("habit" if best == 0 else "misjudged")


def mean_of(ends: Sequence[Aftermath], me: int) -> float:
    return sum(after.shares[me] for after in ends) / len(ends)


def parts_of(pairs: Sequence[Pair], me: int, weights: Sequence[float]) -> Parts:
    """A share moves with each thing that counts as steeply as halfway between both. Where one of them ends the game
    there is nothing else to tell."""
    parts: Parts = {}
    for mine, other, weight in pairs:
        if not mine.rows or not other.rows:
            key = (decided_by(mine, other, me), WINS)
            parts[key] = parts.get(key, 0.0) + weight * (mine.shares[me] - other.shares[me])
            continue
        halfway = [(a + b) / 2 for a, b in zip(mine.shares, other.shares)]
        for seat, (row, rival) in enumerate(zip(mine.rows, other.rows)):
            if row == rival:
                continue
            slope = weight * halfway[me] * ((1 - halfway[me]) if seat == me else -halfway[seat])
            for family, sense, by, a, b in zip(FAMILIES, SENSES, weights, row, rival):
                if a != b:
                    what = family if by * sense > 0 else ""  # fitted weights may go against what one would say
                    parts[seat, what] = parts.get((seat, what), 0.0) + slope * by * (a - b)
    return parts


def decided_by(mine: Aftermath, other: Aftermath, me: int) -> int:
    """Whose victory makes the difference."""
    over = [after for after in (other, mine) if not after.rows]
    if any(after.shares[me] > 0 for after in over):
        return me
    return over[0].shares.index(max(over[0].shares))


def told_together(parts: Parts, me: int) -> Parts:
    """Of others it counts what they gain in all; that one of them wins is told apart."""
    found: Parts = {}
    for (seat, what), part in parts.items():
        key = (seat, what if seat == me or what == WINS else "other")
        found[key] = found.get(key, 0.0) + part
    return found


def rates(pairs: Sequence[Pair], is_so: Any) -> tuple[float, float]:
    """How often it is so after either answer."""
    total = sum(pair.weight for pair in pairs)
    return (
        sum(pair.weight for pair in pairs if is_so(pair.mine)) / total,
        sum(pair.weight for pair in pairs if is_so(pair.other)) / total,
    )


def of_victory(pairs: Sequence[Pair], me: int, seat: int) -> Merit:
    here, there = rates(pairs, lambda after: not after.rows and after.shares[seat] > 0)
    if seat == me:
        if here <= there:
            return Merit("wins-alone")
        return Merit("wins") if here >= SURE else in_figures("wins-rather", pairs, here, there)
    if here >= there:
        return NO_MERIT
    if here <= 1 - SURE:
        return Merit("stops", {"other": seat})
    return in_figures("stops-rather", pairs, here, there, other=seat)


def of_odds(pairs: Sequence[Pair]) -> Merit:
    """Of the encounter for the side on which one is after either answer; what one side's odds are is no reason for
    changing sides."""
    sides = {after.side for pair in pairs for after in pair[:2]}
    if len(sides) != 1 or NOBODY in sides:
        return NO_MERIT
    side = sides.pop()
    here, there = rates(pairs, lambda after: after.outcome == SIDE_NAMES[side])
    if here - there < LIKELIER:
        return NO_MERIT
    return in_figures("attack" if side == OFFENSE else "defense", pairs, here, there)


def in_figures(key: str, pairs: Sequence[Pair], here: float, there: float, **about: int) -> Merit:
    """With percentages, if they are more than how two or three dice fell."""
    if len(pairs) < FEW:
        return Merit(f"{key}-in-few", about)
    return Merit(key, about | {"here": round(100 * here), "there": round(100 * there)})
