"""Where every piece stands: stacks of ships by zone and owner, in logical units. No pictures here."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from cosmic.engine.state import BESIDE, GATE, NOBODY, REMOVED, WARP
from cosmic.ui.board.board_layout import BoardBox, BoardLayout, BoardPoint

SHIP = 38.0  # width of a token
STEP = 7.0  # how much higher the next token of a stack lies
ABREAST, BEHIND = 56.0, 40.0  # between stacks in a crowd
TALLEST = 6  # tokens drawn in one stack; the figure beside it tells the rest

# Where up to six stacks stand around the middle of a planet, by their number.
RINGS: dict[int, list[tuple[float, float]]] = {
    1: [(0, 16)],
    2: [(-24, 14), (24, 14)],
    3: [(-27, -8), (27, -8), (0, 24)],
    4: [(-27, -10), (27, -10), (-27, 26), (27, 26)],
    5: [(-35, -14), (35, -14), (-35, 26), (35, 26), (0, 4)],
    6: [(-37, -18), (37, -18), (-37, 28), (37, 28), (0, -2), (0, 36)],
}


@dataclass(frozen=True)
class ShipStack:
    """Ships of one owner in one zone."""

    zone: int
    owner: int
    count: int
    place: BoardPoint


@dataclass(frozen=True)
class BoardState:
    """What the places depend on besides the layout."""

    planets: int  # per seat
    target: int  # planet the gate points at, or NOBODY


def planet_box(layout: BoardLayout, scene: BoardState, planet: int) -> BoardBox:
    return layout.seats[planet // scene.planets].planets[planet % scene.planets]


def zone_center(layout: BoardLayout, scene: BoardState, zone: int) -> BoardPoint:
    """The middle of a zone: of a planet, the gate's head, the place beside the target, the warp, a sheet."""
    if 0 <= zone < len(layout.seats) * scene.planets:
        return planet_box(layout, scene, zone).center
    if zone == WARP:
        return layout.warp.center
    if zone in (GATE, BESIDE):
        if scene.target == NOBODY:
            return layout.gate
        seat = layout.seats[scene.target // scene.planets]
        return (seat.approach if zone == GATE else seat.beside)[scene.target % scene.planets]
    if zone == REMOVED:
        return BoardPoint(layout.warp.center.x, -60)
    plate = layout.seats[-5 - zone].plate
    return BoardPoint(plate.right - 30, plate.y + 20)


def place_of(layout: BoardLayout, scene: BoardState, zone: int, owner: int, owners: Sequence[int]) -> BoardPoint:
    """Where the stack of one owner stands, given everybody who has ships in that zone."""
    middle = zone_center(layout, scene, zone)
    if zone == WARP:
        n = len(layout.seats)
        angle = math.pi / 2 + 2 * math.pi * owner / n
        reach = layout.warp.radius * 0.56
        return BoardPoint(middle.x + reach * math.cos(angle), middle.y + reach * math.sin(angle) * 0.86)
    at = list(owners).index(owner) if owner in owners else 0
    if zone in (GATE, BESIDE):
        return in_crowd(layout, middle, at, max(1, len(owners)))
    dx, dy = RINGS[max(1, min(6, len(owners)))][min(at, 5)]
    return BoardPoint(middle.x + dx, middle.y + dy)


def in_crowd(layout: BoardLayout, middle: BoardPoint, at: int, of: int) -> BoardPoint:
    """Two abreast, and never over the edge of the board."""
    columns = min(2, of)
    rows = (of + columns - 1) // columns
    wide, high = (columns - 1) * ABREAST, (rows - 1) * BEHIND
    left, right = SHIP, layout.right - SHIP - 16
    x = max(left, min(middle.x - wide / 2, right - wide))
    return BoardPoint(x + at % columns * ABREAST, middle.y - high / 2 + at // columns * BEHIND)


def stacks(layout: BoardLayout, scene: BoardState, ships: Sequence[Sequence[int]]) -> list[ShipStack]:
    """All ships on the board; those out of the game are not shown."""
    found: list[ShipStack] = []
    seats = len(layout.seats)
    zones = [*range(seats * scene.planets), GATE, BESIDE, WARP, *(-5 - seat for seat in range(seats))]
    for zone in zones:
        row = ships[zone]
        owners = [owner for owner, count in enumerate(row) if count]
        for owner in owners:
            found.append(ShipStack(zone, owner, row[owner], place_of(layout, scene, zone, owner, owners)))
    return found


@dataclass(frozen=True)
class ShipJourney:
    """Ships of one owner that go from one zone to another."""

    owner: int
    source: int
    target: int
    count: int


def moves_between(before: Sequence[Sequence[int]], after: Sequence[Sequence[int]]) -> list[ShipJourney]:
    """Which ships went where, from the counts alone."""
    owners = len(before[0]) if before else 0
    zones = [*range(len(before) - 4 - owners), GATE, BESIDE, WARP, REMOVED, *(-5 - seat for seat in range(owners))]
    found: list[ShipJourney] = []
    for owner in range(owners):
        change = {zone: after[zone][owner] - before[zone][owner] for zone in zones}
        sources = [[zone, -n] for zone, n in change.items() if n < 0]
        targets = [[zone, n] for zone, n in change.items() if n > 0]
        while sources and targets:
            count = min(sources[0][1], targets[0][1])
            found.append(ShipJourney(owner, sources[0][0], targets[0][0], count))
            for side in (sources, targets):
                side[0][1] -= count
                if not side[0][1]:
                    side.pop(0)
    return found


def at_rest(before: Sequence[Sequence[int]], after: Sequence[Sequence[int]]) -> list[list[int]]:
    """The ships that stand still while the others fly."""
    return [[min(a, b) for a, b in zip(one, other)] for one, other in zip(before, after)]
