"""How long bots think about what."""

from __future__ import annotations

import pytest

from cosmic.bots.thinking import is_behind, weight_of
from cosmic.engine.decisions import PASS, Decision
from cosmic.rulebook import minds


@pytest.mark.parametrize(
    ("kind", "options", "weight"),
    [
        ("card", (3, 4), "card"),
        ("ally", ("offense", "none"), "main"),
        ("window", (PASS, "plague", "zombie.power"), "power"),
        ("use", ("no", "yes"), "power"),
        ("window", (PASS, "plague", "zombie.wild"), "window"),
        ("which-copy", (3, 4), "minor"),
    ],
)
def test_what_a_question_weighs(kind: str, options: tuple[object, ...], weight: str) -> None:
    assert weight_of(Decision(0, kind, "pick", options, "word")) == weight


def test_whoever_thinks_at_all_thinks_most_about_the_own_power_among_what_may_be_used() -> None:
    for level in minds().levels.values():
        assert level.worlds["power"] >= level.worlds["window"]


def test_what_is_always_worse_or_always_the_same_is_given_up_and_what_may_be_luck_is_not() -> None:
    best = [0.30, 0.28, 0.31, 0.29, 0.30, 0.30, 0.29, 0.31]
    assert is_behind([one - 0.1 for one in best], best)
    assert is_behind(best, best)
    assert not is_behind([0.9, 0.0, 0.0, 0.5, 0.0, 0.8, 0.0, 0.0], best)
