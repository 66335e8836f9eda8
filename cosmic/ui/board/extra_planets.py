"""Where a planet lies that came into the game, and where ships gather at it: beside its system, clear of what the map
has put there."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from pygame import FRect

from cosmic.ui.board.board_layout import BoardLayout, BoardPoint, center_of, clearance, radius_of
from cosmic.ui.board.free_places import strip_box, zoom_of
from cosmic.ui.board.large_units import in_large_units, plain_box

SIZES = (1.0, 0.9, 0.8, 0.7)  # of the other planets': the largest for which there is a place
AWAY = (1.0, 1.15, 1.35, 1.6, 2.0)  # from the next planet of its system, the nearest at which there is a place
DIRECTIONS = 36
GAP = 0.06  # of a planet's radius
ABOUT_ONE = 1.08
REACHES = (1.05, 1.2, 1.4, 1.7, 2.1)  # of its radius, at which ships gather


@lru_cache(maxsize=64)
def extra_planet(layout: BoardLayout, seat: int, nth: int) -> FRect:
    """The nth planet beyond those of the map, counted from none. Rather than far away it lies where ships gather at a
    neighbour."""
    for spares_rooms in (True, False):
        for size in SIZES:
            for box in places_near(layout, seat, nth, size):
                if is_free(layout, seat, nth, box, spares_rooms) and rooms_at(layout, seat, nth, box, *pile_of(layout)):
                    return box
    return layout.seats[seat].planets[-1]


def own_planets(layout: BoardLayout, seat: int, nth: int) -> list[FRect]:
    return [*layout.seats[seat].planets, *(extra_planet(layout, seat, n) for n in range(nth))]


def places_near(layout: BoardLayout, seat: int, nth: int, size: float) -> Iterator[FRect]:
    full = radius_of(layout.seats[seat].planets[-1])
    radius = full * size
    for away in AWAY:
        far = (full + radius + 2 * GAP * full) * away
        for planet in reversed(own_planets(layout, seat, nth)):
            yield from around(center_of(planet), far, 2 * radius, 2 * radius)


def around(middle: BoardPoint, far: float, wide: float, high: float) -> Iterator[FRect]:
    for turn in range(DIRECTIONS):
        angle = 2 * math.pi * turn / DIRECTIONS
        x, y = middle.x + far * math.cos(angle), middle.y + far * math.sin(angle)
        yield FRect(x - wide / 2, y - high / 2, wide, high)


def is_free(layout: BoardLayout, seat: int, nth: int, box: FRect, spares_rooms: bool) -> bool:
    gap = GAP * radius_of(layout.seats[seat].planets[-1])
    if not all(apart(box, planet, gap) for planet in [*all_planets(layout), *own_planets(layout, seat, nth)]):
        return False
    if not apart(box, layout.warp, 0.3 * radius_of(layout.warp)):
        return False
    rooms = [room for place in layout.seats for room in (*place.beside, *place.approach)] if spares_rooms else []
    return is_on_board(layout, box) and all(clearance(box, thing) > gap for thing in [*things_on(layout), *rooms])


def apart(one: FRect, other: FRect, gap: float) -> bool:
    return math.dist(one.center, other.center) >= radius_of(one) + radius_of(other) + gap


def all_planets(layout: BoardLayout) -> list[FRect]:
    return [planet for seat in layout.seats for planet in seat.planets]


def things_on(layout: BoardLayout) -> list[FRect]:
    plates = [seat.plate for seat in layout.seats]
    return [*plates, *room_for_techs(layout), *layout.slots, *layout.strength, *vars(layout.decks).values()]


@lru_cache(maxsize=16)
def room_for_techs(layout: BoardLayout) -> list[FRect]:
    """As they are drawn, in large units, whatever units the layout is in."""
    seats = range(len(layout.seats))
    if zoom_of(layout) > ABOUT_ONE:
        return [strip_box(layout, seat) for seat in seats]
    large = in_large_units(layout)
    return [plain_box(strip_box(large, seat)) for seat in seats]


def is_on_board(layout: BoardLayout, box: FRect) -> bool:
    """Between the outermost things that the map has put there, and no higher than any planet: above is the headline."""
    planets = all_planets(layout)
    inside = [*planets, *(seat.plate for seat in layout.seats)]
    left, right = min(each.left for each in inside), max(each.right for each in inside)
    top, foot = min(each.top for each in planets), max(each.bottom for each in inside)
    return left <= box.left and box.right <= right and top <= box.top and box.bottom <= foot


@lru_cache(maxsize=64)
def extra_rooms(layout: BoardLayout, seat: int, nth: int) -> tuple[FRect, FRect]:
    """Where ships gather before such a planet, on the way to the warp, and beside it: two piles abreast, behind each
    other, or one."""
    planet, (wide, high) = extra_planet(layout, seat, nth), pile_of(layout)
    shapes = ((2 * wide, high), (wide, 2 * high), (wide, high))
    found = (rooms_at(layout, seat, nth, planet, *shape) for shape in shapes)
    return next((rooms for rooms in found if rooms is not None), (planet, planet))


def pile_of(layout: BoardLayout) -> tuple[float, float]:
    """Room for a pile of ships, as the map has it."""
    rooms = [room for seat in layout.seats for room in (*seat.beside, *seat.approach)]
    return min(room.w for room in rooms), min(room.h for room in rooms)


def rooms_at(
    layout: BoardLayout, seat: int, nth: int, planet: FRect, wide: float, high: float
) -> tuple[FRect, FRect] | None:
    planets = [*all_planets(layout), *own_planets(layout, seat, nth), planet]
    found = [
        room
        for away in REACHES
        for room in around(center_of(planet), radius_of(planet) * away + high / 2, wide, high)
        if is_on_board(layout, room)
        and not any(room.colliderect(thing) for thing in things_on(layout))
        and all(clearance(each, room) > 0 for each in planets)
    ]
    if not found:
        return None
    before = min(found, key=lambda room: math.dist(room.center, layout.warp.center))
    others = [room for room in found if not room.colliderect(before)]
    return (before, min(others, key=lambda room: math.dist(room.center, planet.center))) if others else None
