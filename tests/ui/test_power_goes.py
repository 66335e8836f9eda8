"""Who gives up home colonies is told before it is done that the power goes with them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from driver import Hands
from table_states import seated, show, sit_down

from cosmic.positions import position
from cosmic.ui.table.answer_buttons import homes_kept

LAUNCHING = """
seats: {red: ALIEN, blue: none, green: none}
start: launch
offense: red
defense: blue
ships: {red: {SHIPS}}
"""
THREE = "red 1: 1, red 2: 1, red 3: 1, red 4: 0, red 5: 0, blue 1: 1, green 2: 1, warp: 15"
FOUR = "red 1: 1, red 2: 1, red 3: 1, red 4: 1, red 5: 0, blue 1: 1, green 2: 1, warp: 14"


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    folder: Path = tmp_path_factory.mktemp("powers")
    yield from seated(folder, (1280, 720))


def launching(hands: Hands, alien: str, ships: str) -> None:
    game = position(LAUNCHING.replace("ALIEN", alien).replace("SHIPS", ships))
    while game.decision is not None and game.decision.kind != "launch-ships":
        game.answer(game.decision.options[-1])
    show(hands, game, "quick")


@pytest.mark.parametrize(
    ("alien", "ships", "warned"),
    [
        ("mind", THREE, "That gives up red 1: you would keep two home colonies and lose your power."),
        ("mind", FOUR, ""),
        ("masochist", THREE, ""),
        ("none", THREE, ""),
    ],
)
def test_who_gives_up_the_last_homes_is_warned_that_the_power_goes(
    alien: str, ships: str, warned: str, hands: Hands
) -> None:
    launching(hands, alien, ships)
    hands.press("zone-0")
    said = str(hands.find("question").lines)  # type: ignore[attr-defined]
    assert warned in said and ("the colony is given up" in said) is not bool(warned)
    assert ("lose your power" in said) is bool(warned)


def test_a_power_that_is_gone_already_is_not_lost_again(hands: Hands) -> None:
    launching(hands, "mind", "red 1: 1, red 2: 1, red 3: 0, red 4: 0, red 5: 0, blue 1: 1, green 2: 1, warp: 16")
    hands.press("zone-0")
    said = str(hands.find("question").lines)  # type: ignore[attr-defined]
    assert "the colony is given up" in said and "lose your power" not in said


def test_whoever_settles_a_home_again_does_not_lose_the_power_by_it(hands: Hands) -> None:
    game = sit_down(hands, "refound-ships")
    assert game.decision is not None
    me, planet = game.decision.player, game.decision.about["planet"]
    homes = [home for home in game.state.home_planets(me) if game.state.ships[home][me]]
    asked = hands.scene.asked
    assert asked is not None
    assert homes_kept(asked, homes[:1]) == len(homes) and planet not in homes
