"""Tables that ONE tech face down tells apart: nothing that the room can notice differs, whoever presses."""

from __future__ import annotations

from typing import Any

import pytest
from room import Room

from cosmic.hotseat.session.calls import NORMAL, STRICT
from cosmic.hotseat.session.session import Session
from cosmic.hotseat.session.undo import way_back
from cosmic.positions import position

UNKNOWN = ("xenon_lasers", "gluon_mines", "tech_scrambler", "genesis_bomb", "the_qax")
SITUATIONS = {
    "mines": """
seats: {red: none, blue: none, green: none}
start: planning
defense: blue
planet: blue 1
sends: 3
techs: {blue: {%s: 4}}
""",
    "a tech in use": """
seats: {red: none, blue: none, green: none}
start: reveal
defense: blue
planet: blue 1
sends: 3
laid: {offense: attack 10, defense: attack 08}
techs: {green: {%s: 4}, red: {quark battery: completed}}
""",
    "a new encounter": """
seats: {red: none, blue: none, green: none}
techs: {green: {%s: 4}, red: {plasma thrusters: completed}}
destiny: [blue]
""",
}


def noticed(situation: str, tech: str, mode: str, presses: bool, bots: bool) -> list[Any]:
    game = position(SITUATIONS[situation] % tech)
    people = [0] if bots else [0, 1, 2]
    room = Room(Session(game, people, mode), [], (), lambda call: call.people if presses else [])
    return room.watch(1)


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("presses", [False, True])
@pytest.mark.parametrize("mode", [NORMAL, STRICT])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_room_does_not_notice_which_tech_lies_face_down(
    situation: str, mode: str, presses: bool, bots: bool
) -> None:
    first, *others = (noticed(situation, tech, mode, presses, bots) for tech in UNKNOWN)
    assert first and all(other == first for other in others)


def test_whoever_has_a_tech_with_ships_on_it_is_named_by_the_window() -> None:
    """Whatever it is."""
    for tech in UNKNOWN:
        game = position(SITUATIONS["mines"] % tech)
        while game.decision is not None and game.state.phase == "planning" and game.decision.kind != "window":
            game.answer(game.decision.options[0])
        windows = [line.about for line in game.log if line.is_window]
        laid = [about["seats"] for about in windows if about["about"].get("moment") == "planning.laid"]
        assert laid and all(1 in seats for seats in laid)


NEW_TECH = """
seats: {red: none, blue: none, green: none}
start: reveal
defense: blue
planet: blue 1
sends: 4
techs: {green: {xenon lasers: 1}}
laid: {offense: attack 20, defense: attack 01}
"""


def test_techs_that_were_drawn_are_news_to_whoever_takes_something_back() -> None:
    game = position(NEW_TECH)
    while game.decision is not None and game.decision.kind != "second-encounter":
        game.answer(game.decision.options[0])
    game.answer("tech")
    assert game.decision is not None and game.decision.kind == "tech-keep"
    back = way_back(game, [0, 1, 2])
    assert back is not None and back.needs_consent
