"""What one seat has heard and makes of it: plain data for whoever sits there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cosmic.talk.facts import EncounterFacts
from cosmic.talk.ledger import OPEN, deeds, encounter_of, judge, trust
from cosmic.talk.statements import WHY, Statement


@dataclass(frozen=True, slots=True)
class Hearing:
    said: tuple[Statement, ...] = ()  # in this encounter, and promises that still hold
    trust: tuple[float, ...] = ()  # in the word of each seat, from -1 to 1
    regard: tuple[float, ...] = ()  # for each seat, by its words and its deeds


NOTHING_HEARD = Hearing()


def hearing_of(me: int, seats: int, statements: Sequence[Statement], facts: Sequence[EncounterFacts]) -> Hearing:
    now = len(facts) - 1
    judged = judge(statements, facts)
    # Bots alone give reasons for what they turn down: who does so and who does not would tell them apart.
    heard = [one for one in judged if one.statement.kind != WHY]
    said = tuple(one.statement for one in heard if one.verdict == OPEN or encounter_of(one.statement, facts) == now)
    words, done = trust(judged, seats, me, now), deeds(facts, seats, me, now)
    regard = tuple(max(-1.0, min(1.0, a + b)) for a, b in zip(words, done))
    return Hearing(said, tuple(words), regard)
