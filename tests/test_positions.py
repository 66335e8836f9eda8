"""Positions: a table in the players' words, the same for rulings, tests and tools."""

from __future__ import annotations

import pytest

from cosmic.engine.saves import dumps_game, loads_game
from cosmic.engine.state import GATE, WARP
from cosmic.positions import SchemaFault, position
from cosmic.rulebook import book

WRITTEN = """
seats: {red: zombie, blue: none, green: [mind, void]}
unused: [oracle, macron]
ships: {red: {warp: 2}}
hands: {blue: [+3, attack 08]}
start: launch
defense: blue
"""


def test_a_position_is_a_game_at_its_first_question():
    game = position(WRITTEN)
    assert game.decision is not None and (game.decision.player, game.decision.kind) == (0, "aim")
    assert [seat.aliens for seat in game.state.seats] == [["zombie"], [], ["mind", "void"]]
    assert game.state.unused == ["oracle", "macron"] and game.state.ships[WARP][0] == 2
    assert loads_game(dumps_game(game), book()).decision == game.decision


def test_plain_mappings_say_the_same_as_yaml():
    written = {
        "seats": {"red": "zombie", "blue": "none", "green": ["mind", "void"]},
        "unused": ["oracle", "macron"],
        "ships": {"red": {"warp": 2}},
        "hands": {"blue": ["+3", "attack 08"]},
        "start": "launch",
        "defense": "blue",
    }
    assert position(written).state == position(WRITTEN).state


def test_who_is_not_named_does_not_lie_in_the_box():
    assert position("seats: {red: zombie, blue: none, green: none}\nunused: []").state.unused == []
    left = position("seats: {red: zombie, blue: none, green: none}").state.unused
    assert "zombie" not in left and "oracle" in left


def test_where_chance_takes_the_first_nothing_is_open():
    """However often something is drawn or shuffled: so a position can state what a shuffle brings."""
    state = position("seats: {red: zombie, blue: none, green: none}\nchance: first").state
    for _ in range(3):
        cards = ["one", "two", "three", "four"]
        state.shuffle(cards)
        assert cards == ["two", "three", "four", "one"] and state.below(6) == 0


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("ships: {}", "seats"),
        ("seats: [red", "not valid YAML"),
        ("[red, blue]", "expected"),
        ("seats: {red: none, blue: none, green: none}\nwhen: []", "unknown key 'when'"),
        ("seats: {red: none, blue: none, green: none}\nunused: [nobody]", "no alien 'nobody'"),
        ("seats: {red: mind, blue: none, green: none}\nunused: [mind]", "'mind' has a seat"),
        ("seats: {red: none, blue: none, green: none}\nunused: mind", "unused: expected a list"),
        ("seats: {red: none, blue: none, green: none}\nchance: last", "first"),
    ],
)
def test_what_makes_no_sense_is_said(written, said):
    with pytest.raises(SchemaFault, match=said):
        position(written)


def test_ships_sent_stand_on_the_gate():
    sent = "start: planning\ndefense: blue\nplanet: blue 1\nsends: 3"
    assert position(f"seats: {{red: none, blue: none, green: none}}\n{sent}").state.ships[GATE][0] == 3
