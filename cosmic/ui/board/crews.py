"""What goes with ships: captives under them or around a home system, and cards that were hired as ships."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.board_state import ShipStack, stacks
from cosmic.ui.board.captive_places import (
    GAP,
    LAP,
    ROLE,
    Chip,
    captives_at,
    chip_height,
    chip_width,
    chips_of,
    row_width,
)
from cosmic.ui.board.pieces import FIGURE, Tableau, pile_box
from cosmic.ui.board.seat_plates import role_box
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.theme import blend
from cosmic.ui.printed.card_backs import draw_back

OWNER = "captives"
DARK = (10, 12, 28)
CARD = (25.0, 35.0)  # of a card that is a ship
FANNED = 3  # so many of them are drawn; the count tells the rest


def draw_crews(canvas: Canvas, table: Tableau) -> None:
    """Over the pile they go with: the captives of each stack, one over the other, and the hired cards."""
    view = table.view
    if not view.marked and not view.apart and not any(any(row) for row in view.ships[-4 - len(view.seats) : -4]):
        return
    piles = stacks(table.layout, table.scene, table.ships or view.ships)
    for pile in piles:
        under = [chips_of(ship.under) for ship in view.stacks_at(pile.owner, pile.zone)]
        box = pile_box(canvas.metrics, pile)
        top = box.y + LAP
        if under:
            others = [pile_box(canvas.metrics, other) for other in piles if other is not pile]
            placed = captives_at(canvas.metrics, table, box, under, others)
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


def captives_box(layout: BoardLayout, plate: FRect, wide: float, high: float) -> FRect:
    """On the edge of a plate towards the middle of the board, clear of what its seat is in the encounter."""
    level = plate.bottom - LAP if plate.centery < layout.warp.centery else plate.y - high + LAP
    role = role_box(layout, plate, *ROLE)
    lefts = (plate.centerx - wide / 2, plate.right - wide - 14, plate.x + 14)
    boxes = [FRect(left, level, wide, high) for left in lefts]
    return next((box for box in boxes if not box.colliderect(role)), boxes[0])


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
