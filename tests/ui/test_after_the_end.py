"""Who looks at the board after the end finds the way back to the result: by a button that is seen, and by a key."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from auditing import SMALL
from driver import Hands, plan_at, plan_for
from games import by_bots

from cosmic.hotseat.session.beats import Over
from cosmic.ui.screens.end_screen import EndScene
from cosmic.ui.shell.projector import OFF, SAME, SCREEN, Projector


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    hands = Hands(plan_for(4, 4, "quick", planets=4), tmp_path_factory.mktemp("end"), SMALL)
    yield hands
    hands.close()


def look_at_board(hands: Hands, people: list[int], mode: str) -> None:
    game = by_bots().clone()
    hands.app.projector = Projector(hands.app, hands.services)
    hands.app.projector.count = lambda: 2  # type: ignore[method-assign]
    hands.app.projector.choose(1 if mode == SCREEN else mode)
    hands.show(game, plan_at(game, "quick", people))
    for _ in range(2000):
        if isinstance(hands.top, EndScene):
            break
        hands.send(dt=1.0)
        if hands.scene.stage.held:
            hands.key(pygame.K_RETURN)
    go_look(hands)


def go_look(hands: Hands) -> None:
    hands.press("look")
    assert hands.top is hands.scene and isinstance(hands.scene.beat, Over)


@pytest.mark.parametrize("mode", [OFF, SAME, SCREEN])
@pytest.mark.parametrize("people", [[0], [0, 1, 2, 3]], ids=["alone", "four"])
def test_there_is_a_way_back(hands: Hands, people: list[int], mode: str) -> None:
    look_at_board(hands, people, mode)
    assert hands.place_on(hands.find("result")) is not None
    hands.click("result")
    assert isinstance(hands.top, EndScene)
    for key in (pygame.K_RETURN, pygame.K_ESCAPE):
        go_look(hands)
        hands.key(key)
        assert isinstance(hands.top, EndScene)
    assert hands.app.projector is not None
    hands.app.projector.choose(OFF)
