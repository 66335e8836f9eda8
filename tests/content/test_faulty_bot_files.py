"""What is wrong with a file about bots is named where it stands, before a bot sits down with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from damage import LEVELS, VALUES, Case, drop, put, sound_copy
from reading_once import read_once

from cosmic.content import ContentError, check, load_minds

# fmt: off
CASES = [
    Case("weight missing", VALUES, drop("weights.tricks"), "weights.tricks", "is missing, expected a number from -100"),
    Case("weight misspelt", VALUES, put("weights.tricsk", 0.3), "weights.tricsk", "did you mean 'tricks'?"),
    Case("weight of nothing known", VALUES, put("weights.x", 0.3), "weights.x", "the keys here are progress, "),
    Case("weight is no number", VALUES, put("weights.tricks", float("nan")), "weights.tricks", "found the number nan"),
    Case("no world to think in", LEVELS, put("levels[0].worlds.card", 0), "levels[0].worlds.card",
         "expected a whole number from 1 to 1000, found the number 0"),
    Case("a level missing", LEVELS, drop("levels[2]"), "levels",
         "expected a list of exactly 3 levels: easy, normal, hard, found a list of 2"),
    Case("a level of another name", LEVELS, put("levels[2].slug", "harder"), "levels[2].slug", "did you mean 'hard'?"),
    Case("a level twice", LEVELS, put("levels[2].slug", "easy"), "levels[2].slug", "already stands at levels[0]"),
]
# fmt: on


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_damage_is_named(case: Case, tmp_path: Path) -> None:
    root = sound_copy(tmp_path)
    case.damage(root / case.file)
    with read_once():
        faults = check(root)
    assert [(fault.file, fault.path) for fault in faults] == [(f"data/{case.file}", case.path)]
    assert case.says in faults[0].message
    with pytest.raises(ContentError) as caught:
        load_minds(root)
    assert list(caught.value.faults) == faults
