"""Writes the board layouts for three to six seats as Tiled maps; from then on the maps are edited in Tiled.

For each number of seats there are two: the table's own, which leaves room for a headline and the dock, and one for a
projector, with a band below it.

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
MIDDLE = 960.0  # the upright axis of every board
CLEAR = 4  # between a planet and the ships that gather at it
APART = 12  # between cards that lie side by side
TRACK_POINTS = 7  # none to six foreign colonies
BRIGHT_TILES = (4, 9, 14)  # of the tileset: the few that catch the eye, see bake_stars.py
PLAIN_TILES = [tile for tile in range(16) if tile not in BRIGHT_TILES]

Point = tuple[float, float]
Size = tuple[float, float]
Area = tuple[float, float, float, float]


@dataclass(frozen=True)
class Sheet:
    """What all boards of one role share: how large things are, and what stands around."""

    plate: Size
    slot: Size
    pile: Size
    marker: float  # how far the colony markers reach out from the warp's rim
    crowd: Size  # room for the ships that gather at a point
    hud: dict[str, tuple[int, int, int, int]]
    strength: Size | None = None  # of the plate that says how strong a side is


TABLE = Sheet(
    (380, 88),
    (170, 238),
    (84, 118),
    57,
    (71, 52),
    {
        "headline": (404, 8, 1112, 126),
        "phase_bar": (412, 12, 910, 44),
        "tools": (1330, 12, 178, 44),
        "log": (1376, 104, 530, 734),
        "dock": (14, 846, 1892, 226),
    },
    (170, 200),
)
# Within the middle 95 % of the picture, since televisions and projectors may cut its edges.
PUBLIC = Sheet(
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


def table_boards() -> dict[int, Board]:
    """Below the headline and above the dock; ships that gather beside a planet stand in the gap to its neighbour."""
    return {3: three(), 4: four(), 5: five(), 6: six()}


def three() -> Board:
    bottom = upright(794, World(560, 680, 180), World(760, 680, 180), World(960, 680, 0))
    left = System(
        (204, 52),
        (
            World(165, 650, 180),
            World(150, 505, 180),
            World(160, 360, 180),
            World(265, 225, 200, 90),
            World(470, 200, 180, 90),
        ),
    )
    return Board(118, 420, 144, (bottom, left, left.mirrored()))


def four() -> Board:
    top_left = System(
        (204, 52),
        (
            World(146, 350, 180),
            World(200, 220, 200, 60),
            World(395, 195, 180, 60),
            World(585, 195, 180),
            World(775, 195, 180),
        ),
    )
    bottom_left = replace(top_left.upturned(440), plate=(204, 794))
    systems = (bottom_left, top_left, top_left.mirrored(), bottom_left.mirrored())
    return Board(110, 440, 142, systems)


def five() -> Board:
    bottom = upright(794, World(600, 690, 180), World(780, 690, 180), World(960, 690, 0))
    left = System(
        (204, 794),
        (
            World(140, 332, 180),
            World(140, 450, 180),
            World(140, 570, 180),
            World(165, 685, 180, 320),
            World(330, 690, 0, 325),
        ),
    )
    top_left = System(
        (204, 52),
        (
            World(148, 215, 180, 30),
            World(326, 190, 180, 60),
            World(504, 190, 180, 60),
            World(682, 190, 180, 33),
            World(860, 190, 180),
        ),
    )
    systems = (bottom, left, top_left, top_left.mirrored(), left.mirrored())
    return Board(98, 430, 127, systems)


def six() -> Board:
    top = upright(184, World(630, 200, 180, 87), World(795, 275, 180), World(960, 275, 0))
    top_left = System(
        (204, 52),
        (
            World(133, 384, 180),
            World(133, 280, 180, 20),
            World(136, 174, 180, 40),
            World(300, 190, 180, 75),
            World(465, 190, 180, 60),
        ),
    )
    bottom_left = replace(top_left.upturned(440), plate=(204, 794))
    bottom = replace(top.upturned(477.5), plate=(960, 794))
    systems = (bottom, bottom_left, top_left, top, top_left.mirrored(), bottom_left.mirrored())
    return Board(84, 475, 100, systems)


def public_boards() -> dict[int, Board]:
    return {3: public_three(), 4: public_four(), 5: public_five(), 6: public_six()}


def public_three() -> Board:
    bottom = upright(812.7, World(606.4, 596.8, 110), World(778, 632.2, 100), World(960, 644, 90))
    left = System(
        (238.5, 71.7),
        (
            World(263.2, 648.7, 170),
            World(200.8, 500, 180),
            World(208.6, 341.9, 180),
            World(330.8, 216.8, 205),
            World(505, 150.7, 270, 75),
        ),
    )
    return Board(113, 341.9, 144, (bottom, left, left.mirrored()))


def public_four() -> Board:
    top_left = System(
        (238.5, 71.7),
        (
            World(193, 363.1, 180),
            World(297, 240.4, 210),
            World(442.6, 181.4, 300, 50),
            World(596, 150.7, 270),
            World(752, 138.9, 270),
        ),
    )
    bottom_left = top_left.upturned(442.2)
    systems = (bottom_left, top_left, top_left.mirrored(), bottom_left.mirrored())
    return Board(104, 442.2, 142, systems)


def public_five() -> Board:
    bottom = upright(812.7, World(663.6, 629.8, 105, 329), World(809.2, 651, 95), World(960, 651, 90))
    left = System(
        (238.5, 812.7),
        (
            World(195.6, 313.6, 180),
            World(186.5, 430.4, 180),
            World(193, 548.4, 180),
            World(229.4, 661.7, 180),
            World(356.8, 710, 10),
        ),
    )
    top_left = System(
        (238.5, 71.7),
        (
            World(333.4, 226.2, 215),
            World(466, 172, 285, 50),
            World(598.6, 146, 270, 52),
            World(731.2, 136.6, 270),
            World(863.8, 134.2, 270),
        ),
    )
    systems = (bottom, left, top_left, top_left.mirrored(), left.mirrored())
    return Board(94, 412.7, 127, systems)


def public_six() -> Board:
    top = upright(71.7, World(701.3, 131.8, 270, 74), World(837.8, 219.2, 270, 75), World(960, 219.2, 270))
    top_left = System(
        (238.5, 71.7),
        (
            World(183.9, 374.9, 180),
            World(220.3, 266.4, 195, 22),
            World(332.1, 219.2, 230),
            World(451.7, 163.7, 291, 48),
            World(572.6, 134.2, 270, 66),
        ),
    )
    bottom_left = top_left.upturned(442.2)
    systems = (top.upturned(442.2), bottom_left, top_left, top, top_left.mirrored(), bottom_left.mirrored())
    return Board(90, 442.2, 112, systems)


def crowd(world: World, planet: int, heading: float, room: Size) -> Point:
    """The nearest place in that heading where the ships that gather do not cover the planet."""
    dx, dy = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    steps = [
        (planet / 2 + size / 2 + CLEAR) / abs(part)
        for size, part in zip(room, (dx, dy), strict=True)
        if abs(part) > 1e-6
    ]
    return world.x + dx * min(steps), world.y + dy * min(steps)


def around(centre: Point, size: Size) -> Area:
    return centre[0] - size[0] / 2, centre[1] - size[1] / 2, size[0], size[1]


def rim(board: Board, heading: float) -> Point:
    turn = math.radians(heading)
    return MIDDLE + board.radius * math.cos(turn), board.warp + board.radius * math.sin(turn)


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


def headings(world: World, board: Board) -> tuple[float, float]:
    """Where the ships beside the planet gather, and from where the gate comes."""
    inward = math.degrees(math.atan2(board.warp - world.y, MIDDLE - world.x))
    beside = inward + 180 if world.beside is None else world.beside
    return beside, inward if world.approach is None else world.approach


def track(board: Board) -> Iterator[Point]:
    """Clockwise over the top of the warp, from lower left to lower right; the gate rests in the opening below."""
    for position in range(TRACK_POINTS):
        yield rim(board, 150 + 240 * position / (TRACK_POINTS - 1))


def make(seats: int, board: Board, sheet: Sheet) -> TiledFile:
    made = TiledFile()
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
            beside, approach = headings(world, board)
            for kind, heading in (("beside", beside), ("approach", approach)):
                made.point(anchors, kind, crowd(world, board.planet, heading, sheet.crowd), seat=seat, index=index)
    SubElement(made.box(anchors, "warp", around((MIDDLE, board.warp), (2 * board.radius,) * 2)), "ellipse")
    made.line(anchors, "track", list(track(board)))
    made.point(anchors, "gate", rim(board, 90))
    for side, piles in enumerate((("deck", "discard"), ("destiny", "destiny_discard"))):
        for kind, box in row(board, sheet, (-1, 1)[side], piles):
            made.box(anchors, kind, box, **({"side": side} if kind in ("slot", "strength") else {}))
    for kind, box in sheet.hud.items():
        made.box(hud, kind, box)
    return made


def row(board: Board, sheet: Sheet, outwards: int, piles: tuple[str, str]) -> Iterator[tuple[str, Area]]:
    """From the warp outwards: the encounter card, how strong its side is, and two piles above each other; on a sheet
    that tells the strength elsewhere the piles lie side by side."""
    edge = board.radius + sheet.marker

    def beyond(size: Size, level: float = board.warp) -> Area:
        return around((MIDDLE + outwards * (edge + size[0] / 2), level), size)

    yield "slot", beyond(sheet.slot)
    edge += sheet.slot[0] + APART
    if sheet.strength is None:
        for kind in piles:
            yield kind, beyond(sheet.pile)
            edge += sheet.pile[0] + APART
        return
    yield "strength", beyond(sheet.strength)
    edge += sheet.strength[0] + APART
    for kind, step in zip(piles, (-0.5, 0.5), strict=True):
        yield kind, beyond(sheet.pile, board.warp + step * (sheet.pile[1] + APART))


def tileset() -> Element:
    root = Element("tileset", version="1.10", tiledversion="1.10.2", name="stars", tilewidth=str(TILE))
    root.attrib |= {"tileheight": str(TILE), "tilecount": "16", "columns": "4"}
    SubElement(root, "image", source="stars.png", width="256", height="256")
    return root


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    save(tileset(), folder / "stars.tsx")
    for seats, board in table_boards().items():
        make(seats, board, TABLE).write(folder / f"board_{seats}.tmx")
    for seats, board in public_boards().items():
        make(seats, board, PUBLIC).write(folder / f"board_{seats}_public.tmx")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[1] / "boards")
