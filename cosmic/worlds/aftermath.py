"""How an encounter ended in a made-up world: numbers for whoever wants to know what makes one answer better than
another."""

from __future__ import annotations

from typing import NamedTuple

from cosmic.engine.state import NOBODY
from cosmic.engine.table import Table
from cosmic.worlds.values import features, of_rows, of_winners


class Aftermath(NamedTuple):
    shares: list[float]  # of the game, by seat
    rows: list[list[float]]  # what counts towards them, by seat; empty if the game is over
    outcome: str  # of the encounter
    side: int  # on which the viewer was


def aftermath_of(t: Table, viewer: int, weights: list[float], second: bool = True) -> Aftermath:
    s = t.s
    outcome, side = ("", NOBODY) if s.enc is None else (s.enc.outcome, t.side_of(viewer))
    if s.winners:
        return Aftermath(of_winners(s), [], outcome, side)
    rows = features(t, second)
    return Aftermath(of_rows(rows, weights), rows, outcome, side)


NO_AFTERMATH = Aftermath([], [], "", NOBODY)
