"""Whoever may look at cards of another sees them until a press, and nobody else does."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from auditing import SMALL_LOOKS, look_everywhere
from driver import Hands
from questions import example, examples
from table_states import open_curtain, seated, show

from cosmic.engine.game import Game
from cosmic.engine.log import Line
from cosmic.ui.board.card_fan import CardNode
from cosmic.ui.shell.projector import SAME, Projector
from cosmic.ui.table.curtain_scene import CurtainScene
from cosmic.ui.table.looked_at import LOOKED_AT, LookedScene

MISSING = "rift_4"


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    yield from seated(tmp_path_factory.mktemp("looked"), (1280, 720))


def look_of(game: Game) -> Line:
    return [line for line in game.log if line.key == LOOKED_AT][-1]


def looks(hands: Hands) -> bool:
    return isinstance(hands.top, LookedScene)


def searched(hands: Hands, people: list[int] | None = None, face: str = MISSING) -> Line:
    """Somebody has looked for this card in the hand of another."""
    game = examples()["finder-card"].clone()
    assert game.decision is not None
    show(hands, game, people=people)
    hands.wish = face
    given = len(hands.scene.session.game.journal)
    while len(hands.scene.session.game.journal) == given:
        hands.act()
    hands.wish = None
    return look_of(hands.scene.session.game)


def go_to(hands: Hands, kind: type) -> None:
    for _ in range(200):
        if isinstance(hands.top, kind):
            return
        hands.wait_a_frame()
    raise AssertionError(f"{kind.__name__} never comes up")


def cards_on(hands: Hands) -> list[str]:
    hands.top.refresh()
    return [node.held.words.face for node in hands.top.ui.all() if isinstance(node, CardNode)]


def test_who_plays_alone_sees_the_hand_until_a_press(hands: Hands) -> None:
    asker = examples()["finder-card"].decision
    assert asker is not None
    look = searched(hands, [asker.player])
    go_to(hands, LookedScene)
    for _ in range(30):
        hands.send(dt=1.0)
    assert looks(hands) and cards_on(hands) == look.about["cards"]
    hands.key(pygame.K_RETURN)
    assert hands.top is hands.scene


def test_among_people_the_hand_lies_behind_the_curtain_of_the_asker(hands: Hands) -> None:
    look = searched(hands)
    go_to(hands, CurtainScene)
    assert not any(isinstance(scene, LookedScene) for scene in hands.app.stack.scenes)
    open_curtain(hands)
    assert looks(hands) and hands.scene.eyes == look.about["seat"]
    assert cards_on(hands) == look.about["cards"]
    hands.press("close")
    assert hands.top is hands.scene and hands.scene.eyes == look.about["seat"]


def test_who_is_called_away_sees_it_behind_the_next_curtain(hands: Hands) -> None:
    look = searched(hands)
    go_to(hands, CurtainScene)
    open_curtain(hands)
    hands.lose_focus()
    go_to(hands, CurtainScene)
    open_curtain(hands)
    assert looks(hands) and cards_on(hands) == look.about["cards"]
    hands.press("close")
    hands.lose_focus()
    go_to(hands, CurtainScene)
    open_curtain(hands)
    assert hands.top is hands.scene, "what has been seen is not shown again"


def test_where_the_room_shares_the_screen_the_hand_is_not_laid_on_it(hands: Hands) -> None:
    asker = examples()["finder-card"].decision
    assert asker is not None
    searched(hands, [asker.player])
    game = hands.scene.session.game
    show(hands, examples()["finder-card"], people=[asker.player])
    hands.app.projector = Projector(hands.app, hands.services)
    hands.app.projector.mode = SAME
    hands.wish = MISSING
    while len(hands.scene.session.game.journal) < len(game.journal):
        hands.act()
    hands.settle()
    assert not looks(hands)
    hands.app.projector = None


def test_the_cards_of_another_can_be_read_in_every_size(hands: Hands) -> None:
    game = example("finder-card", ("Wilhelmina Featherstone", "Bartholomew Longbottom", "Cleo", "Dan"))
    assert game.decision is not None
    show(hands, game, people=[game.decision.player])
    hands.wish = MISSING
    while not looks(hands):
        hands.act()
    look_everywhere(hands.app, SMALL_LOOKS)
