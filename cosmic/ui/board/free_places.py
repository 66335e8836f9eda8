"""Places on a board that its map does not name: for a planet that comes into a home system, and for techs."""

from __future__ import annotations

import math
from functools import lru_cache

from pygame import FRect

from cosmic.ui.board.board_layout import BoardLayout, clearance, radius_of

GRID = 12.0  # between two places that are tried
AIR = 12.0  # around a planet that came into the game
SMALLER = 0.74  # than the others
TECH = (46.0, 58.0)  # a tech on the board
TECHS = 4  # that lie beside each other; more of them overlap
TAG_ROOM = 40.0  # of what a seat is in the encounter, at its plate
TECH_AIR = 5.0


@lru_cache(maxsize=64)
def added_planet_box(layout: BoardLayout, seat: int, nth: int) -> FRect:
    """As near to its system as there is room."""
    system = layout.seats[seat].planets
    side = system[0].width * SMALLER
    middle = (sum(box.centerx for box in system) / len(system), sum(box.centery for box in system) / len(system))
    planets = [planet for other in layout.seats for planet in other.planets]
    planets += [added_planet_box(layout, seat, before) for before in range(nth)]
    boxes = [other.plate for other in layout.seats] + [*layout.slots, *layout.strength, *vars(layout.decks).values()]
    best, found = math.inf, FRect(middle[0] - side / 2, middle[1] - side / 2, side, side)
    low, high = min(box.y for box in planets), max(box.bottom for box in planets)
    left, right = min(box.x for box in planets), max(box.right for box in planets)
    for row in range(int((high - low - side) / GRID) + 1):
        for column in range(int((right - left - side) / GRID) + 1):
            box = FRect(left + column * GRID, low + row * GRID, side, side)
            away = math.dist(box.center, middle)
            if away < best and is_free(layout, box, planets, boxes):
                best, found = away, box
    return found


def is_free(layout: BoardLayout, box: FRect, planets: list[FRect], boxes: list[FRect]) -> bool:
    if any(math.dist(box.center, other.center) < radius_of(box) + radius_of(other) + AIR for other in planets):
        return False
    if math.dist(box.center, layout.warp.center) < radius_of(box) + radius_of(layout.warp) + 5 * AIR:
        return False
    return all(clearance(box, other) > AIR for other in boxes)


@lru_cache(maxsize=256)
def tech_box(layout: BoardLayout, seat: int, nth: int, count: int) -> FRect:
    """Of the nth of so many techs in front of a seat: a row beside its plate, clear of planets and of the seat's tag."""
    plate = layout.seats[seat].plate
    wide, high = TECH
    step = wide + TECH_AIR if count <= TECHS else (TECHS * (wide + TECH_AIR) - wide) / (count - 1)
    row = strip_box(layout, seat, wide + step * (count - 1), high)
    left = row.x if plate.centerx < layout.warp.centerx + 1 else row.right - wide
    return FRect(left + (nth * step if left == row.x else -nth * step), row.y, wide, high)


def strip_box(layout: BoardLayout, seat: int, wide: float, high: float) -> FRect:
    plate = layout.seats[seat].plate
    is_above = plate.centery < layout.warp.centery
    planets = [planet for other in layout.seats for planet in other.planets]
    plates = [other.plate for other in layout.seats if other.plate is not plate]
    lefts = [plate.x + n * GRID for n in range(-8, int(plate.width / GRID) + 9)]
    levels = [TECH_AIR + n * GRID for n in range(10)]
    rows = [
        FRect(left, plate.bottom + away if is_above else plate.y - away - high, wide, high)
        for away in levels
        for left in lefts
    ]
    inside = [row for row in rows if row.x >= min(8.0, plate.x) and row.right <= right_edge(layout)]

    def fits(row: FRect) -> float:
        crowded = min(clearance(planet, row) for planet in planets)
        crowded = min(crowded, *(30.0 if not row.colliderect(other) else -30.0 for other in plates))
        near = abs(row.centerx - plate.centerx) * 0.05 + abs(row.centery - plate.centery) * 0.05
        beside_tag = 0.0 if gap(row, plate) >= TAG_ROOM or gap(row, plate) < 0 else -6.0
        return min(crowded, 6.0) * 4 - near + beside_tag

    return max(inside or rows, key=fits)


def gap(row: FRect, plate: FRect) -> float:
    return max(row.y - plate.bottom, plate.y - row.bottom)


def right_edge(layout: BoardLayout) -> float:
    return max(seat.plate.right for seat in layout.seats)
