"""Which words were kept and which were broken, and what everybody thinks of everybody for it. It is worked out anew
from what was said and what everybody saw, so that nothing of it can be lost or forged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cosmic.engine.state import NOBODY
from cosmic.talk.facts import EncounterFacts
from cosmic.talk.statements import FIGHT, INVITE_ME, LEAVE_ALONE, NEGOTIATE, Statement

KEPT, BROKEN, MOOT, OPEN = "kept", "broken", "moot", "open"
HOLDS: Final = 6  # encounters for which a promise for the next time holds
HALVED: Final = 3  # encounters after which half of it is forgotten
# How much a word or a deed moves, from -1 to 1; a broken word weighs more than a kept one.
WORDS: Final = {KEPT: 0.25, BROKEN: -0.6}
TO_OTHERS: Final = 0.5  # of it, with those who were not spoken to
HELPED, OPPOSED, ATTACKED, CHOSEN_TO_ATTACK, AGREED = 0.3, -0.25, -0.15, -0.5, 0.2


@dataclass(frozen=True, slots=True)
class Judged:
    statement: Statement
    verdict: str
    encounter: int  # in which it was judged, as a place among the facts


def judge(statements: Sequence[Statement], facts: Sequence[EncounterFacts], is_over: bool = False) -> list[Judged]:
    """Of each statement whether it was kept, as far as everybody knows. The last encounter is still under way, unless
    the game is over."""
    ended = len(facts) if is_over else len(facts) - 1
    judged = [_judged(one, facts, ended) for one in statements]
    # A promise that is repeated before it was tried is one promise.
    tried = [(one.statement.seat, one.statement.kind, one.statement.other, one.encounter) for one in judged]
    is_again = [key[1] == LEAVE_ALONE and key in tried[:i] for i, key in enumerate(tried)]
    return [replace(one, verdict=MOOT) if again else one for one, again in zip(judged, is_again)]


def _judged(one: Statement, facts: Sequence[EncounterFacts], ended: int) -> Judged:
    place = encounter_of(one, facts)
    if not one.is_promise:
        return Judged(one, MOOT, place)
    if one.kind == LEAVE_ALONE:
        return _left_alone(one, facts, place, ended)
    if place >= ended:
        return Judged(one, OPEN, place)
    return Judged(one, _in_encounter(one, facts[place]), place)


def encounter_of(one: Statement, facts: Sequence[EncounterFacts]) -> int:
    return max(n for n, fact in enumerate(facts) if n == 0 or fact.first < one.line)


def _in_encounter(one: Statement, fact: EncounterFacts) -> str:
    if one.kind in (NEGOTIATE, FIGHT):
        shown = fact.shown.get(one.seat, "")
        if not shown:
            return MOOT
        return KEPT if (shown == "negotiate") == (one.kind == NEGOTIATE) else BROKEN
    assert one.kind == INVITE_ME
    if one.seat not in fact.invited.get(one.other, []):
        return MOOT
    side, ships = fact.allied.get(one.seat, (NOBODY, 0))
    return KEPT if side == fact.side_of(one.other) != NOBODY and ships >= one.number else BROKEN


def _left_alone(one: Statement, facts: Sequence[EncounterFacts], place: int, ended: int) -> Judged:
    """Tried when its speaker next could choose whom to attack; where destiny sends it is not its doing."""
    for n in range(place + 1, min(ended, place + 1 + HOLDS)):
        if facts[n].offense == one.seat and facts[n].was_chosen and facts[n].defense != NOBODY:
            return Judged(one, BROKEN if facts[n].defense == one.other else KEPT, n)
    return Judged(one, MOOT if ended > place + HOLDS else OPEN, min(ended, place + HOLDS))


def trust(judged: Sequence[Judged], seats: int, hearer: int, now: int) -> list[float]:
    """By speaker, from -1 to 1: how much its word is worth to this seat."""
    found = [0.0] * seats
    for one in judged:
        speaker = one.statement.seat
        if speaker != hearer and speaker < seats:
            part = 1.0 if one.statement.other in (hearer, NOBODY) else TO_OTHERS
            found[speaker] += WORDS.get(one.verdict, 0.0) * part * faded(now - one.encounter)
    return [max(-1.0, min(1.0, value)) for value in found]


def deeds(facts: Sequence[EncounterFacts], seats: int, me: int, now: int) -> list[float]:
    """By seat: what it has done for this one and against it, as far as that is remembered."""
    found = [0.0] * seats
    for place, fact in enumerate(facts[:now]):
        mine = fact.side_of(me)
        if mine == NOBODY:
            continue
        fade = faded(now - place)
        for other in range(seats):
            side = fact.side_of(other)
            if other == me or side == NOBODY:
                continue
            if other == fact.offense and me == fact.defense:
                found[other] += fade * (CHOSEN_TO_ATTACK if fact.was_chosen else ATTACKED)
            elif other == fact.offense and side != mine:
                found[other] += fade * OPPOSED
            elif other not in (fact.offense, fact.defense):
                found[other] += fade * (HELPED if side == mine else OPPOSED)
            if fact.agreed and {me, other} == {fact.offense, fact.defense}:
                found[other] += fade * AGREED
    return [max(-1.0, min(1.0, value)) for value in found]


def faded(encounters: int) -> float:
    return float(0.5 ** (max(0, encounters) / HALVED))
