"""What goes with ships: captives under them or around a home system, and cards that were hired as ships."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cosmic.engine.state import NOBODY
from cosmic.engine.views import EncounterView
from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.board_state import ShipStack, planet_box, planet_count, stacks
from cosmic.ui.board.free_places import around, number_circle, tech_box
from cosmic.ui.board.pieces import FIGURE, Tableau, pile_box
from cosmic.ui.board.seat_plates import role_box
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.theme import blend
from cosmic.ui.printed.card_backs import draw_back

OWNER = "captives"
DARK = (10, 12, 28)
CARD = (25.0, 35.0)  # of a card that is a ship
FANNED = 3  # so many of them are drawn; the count tells the rest
ROLE = (180.0, 40.0)  # of the tag at a plate, with the largest letters
LAP = 5.0  # of captives over their captor's plate, or the pile they go with
GAP = 6.0  # between the captives of one stack and those of the next
PILE_SIZE = 16.0  # how far the count of a deck looks out at its foot
Chip = tuple[int, int]  # of which seat, and how many
Placed = tuple[Sequence[Chip], FRect]  # a row of them, and where it lies


def draw_crews(canvas: Canvas, table: Tableau) -> None:
    """Over the pile they go with: the captives of each stack, one over the other, and the hired cards."""
    view = table.view
    if not view.marked and not view.apart and not any(any(row) for row in view.ships[-4 - len(view.seats) : -4]):
        return
    for pile in stacks(table.layout, table.scene, table.ships or view.ships):
        under = [chips_of(ship.under) for ship in view.stacks_at(pile.owner, pile.zone)]
        box = pile_box(canvas.metrics, pile)
        top = box.y + LAP
        if under:
            placed = captives_at(canvas.metrics, table, box, under)
            for row, at in placed:
                draw_chips(canvas, table, row, at.centerx, at.bottom)
            top = min(top, *(at.y for _, at in placed)) + 1 - GAP
        hired = view.hired_backs(pile.owner, pile.zone)
        if hired:
            draw_hired(canvas, table, pile, hired, top)
    for seat, place in enumerate(table.layout.seats):
        held = chips_of(view.captives_apart(seat))
        if held:
            wide, high = row_width(canvas.metrics, held), chip_height(canvas.metrics)
            box = captives_box(table.layout, place.plate, wide, high)
            draw_chips(canvas, table, held, box.centerx, box.bottom)


def captives_at(metrics: Metrics, table: Tableau, pile: FRect, under: Sequence[Sequence[Chip]]) -> list[Placed]:
    """Over the pile, one over the other; where they would hide something, rather abreast, to one side, or at its
    foot."""
    single = [[[chip] for chip in row] for row in under]
    abreast = [[row] for row in under]
    aside = pile.width / 2
    ways = [stacked(metrics, pile, single)]
    ways += [stacked(metrics, pile, rows, dx) for rows in (abreast, single) for dx in (0.0, -aside, aside)]
    ways += [at_foot(metrics, pile, abreast)]
    things = things_around(table)
    return min(ways, key=lambda way: round(sum(covered(box, thing) for _, box in way for thing in things)))


def stacked(metrics: Metrics, pile: FRect, under: Sequence[Sequence[Sequence[Chip]]], dx: float = 0.0) -> list[Placed]:
    """From the top of the pile upwards, with a gap between one ship's captives and the next one's."""
    high, foot, placed = chip_height(metrics), pile.y + LAP, list[Placed]()
    for rows in under:
        for row in rows:
            wide = row_width(metrics, row)
            placed.append((row, FRect(pile.centerx + dx - wide / 2, foot - high, wide, high)))
            foot -= high - 1
        foot -= GAP
    return placed


def at_foot(metrics: Metrics, pile: FRect, under: Sequence[Sequence[Sequence[Chip]]]) -> list[Placed]:
    placed = stacked(metrics, pile, under[::-1])
    down = pile.bottom - min(box.y for _, box in placed)
    return [(row, box.move(0, down)) for row, box in placed]


def things_around(table: Tableau) -> list[FRect]:
    """What must not be hidden: what is fixed around the board, the counts at the foot of decks, techs, plates with
    their tags, numbers of planets."""
    layout, scene, enc = table.layout, table.scene, table.view.enc
    techs = [tech_box(layout, seat, n, count) for seat, count in enumerate(scene.techs) for n in range(count)]
    planets = [planet for planet in range(planet_count(layout, scene)) if planet not in table.view.gone]
    plates = [seat.plate for seat in layout.seats]
    in_it = [] if enc is None else [plate for seat, plate in enumerate(plates) if has_part(enc, seat)]
    return [
        *around(layout),
        *(FRect(box.x, box.bottom, box.width, PILE_SIZE) for box in vars(layout.decks).values()),
        *techs,
        *plates,
        *(role_box(layout, plate, *ROLE) for plate in in_it),
        *(number_circle(layout, planet_box(layout, scene, planet)) for planet in planets),
    ]


def has_part(enc: EncounterView, seat: int) -> bool:
    return seat in (enc.offense, enc.defense) or enc.allies[seat] != NOBODY


def covered(box: FRect, thing: FRect) -> float:
    both = box.clip(thing)
    return both.width * both.height


def captives_box(layout: BoardLayout, plate: FRect, wide: float, high: float) -> FRect:
    """On the edge of a plate towards the middle of the board, clear of what its seat is in the encounter."""
    level = plate.bottom - LAP if plate.centery < layout.warp.centery else plate.y - high + LAP
    role = role_box(layout, plate, *ROLE)
    lefts = (plate.centerx - wide / 2, plate.right - wide - 14, plate.x + 14)
    boxes = [FRect(left, level, wide, high) for left in lefts]
    return next((box for box in boxes if not box.colliderect(role)), boxes[0])


def chips_of(counts: Sequence[int]) -> list[Chip]:
    return [(seat, count) for seat, count in enumerate(counts) if count]


def chip_height(metrics: Metrics) -> float:
    return max(metrics.capitals(FIGURE) + 8, 0.84 * metrics.line(FIGURE))


def chip_width(metrics: Metrics, chip: Chip) -> float:
    return chip_height(metrics) + metrics.width_of(str(chip[1]), FIGURE, "extrabold") + 7


def row_width(metrics: Metrics, chips: Sequence[Chip]) -> float:
    return sum(chip_width(metrics, chip) for chip in chips)


def draw_chips(canvas: Canvas, table: Tableau, chips: Sequence[Chip], x: float, bottom: float) -> float:
    """One beside the other, each in its owner's colour and with its mark; returns where the row begins."""
    metrics, high = canvas.metrics, chip_height(canvas.metrics)
    left, top = x - row_width(metrics, chips) / 2, bottom - high
    with canvas.above(), canvas.above():
        for seat, count in chips:
            wide = chip_width(metrics, (seat, count))
            colour = table.colour(seat)
            canvas.panel((left, top, wide, high), DARK, blend(colour, (255, 255, 255), 0.2), 8, 2)
            canvas.icon(f"marks/{table.mark(seat)}", (left + 4, top + 3, high - 6, high - 6), colour)
            room = (left + high - 1, top, wide - high - 2, high)
            canvas.text(str(count), room, FIGURE, "ink", "extrabold", "center", "middle", False, False, owner=OWNER)
            left += wide
    return top


def draw_hired(canvas: Canvas, table: Tableau, pile: ShipStack, backs: list[str], bottom: float) -> None:
    """Cards face down in a small fan, with the number of them in their player's colour."""
    wide, high = CARD
    count, shown = len(backs), min(len(backs), FANNED)
    left = pile.place.x - (wide + 9 * (shown - 1)) / 2
    tag = chip_height(canvas.metrics)
    with canvas.above():
        for n, back in enumerate(backs[:shown]):
            draw_back(canvas, FRect(left + 9 * n, bottom - high - tag * 0.45, wide, high), back)
    if count > 1:
        figure = canvas.metrics.width_of(str(count), FIGURE, "extrabold") + 10
        box = FRect(pile.place.x - figure / 2, bottom - tag, figure, tag)
        with canvas.above(), canvas.above():
            canvas.panel(box, DARK, blend(table.colour(pile.owner), (255, 255, 255), 0.2), 8, 2)
            canvas.text(str(count), box, FIGURE, "ink", "extrabold", "center", "middle", False, False, owner="hired")
