"""Places on a board that its map does not name: those of techs. Planets are in extra_planets.py."""

from __future__ import annotations

import math
from functools import lru_cache

from pygame import FRect

from cosmic.ui.board.board_layout import BoardLayout, clearance, kicker_box, number_spot

GRID = 14.0  # between two places that are tried
TECH = (42.0, 54.0)  # a tech on the board
TECHS = 3  # that lie beside each other; more of them overlap
TAG_ROOM = 42.0  # above or below a plate, for what its seat is in the encounter
BESIDE_TAG = 128.0  # beside a plate, for the same
TECH_AIR = 4.0
FIGURE = 12.0  # how far the count of researchers reaches below its tech
BADGE = 17.0  # half of the number of a planet


# --- techs


@lru_cache(maxsize=256)
def tech_box(layout: BoardLayout, seat: int, nth: int, count: int) -> FRect:
    """Of the nth of so many techs in front of a seat: in a row near its plate."""
    wide, high = TECH
    step = (wide + TECH_AIR) * min(1.0, (TECHS - 1) / max(1, count - 1))
    row = strip_box(layout, seat)
    if layout.seats[seat].plate.centerx < layout.warp.centerx + 1:
        return FRect(row.x + nth * step, row.y, wide, high)
    return FRect(row.right - wide - nth * step, row.y, wide, high)


@lru_cache(maxsize=256)
def strip_box(layout: BoardLayout, seat: int) -> FRect:
    """Clear of planets, of what is around the board, and of the seat's own tag; as near to the plate as that allows."""
    plate = layout.seats[seat].plate
    wide, high = TECHS * (TECH[0] + TECH_AIR) - TECH_AIR, TECH[1]
    is_above = plate.centery < layout.warp.centery
    lefts = [plate.x + n * GRID for n in range(-10, int(plate.width / GRID) + 11)]
    levels = [TAG_ROOM + n * GRID for n in range(6)]
    rows = [
        FRect(left, plate.bottom + away if is_above else plate.y - away - high, wide, high)
        for away in levels
        for left in lefts
    ]
    rows += [FRect(plate.right + BESIDE_TAG, plate.y, wide, high), FRect(plate.x - wide - 16, plate.y, wide, high)]
    rows += [FRect(plate.right + 16, plate.y, wide, high), FRect(plate.x - wide - BESIDE_TAG, plate.y, wide, high)]
    planets = [planet for other in layout.seats for planet in other.planets]
    numbers = [number_circle(layout, planet) for planet in planets]
    boxes = around(layout) + [other.plate for other in layout.seats]
    edges = FRect(6, 0, max(other.plate.right for other in layout.seats) - 6, dock_of(layout))

    def fits(row: FRect) -> float:
        whole = FRect(row.x, row.y, row.width, row.height + FIGURE)
        clear = min(*(clearance(planet, row) for planet in planets), *(clearance(one, whole) for one in numbers), 4.0)
        clear -= 60.0 * sum(bool(row.colliderect(box)) for box in boxes) + 60.0 * (not edges.contains(row))
        return clear * 8 - math.dist(row.center, plate.center) * 0.1

    return FRect(max(rows, key=fits))


def number_circle(layout: BoardLayout, planet: FRect) -> FRect:
    x, y = number_spot(layout, planet)
    return FRect(x - BADGE, y - BADGE, 2 * BADGE, 2 * BADGE)


def around(layout: BoardLayout) -> list[FRect]:
    """What is fixed around and on the board, apart from planets, plates and warp."""
    zoom = zoom_of(layout)
    hud = [FRect(box.x / zoom, box.y / zoom, box.width / zoom, box.height / zoom) for box in frames(layout)]
    kickers = [kicker_box(slot, side) for side, slot in enumerate(layout.slots)]
    return [*hud, *layout.slots, *kickers, *layout.strength, *vars(layout.decks).values()]


def frames(layout: BoardLayout) -> list[FRect]:
    return [layout.hud.headline, layout.hud.phase_bar, layout.hud.tools, layout.hud.dock]


def dock_of(layout: BoardLayout) -> float:
    return layout.hud.dock.y / zoom_of(layout)


def zoom_of(layout: BoardLayout) -> float:
    """Plates and pieces may be in larger units than what is around the board: the lowest plate ends above the dock."""
    lowest = max(seat.plate.bottom for seat in layout.seats)
    return max(1.0, (layout.hud.dock.y - 8) / lowest) if lowest else 1.0
