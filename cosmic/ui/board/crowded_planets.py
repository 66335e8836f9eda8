"""Where piles of ships stand on a board so full that its planets are small: each planet has places of its own, clear of
every number, of the piles on its neighbours and of whatever else lies around."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from pygame import FRect

from cosmic.ui.board.board_layout import BoardLayout, BoardPoint, clearance, number_spot, outwards, radius_of
from cosmic.ui.board.large_units import large_box

SMALL = 45.0  # up to this radius a planet is small
RADIUS = 41.5  # that of those there are, in the units of the pieces
MOST = 6  # piles on one planet
EVERYWHERE = 3  # piles may stand on all planets at once
BADGE = 38.0  # the number of a planet in letters of every size
PILE = FRect(-24.25, -14.0, 48.5, 46.0)  # around the middle of the lowest token, with a count of two figures
TALL = FRect(-24.25, -27.0, 48.5, 59.0)  # with some more tokens on top of it
EDGE, RING = 4.0, 8.0  # air at the rim of the board, and around plates and cards
CORE = 0.86  # of a planet, which is round and not square
MARKERS = 48.0  # how far the colony markers reach out from the warp's rim

# Seen from the middle of a planet on the left half of the board; on the right half mirrored.
ALONE = (11.0, 0.0)
TWO = ((-23.5, 17.0), (25.0, 17.0))
# Further ones, the best first, and then wherever there is room, the nearest first.
BEST = ((12.0, -32.0), (60.5, -32.0), (73.5, 17.0))
LAST = (25.0, 65.0)
STEP, REACH = 8, 18
GRID = [(float(STEP * i), float(STEP * j)) for i in range(-REACH, REACH + 1) for j in range(-REACH, REACH + 1)]
MORE = (*BEST, *sorted(GRID, key=lambda off: math.hypot(*off)))
Places = dict[tuple[float, ...], list[BoardPoint]]  # by planet


def is_small(planet: FRect) -> bool:
    return radius_of(planet) <= SMALL


def small_places(layout: BoardLayout, planet: FRect, piles: int) -> list[BoardPoint]:
    """For so many piles on one planet, as the layout has it in the units of the pieces."""
    if piles < 2:
        return [_at(layout, planet, ALONE)]
    if piles == 2:
        return [_at(layout, planet, off) for off in TWO]
    if not any(planet in seat.planets for seat in layout.seats):  # it came into the game
        return [_at(layout, planet, off) for off in (*TWO, *BEST, LAST)][:piles]
    return _places(layout)[tuple(planet)][:piles]


def tall_pile(layout: BoardLayout, planet: FRect) -> FRect:
    """What a high pile takes up that stands alone on a small planet, in the units of the layout."""
    unit = radius_of(planet) / RADIUS
    middle = planet.centerx - outwards(layout, planet) * ALONE[0] * unit
    return FRect(middle + PILE.x * unit, planet.y, PILE.width * unit, planet.height / 2 + PILE.bottom * unit)


def _at(layout: BoardLayout, planet: FRect, off: tuple[float, float]) -> BoardPoint:
    return BoardPoint(planet.centerx - outwards(layout, planet) * off[0], planet.centery + off[1])


def _pile(at: BoardPoint) -> FRect:
    return PILE.move(at.x, at.y)


@lru_cache(maxsize=16)
def _places(layout: BoardLayout) -> Places:
    """Those that may be taken everywhere are found before the others of any planet."""
    planets = [planet for seat in layout.seats for planet in seat.planets]
    found: Places = {tuple(planet): [_at(layout, planet, off) for off in TWO] for planet in planets}
    around = list(_obstacles(layout, planets))
    for number in (EVERYWHERE, MOST):
        for seat in layout.seats:
            for planet, gate, beside in zip(seat.planets, seat.approach, seat.beside):
                rooms = [gate.inflate(RING + 4, RING + 4), beside]
                others = [places for other, places in found.items() if other != tuple(planet)]
                first = EVERYWHERE if number == EVERYWHERE else len(TWO)
                nearby = [TALL.move(at.x, at.y) for places in others for at in places[:first]]
                _add(layout, planet, found[tuple(planet)], number, [*around, *nearby], rooms)
    return found


def _add(
    layout: BoardLayout, planet: FRect, places: list[BoardPoint], number: int, there: list[FRect], rooms: list[FRect]
) -> None:
    """Places until there are so many; first those that keep clear of the other planets, and outside the rooms in which
    ships gather for an encounter."""
    tried = [_at(layout, planet, off) for off in MORE]
    others = [other.scale_by(CORE) for seat in layout.seats for other in seat.planets if other != planet]
    for avoided in ([*there, *others, *rooms], [*there, *others], [*there, *rooms], there):
        for at in tried:
            if len(places) == number:
                return
            if _is_free(layout, at, [*avoided, *map(_pile, places)]):
                places.append(at)
    places += tried[: number - len(places)]  # rather over something than nowhere


def _is_free(layout: BoardLayout, at: BoardPoint, there: list[FRect]) -> bool:
    pile = _pile(at)
    if pile.collidelist(there) >= 0 or not _board(layout).contains(pile):
        return False
    return clearance(layout.warp.inflate(2 * MARKERS, 2 * MARKERS), pile) >= 0


def _board(layout: BoardLayout) -> FRect:
    """From plate to plate, which lie at its rim."""
    plates = [seat.plate for seat in layout.seats]
    return plates[0].unionall(plates).inflate(2 * EDGE, 2 * EDGE)


def _obstacles(layout: BoardLayout, planets: list[FRect]) -> Iterator[FRect]:
    """What no pile may lie on: numbers, plates, cards, the headline."""
    for planet in planets:
        x, y = number_spot(layout, planet)
        yield FRect(x - BADGE / 2, y - BADGE / 2, BADGE, BADGE)
    yield large_box(layout.hud.headline)
    for box in (*(seat.plate for seat in layout.seats), *layout.slots, *layout.strength, *vars(layout.decks).values()):
        yield box.inflate(RING, RING)
