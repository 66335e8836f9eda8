"""What a position is worth: what brings a seat nearer to victory is worth something to it."""

from __future__ import annotations

import pytest

from cosmic.positions import position
from cosmic.rulebook import minds
from cosmic.worlds.values import features, in_order, of_rows

SEATS = "seats: {red: %s, blue: none, green: none, yellow: none}\nstart: regroup\n"


def hope_of_red(alien: str, more: str) -> float:
    game = position(SEATS % alien + more)
    return of_rows(features(game.table), in_order(minds().weights))[0]


@pytest.mark.parametrize(
    ("alien", "nearer", "farther"),
    [
        ("tick tock", "tokens: {tick tock: 2}", "tokens: {tick tock: 9}"),
        ("genius", "hands: {red: 18}", "hands: {red: 8}"),
        ("masochist", "ships: {red: {red 1: 1, rest: warp}}", "ships: {red: {red 1: 9, rest: warp}}"),
    ],
)
def test_a_victory_of_its_own_counts_as_it_comes_nearer(alien: str, nearer: str, farther: str) -> None:
    assert hope_of_red(alien, nearer) - hope_of_red(alien, farther) > 0.1


def test_ships_out_of_the_game_are_no_better_than_ships_in_the_warp() -> None:
    warp = hope_of_red("none", "ships: {red: {red 1: 4, red 2: 4, red 3: 4, rest: warp}}")
    removed = hope_of_red("none", "ships: {red: {red 1: 4, red 2: 4, red 3: 4, rest: removed}}")
    assert removed <= warp < hope_of_red("none", "")


def test_research_counts_as_far_as_it_has_come() -> None:
    begun, nearly = (hope_of_red("none", f"techs: {{red: {{omega missile: {n}}}}}") for n in (1, 7))
    done = hope_of_red("none", "techs: {red: {omega missile: completed}}")
    assert begun < nearly < done


def test_a_burden_of_tokens_is_no_gain() -> None:
    """Those of the Grudge lie with who did not come."""
    grudge = "seats: {red: none, blue: grudge, green: none, yellow: none}\nstart: regroup\n"
    rows = [features(position(grudge + more).table)[0] for more in ("", "memory: {red: {grudge: {tokens: 3}}}\n")]
    assert rows[0] == rows[1]
