"""Places on a board that its map does not name: those of techs."""

from __future__ import annotations

import math
from functools import lru_cache

from pygame import FRect

from cosmic.ui.board.board_layout import BoardLayout, clearance, kicker_box, number_spot
from cosmic.ui.board.crowded_planets import MARKERS

GRID = 14.0  # between two places that are tried
AWAY, LEVELS = 140.0, 14  # how far from its plate a row of techs may lie: sideways, and how many places up or down
TECH = (42.0, 54.0)  # a tech on the board
TECHS = (3, 2)  # that lie beside each other, or where there is less room; more of them overlap
TAG_ROOM = 42.0  # above or below a plate, for what its seat is in the encounter
BESIDE_TAG = 128.0  # beside a plate, for the same
TECH_AIR = 4.0
INWARDS = 60.0  # rather towards the middle of the board, since arrow keys find no way behind planets at its edge
AIR_AROUND = 4.0  # between a row of techs and what is round
FIGURE = (6.0, 14.0)  # how far the count of researchers looks out at the right of its tech and at its foot
BADGE = 17.0  # half of the number of a planet


# --- techs


@lru_cache(maxsize=256)
def tech_box(layout: BoardLayout, seat: int, nth: int, count: int) -> FRect:
    """Of the nth of so many techs in front of a seat: in a row near its plate, from the edge of the board inwards or
    from the middle of the board outwards."""
    wide, high = TECH
    row = strip_box(layout, seat)
    step = min(wide + TECH_AIR, (row.width - wide) / max(1, count - 1))
    plate, middle = layout.seats[seat].plate.centerx, layout.warp.centerx
    if plate < middle - 1 or (plate < middle + 1 and row.centerx > middle):
        return FRect(row.x + nth * step, row.y, wide, high)
    return FRect(row.right - wide - nth * step, row.y, wide, high)


@lru_cache(maxsize=256)
def strip_box(layout: BoardLayout, seat: int) -> FRect:
    """Clear of planets and their numbers, of the warp, of what is around the board, and of the seat's own tag; as near
    to the plate as that allows, and shorter where nothing else does."""
    for techs in TECHS:
        row, is_clear = best_row(layout, seat, techs)
        if is_clear:
            break
    return row


def best_row(layout: BoardLayout, seat: int, techs: int) -> tuple[FRect, bool]:
    """Room for so many beside each other, and whether it is clear of everything."""
    plate = layout.seats[seat].plate
    wide, high = techs * (TECH[0] + TECH_AIR) - TECH_AIR, TECH[1]
    is_above = plate.centery < layout.warp.centery
    lefts = [plate.x - wide - AWAY + n * GRID for n in range(int((plate.width + wide + 2 * AWAY) / GRID) + 1)]
    levels = [TAG_ROOM + n * GRID / 2 for n in range(2 * LEVELS)]
    rows = [
        FRect(left, plate.bottom + away if is_above else plate.y - away - high, wide, high)
        for away in levels
        for left in lefts
    ]
    rows += [FRect(plate.right + BESIDE_TAG, plate.y, wide, high), FRect(plate.x - wide - 16, plate.y, wide, high)]
    rows += [FRect(plate.right + 16, plate.y, wide, high), FRect(plate.x - wide - BESIDE_TAG, plate.y, wide, high)]
    planets = [planet for other in layout.seats for planet in other.planets]
    round_things = [*planets, *(number_circle(layout, planet) for planet in planets)]
    round_things.append(layout.warp.inflate(2 * MARKERS / zoom_of(layout), 2 * MARKERS / zoom_of(layout)))
    boxes = around(layout) + [other.plate for other in layout.seats]
    edges = FRect(6, 0, max(other.plate.right for other in layout.seats) - 6, dock_of(layout))

    def clear(row: FRect) -> float:
        with_ships = FRect(row.x, row.y, row.width + FIGURE[0], row.height + FIGURE[1])
        over = len(row.collidelistall(boxes)) + (not edges.contains(row))
        return -60.0 * over if over else min(clearance(thing, with_ships) for thing in round_things)

    off = layout.warp.centerx - plate.centerx
    near = plate.centerx + (math.copysign(INWARDS, off) if abs(off) > 1 else 0.0), plate.centery
    rows.sort(key=lambda row: math.dist(row.center, near))
    best = next((row for row in rows if clear(row) >= AIR_AROUND), None) or max(rows, key=clear)
    return best, clear(best) > 0


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
