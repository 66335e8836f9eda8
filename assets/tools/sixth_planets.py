"""Writes into the board layouts where a planet lies that comes into the game: beside each home system, clear of all
other planets, plates, cards and techs. Where ships would gather in its place they gather elsewhere then, and that is
written as well.

Run it after make_boards.py, as `python assets/tools/sixth_planets.py [folder [seats …]]`. It takes its time.
"""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from pygame import FRect

from cosmic.ui.board.board_layout import BoardLayout, Rooms, clearance, number_spot, radius_of
from cosmic.ui.board.captive_places import ROLE
from cosmic.ui.board.free_places import strip_box
from cosmic.ui.board.large_units import in_large_units, plain_box
from cosmic.ui.board.seat_plates import role_box

KINDS = ("sixth", "sixth_approach", "sixth_beside", "aside_approach", "aside_beside")
SIZES = tuple(1 - 0.05 * n for n in range(7))  # of the other planets': the largest for which there is a place
GAP = 0.06  # of a planet's radius, between it and anything else
FURTHEST = 4.2  # of the same, from the next planet of its system
PLANET_STEP, ROOM_STEP = 7.0, 6.0  # between places that are tried
MOVED = 0.4  # so much further away is as bad as one more room that must be moved
PILE = (48.0, 58.0)  # room for a pile of ships, with its count
FEWEST = 2  # piles for which there must be room
REACH = 160.0  # how far from its planet a room may be
FRONTAL, BEHIND = 0.4, -0.1  # how much it is better to be on the warp's side: for the gate, and beside the planet
COMPACT = 0.25  # and to be neither long nor tall
RING = 6.0  # of the gate around its ships
NUMBER = 24.0  # half of the badge with a planet's number
PILES = FRect(-59, -20, 118, 78)  # two piles of ships on a planet, seen from its middle
FULL = 6  # seats at which there is no room to keep clear of what a seat is in the encounter
NOT_YET = FRect(0, 0, 1, 1)
MARKERS = 57.0  # how far the colony markers reach out from the warp's rim


