"""What never moves: the stars, the glow of each home system, its planets, the warp. Painted once for each size."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

import pygame
from pygame import FRect

from cosmic.engine.views import PlayerView
from cosmic.paths import assets_dir
from cosmic.ui.board import tokens
from cosmic.ui.board.board_layout import NO_TILE, BoardLayout, BoardPoint, center_of, number_spot, radius_of
from cosmic.ui.board.board_state import (
    NUMBER,
    BoardState,
    home_box,
    home_of,
    number_of,
    planet_count,
    planets_of,
)
from cosmic.ui.kit.cache import PixelCache
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.theme import RGB, SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.printed.card_canvas import CardCanvas, lay, printed

TILES_PER_ROW = 4
_tiles = PixelCache(0.25)
_glows = PixelCache(1)


def paint_backdrop(canvas: Canvas, layout: BoardLayout, scene: BoardState, view: PlayerView) -> None:
    """The resting board; only planets that leave the game, come into it or go to the gate change it."""
    colours = [seat.colour for seat in view.seats]
    canvas.surface.fill(canvas.theme.backdrop)
    if canvas.theme.name == "normal":
        paint_stars(canvas, layout)
        for place, colour in zip(layout.seats, colours):
            boxes = place.planets[: scene.planets]
            x = sum(box.centerx for box in boxes) / len(boxes)
            y = sum(box.centery for box in boxes) / len(boxes)
            paint_glow(canvas, x, y, 330, 240, blend(SEAT_COLOURS[colour], (0, 0, 0), 0.74))
        middle = center_of(layout.warp)
        paint_glow(canvas, middle.x, middle.y, radius_of(layout.warp) * 2.5, radius_of(layout.warp) * 2.2, (46, 24, 96))
    for seat, colour in enumerate(colours):
        home = planets_of(layout, scene, seat)
        paint_orbit(canvas, home[: scene.planets], SEAT_COLOURS[colour])
        for new in home[scene.planets :]:
            near = min(home[: scene.planets], key=lambda box: math.dist(box.center, new.center))
            paint_orbit(canvas, [new, near], SEAT_COLOURS[colour])
    for planet in range(planet_count(layout, scene)):
        paint_planet(canvas, layout, scene, view, planet)
    tokens.draw_picture(canvas, "warp", layout.warp)
    paint_track(canvas, layout, view.options.colonies_to_win)


def paint_planet(canvas: Canvas, layout: BoardLayout, scene: BoardState, view: PlayerView, planet: int) -> None:
    """In its system; of one that is gone, away at the gate or under way, the place where it was."""
    colour, number = view.seats[home_of(layout, scene, planet)].colour, number_of(layout, scene, planet)
    box = home_box(layout, scene, planet)
    if planet in view.gone:
        paint_hole(canvas, box, SEAT_COLOURS[colour])
        paint_eater(canvas, box, view, planet)
    elif planet in (scene.worldship, scene.under_way):
        paint_hole(canvas, box, SEAT_COLOURS[colour])
    else:
        tokens.draw_planet(canvas, colour, number - 1, box)
    if planet not in (scene.worldship, scene.under_way):
        paint_number(canvas, number_spot(layout, box), number, SEAT_COLOURS[colour])


def paint_hole(canvas: Canvas, box: FRect, colour: RGB) -> None:
    x, y = center_of(box)
    canvas.circle(x, y, radius_of(box) - 2, (4, 4, 12))
    canvas.circle(x, y, radius_of(box) - 2, blend(colour, canvas.theme.backdrop, 0.55), 2)


def paint_eater(canvas: Canvas, box: FRect, view: PlayerView, planet: int) -> None:
    """Whose colony it counts as for ever; a cross, if nobody's."""
    x, y = center_of(box)
    half = radius_of(box) * 0.4
    eater = next((seat for seat in view.seats if planet in seat.devoured), None)
    if eater is None:
        for slope in (1, -1):
            canvas.line([BoardPoint(x - half, y - slope * half), BoardPoint(x + half, y + slope * half)], "dim", 5)
        return
    mark, tone = SEAT_MARKS[eater.colour], SEAT_COLOURS[eater.colour]
    canvas.icon(f"marks/{mark}", (x - half, y - half, 2 * half, 2 * half), tone)
    for start in range(0, 360, 60):
        paint_tooth(canvas, x, y, radius_of(box) - 3, start, tone)


def paint_tooth(canvas: Canvas, x: float, y: float, rim: float, degrees: int, tone: RGB) -> None:
    """Bitten out of it."""
    at, reach = math.radians(degrees), rim * 0.2
    near, side = (rim - reach * 1.5), reach * 0.6
    tip = BoardPoint(x + near * math.cos(at), y + near * math.sin(at))
    for turn in (-1, 1):
        foot = BoardPoint(
            x + rim * math.cos(at) - turn * side * math.sin(at), y + rim * math.sin(at) + turn * side * math.cos(at)
        )
        canvas.line([foot, tip], tone, 3)


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
