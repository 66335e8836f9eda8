"""Writes the board layouts for three to six seats as Tiled maps; from then on the maps are edited in Tiled.

Each leaves room for a headline and the dock; the public board shows the same map in the middle of its picture.

Run it as `python assets/tools/make_boards.py [folder [seats …]]`, and sixth_planets.py after it; the same seed gives
the same stars. Six seats take their time.
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
HEIGHT = 1080.0
MIDDLE = 960.0  # the upright axis of every board
APART = 12  # between cards that lie side by side
TRACK_POINTS = 7  # none to six foreign colonies
BRIGHT_TILES = (4, 9, 14)  # of the tileset: the few that catch the eye, see bake_stars.py
PLAIN_TILES = [tile for tile in range(16) if tile not in BRIGHT_TILES]

Point = tuple[float, float]
Size = tuple[float, float]
Area = tuple[float, float, float, float]


FRAMED: Area = (8, 8, 1904, 832)  # within which the board lies
HUD: dict[str, Area] = {
    "headline": (404, 8, 1112, 126),
    "phase_bar": (412, 12, 856, 44),
    "tools": (1276, 12, 232, 44),
    "log": (1376, 140, 530, 698),
    "dock": (14, 846, 1892, 226),
}
PLATE, TAG = (380, 88), (150, 44)  # of a seat, and what it is in an encounter
SLOT, STRENGTH, CARD_PILE, REWARD_PILE = (156, 218), (170, 200), (84, 118), (66, 92)
MARKERS = 57  # how far the colony markers reach out from the warp's rim
PILE_OF_SHIPS = (48, 58)  # with its count, in letters of every size
FRAME = 9  # around cards, and of the gate around its ships
OVER_RIM = 1  # of a room for ships against its planet


@dataclass(frozen=True)
class System:
    plate: Point  # its centre
    worlds: tuple[Point, ...]  # the centres of its planets

    def mirrored(self) -> System:
        """The same system on the other side of the upright axis."""
        return System((2 * MIDDLE - self.plate[0], self.plate[1]), tuple((2 * MIDDLE - x, y) for x, y in self.worlds))


def upright(level: float, *half: Point) -> System:
    """A system on the upright axis: its left half, the planet on the axis last, and the same on the other side."""
    left = System((MIDDLE, level), half)
    return replace(left, worlds=(*half, *left.mirrored().worlds[-2::-1]))


@dataclass(frozen=True)
class Search:
    """How a room for ships is looked for around its planet."""

    step: int = 7
    furthest: float = 30
    frontal: float = 0.5  # how much it is better to be on the warp's side
    compact: float = 0.0  # and to be neither long nor tall
    next_to_no_other: bool = True  # planet
    number: float = 21  # half of the badge with a planet's number


ANYWHERE = Search(6, 150, 0.3, 0.25, False)  # where the usual search finds nothing


@dataclass(frozen=True)
class Board:
    planet: float
    warp: float  # height of its centre
    radius: float
    systems: tuple[System, ...] = field(default=())
    search: Search = Search()
    rewards: float = 0.0  # how far the middle of the reward deck and its discards is below that of the warp


def boards() -> dict[int, Board]:
    """Below the headline and above the dock."""
    return {3: three(), 4: four(), 5: five(), 6: six()}


def three() -> Board:
    bottom = upright(794, (520, 662), (740, 662), (960, 662))
    left = System((204, 52), ((130, 735), (105, 540), (105, 345), (275, 205), (515, 222)))
    return Board(168, 425, 132, (bottom, left, left.mirrored()), rewards=10)


def four() -> Board:
    top = System((204, 52), ((95, 316), (282, 184), (457, 219), (636, 219), (824, 219)))
    bottom = System((204, 794), ((95, 530), (268, 666), (485, 759), (655, 759), (825, 759)))
    return Board(156, 489, 142, (bottom, top, top.mirrored(), bottom.mirrored()), rewards=-30)


def five() -> Board:
    bottom = upright(794, (578, 768), (724, 682), (960, 646))
    left = System((204, 794), ((74, 426), (74, 562), (150, 688), (338, 640), (492, 617)))
    top = System((204, 52), ((74, 290), (165, 180), (335, 205), (530, 205), (760, 205)))
    return Board(124, 440, 127, (bottom, left, top, top.mirrored(), left.mirrored()))


def six() -> Board:
    """Full: ships gather wherever there is room, and the ring around the target tells where they belong."""
    top = upright(184, (592, 196), (706, 196), (960, 282))
    top_left = System((204, 52), ((66, 362), (66, 246), (150, 166), (304, 186), (464, 196)))
    bottom_left = System((204, 794), ((66, 478), (66, 594), (184, 648), (314, 646), (446, 696)))
    bottom = upright(794, (592, 785), (712, 785), (960, 666))
    systems = (bottom, bottom_left, top_left, top, top_left.mirrored(), bottom_left.mirrored())
    return Board(98, 494, 105, systems, Search(3, 90, 0.3, 0.25, False, 26), rewards=-50)


@dataclass(frozen=True)
class Taken:
    """What already lies on a board: boxes, and discs by centre and reach."""

    boxes: tuple[Area, ...]
    discs: tuple[tuple[Point, float], ...]

    def leaves(self, room: Area) -> bool:
        return not any(overlap(room, box) for box in self.boxes) and all(
            away(room, at) >= reach for at, reach in self.discs
        )


def overlap(one: Area, other: Area) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def away(room: Area, at: Point) -> float:
    """From a spot to the nearest one of a room."""
    x, y, wide, high = room
    return math.dist(at, (min(max(at[0], x), x + wide), min(max(at[1], y), y + high)))


def taken(board: Board) -> Taken:
    rows = [box for side in (-1, 1) for _, box in row(board, side, ("", ""))]
    rows += [box for _, box in rewards(board)]
    boxes = [(x - FRAME, y - FRAME, wide + 2 * FRAME, high + 2 * FRAME) for x, y, wide, high in rows]
    boxes.append(HUD["headline"])
    for system in board.systems:
        wide, high = PLATE
        boxes += [around(system.plate, (wide + 12, high + 12)), tag_at(system.plate, board)]
    discs = [((MIDDLE, board.warp), board.radius + 8), *((rim(board, turn, 36), 22) for turn in range(135, 406, 10))]
    for world in (world for system in board.systems for world in system.worlds):
        discs += [(world, board.planet / 2 - OVER_RIM), (number_at(world, board), board.search.number)]
        boxes.append((world[0] - 59, world[1] - 20, 118, 78))  # two piles of ships
    return Taken(tuple(boxes), tuple(discs))


def number_at(world: Point, board: Board) -> Point:
    """On the upper rim of the planet, on the side away from the upright axis."""
    off = board.planet / 2 * math.sqrt(0.5)
    return world[0] + (off if world[0] > MIDDLE else -off), world[1] - off


def tag_at(plate: Point, board: Board) -> Area:
    """At the edge of a plate that looks at the warp, at its outer or its inner end; or else beside it."""
    wide, high = TAG
    x, y = plate[0] - PLATE[0] / 2, plate[1] - PLATE[1] / 2
    level = y + PLATE[1] if plate[1] < board.warp else y - high
    ends = x + 14, x + PLATE[0] - 14 - wide
    tags = [(end, level, wide, high) for end in (ends if plate[0] <= MIDDLE else ends[::-1])]
    tags.append((x + PLATE[0] + 4 if plate[0] <= MIDDLE else x - 4 - wide, plate[1] - high / 2, wide, high))
    worlds = [world for system in board.systems for world in system.worlds]
    return next((tag for tag in tags if all(away(tag, world) >= board.planet / 2 for world in worlds)), tags[-1])


def grids(piles: int) -> list[Size]:
    """Rooms for so many piles of ships: abreast, or in as many rows as are not too deep."""
    return [
        (columns * PILE_OF_SHIPS[0], rows * PILE_OF_SHIPS[1])
        for rows in range(1, piles + 1)
        for columns in [-(-piles // rows)]
        if (rows - 1) * columns < piles
    ]


def rooms(world: Point, board: Board, there: Taken) -> tuple[Area, Area]:
    found = rooms_by(board.search, world, board, there) or rooms_by(ANYWHERE, world, board, there)
    if found is None:
        raise SystemExit(f"no room at {world} on the board for {len(board.systems)}")
    return found


def rooms_by(search: Search, world: Point, board: Board, there: Taken) -> tuple[Area, Area] | None:
    """Where the ships of the defense's allies gather, and the gate: near the planet, the gate's towards the warp."""
    seats = len(board.systems)
    inward = (MIDDLE - world[0], board.warp - world[1])
    others = [each for system in board.systems for each in system.worlds if each != world]
    near = board.planet / 2 - OVER_RIM

    def tried(piles: int, frontal: float) -> list[Area]:
        """From the best on; `frontal`: how much it is better to be on the warp's side."""
        spots = []
        for size in grids(piles):
            step, far = search.step, board.planet / 2 + max(size)
            reach = int((far if search.next_to_no_other else far + search.furthest) // step)
            for dx, dy in ((i * step, j * step) for i in range(-reach, reach + 1) for j in range(-reach, reach + 1)):
                room = around((world[0] + dx, world[1] + dy), size)
                off = away(room, world)
                if near <= off <= near + search.furthest:
                    front = (dx * inward[0] + dy * inward[1]) / math.hypot(*inward)
                    long = search.compact * max(size)
                    spots.append((off + 0.3 * math.hypot(dx, dy) - frontal * front + long, room))
        return [room for _, room in sorted(spots)]

    def free(room: Area) -> bool:
        if not inside(room, FRAMED) or not there.leaves(room):
            return False
        off = away(room, world)
        return not search.next_to_no_other or all(away(room, other) > off - 12 for other in others)

    besides = list(filter(free, tried(seats - 2, -0.1)))
    for gate in filter(free, tried(seats - 1, search.frontal)):
        for beside in besides:
            if not overlap(gate, beside):
                return beside, gate
    return None


def inside(room: Area, frame: Area) -> bool:
    return (
        frame[0] <= room[0]
        and frame[1] <= room[1]
        and room[0] + room[2] <= frame[0] + frame[2]
        and room[1] + room[3] <= frame[1] + frame[3]
    )


def around(centre: Point, size: Size) -> Area:
    return centre[0] - size[0] / 2, centre[1] - size[1] / 2, size[0], size[1]


def rim(board: Board, heading: float, beyond: float = 0.0) -> Point:
    turn, reach = math.radians(heading), board.radius + beyond
    return MIDDLE + reach * math.cos(turn), board.warp + reach * math.sin(turn)


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


def track(board: Board) -> Iterator[Point]:
    """Clockwise over the top of the warp, from lower left to lower right; the gate rests in the opening below."""
    for position in range(TRACK_POINTS):
        yield rim(board, 150 + 240 * position / (TRACK_POINTS - 1))


def make(seats: int, board: Board) -> TiledFile:
    made = TiledFile()
    made.tiles("stars", starfield(seats))
    there = taken(board)
    plates, planets, anchors, hud = (made.group(name) for name in ("seats", "planets", "anchors", "hud"))
    for seat, system in enumerate(board.systems):
        made.box(plates, "seat", around(system.plate, PLATE), seat=seat)
        for index, world in enumerate(system.worlds):
            SubElement(
                made.box(planets, "planet", around(world, (board.planet, board.planet)), seat=seat, index=index),
                "ellipse",
            )
            for kind, room in zip(("beside", "approach"), rooms(world, board, there), strict=True):
                made.box(anchors, kind, room, seat=seat, index=index)
    SubElement(made.box(anchors, "warp", around((MIDDLE, board.warp), (2 * board.radius,) * 2)), "ellipse")
    made.line(anchors, "track", list(track(board)))
    made.point(anchors, "gate", rim(board, 90))
    for side, piles in enumerate((("deck", "discard"), ("destiny", "destiny_discard"))):
        for kind, box in row(board, (-1, 1)[side], piles):
            made.box(anchors, kind, box, **({"side": side} if kind in ("slot", "strength") else {}))
    for kind, box in rewards(board):
        made.box(anchors, kind, box)
    for kind, box in HUD.items():
        made.box(hud, kind, box)
    return made


def rewards(board: Board) -> Iterator[tuple[str, Area]]:
    """Two smaller piles beside the cosmic deck."""
    deck = dict(row(board, -1, ("deck", "discard")))["deck"]
    wide, high = REWARD_PILE
    for kind, step in (("reward", -0.5), ("reward_discard", 0.5)):
        level = board.warp + board.rewards + step * (high + APART)
        yield kind, around((deck[0] - APART - wide / 2, level), REWARD_PILE)


def row(board: Board, outwards: int, piles: tuple[str, str]) -> Iterator[tuple[str, Area]]:
    """From the warp outwards: the encounter card, how strong its side is, and two piles above each other."""
    edge = board.radius + MARKERS

    def beyond(size: Size, level: float = board.warp) -> Area:
        return around((MIDDLE + outwards * (edge + size[0] / 2), level), size)

    yield "slot", beyond(SLOT)
    edge += SLOT[0] + APART
    yield "strength", beyond(STRENGTH)
    edge += STRENGTH[0] + APART
    for kind, step in zip(piles, (-0.5, 0.5), strict=True):
        yield kind, beyond(CARD_PILE, board.warp + step * (CARD_PILE[1] + APART))


def tileset() -> Element:
    root = Element("tileset", version="1.10", tiledversion="1.10.2", name="stars", tilewidth=str(TILE))
    root.attrib |= {"tileheight": str(TILE), "tilecount": "16", "columns": "4"}
    SubElement(root, "image", source="stars.png", width="256", height="256")
    return root


def main(folder: Path, only: list[int]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    save(tileset(), folder / "stars.tsx")
    for seats, board in boards().items():
        if not only or seats in only:
            make(seats, board).write(folder / f"board_{seats}.tmx")


if __name__ == "__main__":
    main(
        Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[1] / "boards",
        [int(seats) for seats in sys.argv[2:]],
    )
