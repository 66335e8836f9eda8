"""The maps for three to six seats as the public board shows them: everything in the middle, and read from afar."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from measuring import capital_height, letters_noted, unpainted
from projecting import Told, around, games, rooms, things
from pygame import FRect

from cosmic.engine.game import Game
from cosmic.engine.state import BESIDE, GATE
from cosmic.engine.views import PUBLIC
from cosmic.hotseat.keeping.settings import Settings
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui.board.board_layout import BoardLayout, BoardPoint
from cosmic.ui.board.board_scene import BoardScene
from cosmic.ui.board.board_state import BoardState, ShipStack, place_of
from cosmic.ui.board.hyperspace_gate import gate_box, in_the_way, wake
from cosmic.ui.board.large_units import PIECES_SCALE, SAFE, ZOOM, in_large_units, in_the_middle, large_box
from cosmic.ui.board.pieces import Tableau, marker_places, pile_box
from cosmic.ui.board.public_band import StoryNode
from cosmic.ui.board.public_board import PublicBoard
from cosmic.ui.kit.audit import overlaps
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.window import open_window, public_canvas
from cosmic.ui.way_map import with_ways

TABLES = [3, 4, 5, 6]
SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
LARGEST = Metrics(ZOOM, PIECES_SCALE)  # of the counts at piles of ships
LEAST_CAPITALS = 28  # pixels at 1920 x 1080


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Services]:
    window = open_window((1024, 576), "test")
    yield with_ways(Services(tmp_path_factory.mktemp("table"), Messages(strict=True), book(), Settings()))
    window.destroy()


@pytest.fixture(params=TABLES)
def public(request) -> BoardLayout:
    return in_the_middle(BoardLayout.load(request.param))


# --- places


def test_everything_stands_in_the_middle_of_the_picture(public):
    ships = {f"{name} {n}": room for name, *both in rooms(public) for n, room in enumerate(both)}
    regions = {**things(public), **ships, "story": public.hud.dock}
    assert [name for name, box in regions.items() if not SAFE.contains(box)] == []


@pytest.mark.parametrize("n", TABLES)
def test_colony_markers_cover_no_card(n):
    """The most markers that can stand in one place, at every number of the track."""
    layout = in_large_units(BoardLayout.load(n))
    cards = [*layout.slots, *vars(layout.decks).values()]
    tableau = Tableau(layout, SimpleNamespace())  # type: ignore[arg-type]
    for number in range(len(layout.track)):
        for spot in marker_places(tableau, [float(number)] * n):
            assert not any(around(spot, 30, 30).colliderect(card) for card in cards)


@pytest.mark.parametrize("n", TABLES)
def test_neither_gate_nor_its_light_lies_under_a_card_or_plate(n):
    layout = in_large_units(BoardLayout.load(n))
    for gate in (gate_box(room) for seat in layout.seats for room in seat.approach):
        start, end = wake(layout, gate)
        light = [around(BoardPoint(*(a + (b - a) * n / 20 for a, b in zip(start, end))), 8, 8) for n in range(21)]
        assert not any(thing.colliderect(part) for part in [gate, *light] for thing in in_the_way(layout))


@pytest.mark.parametrize("n", TABLES)
def test_ships_of_the_defense_stand_apart_from_those_on_the_gate(n):
    """However the others divide between the sides; and none of them stands on a plate, on what is around the board or
    out of the picture."""
    layout = in_large_units(BoardLayout.load(n))
    picture = large_box(FRect(0, 0, 1920, 1080))
    around_it = [large_box(box) for box in (layout.hud.headline, layout.hud.dock) if box.width]
    for planet, defenders in product(range(5 * n), range(1, n - 1)):
        beside = crowd(layout, planet, BESIDE, defenders)
        gate = crowd(layout, planet, GATE, n - 1 - defenders)
        others = [*gate, *(seat.plate for seat in layout.seats), *around_it]
        assert not any(ships.colliderect(other) for ships in beside for other in others), (planet, defenders)
        assert all(picture.contains(ships) for ships in beside)


def crowd(layout: BoardLayout, planet: int, zone: int, owners: int) -> list[FRect]:
    places = [place_of(layout, BoardState(5, planet), zone, seat, range(owners)) for seat in range(owners)]
    return [pile_box(LARGEST, ShipStack(zone, seat, 4, place, 2)) for seat, place in enumerate(places)]


# --- words


def long_story(board: PublicBoard) -> StoryNode:
    now = (Span("Somebody with a rather long name is to decide what becomes of all the ships in the warp.", "gold"),)
    return StoryNode(board.caption, now, 0.5)


@cache
def stations(seats: int) -> tuple[Game, ...]:
    """A game now and then; nobody plays it further."""
    return tuple(game.clone() for game in games(seats, 1, 60))


def looks(services: Services, six: bool) -> Iterator[PublicBoard]:
    for seats in (6,) if six else (3, 4, 5):
        for game in stations(seats):
            yield PublicBoard(services, Told(game))


def expect_readable(canvas: Canvas) -> None:
    assert canvas.texts and canvas.faults == []
    assert overlaps(canvas.texts) == []
    wide, high = canvas.surface.get_size()
    edges = canvas.surface.get_rect().inflate(-0.05 * wide, -0.05 * high)
    assert [mark.words for mark in canvas.texts if not edges.contains(mark.rect)] == []


def drawn(board: PublicBoard, surface: pygame.Surface, scale: float, story: StoryNode | None) -> Canvas:
    """Knows what a reader would complain about, and the words with their places."""
    canvas = public_canvas(Canvas(surface, faults=[], texts=[]), scale)
    board.draw(canvas, 0, story)
    return canvas


@pytest.mark.parametrize("six", [False, True], ids=["", "six seats"])
@pytest.mark.parametrize("scale", [1.0, 1.4])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
def test_words_have_room_and_can_be_read_from_afar(services, size, scale, six):
    surface = pygame.Surface(size)
    with letters_noted() as sizes:
        for n, board in enumerate(looks(services, six)):
            expect_readable(drawn(board, surface, scale, long_story(board) if n % 2 else None))
    assert min(map(capital_height, sizes)) >= LEAST_CAPITALS * size[1] // 1080


def test_what_is_read_is_what_is_painted(services):
    surface = pygame.Surface(SIZES[0])
    for board in looks(services, six=False):
        with letters_noted():
            read = drawn(board, surface, 1.0, long_story(board))
        painted = drawn(board, surface, 1.0, long_story(board))
        assert (read.faults, read.texts) == (painted.faults, painted.texts)


class Seen:
    """A session that shows one view only."""

    viewer, people, said, heard = PUBLIC, (0,), (), 0

    def __init__(self, board: PublicBoard) -> None:
        self.game, self.shown, self.view = board.session.game, board.session.shown, lambda: board.view


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
def test_six_seats_have_room_on_the_table_s_own_board_too(services, size, scale):
    surface = pygame.Surface(size)
    for board in looks(services, six=True):
        scene = BoardScene(services, Seen(board))  # type: ignore[arg-type]
        faults: list[Any] = []
        texts: list[Any] = []
        with unpainted():
            scene.draw_board(Canvas(surface, text_scale=scale, faults=faults, texts=texts))
        assert len(scene.layout.seats) == len(scene.view.seats) == 6
        assert faults == []
        assert overlaps(texts) == []
