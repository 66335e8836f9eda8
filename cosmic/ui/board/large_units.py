"""The board in other units: larger pieces on the same map, and all of it in the middle of a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial

from pygame import FRect

from cosmic.ui.board.board_layout import BoardLayout, BoardPoint, Decks, Hud, Rooms, SeatLayout, SixthPlanet
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.metrics import Metrics

NUMBERS_SCALE, PIECES_SCALE = 1.15, 1.3  # of letters on the board at most, since rings and ships do not grow
ZOOM = 1.18  # of a ship, a figure or a card's print against the units of the map
EDGES = FRect(8, 8, 1904, 1064)  # of all that lies on a map
SAFE = FRect(48, 27, 1824, 1026)  # the middle 95 % of a picture: some projectors cut off the rest
SHARE = SAFE.width / EDGES.width


class LargeCanvas(Canvas):
    """The same surface in units that are larger than those of the sheet."""

    zoom = ZOOM

    def __init__(self, sheet: Canvas) -> None:
        super().__init__(sheet.surface, sheet.theme, sheet.text_scale, sheet.faults, sheet.texts, sheet.metrics.least)
        self.k = sheet.k * self.zoom
        self.left, self.top = sheet.left, sheet.top
        self.metrics = Metrics(self.k, sheet.text_scale, sheet.metrics.least)


class MiddleCanvas(LargeCanvas):
    """The same surface in units in which the whole map comes to lie in its middle."""

    zoom = SHARE

    def __init__(self, sheet: Canvas) -> None:
        super().__init__(sheet)
        self.left += (SAFE.x - EDGES.x * SHARE) * sheet.k
        self.top += (SAFE.y - EDGES.y * SHARE) * sheet.k


def larger(canvas: Canvas, most: float) -> Canvas:
    """In the units of the board, with letters of this scale at most."""
    scale = min(most, canvas.text_scale)
    return LargeCanvas(canvas.with_scale(scale))


@lru_cache(maxsize=16)  # as of each map there is one: what is found out about a layout is kept by it
def in_large_units(layout: BoardLayout) -> BoardLayout:
    """The layout as a large canvas needs it, so that everything comes to lie where the map says."""
    return replace(moved(layout, 1 / ZOOM), hud=layout.hud)


@lru_cache(maxsize=16)
def in_the_middle(layout: BoardLayout) -> BoardLayout:
    """Where everything comes to lie that is drawn on a middle canvas, in the units of the sheet."""
    return moved(layout, SHARE, SAFE.x - EDGES.x * SHARE, SAFE.y - EDGES.y * SHARE)


def moved(layout: BoardLayout, share: float, dx: float = 0.0, dy: float = 0.0) -> BoardLayout:
    box = partial(moved_box, share=share, dx=dx, dy=dy)

    def point(at: BoardPoint) -> BoardPoint:
        return BoardPoint(at.x * share + dx, at.y * share + dy)

    return replace(
        layout,
        seats=tuple(
            SeatLayout(
                box(seat.plate),
                tuple(map(box, seat.planets)),
                tuple(map(box, seat.beside)),
                tuple(map(box, seat.approach)),
                moved_sixth(seat.sixth, box),
            )
            for seat in layout.seats
        ),
        warp=box(layout.warp),
        track=tuple(map(point, layout.track)),
        gate=point(layout.gate),
        slots=tuple(map(box, layout.slots)),
        strength=tuple(map(box, layout.strength)),
        decks=Decks(**{kind: box(place) for kind, place in vars(layout.decks).items()}),
        hud=Hud(**{kind: box(place) for kind, place in vars(layout.hud).items()}),
    )


def moved_sixth(sixth: SixthPlanet, box: Callable[[FRect], FRect]) -> SixthPlanet:
    aside = {planet: Rooms(box(rooms.gate), box(rooms.beside)) for planet, rooms in sixth.aside.items()}
    return SixthPlanet(box(sixth.box), Rooms(box(sixth.rooms.gate), box(sixth.rooms.beside)), aside)


def moved_box(box: FRect, share: float, dx: float = 0.0, dy: float = 0.0) -> FRect:
    return FRect(box.x * share + dx, box.y * share + dy, box.width * share, box.height * share)


def large_box(box: FRect) -> FRect:
    return moved_box(box, 1 / ZOOM)


def plain_box(box: FRect) -> FRect:
    """The other way round."""
    return moved_box(box, ZOOM)
