"""Votes: one after the other agrees or refuses, and everybody sees how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.engine.decisions import NO, YES
from cosmic.engine.notes import VOTES

if TYPE_CHECKING:
    from cosmic.engine.table import Table


def vote(t: Table, player: int, kind: str, voters: list[int], all_must_agree: bool) -> list[int]:
    """Who refuses what is asked of them for this player; where all must agree, the first no settles it."""
    refusing: list[int] = []
    for voter in voters:
        agrees = t.ask_yes(voter, kind, other=player)
        cast(t, voter, agrees)
        if not agrees:
            refusing.append(voter)
            if all_must_agree:
                break
    VOTES.set(t, [])
    return refusing


def cast(t: Table, voter: int, agrees: bool) -> None:
    answer = YES if agrees else NO
    VOTES.set(t, [*VOTES.get(t), [voter, answer]])
    t.tell("voted", seat=voter, answer=answer)
