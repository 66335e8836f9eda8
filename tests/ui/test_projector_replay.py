"""The public window beyond a game under way: replays, the guided first turn, and what stands there otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import projecting
import pygame
import pytest
import situations as stated
from driver import Hands
from projecting import opened, play_on, projector, public_pixels

from cosmic.bots import make
from cosmic.engine.game import Game
from cosmic.engine.views import PUBLIC, view_of
from cosmic.hotseat.past.replay_files import Film
from cosmic.hotseat.past.replay_reel import Reel
from cosmic.ui.board.public_board import PublicBoard
from cosmic.ui.screens.codex.codex_scene import CodexScene
from cosmic.ui.screens.replay.replay_scene import ReplayScene
from cosmic.ui.screens.title import TitleScene
from cosmic.ui.screens.tutorial.open_tutorial import fresh_tutorial
from cosmic.ui.screens.tutorial.tutorial_scene import TutorialScene
from cosmic.ui.shell.scene_stack import Scene

hands = projecting.hands


@cache
def played() -> Game:
    game = stated.table(4, abroad=1)
    minds = [make("greedy", seat + 1) for seat in range(4)]
    while game.decision is not None:
        decision = game.decision
        game.answer(minds[decision.player].choose(view_of(game.table, decision.player), decision))
    return game


def film() -> Film:
    return Film(None, Reel(played()))


def show(table: Hands, scene: Scene) -> None:
    table.app.stack.reset(scene)
    table.send()


@pytest.fixture
def watch(hands) -> Iterator[Callable[..., tuple[Hands, ReplayScene]]]:
    def begin(**settings: float) -> tuple[Hands, ReplayScene]:
        table = hands(**settings)
        opened(table)
        scene = ReplayScene(table.services, film())
        show(table, scene)
        return table, scene

    yield begin


def board_of(scene: ReplayScene | TutorialScene) -> PublicBoard:
    assert scene.big.board is not None
    return scene.big.board


# --- replays


def test_a_replay_is_shown_to_everybody_at_its_place(watch):
    table, scene = watch()
    reel, seen = scene.reel, set()
    for place in (0, 1, reel.length // 3, reel.length // 2, reel.length - 1, reel.length):
        scene.seek(place)
        table.send()
        assert board_of(scene).view == reel.view_at(place)
        assert board_of(scene).view.viewer == PUBLIC
        seen.add(public_pixels(table))
    assert len(seen) == 6


def test_everybody_reads_the_line_the_replay_has_come_to(watch):
    table, scene = watch()
    turned = [n for n, frame in enumerate(scene.reel.frames, 1) if frame.entry.key == "revealed"]
    for place in (5, 60, turned[0], turned[-1]):
        scene.seek(place)
        table.send()
        told = "".join(span.words for span in board_of(scene).caption)
        assert "".join(span.words for span in scene.caption()) in told
    assert told.count("\n") == 1, "cards that were turned up together are told together"


def test_a_replay_that_is_played_moves_on_the_public_board_too(watch):
    table, scene = watch(speed=1.0)
    table.key(pygame.K_SPACE, " ")
    flights = set()
    for _ in range(2000):
        flights |= {type(sprite).__name__ for sprite in board_of(scene).motion.sprites if sprite.live}
        table.send()
        if {"ShipFlight", "CardFlight"} <= flights:
            break
    assert {"ShipFlight", "CardFlight"} <= flights
    scene.timeline.skip()
    assert board_of(scene).motion.sprites == []
    assert board_of(scene).view == scene.reel.view_at(scene.place)


def test_hands_opened_in_a_replay_change_no_pixel_for_everybody(watch):
    table, scene = watch()
    for place in range(40, scene.reel.length, scene.reel.length // 6):
        scene.seek(place)
        table.send()
        before = public_pixels(table)
        own = pygame.image.tobytes(table.view.surface, "RGB")
        table.type("h")
        table.app.stack.rebuild()
        table.send()
        assert scene.opened and pygame.image.tobytes(table.view.surface, "RGB") != own
        assert public_pixels(table) == before
        table.type("h")


def test_what_lies_over_a_replay_is_not_shown_to_everybody(watch):
    table, scene = watch()
    scene.seek(50)
    table.send()
    before = public_pixels(table)
    scene.explain("phase:launch")
    table.send()
    table.app.stack.rebuild()
    table.send()
    assert isinstance(table.top, CodexScene)
    assert public_pixels(table) == before


def test_a_replay_over_a_table_is_shown_instead_of_it(hands):
    table = hands()
    opened(table)
    play_on(table, lambda: table.scene.asked is not None and table.top is table.scene)
    of_the_table = public_pixels(table)
    scene = ReplayScene(table.services, film(), place=80)
    table.app.stack.push(scene)
    table.send()
    assert public_pixels(table) != of_the_table
    scene.close()
    table.send()
    table.send()
    assert public_pixels(table) == of_the_table


def test_without_a_public_window_a_replay_makes_no_public_board(hands):
    table = hands()
    scene = ReplayScene(table.services, film())
    show(table, scene)
    scene.step(1)
    assert scene.big.board is None
    projector(table).choose("same")
    assert scene.big.board is None


# --- the guided first turn


def test_the_guided_first_turn_is_shown_to_everybody_and_stays_in_sight_here(hands):
    table = hands()
    opened(table)
    scene = fresh_tutorial(table.services)
    scene.worker.losses = 2  # they think here: so many frames are enough, however slow the machine is
    show(table, scene)
    pictures = set()
    for _ in range(60):
        assert not scene.big.covers
        assert board_of(scene).view.viewer == PUBLIC
        pictures.add(public_pixels(table))
        key = next((key for key in ("tutorial-on", scene.ui.focus_key, "confirm") if key and scene.ui.find(key)), None)
        if key is not None and table.top is scene:
            table.press_by_keys(table.find(key))
        table.send()
    assert len(pictures) > 5
    assert board_of(scene).view == view_of(scene.session.game.table_at(scene.session.told_to()), PUBLIC)
    scene.worker.close()


# --- otherwise


def test_without_a_game_the_public_window_shows_a_calm_picture(hands):
    table = hands()
    view = opened(table)
    show(table, TitleScene(table.services))
    calm = public_pixels(table)
    flips: list[bool] = []
    view.flip = lambda: flips.append(True)  # type: ignore[method-assign]
    for _ in range(30):
        table.send()
    assert flips == []
    table.app.stack.push(CodexScene(table.services, "phase:launch"))
    table.send()
    assert public_pixels(table) == calm
