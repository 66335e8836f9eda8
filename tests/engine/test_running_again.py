"""A step runs again for every answer: it writes the log of one played in one go, and looks at no window twice."""

from __future__ import annotations

import pytest
from situations import SEATED, stated_book

from cosmic.engine import windows
from cosmic.engine.book import Occasion
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.events import Event
from cosmic.engine.game import Game, play_out
from cosmic.engine.log import Log
from cosmic.engine.rng import Chance
from cosmic.engine.state import GameState, Options
from cosmic.engine.table import Table
from cosmic.phases.setup import Setup, new_state

NAMES = ("Ann", "Bob", "Cleo", "Dan")
ROWS = tuple(SEATED[first : first + 4] for first in (0, 3, 6))


def start(aliens: tuple[str, ...]) -> GameState:
    return new_state(Setup(7, NAMES, Options("chosen"), aliens), stated_book())


def played_in_one_go(aliens: tuple[str, ...]) -> Log:
    log: Log = []
    chance = Chance(1)

    def policy(t: Table, decision: Decision) -> Answer:
        return decision.sample(chance)

    play_out(start(aliens), stated_book(), policy, log=log)
    return log


def played_live(aliens: tuple[str, ...]) -> Log:
    game, chance = Game(start(aliens), stated_book()), Chance(1)
    while game.decision is not None:
        assert game.table.log == game.log[game.checkpoint.log :]
        game.answer(game.decision.sample(chance))
    return game.log


@pytest.mark.parametrize("aliens", ROWS, ids=",".join)
def test_a_live_game_writes_the_log_of_one_that_is_played_in_one_go(aliens: tuple[str, ...]) -> None:
    assert played_live(aliens) == played_in_one_go(aliens)


def test_a_step_back_leaves_the_log_as_it_was_then() -> None:
    game, chance, logs = Game(start(ROWS[0]), stated_book()), Chance(1), list[Log]()
    while len(game.journal) < 60:
        assert game.decision is not None
        logs.append(game.log[:])
        game.answer(game.decision.sample(chance))
    while logs:
        game.undo()
        assert game.log == logs.pop()


@pytest.mark.plain
def test_every_window_of_a_live_game_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    might_answer, looks = windows.might_answer, 0

    def counted(t: Table, occasion: Occasion, event: Event | None, after: tuple[int, int]) -> list[int]:
        nonlocal looks
        looks += 1
        return might_answer(t, occasion, event, after)

    monkeypatch.setattr(windows, "might_answer", counted)
    played_in_one_go(ROWS[1])
    in_one_go, looks = looks, 0
    played_live(ROWS[1])
    assert looks == in_one_go > 100
