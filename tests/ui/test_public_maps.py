"""The maps of the public board for three to six seats: everything has its room, and words can be read from afar."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from projecting import Told, around, covered, games, things, with_another_seat

from cosmic.engine.state import BESIDE, GATE
from cosmic.engine.views import PUBLIC, PlayerView
from cosmic.hotseat.keeping.settings import Settings
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui.board.board_layout import NOWHERE, BoardBox, BoardLayout
from cosmic.ui.board.board_scene import BoardScene
from cosmic.ui.board.board_state import SHIP, BoardState, place_of
from cosmic.ui.board.large_units import in_large_units, large_box
from cosmic.ui.board.pieces import Tableau, marker_places
from cosmic.ui.board.public_band import StoryNode
from cosmic.ui.board.public_board import PublicBoard
from cosmic.ui.kit import typesetting as setting
from cosmic.ui.kit.audit import overlaps
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.window import open_window
from cosmic.ui.way_map import with_ways

TABLES = [3, 4, 5, 6]
SAFE = BoardBox(48, 27, 1824, 1026)  # the middle 95 % of the picture
CROWD = (71, 52)
GATE_RING = 76  # across, without its glow
SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
LEAST_LETTERS = 22  # pixels at 1920 x 1080


@pytest.fixture
def services(tmp_path) -> Iterator[Services]:
    window = open_window((1024, 576), "test")
    yield with_ways(
        Services(tmp_path, Messages(), book(), Settings())
    )  # there is no word for the colour of a sixth seat
    window.destroy()


@pytest.fixture(params=TABLES)
def public(request) -> BoardLayout:
    return BoardLayout.load(request.param, "public")


# --- places


def test_nothing_covers_anything_else(public):
    assert covered(things(public, CROWD)) == []
    assert not any(public.hud.encounter.overlaps(box) for box in things(public, CROWD).values())


def test_everything_stands_in_the_middle_of_the_picture(public):
    hud = public.hud
    regions = {**things(public, CROWD), "encounter": hud.encounter, "phases": hud.phase_bar, "story": hud.log}
    assert [name for name, box in regions.items() if not SAFE.contains(box)] == []


def test_nobody_answers_at_the_public_board(public):
    assert public.hud.dock == public.hud.call == NOWHERE
    assert public.hud.encounter.contains(public.hud.log)
    assert public.hud.encounter.contains(public.hud.phase_bar)


@pytest.mark.parametrize("n", TABLES)
def test_the_public_board_is_larger_than_the_table_s_own(n):
    own, public = BoardLayout.load(n), BoardLayout.load(n, "public")
    assert public.warp.width > own.warp.width
    for mine, theirs in zip(public.seats, own.seats):
        assert mine.plate.width > theirs.plate.width
        assert all(a.width > b.width for a, b in zip(mine.planets, theirs.planets))
    assert public.slots[0].width >= 1.5 * own.slots[0].width


@pytest.mark.parametrize("role", ["table", "public"])
@pytest.mark.parametrize("n", TABLES)
def test_colony_markers_cover_no_card(n, role):
    """The most markers that can stand in one place, at every number of the track."""
    layout = in_large_units(BoardLayout.load(n, role)) if role == "public" else BoardLayout.load(n)
    cards = [*layout.slots, *vars(layout.decks).values()]
    tableau = Tableau(layout, SimpleNamespace())  # type: ignore[arg-type]
    for number in range(len(layout.track)):
        for spot in marker_places(tableau, [float(number)] * n):
            assert not any(around(spot, 30, 30).overlaps(card) for card in cards)


@pytest.mark.parametrize("role", ["table", "public"])
@pytest.mark.parametrize("n", TABLES)
def test_the_gate_lies_under_no_card(n, role):
    layout = in_large_units(BoardLayout.load(n, role)) if role == "public" else BoardLayout.load(n)
    for place in (point for seat in layout.seats for point in seat.approach):
        assert not any(around(place, GATE_RING, GATE_RING).overlaps(slot) for slot in layout.slots)


@pytest.mark.parametrize("n", [3, 4, 5])
def test_ships_of_the_defense_stand_apart_from_those_on_the_gate(n):
    """However the others divide between the sides; and none of them stands on a plate or out of the picture."""
    layout = in_large_units(BoardLayout.load(n, "public"))
    picture = large_box(BoardBox(0, 0, 1920, 1080))
    for planet, defenders in product(range(5 * n), range(1, n - 1)):
        beside = crowd(layout, planet, BESIDE, defenders)
        gate = crowd(layout, planet, GATE, n - 1 - defenders)
        others = [*gate, *(seat.plate for seat in layout.seats)]
        assert not any(ships.overlaps(other) for ships in beside for other in others), (planet, defenders)
        assert all(picture.contains(ships) for ships in beside)


def crowd(layout: BoardLayout, planet: int, zone: int, owners: int) -> list[BoardBox]:
    places = [place_of(layout, BoardState(5, planet), zone, seat, range(owners)) for seat in range(owners)]
    return [around(place, SHIP, SHIP / 2) for place in places]


# --- words


def long_story(board: PublicBoard) -> StoryNode:
    now = (Span("Somebody with a rather long name is to decide what becomes of all the ships in the warp.", "gold"),)
    return StoryNode(board.caption, now, 0.5)


class SixSeats(PublicBoard):
    """A game for five with a sixth seat that only looks so: the rules of this set have five colours."""

    def __init__(self, services: Services, game: Any) -> None:
        seats = SimpleNamespace(seats=[None] * 6)
        super().__init__(services, Told(SimpleNamespace(table_at=game.table_at, log=game.log, state=seats)))

    def seen_at(self, line: int) -> PlayerView:
        return with_another_seat(super().seen_at(line))


def looks(services: Services, six: bool) -> Iterator[PublicBoard]:
    for seats in (5,) if six else (3, 4, 5):
        for game in games(seats, 1, 60):
            yield SixSeats(services, game) if six else PublicBoard(services, Told(game))


def expect_readable(surface: pygame.Surface, faults: list[Any], texts: list[Any]) -> None:
    assert faults == []
    assert overlaps(texts) == []
    wide, high = surface.get_size()
    edges = surface.get_rect().inflate(-0.05 * wide, -0.05 * high)
    assert [mark.words for mark in texts if not edges.contains(mark.rect)] == []


@pytest.mark.parametrize("six", [False, True], ids=["", "six seats"])
@pytest.mark.parametrize("scale", [1.0, 1.4])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
def test_words_have_room_and_can_be_read_from_afar(services, size, scale, six, monkeypatch):
    sizes: list[int] = []
    render = setting.rendered

    def rendered(lines: Any, px: int, *rest: Any) -> pygame.Surface:
        sizes.append(px)
        return render(lines, px, *rest)

    monkeypatch.setattr(setting, "rendered", rendered)
    surface = pygame.Surface(size)
    for n, board in enumerate(looks(services, six)):
        faults: list[Any] = []
        texts: list[Any] = []
        canvas = Canvas(surface, text_scale=scale, faults=faults, texts=texts)
        board.draw(canvas, 0, long_story(board) if n % 2 else None)
        expect_readable(surface, faults, texts)
    assert min(sizes) >= LEAST_LETTERS * size[1] // 1080


class Seen:
    """A session that shows one view only."""

    viewer, people = PUBLIC, (0,)

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
        scene.draw_board(Canvas(surface, text_scale=scale, faults=faults, texts=texts))
        assert len(scene.layout.seats) == len(scene.view.seats) == 6
        assert faults == []
        assert overlaps(texts) == []
