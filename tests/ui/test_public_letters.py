"""Whatever stands on the public window is read from the back of the room: capitals of 28 pixels at 1920 x 1080, and
names of fourteen letters as they are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pygame
import pytest
from auditing import SMALL
from driver import Hands, plan_for
from examples_replay import plan_of
from games import by_bots
from measuring import capital_height, letters_noted
from questions import example
from stage_positions import CASES
from table_states import open_curtain, show, sit_down, with_things_kept
from test_stage import go_to_stage, sit_before

from cosmic.engine.definitions import PHASES
from cosmic.hotseat.past.replay_files import Film
from cosmic.hotseat.past.replay_reel import Reel
from cosmic.ui.kit.audit import overlaps
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.screens.end_screen import end_of_game
from cosmic.ui.screens.replay.replay_scene import ReplayScene
from cosmic.ui.shell.projector import OFF, Projector
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.window import public_canvas

LEAST_CAPITALS = 28
SIZE = (1920, 1080)
NAMES = ("Wilhelmina Ost", "Bartholomew IV", "Maximiliane W.", "Konstantinopel")  # of 14 letters
QUESTIONS = (
    "alien", "retrieve", "destiny-wild", "aim", "launch-ships", "invite", "ally", "ally-ships", "card", "window",
    "counter", "reinforce", "deal-offer", "deal-reply", "deal-settle", "return", "reward", "second-encounter",
)  # fmt: skip
SCALES = (1.0, 1.4)


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    game = example("invite", NAMES).clone()
    hands = Hands(plan_for(4, 4, "quick", planets=4), tmp_path_factory.mktemp("letters"), SMALL, game)
    yield hands
    hands.close()


@contextmanager
def projected(hands: Hands) -> Iterator[None]:
    """Somebody looks at the second screen."""
    hands.app.projector = Projector(hands.app, hands.services)
    hands.app.projector.count = lambda: 2  # type: ignore[method-assign]
    hands.app.projector.open(1)
    hands.send()
    yield
    hands.app.projector.choose(OFF)
    hands.app.projector = None


def expect_large_letters(scene: Scene, names: tuple[str, ...] = ()) -> str:
    """All that is drawn there, in every text size; returns the words at the usual one."""
    said = ""
    for scale in SCALES:
        canvas = public_canvas(Canvas(pygame.Surface(SIZE), faults=[], texts=[]), scale)
        with letters_noted() as sizes:
            scene.draw_public(canvas)
        assert canvas.texts and canvas.faults == []
        assert overlaps(canvas.texts) == []
        assert min(map(capital_height, sizes)) >= LEAST_CAPITALS
        said = said or "\n".join(mark.words for mark in canvas.texts)
    assert "…" not in said
    assert [name for name in names if name not in said] == []
    return said


# --- the board


@pytest.mark.every(3)
@pytest.mark.parametrize("kind", QUESTIONS)
def test_on_the_board_whatever_is_asked(hands: Hands, kind: str) -> None:
    sit_down(hands, kind, "normal", NAMES)
    with projected(hands):
        expect_large_letters(hands.scene, NAMES)
        open_curtain(hands)
        expect_large_letters(hands.scene, NAMES)


@pytest.mark.parametrize("lent", [False, True])
def test_on_the_board_whatever_aliens_keep(hands: Hands, lent: bool) -> None:
    show(hands, with_things_kept(lent, NAMES), "normal")
    with projected(hands):
        said = expect_large_letters(hands.scene, NAMES)
    assert {"+18", "+40", "8+8", "12"} <= set(said.split("\n"))


def test_in_every_phase(hands: Hands) -> None:
    assert {example(kind, NAMES).state.phase for kind in QUESTIONS} >= set(PHASES) - {"start_turn"}


def test_with_every_sound_in_words(hands: Hands) -> None:
    sit_down(hands, "aim", "normal", NAMES)
    hands.services.settings = replace(hands.services.settings, captions=True)
    hands.scene.hear("call")
    with projected(hands):
        said = expect_large_letters(hands.scene, NAMES)
    hands.services.settings = replace(hands.services.settings, captions=False)
    assert hands.services.say("ui-sound-call") in said.replace("\n", " ")


# --- big moments


@pytest.mark.parametrize("name", CASES)
def test_on_the_stage(hands: Hands, name: str) -> None:
    hands.services.settings = replace(hands.services.settings, speed=1.0)
    sit_before(hands, CASES[name], [0, 1, 2, 3], NAMES)
    with projected(hands):
        go_to_stage(hands)
        expect_large_letters(hands.scene)
    hands.services.settings = replace(hands.services.settings, speed=0.0)


# --- before, after and again


def test_at_the_end(hands: Hands) -> None:
    game = by_bots()
    scene = end_of_game(hands.services, game, plan_of(game))
    scene.result = replace(
        scene.result, seats=tuple(replace(seat, name=name) for seat, name in zip(scene.result.seats, (*NAMES, "Eve")))
    )
    expect_large_letters(scene, tuple(seat.name for seat in scene.result.winners))


def test_in_a_replay(hands: Hands) -> None:
    game = by_bots()
    show(hands, example("aim", NAMES))
    scene = ReplayScene(hands.services, Film(None, Reel(game)))
    hands.app.stack.push(scene)
    hands.send()
    with projected(hands):
        for place in range(0, scene.reel.length + 1, 37):
            scene.show(place)
            expect_large_letters(scene)
        scene.show(scene.reel.length)
        expect_large_letters(scene)
    hands.app.stack.pop()
    hands.send()


def test_while_no_game_is_shown(hands: Hands) -> None:
    canvas = public_canvas(Canvas(pygame.Surface(SIZE), faults=[], texts=[]), 1.0)
    with letters_noted() as sizes:
        hands.app.draw_idle(canvas)
    assert canvas.faults == [] and min(map(capital_height, sizes)) >= LEAST_CAPITALS
