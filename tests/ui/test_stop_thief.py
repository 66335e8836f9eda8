"""Thieves at the window: nothing flies for what is done unseen, and whoever notices it says so with a few presses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from driver import Hands, plan_at

from cosmic.engine.decisions import CHEAT
from cosmic.engine.game import Game
from cosmic.engine.views import PlayerView
from cosmic.positions import position
from cosmic.ui.board.closer_look import SeatScene
from cosmic.ui.board.public_board import PublicBoard
from cosmic.ui.shell.dialogs import WhoScene
from cosmic.ui.table.table_scene import TableScene

TABLE = """
seats: {red: none, blue: none, green: none}
start: %s
defense: blue
options: {classic_flares: %s}
ships: {green: {warp: 2}}
hands:
  red: [attack 10, attack 20]
  blue: [attack 08, attack 12]
  green: [flare filch, attack 06]
discards: [attack 40]
"""
PLANNING = TABLE % ("planning", "true") + "planet: blue 1\nsends: 2\n"
RED, BLUE, GREEN = 0, 1, 2


def aiming(classic: str = "true") -> Game:
    return position(TABLE % ("launch", classic))


def stolen(loot: str) -> Game:
    """Somebody has helped itself in Planning, and the main players are to lay their cards."""
    game = position(PLANNING)
    while game.decision is not None and game.decision.kind != "card":
        game.answer(loot if game.decision.kind == CHEAT else "pass")
    return game


@pytest.fixture
def hands(tmp_path: Path) -> Iterator[Hands]:
    game = aiming()
    hands = Hands(plan_at(game, "quick"), tmp_path, game=game)
    yield hands
    hands.close()


def look_at(hands: Hands, seat: int) -> SeatScene:
    hands.settle()
    hands.press(f"seat-{seat}")
    assert isinstance(hands.top, SeatScene)
    return hands.top


def accused(hands: Hands) -> dict[int, int]:
    return {seat: other for seat, (_, other) in hands.scene.session.accusing.items()}


def told(hands: Hands) -> list[str]:
    return [line.key for line in hands.scene.session.game.log]


def play_on(hands: Hands, until: str) -> None:
    for _ in range(150):
        if until in told(hands):
            return
        hands.act()
    raise AssertionError(f"{until} is never told")


def test_who_has_noticed_something_says_it_at_the_plate_of_the_thief(hands: Hands) -> None:
    look_at(hands, GREEN)
    hands.press("accuse")
    assert isinstance(hands.top, WhoScene)
    assert [person.name for person in hands.top.people] == ["Red", "Blue"]
    hands.press("seat:1")
    assert isinstance(hands.top, TableScene) and accused(hands) == {BLUE: GREEN}
    play_on(hands, "accused-wrongly")
    line = next(line for line in hands.scene.session.game.log if line.key == "accused")
    assert line.about == {"seat": BLUE, "other": GREEN}


def test_one_may_think_better_of_it(hands: Hands) -> None:
    look_at(hands, GREEN)
    hands.press("accuse")
    hands.press("refuse")
    assert isinstance(hands.top, TableScene) and accused(hands) == {}


def test_who_plays_alone_accuses_with_one_press(hands: Hands) -> None:
    hands.show(aiming(), plan_at(aiming(), "quick", people=[RED]))
    look_at(hands, GREEN)
    hands.press("accuse")
    assert accused(hands) == {RED: GREEN}


def test_nobody_cries_thief_where_there_can_be_none(hands: Hands) -> None:
    hands.show(aiming("false"), plan_at(aiming("false"), "quick"))
    assert "accuse" not in [node.key for node in look_at(hands, GREEN).build()]


@pytest.mark.parametrize("loot", ["deck", "discards", "ship"])
def test_nothing_flies_for_what_is_done_unseen(loot: str, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither at the table nor on the public board; when the next thing is told, it has long been so."""
    game = stolen(loot)
    while game.decision is not None and game.decision.kind == "card":
        game.answer(game.decision.options[0])
    line = next(n for n, entry in enumerate(game.log) if entry.key == "cards-laid")
    first = next(n for n, entry in enumerate(game.log) if entry.key.endswith("pilfered"))
    assert first < line
    looks: list[tuple[PlayerView, PlayerView]] = []

    def between(before: PlayerView, after: PlayerView, *others: Any) -> list[Any]:
        looks.append((before, after))
        return []

    board = PublicBoard(hands.services, Playing(game, line))
    board.show(board.seen_at(0))
    monkeypatch.setattr(board.motion, "between", between)
    board.follow(line, game.log[line], hands.scene.motion_canvas())
    assert look_of(looks[0][0]) == look_of(looks[0][1]) != look_of(board.seen_at(0))


class Playing:
    """A game that has been told up to a line."""

    def __init__(self, game: Game, shown: int) -> None:
        self.game, self.shown = game, shown

    def told_to(self) -> int:
        return self.shown


def look_of(view: PlayerView) -> tuple[Any, ...]:
    """What a thief changes, but for the cards that are just laid."""
    return view.deck_size, view.discard, view.ships, view.seats[GREEN].hand_size


def test_nothing_flies_at_the_table_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start = position(PLANNING)
    hands = Hands(plan_at(start, "quick"), tmp_path, game=start, speed=1.0)
    looks: list[tuple[PlayerView, PlayerView]] = []

    def between(before: PlayerView, after: PlayerView, *others: Any) -> list[Any]:
        looks.append((before, after))
        return []

    monkeypatch.setattr(hands.scene.motion, "between", between)
    hands.wish = "ship"
    play_on(hands, "ship-pilfered")
    hands.wish = None
    for _ in range(60):
        if looks:
            break
        hands.act()
    before, after = looks[0]
    assert before.ships == after.ships != start.start.ships
    hands.close()
