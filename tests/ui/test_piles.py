"""Piles of ships as they are drawn: no pile and no count lies on a planet's number or touches another count."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pygame
import pytest
from projecting import around

from cosmic.engine.state import BESIDE, GATE
from cosmic.ui.board.board_layout import BoardBox, BoardLayout
from cosmic.ui.board.board_state import NUMBER, BoardState, ShipStack, number_spot, stacks
from cosmic.ui.board.large_units import NUMBERS_SCALE, PIECES_SCALE, ZOOM, in_large_units
from cosmic.ui.board.pieces import FIGURE, count_box, pile_box, tokens_box
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.shell.window import open_window

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160)]
SCALES = [0.85, 1.0, 1.6, 2.0]
PLANETS = 5
CROWD = 4  # ships that one seat sends at most
MANY = 16  # on a planet: two figures, and a pile as tall as it gets
NO_SHIPS = 0
SHARING = {3: 3, 4: 4, 5: 5, 6: 2}  # seats on one planet; for a sixth one there is no colour in the box


@pytest.fixture(scope="module", autouse=True)
def window() -> Iterator[None]:
    opened = open_window((1024, 576), "test")
    yield
    opened.destroy()


@pytest.fixture(params=list(product([3, 4, 5, 6], ["table", "public"])), ids=lambda each: f"{each[0]} {each[1]}")
def layout(request: pytest.FixtureRequest) -> BoardLayout:
    return in_large_units(BoardLayout.load(*request.param))


@pytest.fixture(params=list(product(SIZES, SCALES)), ids=lambda each: f"{each[0][1]} x{each[1]}")
def metrics(request: pytest.FixtureRequest) -> Metrics:
    (wide, high), scale = request.param
    return Metrics(min(wide / 1920, high / 1080) * ZOOM, min(scale, PIECES_SCALE))


def badges(layout: BoardLayout) -> list[BoardBox]:
    planets = [planet for seat in layout.seats for planet in seat.planets]
    return [around(number_spot(layout, planet), 2 * NUMBER - 2, 2 * NUMBER - 2) for planet in planets]


def table_with(layout: BoardLayout, target: int, zones: dict[int, list[int]]) -> list[ShipStack]:
    seats = len(layout.seats)
    rows = [[NO_SHIPS] * seats for _ in range(seats * PLANETS + seats + 4)]
    for zone, ships in zones.items():
        rows[zone] = ships + [NO_SHIPS] * (seats - len(ships))
    return stacks(layout, BoardState(PLANETS, target), rows)


def drawn(metrics: Metrics, found: list[ShipStack]) -> list[BoardBox]:
    """All tokens and counts."""
    return [box for stack in found for box in (tokens_box(stack), count_box(metrics, stack))]


def touching(boxes: list[BoardBox], others: list[BoardBox]) -> list[tuple[BoardBox, BoardBox]]:
    return [(one, other) for one in boxes for other in others if shared(one, other)]


def shared(one: BoardBox, other: BoardBox) -> bool:
    """By more than what rounding to pixels may do."""
    return (
        min(one.right, other.right) - max(one.x, other.x) > 1.2
        and min(one.bottom, other.bottom) - max(one.y, other.y) > 1.2
    )


def test_no_pile_hides_a_number_however_many_share_a_planet(layout: BoardLayout, metrics: Metrics) -> None:
    seats = len(layout.seats)
    for owners in range(1, SHARING[seats] + 1):
        found = table_with(layout, -1, {planet: [MANY] * owners for planet in range(seats * PLANETS)})
        assert touching(drawn(metrics, found), badges(layout)) == [], owners


def test_counts_stand_apart_however_many_share_a_planet(layout: BoardLayout, metrics: Metrics) -> None:
    seats = len(layout.seats)
    for owners in range(2, SHARING[seats] + 1):
        for planet in range(0, seats * PLANETS, PLANETS):
            found = table_with(layout, -1, {planet: [MANY] * owners})
            boxes = [count_box(metrics, stack) for stack in found]
            assert not any(shared(one, other) for one, other in combinations(boxes, 2)), owners
            for one, other in product(found, found):
                if other.place.y > one.place.y:  # it is drawn later
                    assert not shared(count_box(metrics, one), tokens_box(other)), owners


def test_ships_at_a_target_lie_on_no_number_and_on_no_other_pile(layout: BoardLayout, metrics: Metrics) -> None:
    """The offense with all allies on the gate, or as many as can be beside the defense."""
    seats = len(layout.seats)
    others = SHARING[seats] - 1
    for target in range(seats * PLANETS):
        for gate in range(1, others + 1):
            zones = {target: [MANY, MANY], GATE: [CROWD] * gate, BESIDE: [CROWD] * max(0, others - gate)}
            found = table_with(layout, target, zones)
            assert touching(drawn(metrics, found), badges(layout)) == [], (target, gate)
            piles = [pile_box(metrics, stack) for stack in found]
            assert not any(shared(one, other) for one, other in combinations(piles, 2)), (target, gate)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))
def test_a_number_is_whole_within_its_badge(size: tuple[int, int], scale: float) -> None:
    metrics = Metrics(min(size[0] / 1920, size[1] / 1080) * ZOOM, min(scale, NUMBERS_SCALE))
    for number in range(1, PLANETS + 1):
        assert metrics.width_of(str(number), 20, "extrabold") < 2 * NUMBER - 4
    assert pygame.font.get_init() and FIGURE == 20
