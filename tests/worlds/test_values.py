"""What a position is worth: what brings a seat nearer to victory is worth something to it."""

from __future__ import annotations

import pytest

from cosmic.bots.position_values import values_of
from cosmic.content.bot_files import VALUES_OF
from cosmic.positions import position
from cosmic.rulebook import content
from cosmic.worlds.feature_names import FEATURES
from cosmic.worlds.values import features, of_rows

SEATS = "seats: {red: %s, blue: none, green: none, yellow: none}\nstart: regroup\n"


def rows_of(alien: str, more: str) -> list[list[float]]:
    return features(position(SEATS % alien + more).table)


def hope_of_red(alien: str, more: str, bot: str = "greedy") -> float:
    return of_rows(rows_of(alien, more), values_of(bot))[0]


def told(alien: str, more: str, name: str) -> list[float]:
    """By seat, of one thing that counts."""
    return [row[FEATURES.index(name)] for row in rows_of(alien, more)]


@pytest.mark.parametrize("bot", VALUES_OF)
@pytest.mark.parametrize(
    ("alien", "nearer", "farther"),
    [
        ("tick tock", "tokens: {tick tock: 2}", "tokens: {tick tock: 9}"),
        ("genius", "hands: {red: 18}", "hands: {red: 8}"),
        ("masochist", "ships: {red: {red 1: 1, rest: warp}}", "ships: {red: {red 1: 9, rest: warp}}"),
    ],
)
def test_a_victory_of_its_own_counts_as_it_comes_nearer(bot: str, alien: str, nearer: str, farther: str) -> None:
    assert hope_of_red(alien, nearer, bot) - hope_of_red(alien, farther, bot) > 0.1


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


@pytest.mark.parametrize("bot", VALUES_OF)
def test_colonies_and_ships_are_worth_something_whoever_has_played(bot: str) -> None:
    none, one = (
        hope_of_red("none", more, bot)
        for more in ("", "ships: {red: {blue 1: 2, red 1: 4, red 2: 4, red 3: 4, red 4: 4, red 5: 2}}")
    )
    assert one > none > hope_of_red("none", "ships: {red: {red 1: 4, red 2: 4, red 3: 4, rest: warp}}", bot)


def test_a_power_counts_as_much_as_it_has_been_worth_while_it_is_there() -> None:
    lift = content().lifts["genius"]
    assert lift > 0
    assert told("genius", "", "power") == [lift / 100, 0.0, 0.0, 0.0]
    assert told("genius", "ships: {red: {red 1: 4, red 2: 4, rest: warp}}", "power")[0] == 0.0


def test_one_short_is_the_better_the_sooner_the_turn_comes() -> None:
    """The turn is red's, so blue's comes next."""
    assert told("none", "", "poised") == [0.0, 0.0, 0.0, 0.0]
    last = told("none", "ships: {red: {blue 1: 2, blue 2: 2, green 1: 2, yellow 1: 2, rest: red 1}}", "poised")[0]
    next_up = told("none", "ships: {blue: {red 1: 2, red 2: 2, green 1: 2, yellow 1: 2, rest: blue 1}}", "poised")[1]
    assert 0.0 < last < next_up == 1.0
