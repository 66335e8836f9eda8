"""A ship that was helped out of the warp unseen is counted like every ship that moves."""

from __future__ import annotations

from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.game import run_step
from cosmic.engine.table import Table
from cosmic.positions import position
from cosmic.rulebook import book

UNSEEN = """
options: {classic_flares: true}
seats: {red: none, blue: none, green: none}
hands: {green: [filch flare, 2 filler]}
ships: {green: {warp: 2}}
start: regroup
"""


def take_a_ship(t: Table, decision: Decision) -> Answer:
    if decision.kind == "cheat":
        return "ship"
    return PASS if PASS in decision.options else decision.options[0]


def test_no_step_ends_with_colonies_uncounted() -> None:
    t = Table(position(UNSEEN).start.copy(), book(), [], take_a_ship, [])
    run_step(t)
    assert [line.key for line in t.log or ()].count("ship-pilfered") == 1
    assert not t.moved and not t.settlers
