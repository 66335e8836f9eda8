"""Writes the board layouts for three to six seats as Tiled maps; from then on the maps are edited in Tiled.

For each number of seats there are two: the table's own, and a larger one for a projector, without dock and call bar.

Run it as `python assets/tools/make_boards.py [folder]`; the same seed gives the same stars.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

TILE, COLUMNS, ROWS = 64, 30, 17
MIDDLE = 716.0  # the upright axis of the board, left of the encounter column
CLEAR = 4  # between a planet and the ships that gather at it
APART = 12  # between cards that lie side by side
TRACK_POINTS = 7  # none to six foreign colonies
BRIGHT_TILES = (4, 9, 14)  # of the tileset: the few that catch the eye, see bake_stars.py
PLAIN_TILES = [tile for tile in range(16) if tile not in BRIGHT_TILES]

Point = tuple[float, float]
Size = tuple[float, float]


@dataclass(frozen=True)
class Sheet:
    """What all boards of one role share: where their upright axis is, how large things are, what stands around."""

    middle: float
    plate: Size
    slot: Size
    pile: Size
    marker: float  # how far the colony markers reach out from the warp's rim
    crowd: Size  # room for the ships that gather at a point
    hud: dict[str, tuple[int, int, int, int]]


TABLE = Sheet(
    MIDDLE,
    (290, 74),
    (104, 146),
    (74, 104),
    48,
    (60, 44),
    {
        "phase_bar": (16, 10, 1400, 64),
        "encounter": (1436, 10, 468, 470),
        "log": (1436, 490, 468, 580),
        "dock": (16, 852, 1400, 218),
        "call": (16, 792, 1400, 52),
    },
)
# Within the middle 95 % of the picture, since televisions and projectors may cut its edges.
PUBLIC = Sheet(
    960.0,
    (380, 88),
    (170, 238),
    (84, 118),
    57,
    (71, 52),
    {
        "encounter": (48, 866, 1824, 187),
        "phase_bar": (492, 874, 936, 50),
        "log": (492, 926, 936, 127),
    },
)
ZOOM = 1.18  # how much larger the pieces of the public board are
STRETCH = 1.3  # from side to side there is more room than that
TABLE_TOP, PUBLIC_TOP = 84, 28  # where the boards begin


@dataclass(frozen=True)
class World:
    """A planet's centre, with headings in degrees (0 right, 90 down) where the plain ones would bump into something."""

    x: float
    y: float
    beside: float | None = None  # plain: away from the warp
    approach: float | None = None  # plain: towards the warp


@dataclass(frozen=True)
class System:
    plate: Point  # its centre
    worlds: tuple[World, ...]

    def mirrored(self) -> System:
        """The same system on the other side of the upright axis."""
        return System(
            (2 * MIDDLE - self.plate[0], self.plate[1]),
            tuple(
                replace(world, x=2 * MIDDLE - world.x, beside=across(world.beside), approach=across(world.approach))
                for world in self.worlds
            ),
        )

    def upturned(self, level: float) -> System:
        """The same system on the other side of a level line."""
        return System(
            (self.plate[0], 2 * level - self.plate[1]),
            tuple(
                replace(world, y=2 * level - world.y, beside=over(world.beside), approach=over(world.approach))
                for world in self.worlds
            ),
        )


def upright(level: float, *half: World) -> System:
    """A system on the upright axis: its left half, the planet on the axis last, and the same on the other side."""
    left = System((MIDDLE, level), half)
    return replace(left, worlds=(*half, *left.mirrored().worlds[-2::-1]))


def across(heading: float | None) -> float | None:
    return None if heading is None else (180 - heading) % 360


def over(heading: float | None) -> float | None:
    return None if heading is None else -heading % 360


@dataclass(frozen=True)
class Board:
    planet: int
    warp: float  # height of its centre
    radius: int
    systems: tuple[System, ...] = field(default=())


def boards() -> dict[int, Board]:
    return {3: three(), 4: four(), 5: five(), 6: six()}


def enlarged(board: Board) -> Board:
    """The same board for the public picture."""

    def moved(x: float, y: float) -> Point:
        return PUBLIC.middle + (x - MIDDLE) * STRETCH, PUBLIC_TOP + (y - TABLE_TOP) * ZOOM

    systems = [
        System(
            moved(*system.plate),
            tuple(replace(world, x=moved(world.x, 0)[0], y=moved(0, world.y)[1]) for world in system.worlds),
        )
        for system in board.systems
    ]
    return replace(
        board,
        planet=round(board.planet * ZOOM),
        warp=moved(0, board.warp)[1],
        radius=round(board.radius * ZOOM),
        systems=tuple(systems),
    )


