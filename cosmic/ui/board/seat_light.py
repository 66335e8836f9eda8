"""Light on the home system and the plate of whoever acts."""

from __future__ import annotations

from cosmic.engine.state import NOBODY
from cosmic.ui.board.board_backdrop import paint_glow
from cosmic.ui.board.board_layout import center_of, radius_of
from cosmic.ui.board.board_state import planets_of
from cosmic.ui.board.pieces import Tableau
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.theme import blend

NIGHT = (0, 0, 0)
AROUND = 150.0  # how far the light reaches beyond the planets
HALO = 1.5  # of a planet's radius


def draw_light(canvas: Canvas, table: Tableau, seat: int) -> None:
    """To be drawn over the sky; where plain colours are wanted, the edge of the plate tells it alone."""
    if seat <= NOBODY or canvas.theme.name != "normal":
        return
    colour, place = table.colour(seat), table.layout.seats[seat]
    planets = planets_of(table.layout, table.scene, seat)
    left, top = min(box.x for box in planets) - AROUND, min(box.y for box in planets) - AROUND
    right, foot = max(box.right for box in planets) + AROUND, max(box.bottom for box in planets) + AROUND
    wide, high = (right - left) / 2, (foot - top) / 2
    paint_glow(canvas, left + wide, top + high, wide, high, blend(colour, NIGHT, 0.52))
    for box in planets:
        paint_glow(canvas, *center_of(box), HALO * radius_of(box), HALO * radius_of(box), blend(colour, NIGHT, 0.5))
    paint_glow(canvas, *center_of(place.plate), place.plate.width * 0.72, place.plate.height * 1.5, canvas.theme.gold)
