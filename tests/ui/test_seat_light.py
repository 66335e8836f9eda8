"""Light on whoever acts: on the table, on the public board and in a replay."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from projecting import Told, games
from situations import table
from test_public_maps import Seen

from cosmic.engine.views import PUBLIC
from cosmic.hotseat.keeping.settings import Settings
from cosmic.hotseat.past.replay_files import Film
from cosmic.hotseat.past.replay_reel import Reel
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui.board.board_scene import BoardScene
from cosmic.ui.board.public_board import PublicBoard
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.theme import CONTRAST, NORMAL, Theme
from cosmic.ui.screens.replay.replay_scene import ReplayScene
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.window import open_window, public_canvas
from cosmic.ui.way_map import with_ways

SIZE = (1920, 1080)
SEAT, OTHER = 1, 2


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Services]:
    window = open_window((1024, 576), "test")
    yield with_ways(Services(tmp_path_factory.mktemp("light"), Messages(), book(), Settings()))
    window.destroy()


def light_on(surface: pygame.Surface, board: BoardScene | PublicBoard, seat: int) -> int:
    """Of the sky around a home system."""
    boxes = board.layout.seats[seat].planets[:4]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    area = pygame.Rect(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)
    return sum(pygame.transform.average_color(surface, area.clip(surface.get_rect()))[:3])


class Lit(BoardScene):
    lit = PUBLIC

    def deciding(self) -> int:
        return self.lit


def at_the_table(services: Services, lit: int, theme: Theme) -> list[int]:
    scene = Lit(services, Seen(PublicBoard(services, Told(table(4)))))  # type: ignore[arg-type]
    scene.lit = lit
    surface = pygame.Surface(SIZE)
    scene.draw_board(Canvas(surface, theme))
    return [light_on(surface, scene, seat) for seat in range(4)]


def from_afar(services: Services, lit: int, theme: Theme) -> list[int]:
    board = PublicBoard(services, Told(table(4)))
    surface = pygame.Surface(SIZE)
    board.draw_board(public_canvas(Canvas(surface, theme), 1.0), lit)
    return [light_on(surface, board, seat) for seat in range(4)]


@pytest.mark.parametrize("look", [at_the_table, from_afar])
def test_the_system_of_whoever_acts_is_lit_and_no_other(look, services: Services) -> None:
    dark, lit = look(services, PUBLIC, NORMAL), look(services, SEAT, NORMAL)
    assert lit[SEAT] > 1.25 * dark[SEAT]
    assert abs(lit[OTHER] - dark[OTHER]) <= 3


@pytest.mark.parametrize("look", [at_the_table, from_afar])
def test_plain_colours_stay_plain(look, services: Services) -> None:
    dark, lit = look(services, PUBLIC, CONTRAST), look(services, SEAT, CONTRAST)
    assert abs(lit[SEAT] - dark[SEAT]) <= 6


def test_a_replay_lights_whose_doing_is_told(services: Services) -> None:
    game = next(game for n, game in enumerate(games(4, 1, 40)) if n == 1)
    scene = ReplayScene(services, Film(None, Reel(game.clone())))
    assert scene.deciding() == PUBLIC, "nothing has been told yet"
    lit = set()
    for place, frame in enumerate(scene.reel.frames, start=1):
        scene.place = place
        assert scene.deciding() == scene.big.waits_for
        if frame.entry.to is None:
            assert scene.deciding() == frame.entry.about.get("seat", PUBLIC)
        else:
            assert scene.deciding() == PUBLIC, "what was told to one is not told by a light"
        lit.add(scene.deciding())
    assert len(lit) > 2