def three() -> Board:
    bottom = upright(749, World(444, 566, 110), World(576, 596, 100), World(716, 606, 90))
    left = System(
        (161, 121),
        (
            World(180, 610, 170),
            World(132, 484, 180),
            World(138, 350, 180),
            World(232, 244, 205),
            World(366, 188, 270, 75),
        ),
    )
    return Board(96, 350, 122, (bottom, left, left.mirrored()))


def four() -> Board:
    top_left = System(
        (161, 121),
        (
            World(126, 368, 180),
            World(206, 264, 210),
            World(318, 214, 300, 50),
            World(436, 188, 270),
            World(556, 178, 270),
        ),
    )
    bottom_left = top_left.upturned(435)
    systems = (bottom_left, top_left, top_left.mirrored(), bottom_left.mirrored())
    return Board(88, 435, 120, systems)


def five() -> Board:
    bottom = upright(749, World(488, 594, 105, 329), World(600, 612, 95), World(716, 612, 90))
    left = System(
        (161, 749),
        (
            World(128, 326, 180),
            World(121, 425, 180),
            World(126, 525, 180),
            World(154, 621, 180),
            World(252, 662, 10),
        ),
    )
    top_left = System(
        (161, 121),
        (
            World(234, 252, 215),
            World(336, 206, 285, 50),
            World(438, 184, 270, 52),
            World(540, 176, 270),
            World(642, 174, 270),
        ),
    )
    systems = (bottom, left, top_left, top_left.mirrored(), left.mirrored())
    return Board(80, 410, 108, systems)


def six() -> Board:
    top = upright(121, World(517, 172, 270, 74), World(622, 246, 270, 75), World(716, 246, 270))
    top_left = System(
        (161, 121),
        (
            World(119, 378, 180),
            World(147, 286, 195, 22),
            World(233, 246, 230),
            World(325, 199, 291, 48),
            World(418, 174, 270, 66),
        ),
    )
    bottom_left = top_left.upturned(435)
    systems = (top.upturned(435), bottom_left, top_left, top, top_left.mirrored(), bottom_left.mirrored())
    return Board(76, 435, 95, systems)


def crowd(world: World, planet: int, heading: float, room: Size) -> Point:
    """The nearest place in that heading where the ships that gather do not cover the planet."""
    dx, dy = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    steps = [
        (planet / 2 + size / 2 + CLEAR) / abs(part)
        for size, part in zip(room, (dx, dy), strict=True)
        if abs(part) > 1e-6
    ]
    return world.x + dx * min(steps), world.y + dy * min(steps)


def around(centre: Point, size: Size) -> tuple[float, float, float, float]:
    return centre[0] - size[0] / 2, centre[1] - size[1] / 2, size[0], size[1]


def rim(board: Board, middle: float, heading: float) -> Point:
    turn = math.radians(heading)
    return middle + board.radius * math.cos(turn), board.warp + board.radius * math.sin(turn)


class TiledFile:
    """A Tiled map under construction: objects get their ids in the order they come."""

    def __init__(self) -> None:
        self.map = Element("map", version="1.10", tiledversion="1.10.2", orientation="orthogonal")
        self.map.attrib |= {"renderorder": "right-down", "width": str(COLUMNS), "height": str(ROWS)}
        self.map.attrib |= {"tilewidth": str(TILE), "tileheight": str(TILE), "infinite": "0"}
        SubElement(self.map, "tileset", firstgid="1", source="stars.tsx")
        self.layers = self.objects = 0

    def tiles(self, name: str, rows: list[list[int]]) -> None:
        layer = SubElement(self.map, "layer", id=self.layer_id(), name=name, width=str(COLUMNS), height=str(ROWS))
        lines = [",".join(str(tile + 1) for tile in row) for row in rows]
        SubElement(layer, "data", encoding="csv").text = "\n" + ",\n".join(lines) + "\n"

    def group(self, name: str) -> Element:
        return SubElement(self.map, "objectgroup", id=self.layer_id(), name=name)

    def box(self, group: Element, kind: str, box: tuple[float, ...], **properties: int) -> Element:
        x, y, width, height = map(written, box)
        made = self.object(group, kind, x, y, properties)
        made.attrib |= {"width": width, "height": height}
        return made

    def point(self, group: Element, kind: str, at: Point, **properties: int) -> None:
        SubElement(self.object(group, kind, written(at[0]), written(at[1]), properties), "point")

    def line(self, group: Element, kind: str, points: list[Point]) -> None:
        x, y = points[0]
        made = self.object(group, kind, written(x), written(y), {})
        offsets = [f"{written(px - x)},{written(py - y)}" for px, py in points]
        SubElement(made, "polyline", points=" ".join(offsets))

    def object(self, group: Element, kind: str, x: str, y: str, properties: dict[str, int]) -> Element:
        self.objects += 1
        name = " ".join([kind, *(str(value) for value in properties.values())])
        made = SubElement(group, "object", id=str(self.objects), name=name, type=kind, x=x, y=y)
        if properties:
            listed = SubElement(made, "properties")
            for key, value in properties.items():
                SubElement(listed, "property", name=key, type="int", value=str(value))
        return made

    def layer_id(self) -> str:
        self.layers += 1
        return str(self.layers)

    def write(self, path: Path) -> None:
        self.map.attrib |= {"nextlayerid": str(self.layers + 1), "nextobjectid": str(self.objects + 1)}
        save(self.map, path)


