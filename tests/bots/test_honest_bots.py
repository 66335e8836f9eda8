"""No bot peeks: what its seat cannot see may be anything, and it answers the same."""

from __future__ import annotations

import pytest

from cosmic.bots import LEVELS
from cosmic.engine.state import Options
from cosmic.fuzz.honest_bots import played_with_twins
from cosmic.phases.setup import Setup
from cosmic.rulebook import new_game

EVERYTHING = Options(sets=("base", "incursion"), rewards="deck", techs=True)
QUESTIONS = {"easy": 90, "normal": 90, "hard": 24}


@pytest.mark.parametrize("level", LEVELS)
def test_a_twin_table_gets_the_same_answer_from_every_level(level: str) -> None:
    """`cosmic fuzz --bots easy,normal,hard --games 200` does the same for whole games."""
    found = played_with_twins(new_game(Setup(5, ("a", "b", "c", "d"), EVERYTHING)), [level] * 4, 5, QUESTIONS[level])
    assert not found.differences
    assert found.compared > QUESTIONS[level] / 2
