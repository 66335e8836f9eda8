"""What outlasts a step is in the save: a game saved and read again at each question goes on as it would have."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmic.engine.digest import digest
from cosmic.engine.game import Game
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.engine.state import GameState
from cosmic.positions import position
from cosmic.rulebook import book

Answers = list[tuple[int, str, object]]  # seat, kind of question, answer; everything else is passed

STRUCK_BACK = """
seats: {red: none, blue: none, green: none}
hands:
  blue: [warrior flare, attack 20, attack 04]
  red: [attack 30, attack 06, attack 08]
start: reveal
defense: blue
planet: blue 1
sends: 2
laid: {offense: attack 12, defense: attack 10}
"""

GRUDGES = """
seats: {red: grudge, blue: none, green: none}
hands:
  red: [attack 30, 2 filler]
  blue: [attack 04, 2 filler]
start: alliance
defense: blue
planet: blue 1
sends: 2
invited: {offense: [green], defense: []}
"""

LOAN = """
seats: {red: none, blue: none, green: warrior}
hands:
  green: [philanthropist flare, 3 filler]
destiny: [blue]
start: regroup
"""
LENT: Answers = [(2, "window", "flare_philanthropist")]

HOARD = """
seats: {red: none, blue: miser, green: none}
apart: {miser: [plague, +3]}
start: planning
defense: blue
planet: blue 1
sends: 1
"""

EXPERIENCE = """
seats: {red: warrior, blue: none, green: citadel}
tokens: {warrior: 6}
apart: {citadel: {blue 1: [attack 06]}}
hands: {red: [attack 08, attack 09], blue: [attack 12, attack 01]}
start: selection
defense: blue
planet: blue 1
sends: 4
"""

TORN_DOWN = """
seats: {red: citadel, blue: none, green: none}
unused: [warpish]
apart: {citadel: {blue 2: [attack 06], green 1: [attack 08]}}
hands: {green: [reincarnator flare, 2 filler]}
start: reveal
defense: blue
planet: blue 1
sends: 2
laid: {offense: attack 04, defense: attack 20}
"""

VENGEANCE = """
seats: {red: fury, blue: none, green: none}
tokens: {fury: 2}
hands: {red: [attack 08, attack 09], blue: [attack 12, attack 01]}
start: selection
defense: blue
planet: blue 1
sends: 2
"""
VENTED: Answers = [(0, "fury-tokens", 1), (0, "fury-way", "add")]


def experience(s: GameState) -> bool:
    """What was there, or what the encounter has added to it."""
    return s.seats[0].memory["warrior"]["tokens"] in (6, 7, 8)


def answer(game: Game, wanted: Answers) -> None:
    """The next wanted answer if it is asked for; else nobody does anything, or the first thing there is to do."""
    decision = game.decision
    assert decision is not None
    if wanted and (decision.player, decision.kind) == wanted[0][:2]:
        game.answer(wanted.pop(0)[2])
    elif decision.form == "many":
        game.answer(list(decision.options[: decision.low]))
    elif decision.form == "allot":
        game.answer([[decision.options[0], max(1, decision.low)]])
    else:
        game.answer("no" if "no" in decision.options else decision.options[0])


def played(written: str, wanted: Answers, holds: Callable[[GameState], object], saving: bool) -> tuple[str, int]:
    """Twenty questions on: the digest of the game, and at how many of them the thing was there."""
    game, left, seen = position(written), list(wanted), 0
    for _ in range(20):
        if game.decision is None:
            break
        if saving:
            game = loads_game(dumps_game(game), book())
        seen += bool(holds(game.state))
        answer(game, left)
    assert not left
    return digest(game.state), seen


@pytest.mark.parametrize(
    ("written", "wanted", "holds"),
    [
        pytest.param(STRUCK_BACK, [(1, "window", "flare_warrior")], lambda s: s.waiting, id="one encounter in another"),
        pytest.param(GRUDGES, [(2, "ally", "neither")], lambda s: s.seats[2].memory, id="tokens with another player"),
        pytest.param(LOAN, LENT, lambda s: s.seats[0].aliens, id="a power on loan"),
        pytest.param(
            EXPERIENCE, [(2, "window", "citadel.power")], experience, id="tokens on a sheet, cards at a planet"
        ),
        pytest.param(VENGEANCE, VENTED, lambda s: s.seats[0].memory["fury"]["tokens"], id="tokens spent and gained"),
        pytest.param(TORN_DOWN, [(2, "window", "flare_reincarnator")], lambda s: s.apart["citadel/6"], id="two piles"),
        pytest.param(HOARD, [(1, "miser-refresh", "yes")], lambda s: s.apart["miser"], id="cards on a sheet"),
    ],
)
def test_a_save_holds_what_outlasts_a_step(written: str, wanted: Answers, holds: Callable[[GameState], object]) -> None:
    """Without the thing itself at some question the test would prove nothing."""
    one, seen = played(written, wanted, holds, saving=False)
    assert seen
    assert played(written, wanted, holds, saving=True) == (one, seen)
