"""What never moves: the stars, the glow of each home system, its planets, the warp. Painted once for each size."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

import pygame
from pygame import FRect

from cosmic.paths import assets_dir
from cosmic.ui.board import tokens
from cosmic.ui.board.board_layout import NO_TILE, BoardLayout, BoardPoint, center_of, number_spot, radius_of
from cosmic.ui.board.board_state import NUMBER
from cosmic.ui.kit.cache import PixelCache
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.theme import RGB, SEAT_COLOURS, blend
from cosmic.ui.printed.card_canvas import CardCanvas, lay, printed

TILES_PER_ROW = 4
_tiles = PixelCache(0.25)
_glows = PixelCache(1)


def paint_backdrop(canvas: Canvas, layout: BoardLayout, colours: Sequence[str], planets: int, goal: int) -> None:
    """The resting board: `colours` of the seats, `planets` of each, and how many colonies win."""
    canvas.surface.fill(canvas.theme.backdrop)
    if canvas.theme.name == "normal":
        paint_stars(canvas, layout)
        for seat, colour in zip(layout.seats, colours):
            boxes = seat.planets[:planets]
            x = sum(box.centerx for box in boxes) / planets
            y = sum(box.centery for box in boxes) / planets
            paint_glow(canvas, x, y, 330, 240, blend(SEAT_COLOURS[colour], (0, 0, 0), 0.74))
        middle = center_of(layout.warp)
        paint_glow(canvas, middle.x, middle.y, radius_of(layout.warp) * 2.5, radius_of(layout.warp) * 2.2, (46, 24, 96))
    for seat, colour in zip(layout.seats, colours):
        paint_orbit(canvas, seat.planets[:planets], SEAT_COLOURS[colour])
        for index, box in enumerate(seat.planets[:planets]):
            tokens.draw_planet(canvas, colour, index, box)
            paint_number(canvas, number_spot(layout, box), index + 1, SEAT_COLOURS[colour])
    tokens.draw_picture(canvas, "warp", layout.warp)
    paint_track(canvas, layout, goal)


def paint_stars(canvas: Canvas, layout: BoardLayout) -> None:
    picture = _tileset()
    if picture is None:
        return
    size = layout.tile
    for row, tiles in enumerate(layout.stars):
        for column, tile in enumerate(tiles):
            if tile != NO_TILE:
                part = pygame.Rect(tile % TILES_PER_ROW * size, tile // TILES_PER_ROW * size, size, size)
                area = canvas.box((column * size, row * size, size, size))
                canvas.surface.blit(_tile(picture, part, area.size), area)


@cache
def _tileset() -> pygame.Surface | None:
    file = assets_dir() / "boards" / "stars.png"
    return pygame.image.load(file).convert() if file.is_file() else None


def _tile(picture: pygame.Surface, part: pygame.Rect, size: tuple[int, int]) -> pygame.Surface:
    return _tiles.get((part.topleft, size), lambda: pygame.transform.smoothscale(picture.subsurface(part), size))


def paint_glow(canvas: Canvas, x: float, y: float, rx: float, ry: float, colour: RGB) -> None:
    """A soft light added to the night, drawn small and stretched."""
    area = canvas.box((x - rx, y - ry, 2 * rx, 2 * ry))
    made = _glows.get((colour, area.size), lambda: pygame.transform.smoothscale(_light(colour), area.size))
    canvas.surface.blit(made, area, special_flags=pygame.BLEND_RGB_ADD)


@cache
def _light(colour: RGB) -> pygame.Surface:
    side = 24
    light = pygame.Surface((side, side))
    for row in range(side):
        for column in range(side):
            far = math.hypot(column + 0.5 - side / 2, row + 0.5 - side / 2) / (side / 2)
            share = max(0.0, 1 - far) ** 2
            light.set_at((column, row), tuple(round(part * share) for part in colour))
    return light


def paint_orbit(canvas: Canvas, boxes: Sequence[FRect], colour: RGB) -> None:
    tone = blend(colour, canvas.theme.backdrop, 0.72)
    canvas.line([center_of(box) for box in boxes], tone, 3)


def paint_number(canvas: Canvas, spot: BoardPoint, number: int, colour: RGB) -> None:
    """A badge in the colour of the planet's owner, as log and questions name it; counts of ships look otherwise."""
    x, y = spot
    ring = ring_around(canvas.metrics)

    def paint(press: CardCanvas) -> None:
        press.circle(ring, ring, ring, (8, 9, 22))
        press.circle(ring, ring, ring - 2, blend(colour, (255, 255, 255), 0.12))

    box = (x - ring, y - ring, 2 * ring, 2 * ring)
    lay(canvas, box, printed(canvas, ("badge", colour), canvas.box((0, 0, *box[2:])).size, paint))
    canvas.text(str(number), (x - 30, y - 30, 60, 60), 20, (10, 12, 28), "extrabold", "center", "middle", fit=False)


def ring_around(metrics: Metrics) -> float:
    """Half as wide as a ring around a number must be."""
    return max(NUMBER, metrics.capitals(20) / 2 + 6)


def paint_track(canvas: Canvas, layout: BoardLayout, goal: int) -> None:
    """The colony track on the warp's rim: a place for each number of foreign colonies."""
    for number, spot in enumerate(layout.track[: goal + 1]):
        is_goal = number == goal
        reach = ring_around(canvas.metrics) + (2 if is_goal else 0)
        canvas.circle(spot.x, spot.y, reach, (30, 20, 66))
        canvas.circle(spot.x, spot.y, reach, "gold" if is_goal else (168, 146, 236), 2)
        if is_goal:
            side = reach * 1.4
            canvas.icon("ui/trophy", (spot.x - side / 2, spot.y - side / 2, side, side), canvas.theme.gold)
        else:
            place = (spot.x - 30, spot.y - 20, 60, 40)
            canvas.text(str(number), place, 20, "dim", "bold", "center", "middle", fit=False)
