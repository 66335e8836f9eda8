"""Where every piece stands: stacks of ships by zone and owner, in logical units. No pictures here."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from cosmic.engine import systems
from cosmic.engine.state import BESIDE, GATE, NOBODY, REMOVED, WARP
from cosmic.ui.board.board_layout import BoardLayout, BoardPoint, Rooms, center_of, outwards, radius_of
from cosmic.ui.board.crowded_planets import is_small, small_places
from cosmic.ui.board.free_places import tech_box

SHIP = 40.0  # width of a token
STEP = 6.0  # how much higher the next token of a stack lies
PILE = (40.6, 49.0)  # room of a pile in a crowd, with its count
FOOT = 31.0  # how far the count of a pile reaches below the middle of its lowest token
LIFT = 6.0  # of the lowest token over the middle of that room
NUMBER = 14.0  # half of the badge with a planet's number

# Where up to six piles stand around the middle of a planet, by their number, clear of the badge on its upper left rim;
# on the right half of the board everything is mirrored. And how many tokens are drawn in one, the count tells the rest,
# and how large.
PLACES: dict[int, list[tuple[float, float]]] = {
    1: [(8, 8)],
    2: [(-24, 12), (25, 12)],
    3: [(6, -28), (-24, 22), (25, 22)],
    4: [(6, -28), (52, -28), (-23, 22), (24, 22)],
    5: [(6, -28), (52, -28), (-45, 22), (1, 22), (47, 22)],
    6: [(6, -38), (49, -38), (-21, 6), (22, 6), (-21, 50), (22, 50)],
}
TALLEST = {1: 6, 2: 3, 3: 2, 4: 2, 5: 2, 6: 1}
LARGER = {1: 0.35, 2: 0.1}  # by how much at most, on a large planet
TALLEST_IN_CROWD = 2
ABOARD = 0.85  # of its size, that of a planet at the gate
TALLEST_IN_WARP = {3: 4, 4: 4, 5: 2, 6: 1}  # by seats
# Six have no circle in the warp: they stand in two columns, clear of the numbers on its rim.
SIX_IN_WARP = ((-24.5, 56.0), (-24.5, 10.0), (-24.5, -36.0), (24.5, -36.0), (24.5, 10.0), (24.5, 56.0))


@dataclass(frozen=True)
class ShipStack:
    """Ships of one owner in one zone."""

    zone: int
    owner: int
    count: int
    place: BoardPoint
    tallest: int = 1  # tokens that are drawn at most
    size: float = 1.0  # of everything about it

    def top(self, below: int) -> BoardPoint:
        """Where a ship comes to lie on so many others."""
        return BoardPoint(self.place.x, self.place.y - min(below, self.tallest - 1) * STEP * self.size)


@dataclass(frozen=True)
class BoardState:
    """What the places depend on besides the layout."""

    planets: int  # per seat
    target: int  # planet the gate points at, or NOBODY
    added: tuple[int, ...] = ()  # in whose home system each planet lies that came into the game
    techs: tuple[int, ...] = ()  # how many lie in front of each seat; none in games without them
    worldship: int = NOBODY  # the planet that stands at the gate
    under_way: int = NOBODY  # the planet that flies there or back just now


def home_of(layout: BoardLayout, scene: BoardState, planet: int) -> int:
    return systems.home_of(planet, scene.planets, len(layout.seats), list(scene.added))


def number_of(layout: BoardLayout, scene: BoardState, planet: int) -> int:
    return systems.number_of(planet, scene.planets, len(layout.seats), list(scene.added))


def planet_count(layout: BoardLayout, scene: BoardState) -> int:
    return len(layout.seats) * scene.planets + len(scene.added)


def planets_of(layout: BoardLayout, scene: BoardState, seat: int) -> list[FRect]:
    """The places of a home system, those of planets that are gone among them."""
    planets = [planet for planet in range(planet_count(layout, scene)) if home_of(layout, scene, planet) == seat]
    return [home_box(layout, scene, planet) for planet in planets]


def home_box(layout: BoardLayout, scene: BoardState, planet: int) -> FRect:
    """The place of a planet in its system; one that came into a whole system is its sixth."""
    seat, index = home_of(layout, scene, planet), number_of(layout, scene, planet) - 1
    places = layout.seats[seat].planets
    return places[index] if index < len(places) else layout.seats[seat].sixth.box


def planet_box(layout: BoardLayout, scene: BoardState, planet: int) -> FRect:
    """Where a planet is now: one that is sent as a ship stands at the gate, as large as there is room."""
    box = home_box(layout, scene, planet)
    if planet != scene.worldship:
        return box
    room = room_of(layout, scene, GATE)
    at, radius = center_of(room), radius_of(box) * ABOARD
    return FRect(at.x - radius, at.y - radius, 2 * radius, 2 * radius)


def is_lab(layout: BoardLayout, zone: int) -> bool:
    """The zone of ships that research."""
    return zone < -4 - len(layout.seats)


def room_of(layout: BoardLayout, scene: BoardState, zone: int) -> FRect:
    """Where ships gather at the target: on the gate, or beside the planet; without a target the gate rests."""
    if scene.target == NOBODY:
        at, (wide, high) = layout.gate, PILE
        return FRect(at.x - wide, at.y - high / 2, 2 * wide, high)
    rooms = rooms_at(layout, scene, scene.target)
    return rooms.gate if zone == GATE else rooms.beside


def rooms_at(layout: BoardLayout, scene: BoardState, planet: int) -> Rooms:
    """Those of the map, unless a planet that came into the game lies there."""
    home, index = home_of(layout, scene, planet), number_of(layout, scene, planet) - 1
    seat = layout.seats[home]
    if index >= len(seat.planets):
        return seat.sixth.rooms
    first = len(layout.seats) * scene.planets
    added = range(first, planet_count(layout, scene))
    sixths = [new for new in added if number_of(layout, scene, new) > len(seat.planets)]
    moved = [layout.seats[home_of(layout, scene, new)].sixth.aside.get((home, index)) for new in sixths]
    return next((rooms for rooms in moved if rooms is not None), Rooms(seat.approach[index], seat.beside[index]))


def zone_center(layout: BoardLayout, scene: BoardState, zone: int) -> BoardPoint:
    """The middle of a zone: of a planet, the gate, the place beside the target, the warp, a sheet."""
    if 0 <= zone < planet_count(layout, scene):
        return center_of(planet_box(layout, scene, zone))
    if zone == WARP:
        return center_of(layout.warp)
    if zone in (GATE, BESIDE):
        return center_of(room_of(layout, scene, zone))
    if zone == REMOVED:
        return BoardPoint(layout.warp.centerx, -60)
    if is_lab(layout, zone):
        return center_of(layout.warp)
    plate = layout.seats[-5 - zone].plate
    return BoardPoint(plate.right - 30, plate.y + 20)


def place_of(layout: BoardLayout, scene: BoardState, zone: int, owner: int, owners: Sequence[int]) -> BoardPoint:
    """Where the stack of one owner stands, given everybody who has ships in that zone."""
    if is_lab(layout, zone):
        return center_of(tech_box(layout, owner, 0, max(1, scene.techs[owner] if scene.techs else 1)))
    middle = zone_center(layout, scene, zone)
    if zone == WARP:
        n = len(layout.seats)
        if n == len(SIX_IN_WARP):
            dx, dy = SIX_IN_WARP[owner]
            return BoardPoint(middle.x + dx, middle.y + dy)
        angle = math.pi / 2 + 2 * math.pi * owner / n
        reach = radius_of(layout.warp) * (0.52 if n == 5 else 0.56)
        return BoardPoint(middle.x + reach * math.cos(angle), middle.y + reach * math.sin(angle) * 0.86)
    at = list(owners).index(owner) if owner in owners else 0
    if zone == GATE and scene.worldship != NOBODY:
        return in_room(below(planet_box(layout, scene, scene.worldship)), at, max(1, len(owners)))
    if zone in (GATE, BESIDE):
        return in_room(room_of(layout, scene, zone), at, max(1, len(owners)))
    if zone >= 0 and is_small(planet := planet_box(layout, scene, zone)):
        return small_places(layout, planet, len(owners))[at]
    dx, dy = PLACES[max(1, min(6, len(owners)))][min(at, 5)]
    if zone >= 0 and outwards(layout, planet_box(layout, scene, zone)) > 0:
        dx = -dx
    return BoardPoint(middle.x + dx, middle.y + dy)


def below(planet: FRect) -> FRect:
    """Room for the ships of allies at the foot of a planet that stands at the gate."""
    wide, high = 2 * PILE[0], PILE[1]
    return FRect(planet.centerx - wide / 2, planet.bottom - high / 2, wide, high)


def in_room(room: FRect, at: int, of: int) -> BoardPoint:
    """As many abreast as the room is wide, in the middle of it."""
    columns = max(1, min(of, round(room.width // PILE[0])))
    rows = -(-of // columns)
    row = at // columns
    abreast = min(columns, of - row * columns)
    wide, high = min(room.width / columns, 1.1 * PILE[0]), min(room.height / rows, 1.1 * PILE[1])
    x = room.centerx + (at % columns - (abreast - 1) / 2) * wide
    return BoardPoint(x, room.centery + (row - (rows - 1) / 2) * high - LIFT)


def stacks(layout: BoardLayout, scene: BoardState, ships: Sequence[Sequence[int]]) -> list[ShipStack]:
    """All ships on the board; those out of the game are not shown."""
    found: list[ShipStack] = []
    seats = len(layout.seats)
    zones = [*range(planet_count(layout, scene)), GATE, BESIDE, WARP, *(-5 - seat for seat in range(seats))]
    for zone in zones:
        row = ships[zone]
        owners = [owner for owner, count in enumerate(row) if count]
        found += [stack_of(layout, scene, zone, owner, owners, row[owner]) for owner in owners]
    return found


def stack_of(
    layout: BoardLayout, scene: BoardState, zone: int, owner: int, owners: Sequence[int], count: int
) -> ShipStack:
    """The ships of one owner in a zone, given everybody who has some there."""
    piles = max(1, min(6, len(owners)))
    tallest = {GATE: TALLEST_IN_CROWD, BESIDE: TALLEST_IN_CROWD, WARP: TALLEST_IN_WARP[len(layout.seats)]}.get(
        zone, TALLEST[piles]
    )
    size = 1.0
    if zone >= 0:
        planet = planet_box(layout, scene, zone)
        size += min(LARGER.get(piles, 0.0), max(0.0, radius_of(planet) / 35 - 1.15))
        if is_small(planet) and piles > 2:
            tallest = 1
    return ShipStack(zone, owner, count, place_of(layout, scene, zone, owner, owners), tallest, size)


@dataclass(frozen=True)
class ShipJourney:
    """Ships of one owner that go from one zone to another."""

    owner: int
    source: int
    target: int
    count: int


def moves_between(before: Sequence[Sequence[int]], after: Sequence[Sequence[int]], labs: int = 0) -> list[ShipJourney]:
    """Which ships went where, from the counts alone; `labs`: 1 in a game with techs."""
    owners = len(before[0]) if before else 0
    if len(before) != len(after):  # a planet has come into the game, and nothing has flown yet
        return []
    zones = [*range(len(before) - 4 - owners - labs), GATE, BESIDE, WARP, REMOVED]
    zones += [-5 - seat for seat in range(owners + labs)]
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
    if len(before) != len(after):  # a planet has come into the game, and nothing has flown yet
        return [list(row) for row in after]
    return [[min(a, b) for a, b in zip(one, other)] for one, other in zip(before, after)]
