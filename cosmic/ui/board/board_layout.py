"""Where everything lies on the board, read from a Tiled map; nothing else knows how the maps are written."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, NoReturn
from xml.etree.ElementTree import ParseError

from pygame import FRect
from pytmx import TiledMap  # type: ignore[import-untyped]

from cosmic.engine.errors import CosmicError
from cosmic.paths import assets_dir

PLANETS = 5  # of each home system; a game with four uses the first four
TRACK_POINTS = 7  # none to six foreign colonies
SIDES = 2  # offense and defense
NO_TILE = -1
NO_PLANET = -1


class BoardPoint(NamedTuple):
    x: float
    y: float


def center_of(box: FRect) -> BoardPoint:
    return BoardPoint(*box.center)


def radius_of(box: FRect) -> float:
    """Of the circle inside a square."""
    return box.w / 2


def clearance(circle: FRect, box: FRect) -> float:
    """Between the circle inside a square and a box; less than nothing where they cover each other."""
    x, y = circle.center
    nearest = min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)
    return math.dist(circle.center, nearest) - radius_of(circle)


def outwards(layout: BoardLayout, planet: FRect) -> int:
    """To which side a planet looks away from the middle of the board."""
    return 1 if planet.centerx > layout.warp.centerx + 1 else -1


def number_spot(layout: BoardLayout, planet: FRect) -> BoardPoint:
    """The planet's number is on its upper rim, on the side away from the middle of the board."""
    off = radius_of(planet) * math.sqrt(0.5)
    return BoardPoint(planet.centerx + off * outwards(layout, planet), planet.centery - off)


def kicker_box(slot: FRect, side: int) -> FRect:
    """At the foot of the encounter card and partly below it, on the side of the warp but clear of the track."""
    wide, high = slot.width * 0.5, slot.height * 0.5
    return FRect(slot.right - wide * 0.9 if side == 0 else slot.x - wide * 0.1, slot.bottom - high * 0.6, wide, high)


class Rooms(NamedTuple):
    """Where ships gather at a planet: on the gate, and beside it."""

    gate: FRect
    beside: FRect


@dataclass(frozen=True)
class SixthPlanet:
    """Where a planet lies that comes into the game, and where ships gather then: at it, and at those planets, by seat
    and index, in whose rooms it lies."""

    box: FRect
    rooms: Rooms
    aside: dict[tuple[int, int], Rooms]


@dataclass(frozen=True)
class SeatLayout:
    """A home system: its plate, its planets, and by planet the room for ships beside it and that of the gate."""

    plate: FRect
    planets: tuple[FRect, ...]
    beside: tuple[FRect, ...]
    approach: tuple[FRect, ...]
    sixth: SixthPlanet


@dataclass(frozen=True)
class Decks:
    deck: FRect
    discard: FRect
    destiny: FRect
    destiny_discard: FRect
    reward: FRect
    reward_discard: FRect


@dataclass(frozen=True)
class Hud:
    """The fixed regions around the board."""

    phase_bar: FRect
    log: FRect  # the drawer with it
    headline: FRect
    tools: FRect
    dock: FRect


@dataclass(frozen=True, eq=False)  # there is one of each map
class BoardLayout:
    seats: tuple[SeatLayout, ...]
    warp: FRect
    track: tuple[BoardPoint, ...]  # by number of foreign colonies
    gate: BoardPoint  # at rest
    slots: tuple[FRect, ...]  # by side: offense, defense
    strength: tuple[FRect, ...]  # by side, beside its card
    decks: Decks
    hud: Hud
    stars: tuple[tuple[int, ...], ...]  # rows of tile numbers within the tileset, NO_TILE for none
    tile: int  # width and height of a tile

    @classmethod
    def load(cls, n: int) -> BoardLayout:
        """The layout for that many seats."""
        file = assets_dir() / "boards" / f"board_{n}.tmx"
        content = file.read_bytes() if file.is_file() else b""
        return _loaded(file, content, n)


@lru_cache(maxsize=16)
def _loaded(file: Path, content: bytes, seats: int) -> BoardLayout:
    """Every table, replay and public board asks for its map; it is read again only when it has changed."""
    return _read(_Map(file), seats)


