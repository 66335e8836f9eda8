"""Whole games at the window by posted events only: people and bots, every way of calling, mouse and keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from driver import Hands, plan_for
from situations import table

from cosmic.hotseat.session.bot_worker import BotWorker
from cosmic.ui.screens.end_screen import EndScene

SIZE = (1024, 576)
ABROAD = 3  # colonies that everybody has already: the game is over soon


def assert_ended(hands: Hands) -> None:
    game = hands.scene.session.game
    assert isinstance(hands.top, EndScene)
    assert game.is_over and game.state.winners
    assert hands.app.frames_drawn >= hands.wanted // 5


@pytest.mark.every(3)
@pytest.mark.parametrize(("people", "mode"), [(3, "quick"), (4, "normal"), (5, "strict")])
def test_people_play_a_whole_game(people: int, mode: str, tmp_path: Path) -> None:
    plan = plan_for(people, people, mode, planets=4)
    hands = Hands(plan, tmp_path, SIZE, table(people, abroad=ABROAD), draw_every=5)
    try:
        hands.play()
        assert_ended(hands)
        assert hands.presses > 10
    finally:
        hands.close()


@pytest.mark.every(3)
@pytest.mark.parametrize(("seats", "mode"), [(3, "quick"), (4, "normal"), (5, "strict")])
def test_one_person_plays_a_whole_game_against_bots(seats: int, mode: str, tmp_path: Path) -> None:
    plan = plan_for(1, seats, mode, planets=4)
    hands = Hands(plan, tmp_path, SIZE, table(seats, 1, ABROAD), draw_every=5)
    try:
        hands.play()
        assert_ended(hands)
    finally:
        hands.close()


def test_two_people_and_two_bots_play_a_whole_game(tmp_path: Path) -> None:
    """From the choice of their aliens on."""
    plan = plan_for(2, 4, planets=4)
    hands = Hands(plan, tmp_path, SIZE, draw_every=5)
    try:
        hands.begin(plan)
        assert hands.scene.session.game.decision.kind == "alien"
        hands.play()
        assert_ended(hands)
    finally:
        hands.close()


def test_bots_that_think_in_their_own_process_play_a_whole_game(tmp_path: Path) -> None:
    plan = plan_for(1, 3, planets=4)
    hands = Hands(plan, tmp_path, SIZE, table(3, 2, ABROAD), draw_every=5, bots_here=False)
    try:
        hands.play()
        assert_ended(hands)
        worker: BotWorker = hands.scene.worker
        assert worker.losses == 0 and worker.here is None, "they were to think elsewhere"
    finally:
        hands.close()
