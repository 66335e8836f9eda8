"""Pieces of the table's own board, drawn larger: the same code on a sheet with larger units."""

from __future__ import annotations

from dataclasses import replace

from cosmic.ui.board.board_layout import BoardBox, BoardLayout, BoardPoint, Decks, SeatLayout
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.metrics import Metrics

NUMBERS_SCALE, PIECES_SCALE = 1.15, 1.3  # of letters on the board at most, since rings and ships do not grow
ZOOM = 1.18  # of a ship, a figure or a card's print against the table's own


class LargeCanvas(Canvas):
    """The same surface in units that are larger than those of the sheet."""

    def __init__(self, sheet: Canvas) -> None:
        super().__init__(sheet.surface, sheet.theme, sheet.text_scale, sheet.faults, sheet.texts)
        self.k = sheet.k * ZOOM
        self.metrics = Metrics(self.k, sheet.text_scale)


def larger(canvas: Canvas, most: float) -> Canvas:
    """In the units of the board, with letters of this scale at most."""
    scale = min(most, canvas.text_scale)
    return LargeCanvas(Canvas(canvas.surface, canvas.theme, scale, canvas.faults, canvas.texts))


def in_large_units(layout: BoardLayout) -> BoardLayout:
    """The layout as a large canvas needs it, so that everything comes to lie where the map says."""
    return replace(
        layout,
        seats=tuple(
            SeatLayout(
                large_box(seat.plate),
                tuple(map(large_box, seat.planets)),
                tuple(map(large_box, seat.beside)),
                tuple(map(large_box, seat.approach)),
            )
            for seat in layout.seats
        ),
        warp=large_box(layout.warp),
        track=tuple(map(large_point, layout.track)),
        gate=large_point(layout.gate),
        slots=tuple(map(large_box, layout.slots)),
        strength=tuple(map(large_box, layout.strength)),
        decks=Decks(**{kind: large_box(box) for kind, box in vars(layout.decks).items()}),
    )


def large_box(box: BoardBox) -> BoardBox:
    return BoardBox(*(part / ZOOM for part in box))


def plain_box(box: BoardBox) -> BoardBox:
    """The other way round."""
    return BoardBox(*(part * ZOOM for part in box))


def large_point(point: BoardPoint) -> BoardPoint:
    return BoardPoint(point.x / ZOOM, point.y / ZOOM)