def _read(found: _Map, seats: int) -> BoardLayout:
    plates, planets, anchors, hud = (found.layer(name) for name in ("seats", "planets", "anchors", "hud"))
    for layer, kinds in ((plates, {"seat"}), (planets, {"planet", "sixth"}), (anchors, _ANCHORS), (hud, _names(Hud))):
        layer.holds_only(kinds)
    return BoardLayout(
        seats=tuple(
            SeatLayout(
                plate=plates.box("seat", seat=seat),
                planets=tuple(planets.box("planet", seat=seat, index=index) for index in range(PLANETS)),
                beside=tuple(anchors.box("beside", seat=seat, index=index) for index in range(PLANETS)),
                approach=tuple(anchors.box("approach", seat=seat, index=index) for index in range(PLANETS)),
                sixth=_sixth(planets, anchors, seat),
            )
            for seat in range(seats)
        ),
        warp=anchors.box("warp"),
        track=anchors.points("track", TRACK_POINTS),
        gate=anchors.point("gate"),
        slots=tuple(anchors.box("slot", side=side) for side in range(SIDES)),
        strength=tuple(anchors.box("strength", side=side) for side in range(SIDES)),
        decks=Decks(**{kind: anchors.box(kind) for kind in _names(Decks)}),
        hud=Hud(**{kind: hud.box(kind) for kind in _names(Hud)}),
        stars=found.tiles("stars"),
        tile=int(found.map.tilewidth),
    )


def _sixth(planets: _Objects, anchors: _Objects, seat: int) -> SixthPlanet:
    rooms = Rooms(anchors.box("sixth_approach", seat=seat), anchors.box("sixth_beside", seat=seat))
    aside: dict[tuple[int, int], Rooms] = {}
    for moved in (each.properties for each in anchors.all("aside_approach", {"sixth": seat})):
        at = moved.get("seat", NO_PLANET), moved.get("index", NO_PLANET)
        aside[at] = Rooms(anchors.box("aside_approach", **moved), anchors.box("aside_beside", **moved))
    return SixthPlanet(planets.box("sixth", seat=seat), rooms, aside)


def _names(kind: type[Decks] | type[Hud]) -> set[str]:
    return {field.name for field in fields(kind)}


_SIXTHS = {"sixth_approach", "sixth_beside", "aside_approach", "aside_beside"}
_ANCHORS = {"beside", "approach", "warp", "track", "gate", "slot", "strength"} | _SIXTHS | _names(Decks)


class _Map:
    """A Tiled map without its pictures; every fault in it is told with the name of the file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        if not file.is_file():
            self.fault("file")
        try:
            self.map: Any = TiledMap(str(file), image_loader=_no_pictures)
        except ParseError as fault:
            line, column = fault.position
            self.fault(f"{line}:{column}")
        except Exception:  # pytmx lets any kind of error through when a map is not as it should be
            self.fault("map")

    def layer(self, name: str) -> _Objects:
        return _Objects(self, name, self.named(name))

    def tiles(self, name: str) -> tuple[tuple[int, ...], ...]:
        try:
            first = self.map.tilesets[0].firstgid
            numbers = self.map.tiledgidmap
            rows = self.named(name).data
            return tuple(tuple(numbers[tile] - first if tile else NO_TILE for tile in row) for row in rows)
        except (AttributeError, IndexError, KeyError, TypeError):
            self.fault(name)

    def named(self, name: str) -> Any:
        if name not in self.map.layernames:
            self.fault(name)
        return self.map.layernames[name]

    def fault(self, what: str) -> NoReturn:
        raise CosmicError("board-layout", file=str(self.file), what=what) from None


@dataclass(frozen=True)
class _Objects:
    """The objects of one layer, found by type and properties."""

    map: _Map
    name: str
    objects: Any

    def holds_only(self, kinds: set[str]) -> None:
        """An object with a wrong type, or none, would go missing in silence."""
        for found in self.objects:
            if found.type not in kinds:
                self.map.fault(f"{self.name}/{found.type or found.name or found.id}")

    def box(self, kind: str, **properties: int) -> FRect:
        found = self.one(kind, properties)
        box = FRect(float(found.x), float(found.y), float(found.width), float(found.height))
        if box.width <= 0 or box.height <= 0:
            self.map.fault(self.place(kind, properties))
        return box

    def point(self, kind: str, **properties: int) -> BoardPoint:
        found = self.one(kind, properties)
        return BoardPoint(float(found.x), float(found.y))

    def points(self, kind: str, number: int) -> tuple[BoardPoint, ...]:
        points = getattr(self.one(kind, {}), "points", ())
        if len(points) != number:
            self.map.fault(self.place(kind, {}))
        return tuple(BoardPoint(float(x), float(y)) for x, y in points)

    def one(self, kind: str, properties: dict[str, int]) -> Any:
        found = self.all(kind, properties)
        if len(found) != 1:
            self.map.fault(self.place(kind, properties))
        return found[0]

    def all(self, kind: str, properties: dict[str, int]) -> list[Any]:
        return [each for each in self.objects if each.type == kind and properties.items() <= each.properties.items()]

    def place(self, kind: str, properties: dict[str, int]) -> str:
        return "/".join([self.name, kind, *(f"{key}={value}" for key, value in properties.items())])


def _no_pictures(_file: str, _colour: Any, **_tileset: Any) -> Callable[..., None]:
    return lambda *_part: None