class Finding:
    """What lies on one map."""

    def __init__(self, layout: BoardLayout) -> None:
        self.layout, self.seats = layout, len(layout.seats)
        self.planets = [planet for seat in layout.seats for planet in seat.planets]
        self.full = radius_of(self.planets[0])
        large = in_large_units(layout)
        techs = [plain_box(strip_box(large, seat)) for seat in range(self.seats)]
        plates = [seat.plate for seat in layout.seats]
        tags = [plain_box(role_box(large, seat.plate, *ROLE)) for seat in large.seats if self.seats < FULL]
        cards = [*layout.slots, *layout.strength, *vars(layout.decks).values()]
        self.things = [layout.hud.headline, *plates, *tags, *techs, *cards]
        self.board = plates[0].unionall([*self.planets, *plates])

    # --- the planet
    def sixth(self, seat: int) -> tuple[FRect, Rooms, dict[tuple[int, int], Rooms]]:
        for box in self.places(seat):
            own = self.rooms_at(box, None, box)
            aside = self.moved_for(box) if own is not None else None
            if own is not None and aside is not None:
                return box, own, aside
        raise SystemExit(f"no place for a sixth planet of seat {seat} of {self.seats}")

    def places(self, seat: int) -> Iterator[FRect]:
        """The largest first, and then those near their system for which few rooms must be moved."""
        home = self.layout.seats[seat].planets
        for size in SIZES:
            wide = 2 * self.full * size
            lefts = (self.board.x + PLANET_STEP * n for n in range(int((self.board.w - wide) / PLANET_STEP) + 1))
            tops = [self.board.y + PLANET_STEP * n for n in range(int((self.board.h - wide) / PLANET_STEP) + 1)]
            boxes = [FRect(left, top, wide, wide) for left in lefts for top in tops]
            far = [(min(math.dist(box.center, each.center) for each in home) / self.full, box) for box in boxes]
            near = [(off, box) for off, box in far if off < FURTHEST and self.is_free(box)]
            ranked = sorted((off + MOVED * len(list(self.in_the_way(box))), tuple(box)) for off, box in near)
            yield from (FRect(box) for _, box in ranked)

    def is_free(self, box: FRect) -> bool:
        gap = GAP * self.full
        apart = (math.dist(box.center, each.center) - radius_of(box) - radius_of(each) for each in self.planets)
        if min(apart) < gap or clearance(self.layout.warp, box) < MARKERS:
            return False
        return all(clearance(box, thing) > gap for thing in self.things)

    # --- the rooms around it
    def in_the_way(self, box: FRect) -> Iterator[tuple[int, int]]:
        for number, seat in enumerate(self.layout.seats):
            for index, (gate, beside) in enumerate(zip(seat.approach, seat.beside)):
                if not (self.spares(ringed(gate), box) and self.spares(beside, box)):
                    yield number, index

    def spares(self, room: FRect, box: FRect) -> bool:
        return clearance(box, room) >= 0 and clearance(self.badge(box), room) >= 0

    def moved_for(self, box: FRect) -> dict[tuple[int, int], Rooms] | None:
        moved: dict[tuple[int, int], Rooms] = {}
        for number, index in self.in_the_way(box):
            seat = self.layout.seats[number]
            found = self.rooms_at(seat.planets[index], Rooms(seat.approach[index], seat.beside[index]), box)
            if found is None:
                return None
            moved[number, index] = found
        return moved

    def rooms_at(self, planet: FRect, kept: Rooms | None, new: FRect) -> Rooms | None:
        """Those rooms of the map that are clear of the new planet stay where they are."""
        gates: Iterable[FRect] = [kept.gate] if kept is not None else []
        besides = [kept.beside] if kept is not None else []
        if kept is None or not self.spares(ringed(kept.gate), new):
            gates = self.free_rooms(planet, new, self.seats - 1, FRONTAL, RING)
        if kept is None or not self.spares(kept.beside, new):
            besides = list(self.free_rooms(planet, new, self.seats - 2, BEHIND, 0.0))
        pairs = (Rooms(gate, beside) for gate in gates for beside in besides)
        return next((rooms for rooms in pairs if not rooms.gate.colliderect(rooms.beside)), None)

    def free_rooms(self, planet: FRect, new: FRect, piles: int, frontal: float, ring: float) -> Iterator[FRect]:
        """For so many piles, or where there is no room for fewer; from the best on."""
        planets = [*self.planets, new]
        boxes = [*self.things, *(PILES.move(each.center) for each in planets)]
        warp = self.layout.warp.inflate(2 * MARKERS, 2 * MARKERS)
        discs = [*planets, *(self.badge(each) for each in planets), warp]
        most = self.full + REACH + PILE[0] * piles
        discs = [disc for disc in discs if math.dist(disc.center, planet.center) < most + disc.w]
        for fewer in range(piles, min(piles, FEWEST) - 1, -1):
            for room in self.spots(planet, fewer, frontal):
                if not self.board.contains(room) or ringed(room, ring).collidelist(boxes) >= 0:
                    continue
                if clearance(new, ringed(room, ring)) >= 0 and all(clearance(disc, room) >= 0 for disc in discs):
                    yield room

    def spots(self, planet: FRect, piles: int, frontal: float) -> list[FRect]:
        x, y = planet.center
        to_warp = self.layout.warp.centerx - x, self.layout.warp.centery - y
        far_away, near = math.hypot(*to_warp), radius_of(planet)
        found = []
        for wide, high in shapes(piles):
            across, down = (int((near + long / 2 + REACH) // ROOM_STEP) for long in (wide, high))
            for dx in (ROOM_STEP * n for n in range(-across, across + 1)):
                for dy in (ROOM_STEP * n for n in range(-down, down + 1)):
                    off = math.hypot(max(0.0, abs(dx) - wide / 2), max(0.0, abs(dy) - high / 2)) - near
                    if 0 <= off < REACH:
                        front = (dx * to_warp[0] + dy * to_warp[1]) / far_away
                        worse = off + 0.3 * math.hypot(dx, dy) - frontal * front + COMPACT * max(wide, high)
                        found.append((worse, x + dx - wide / 2, y + dy - high / 2, wide, high))
        return [FRect(box) for _, *box in sorted(found)]

    def badge(self, planet: FRect) -> FRect:
        x, y = number_spot(self.layout, planet)
        return FRect(x - NUMBER, y - NUMBER, 2 * NUMBER, 2 * NUMBER)


def ringed(room: FRect, ring: float = RING) -> FRect:
    return room.inflate(2 * ring, 2 * ring)


@cache
def shapes(piles: int) -> list[tuple[float, float]]:
    """For so many piles abreast, or in rows."""
    counts = [(rows, -(-piles // rows)) for rows in range(1, piles + 1)]
    return [(columns * PILE[0], rows * PILE[1]) for rows, columns in counts if (rows - 1) * columns < piles]


# --- the maps


class SixthsWriter:
    """A map without its sixth planets, which are then added."""

    def __init__(self, path: Path) -> None:
        self.path, self.root = path, ElementTree.parse(path).getroot()
        for group in self.root.iter("objectgroup"):
            for each in [each for each in group if each.get("type") in KINDS]:
                group.remove(each)
        self.ids = count(1 + max(int(each.get("id", 0)) for each in self.root.iter("object")))

    def add(self, layer: str, kind: str, box: FRect, **properties: int) -> Element:
        group = next(group for group in self.root.iter("objectgroup") if group.get("name") == layer)
        name = " ".join([kind, *map(str, properties.values())])
        x, y, width, height = (f"{round(number, 1):g}" for number in box)
        made = SubElement(group, "object", id=str(next(self.ids)), name=name, type=kind, x=x, y=y)
        made.attrib |= {"width": width, "height": height}
        listed = SubElement(made, "properties")
        for key, value in properties.items():
            SubElement(listed, "property", name=key, type="int", value=str(value))
        return made

    def add_sixth(self, seat: int, box: FRect, own: Rooms, aside: dict[tuple[int, int], Rooms]) -> None:
        SubElement(self.add("planets", "sixth", box, seat=seat), "ellipse")
        self.add("anchors", "sixth_approach", own.gate, seat=seat)
        self.add("anchors", "sixth_beside", own.beside, seat=seat)
        for (other, index), rooms in aside.items():
            self.add("anchors", "aside_approach", rooms.gate, sixth=seat, seat=other, index=index)
            self.add("anchors", "aside_beside", rooms.beside, sixth=seat, seat=other, index=index)

    def write(self) -> None:
        self.root.set("nextobjectid", str(next(self.ids)))
        ElementTree.indent(self.root, " ")
        self.path.write_bytes(ElementTree.tostring(self.root, encoding="UTF-8", xml_declaration=True) + b"\n")


def main(folder: Path, only: list[int]) -> None:
    os.environ["COSMIC_ASSETS"] = str(folder.parent)
    for seats in only or (3, 4, 5, 6):
        path = folder / f"board_{seats}.tmx"
        anywhere = SixthsWriter(path)  # no map can be read without them
        for seat in range(seats):
            anywhere.add_sixth(seat, NOT_YET, Rooms(NOT_YET, NOT_YET), {})
        anywhere.write()
        finding, writer = Finding(BoardLayout.load(seats)), SixthsWriter(path)
        for seat in range(seats):
            writer.add_sixth(seat, *finding.sixth(seat))
        writer.write()


if __name__ == "__main__":
    main(
        Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[1] / "boards",
        [int(seats) for seats in sys.argv[2:]],
    )
