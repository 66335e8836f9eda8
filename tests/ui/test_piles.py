"""Piles of ships as they are drawn: no pile and no count lies on a planet's number or touches another count."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from pathlib import Path

import pygame
import pytest
from projecting import Told, around, games
from pygame import FRect

from cosmic.engine.state import BESIDE, GATE, NOBODY, WARP
from cosmic.hotseat.keeping.settings import Settings
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui.board.board_backdrop import ring_around
from cosmic.ui.board.board_layout import BoardLayout, number_spot
from cosmic.ui.board.board_state import BoardState, ShipStack, stacks
from cosmic.ui.board.crowded_planets import tall_pile
from cosmic.ui.board.large_units import NUMBERS_SCALE, PIECES_SCALE, ZOOM, in_large_units, in_the_middle
from cosmic.ui.board.pieces import count_box, covered_numbers, pile_box, tokens_box
from cosmic.ui.board.public_board import PublicBoard, of_pieces
from cosmic.ui.board.seat_plates import role_box
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.window import open_window, public_canvas
from cosmic.ui.way_map import with_ways

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160)]
SCALES = [0.85, 1.0, 1.6, 2.0]
PLANETS = 5
CROWD = 4  # ships that one seat sends at most
MANY = 16  # on a planet: two figures
NO_SHIPS = 0
EVERYWHERE = {3: 3, 4: 4, 5: 3, 6: 3}  # seats on all planets at once; more than that share a few planets at most


@dataclass(frozen=True)
class Letters:
    """In which counts and numbers are set on a board of that size."""

    counts: Metrics
    numbers: Metrics


def at_the_table(size: tuple[int, int], scale: float) -> Letters:
    k = min(size[0] / 1920, size[1] / 1080) * ZOOM
    return Letters(Metrics(k, min(scale, PIECES_SCALE)), Metrics(k, min(scale, NUMBERS_SCALE)))


def on_the_public_board(size: tuple[int, int]) -> Letters:
    canvas = of_pieces(public_canvas(Canvas(pygame.Surface(size)), 1.0))
    return Letters(canvas.metrics, canvas.metrics)


@pytest.fixture(scope="module", autouse=True)
def window() -> Iterator[None]:
    opened = open_window((1024, 576), "test")
    yield
    opened.destroy()


@pytest.fixture(params=[3, 4, 5, 6])
def layout(request: pytest.FixtureRequest) -> BoardLayout:
    return in_large_units(BoardLayout.load(request.param))


@pytest.fixture(params=[*product(SIZES, SCALES), *((size, 0.0) for size in SIZES)], ids=str)
def letters(request: pytest.FixtureRequest, layout: BoardLayout) -> Letters:
    size, scale = request.param
    return at_the_table(size, scale) if scale else on_the_public_board(size)


def badges(layout: BoardLayout, letters: Letters) -> list[FRect]:
    planets = [planet for seat in layout.seats for planet in seat.planets]
    side = 2 * ring_around(letters.numbers) - 2
    return [around(number_spot(layout, planet), side, side) for planet in planets]


def table_with(layout: BoardLayout, target: int, zones: dict[int, list[int]]) -> list[ShipStack]:
    seats = len(layout.seats)
    rows = [[NO_SHIPS] * seats for _ in range(seats * PLANETS + seats + 4)]
    for zone, ships in zones.items():
        rows[zone] = ships + [NO_SHIPS] * (seats - len(ships))
    return stacks(layout, BoardState(PLANETS, target), rows)


def drawn(metrics: Metrics, found: list[ShipStack]) -> list[FRect]:
    """All tokens and counts."""
    return [box for stack in found for box in (tokens_box(stack), count_box(metrics, stack))]


def touching(boxes: list[FRect], others: list[FRect]) -> list[tuple[FRect, FRect]]:
    return [(one, other) for one in boxes for other in others if shared(one, other)]


def shared(one: FRect, other: FRect) -> bool:
    """By more than what rounding to pixels may do."""
    return (
        min(one.right, other.right) - max(one.x, other.x) > 1.2
        and min(one.bottom, other.bottom) - max(one.y, other.y) > 1.2
    )


def test_no_pile_hides_a_number_however_many_share_a_planet(layout: BoardLayout, letters: Letters) -> None:
    seats = len(layout.seats)
    for owners in range(1, seats + 1):
        found = table_with(layout, -1, {planet: [MANY] * owners for planet in range(seats * PLANETS)})
        assert touching(drawn(letters.counts, found), badges(layout, letters)) == [], owners


@pytest.mark.every(7)
def test_counts_stand_apart_however_many_share_a_planet(layout: BoardLayout, letters: Letters) -> None:
    """On all planets at once as long as they are few; otherwise on one of them, while two share every other."""
    seats = len(layout.seats)
    planets = range(seats * PLANETS)
    for owners in range(2, EVERYWHERE[seats] + 1):
        expect_apart(letters, table_with(layout, -1, {planet: [MANY] * owners for planet in planets}))
    for owners, planet in product(range(EVERYWHERE[seats] + 1, seats + 1), planets):
        others = {other: [MANY] * 2 for other in planets if other != planet}
        expect_apart(letters, table_with(layout, -1, {planet: [MANY] * owners, **others}))


def expect_apart(letters: Letters, found: list[ShipStack]) -> None:
    counts = [count_box(letters.counts, stack) for stack in found]
    tokens = [tokens_box(stack) for stack in found]
    for n, one in enumerate(counts):
        near = [m for m in one.inflate(90, 90).collidelistall(counts) if m != n]
        assert not [found[m] for m in near if shared(one, counts[m])], found[n]
        later = [m for m in near if found[m].place.y > found[n].place.y]  # drawn over it
        assert not [found[m] for m in later if shared(one, tokens[m])], found[n]


def test_counts_in_the_warp_stand_apart(layout: BoardLayout, letters: Letters) -> None:
    """From each other and from the numbers along its rim."""
    found = table_with(layout, -1, {WARP: [MANY] * len(layout.seats)})
    expect_apart(letters, found)
    side = 2 * ring_around(letters.numbers) - 2
    rings = [around(spot, side, side) for spot in layout.track[: PLANETS + 1]]
    assert touching([count_box(letters.counts, stack) for stack in found], rings) == []


@pytest.mark.every(7)
def test_ships_at_a_target_lie_on_no_number_and_on_no_other_pile(layout: BoardLayout, letters: Letters) -> None:
    """The offense with all allies on the gate, or as many as can be beside the defense."""
    seats = len(layout.seats)
    others = seats - 1
    for target in range(seats * PLANETS):
        for gate in range(1, others + 1):
            zones = {target: [MANY, MANY], GATE: [CROWD] * gate, BESIDE: [CROWD] * max(0, others - gate)}
            found = table_with(layout, target, zones)
            assert touching(drawn(letters.counts, found), badges(layout, letters)) == [], (target, gate)
            piles = [pile_box(letters.counts, stack) for stack in found]
            assert not any(shared(one, other) for one, other in combinations(piles, 2)), (target, gate)


def test_a_number_is_whole_within_its_badge(letters: Letters) -> None:
    for number in range(1, PLANETS + 1):
        wide, high = letters.numbers.width_of(str(number), 20, "extrabold"), letters.numbers.capitals(20)
        assert math.hypot(wide, high) / 2 < ring_around(letters.numbers) - 1


def test_with_six_seats_no_ships_hide_the_role_of_a_seat_in_the_middle() -> None:
    """On the public board, where tags are largest."""
    layout, metrics = in_the_middle(BoardLayout.load(6)), Metrics()
    wide, high = metrics.width_of("Defense", 40, "bold") + 24, metrics.line(40) - 4
    piles = [tall_pile(layout, planet) for seat in layout.seats for planet in seat.planets]
    for seat in (0, 3):
        tag = role_box(layout, layout.seats[seat].plate, wide, high)
        assert max(tag.clip(pile).width for pile in piles) <= 12  # no more than what is left of the first letter


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_role_hides_a_number(seats: int) -> None:
    """On the public board, where tags are largest: every number that one may lie over is drawn once more after them."""
    game = next(game for game in games(seats, 1, 5) if game.state.enc is not None and game.state.enc.defense != NOBODY)
    services = with_ways(Services(Path(), Messages(), book(), Settings()))
    canvas = public_canvas(Canvas(pygame.Surface((1920, 1080)), faults=[], texts=[]), 1.0)
    board = PublicBoard(services, Told(game))
    board.draw_board(canvas, 0)
    assert canvas.texts is not None
    per = game.state.options.planets
    again = covered_numbers(board.table.layout, board.table.scene)
    roles = [n for n, mark in enumerate(canvas.texts) if mark.owner == "role"]
    after = [mark.words for mark in canvas.texts[roles[-1] :] if mark.layer == 3]
    assert len(roles) >= 2 and after == [str(planet % per + 1) for planet in again]
    wide, high = canvas.metrics.width_of("Defense", 40, "bold") + 24, canvas.metrics.line(40)
    tags = [role_box(board.layout, seat.plate, wide, high) for seat in board.layout.seats]
    for planet in set(range(seats * per)) - set(again):
        place = board.layout.seats[planet // per].planets[planet % per]
        assert not any(shared(around(number_spot(board.layout, place), 40, 40), tag) for tag in tags), planet
