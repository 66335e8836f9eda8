"""Where the captives of a ship are counted: over its pile, or beside it where they would hide something."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cosmic.engine.state import NOBODY
from cosmic.engine.views import EncounterView
from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.board_state import planet_box, planet_count
from cosmic.ui.board.free_places import around, dock_of, number_circle, tech_box
from cosmic.ui.board.pieces import FIGURE, Tableau
from cosmic.ui.kit.metrics import Metrics

ROLE = (180.0, 40.0)  # of the tag at a plate, with the largest letters
LAP = 5.0  # of captives over their captor's plate, or the pile they go with
GAP = 6.0  # between the captives of one stack and those of the next
EDGE = 6.0  # between plates and the edge of the board
PILE_SIZE = 13.0  # how far the count of a deck looks out at its foot
USUAL = 36.0  # square units that may rather be hidden than that the next way is taken
WORSE = 3.0  # times as bad: to hide what is read there alone
CUT_OFF = 10.0  # times as bad as to hide something: to lie off the board, or under the dock
RAISED = 16.0  # how far abreast ones stand higher than others, over the number of their planet
CORE = 0.62  # of the warp or a planet, where ships are
Chip = tuple[int, int]  # of which seat, and how many
Placed = tuple[Sequence[Chip], FRect]  # a row of them, and where it lies
Under = Sequence[Sequence[Sequence[Chip]]]  # by ship, rows of what is under it


def captives_at(
    metrics: Metrics, table: Tableau, pile: FRect, under: Sequence[Sequence[Chip]], others: Sequence[FRect]
) -> list[Placed]:
    """Over the pile, one over the other, or else abreast, at its foot or beside it: wherever they hide least.
    `others`: the piles that they do not go with."""
    single: Under = [[[chip] for chip in row] for row in under]
    abreast: Under = [[row] for row in under]
    aside, half = pile.width / 2, chip_height(metrics) / 2
    ways = [stacked(metrics, pile, single)]
    ways += [stacked(metrics, pile, rows, dx) for rows in (abreast, single) for dx in (0.0, -aside, aside)]
    ways += [at_foot(metrics, pile, abreast)]
    ways += [stacked(metrics, pile.move(0, -RAISED), abreast, dx) for dx in (0.0, -aside, aside)]
    ways += [
        at_side(metrics, pile, rows, side, lower)
        for rows in (single, abreast)
        for lower in (0.0, half, 2 * half)
        for side in (1, -1)
    ]
    things = [*tags(table), *others, table.layout.warp.scale_by(CORE)]
    read = [*fixed_things(table), *numbers(table)]

    def hidden(nth: int) -> float:
        boxes = [box for _, box in ways[nth]]
        off = off_board(table.layout, boxes)
        return USUAL * nth + covered(boxes, things) + WORSE * covered(boxes, read) + CUT_OFF * off

    return ways[min(range(len(ways)), key=hidden)]


def stacked(metrics: Metrics, pile: FRect, under: Under, dx: float = 0.0) -> list[Placed]:
    """From the top of the pile upwards, with a gap between one ship's captives and the next one's."""
    high, foot, placed = chip_height(metrics), pile.y + LAP, list[Placed]()
    for rows in under:
        for row in rows:
            wide = row_width(metrics, row)
            placed.append((row, FRect(pile.centerx + dx - wide / 2, foot - high, wide, high)))
            foot -= high - 1
        foot -= GAP
    return placed


def at_foot(metrics: Metrics, pile: FRect, under: Under) -> list[Placed]:
    placed = stacked(metrics, pile, under[::-1])
    down = pile.bottom - min(box.y for _, box in placed)
    return [(row, box.move(0, down)) for row, box in placed]


def at_side(metrics: Metrics, pile: FRect, under: Under, side: int, lower: float) -> list[Placed]:
    """To the right of the pile (1) or to its left (-1), in the middle of its height or lower."""
    wide = max(row_width(metrics, row) for rows in under for row in rows)
    placed = stacked(metrics, pile, under, side * (pile.width + wide) / 2)
    down = pile.centery + lower - (placed[0][1].bottom + placed[-1][1].y) / 2
    return [(row, box.move(0, down)) for row, box in placed]


# --- what should not be hidden


def fixed_things(table: Tableau) -> list[FRect]:
    """What is around the board, the counts at the foot of decks, techs, plates."""
    layout, scene = table.layout, table.scene
    techs = [tech_box(layout, seat, n, count) for seat, count in enumerate(scene.techs) for n in range(count)]
    return [
        *around(layout),
        *(FRect(box.x, box.bottom, box.width, PILE_SIZE) for box in vars(layout.decks).values()),
        *techs,
        *(seat.plate for seat in layout.seats),
    ]


def numbers(table: Tableau) -> list[FRect]:
    """Of the planets in the game."""
    layout, scene = table.layout, table.scene
    planets = [planet for planet in range(planet_count(layout, scene)) if planet not in table.view.gone]
    return [number_circle(layout, planet_box(layout, scene, planet)) for planet in planets]


def tags(table: Tableau) -> list[FRect]:
    """The edges of the plates on which tags lie somewhere, as long as their letters make them."""
    enc, layout = table.view.enc, table.layout
    if enc is None:
        return []
    plates = [place.plate for seat, place in enumerate(layout.seats) if has_part(enc, seat)]
    tops = [plate.bottom if plate.centery < layout.warp.centery else plate.y - ROLE[1] for plate in plates]
    return [FRect(plate.x, top, plate.width, ROLE[1]) for plate, top in zip(plates, tops)]


def has_part(enc: EncounterView, seat: int) -> bool:
    return seat in (enc.offense, enc.defense) or enc.allies[seat] != NOBODY


def off_board(layout: BoardLayout, boxes: Sequence[FRect]) -> float:
    """How much of them cannot be seen."""
    board = FRect(0, 0, max(seat.plate.right for seat in layout.seats) + EDGE, dock_of(layout))
    return sum(box.width * box.height for box in boxes) - covered(boxes, [board])


def covered(boxes: Sequence[FRect], things: Sequence[FRect]) -> float:
    both = [box.clip(thing) for box in boxes for thing in things]
    return sum(area.width * area.height for area in both)


# --- their measures


def chips_of(counts: Sequence[int]) -> list[Chip]:
    return [(seat, count) for seat, count in enumerate(counts) if count]


def chip_height(metrics: Metrics) -> float:
    return max(metrics.capitals(FIGURE) + 8, 0.84 * metrics.line(FIGURE))


def chip_width(metrics: Metrics, chip: Chip) -> float:
    return chip_height(metrics) + metrics.width_of(str(chip[1]), FIGURE, "extrabold") + 7


def row_width(metrics: Metrics, chips: Sequence[Chip]) -> float:
    return sum(chip_width(metrics, chip) for chip in chips)
