"""Six at the table in the smallest window with large letters: nothing overlaps, is cut off or out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from auditing import LONG_NAMES, SMALL, SMALL_LOOKS, look_everywhere
from driver import Hands, plan_at
from situations import at
from table_states import open_curtain, show

from cosmic.engine.game import Game
from cosmic.hotseat.session.calls import Call
from cosmic.ui.screens.deal.deal_scene import DealScene

NAMES = (*LONG_NAMES, "Eve", "Fay")
SEATS = {
    "blue": "tick tock",
    "green": "zombie",
    "purple": "philanthropist",
    "red": "anti matter",
    "yellow": "macron",
    "orange": "reincarnator",
}
# Two figures on every home planet that is not empty, one planet that all share, and something of everybody in the warp.
SHIPS = {
    "blue": {"blue 1": 14, "green 1": 1, "warp": 3},
    "green": {"green 1": 11, "blue 1": 2, "purple 2": 1, "orange 3": 2, "warp": 4},
    "purple": {"purple 1": 12, "blue 1": 1, "green 1": 1, "orange 3": 1, "warp": 2},
    "red": {"red 5": 10, "green 1": 2, "orange 3": 2, "warp": 6},
    "yellow": {"yellow 3": 13, "green 1": 2, "orange 3": 1, "warp": 4},
    "orange": {"orange 3": 10, "green 1": 3, "warp": 7},
}
FULL: dict[str, Any] = {"seats": SEATS, "ships": SHIPS, "offense": "blue"}
AT_ORANGE = FULL | {"defense": "orange", "planet": "orange 3", "sends": 2}
WITH_ALLIES = AT_ORANGE | {
    "ships": {
        **SHIPS,
        "blue": {"blue 1": 12, "green 1": 1, "warp": 3},
        "green": {"green 1": 7, "blue 1": 2, "purple 2": 1, "orange 3": 2, "warp": 4},
        "red": {"red 5": 9, "green 1": 2, "orange 3": 2, "warp": 6},
        "yellow": {"yellow 3": 11, "green 1": 2, "orange 3": 1, "warp": 4},
        "purple": {"purple 1": 9, "blue 1": 1, "green 1": 1, "orange 3": 1, "warp": 2},
    },
    "allies": {"offense": {"purple": 3, "red": 1}, "defense": {"green": 4, "yellow": 2}},
}
NEGOTIATES = {"offense": "negotiate", "defense": "negotiate"}
TABLES: dict[str, dict[str, Any]] = {
    "bringing a ship back": FULL,
    "choosing whom to meet": FULL | {"start": "destiny", "destiny": ["wild"]},
    "aiming": FULL | {"start": "destiny", "destiny": ["orange"]},
    "launching": FULL | {"start": "launch", "defense": "orange"},
    "inviting": AT_ORANGE | {"start": "invitations"},
    "planning": WITH_ALLIES | {"start": "selection"},
    "reinforcing": WITH_ALLIES
    | {"start": "reveal", "laid": {"offense": "attack 20", "defense": "attack 08"}, "hands": {"blue": ["+3", "+5"]}},
    "dealing": AT_ORANGE | {"start": "reveal", "laid": NEGOTIATES},
}


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    game = table_of("inviting")
    made = Hands(plan_at(game, "quick"), tmp_path_factory.mktemp("six"), SMALL, game)
    made.keys_only = True
    yield made
    made.close()


def table_of(name: str) -> Game:
    return at(TABLES[name], NAMES)


@pytest.mark.parametrize("contrast", [False, True], ids=["", "contrast"])
@pytest.mark.parametrize("name", TABLES)
def test_every_question_holds_with_six_seats(name: str, contrast: bool, hands: Hands) -> None:
    hands.services.settings = replace(hands.services.settings, contrast=contrast)
    hands.app.settings_changed()
    show(hands, table_of(name), "quick")
    open_curtain(hands)
    look_everywhere(hands.app, SMALL_LOOKS)
    if name == "dealing":
        assert isinstance(hands.top, DealScene)


def test_a_call_has_a_key_for_each_of_six(hands: Hands) -> None:
    show(hands, table_of("reinforcing"), "normal")
    assert isinstance(hands.scene.beat, Call)
    look_everywhere(hands.app, SMALL_LOOKS)
    assert "Y" in hands.find("press-5").label