def written(number: float) -> str:
    return f"{round(number, 1):g}"


def save(root: Element, path: Path) -> None:
    ElementTree.indent(root, " ")
    path.write_bytes(ElementTree.tostring(root, encoding="UTF-8", xml_declaration=True) + b"\n")


def starfield(seed: int) -> list[list[int]]:
    """Rows of tile numbers: mostly faint stars, a bright tile now and then, never the same tile twice in a row."""
    chance = random.Random(seed)
    rows: list[list[int]] = []
    for y in range(ROWS):
        row: list[int] = []
        for x in range(COLUMNS):
            near = {*row[-1:], *([rows[y - 1][x]] if y else [])}
            tiles = BRIGHT_TILES if chance.random() < 0.1 else PLAIN_TILES
            row.append(chance.choice([tile for tile in tiles if tile not in near]))
        rows.append(row)
    return rows


def headings(world: World, board: Board, middle: float) -> tuple[float, float]:
    """Where the ships beside the planet gather, and from where the gate comes."""
    inward = math.degrees(math.atan2(board.warp - world.y, middle - world.x))
    beside = inward + 180 if world.beside is None else world.beside
    return beside, inward if world.approach is None else world.approach


def track(board: Board, middle: float) -> Iterator[Point]:
    """Clockwise over the top of the warp, from lower left to lower right; the gate rests in the opening below."""
    for position in range(TRACK_POINTS):
        yield rim(board, middle, 150 + 240 * position / (TRACK_POINTS - 1))


def make(seats: int, board: Board, sheet: Sheet) -> TiledFile:
    made, middle = TiledFile(), sheet.middle
    made.tiles("stars", starfield(seats))
    plates, planets, anchors, hud = (made.group(name) for name in ("seats", "planets", "anchors", "hud"))
    for seat, system in enumerate(board.systems):
        made.box(plates, "seat", around(system.plate, sheet.plate), seat=seat)
        for index, world in enumerate(system.worlds):
            SubElement(
                made.box(
                    planets, "planet", around((world.x, world.y), (board.planet, board.planet)), seat=seat, index=index
                ),
                "ellipse",
            )
            beside, approach = headings(world, board, middle)
            for kind, heading in (("beside", beside), ("approach", approach)):
                made.point(anchors, kind, crowd(world, board.planet, heading, sheet.crowd), seat=seat, index=index)
    SubElement(made.box(anchors, "warp", around((middle, board.warp), (2 * board.radius,) * 2)), "ellipse")
    made.line(anchors, "track", list(track(board, middle)))
    made.point(anchors, "gate", rim(board, middle, 90))
    for turn, kinds in enumerate((("deck", "discard"), ("destiny", "destiny_discard"))):
        outwards = (-1, 1)[turn]
        edge = board.radius + sheet.marker
        slot = around((middle + outwards * (edge + sheet.slot[0] / 2), board.warp), sheet.slot)
        made.box(anchors, "slot", slot, side=turn)
        edge += sheet.slot[0]
        for kind in kinds:
            edge += APART
            made.box(anchors, kind, around((middle + outwards * (edge + sheet.pile[0] / 2), board.warp), sheet.pile))
            edge += sheet.pile[0]
    for kind, box in sheet.hud.items():
        made.box(hud, kind, box)
    return made


def tileset() -> Element:
    root = Element("tileset", version="1.10", tiledversion="1.10.2", name="stars", tilewidth=str(TILE))
    root.attrib |= {"tileheight": str(TILE), "tilecount": "16", "columns": "4"}
    SubElement(root, "image", source="stars.png", width="256", height="256")
    return root


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    save(tileset(), folder / "stars.tsx")
    for seats, board in boards().items():
        make(seats, board, TABLE).write(folder / f"board_{seats}.tmx")
        make(seats, enlarged(board), PUBLIC).write(folder / f"board_{seats}_public.tmx")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[1] / "boards")
