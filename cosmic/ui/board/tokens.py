"""The pieces as pictures, kept by size: planets from PNG files, ship tokens drawn here."""

from __future__ import annotations

import math
from functools import cache

import pygame

from cosmic.paths import assets_dir
from cosmic.ui.board.board_layout import PLANETS
from cosmic.ui.kit.cache import PixelCache
from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.icons import note_missing
from cosmic.ui.kit.theme import RGB, blend

FINE = 4

_pictures = PixelCache(1)
_tokens = PixelCache(0.3)


def draw_planet(canvas: Canvas, colour: str, index: int, box: Box) -> None:
    """One that was added to a system looks like its first."""
    draw_picture(canvas, f"{colour}_{index % PLANETS}", box)


def draw_picture(canvas: Canvas, name: str, box: Box) -> None:
    """A planet, or the warp."""
    area = canvas.box(box)
    drawn = picture(name, min(area.w, area.h))
    canvas.surface.blit(drawn, drawn.get_rect(center=area.center))


def draw_ship(canvas: Canvas, x: float, y: float, wide: float, colour: RGB, mark: str = "") -> None:
    """A ship token centred on a spot."""
    drawn = ship(canvas.length(wide), colour, mark)
    left, top = canvas.point(x, y)
    canvas.surface.blit(drawn, (round(left - drawn.get_width() / 2), round(top - drawn.get_height() / 2)))


@cache
def _file(name: str) -> pygame.Surface | None:
    file = assets_dir() / "planets" / f"{name}.png"
    return pygame.image.load(file) if file.is_file() else None


def picture(name: str, px: int) -> pygame.Surface:
    return _pictures.get((name, px), lambda: _picture(name, max(1, px)))


def _picture(name: str, px: int) -> pygame.Surface:
    source = _file(name)
    if source is None:
        note_missing(f"planets/{name}")
        ball = pygame.Surface((px, px), pygame.SRCALPHA)
        pygame.draw.aacircle(ball, (90, 96, 130), (px / 2, px / 2), px / 2 - 1)
        return ball
    return pygame.transform.smoothscale(source.convert_alpha(), (px, px))


SHIP_HEIGHT = 0.66  # of its width


def ship(px: int, rgb: RGB, mark: str = "") -> pygame.Surface:
    """A saucer seen from above and in front, with its seat's mark on the dome; px is its width."""
    return _tokens.get((px, rgb, mark), lambda: _ship(max(4, px), rgb, mark))


def _ship(px: int, rgb: RGB, mark: str) -> pygame.Surface:
    wide, high = px * FINE, round(px * SHIP_HEIGHT) * FINE
    large = pygame.Surface((wide, high), pygame.SRCALPHA)
    dark, deep, light = blend(rgb, (8, 8, 24), 0.55), blend(rgb, (4, 4, 16), 0.78), blend(rgb, (255, 255, 255), 0.45)

    def lens(colour: tuple[int, ...], x: float, y: float, w: float, h: float) -> None:
        pygame.draw.ellipse(
            large, colour, pygame.Rect(round(x * wide), round(y * high), round(w * wide), round(h * high))
        )

    lens((2, 3, 12, 120), 0.04, 0.24, 0.92, 0.76)  # the shadow it throws
    lens(deep, 0.0, 0.14, 1.0, 0.76)  # the outline
    lens(dark, 0.025, 0.18, 0.95, 0.68)  # the hull below
    lens(rgb, 0.025, 0.08, 0.95, 0.68)  # the rim
    lens(deep, 0.0, 0.05, 1.0, 0.70)
    lens(rgb, 0.03, 0.07, 0.94, 0.64)
    lens(light, 0.10, 0.085, 0.80, 0.30)  # light from above along the back rim
    lens(blend(rgb, (255, 255, 255), 0.12), 0.075, 0.115, 0.85, 0.56)
    lens(dark, 0.15, 0.14, 0.70, 0.47)  # the well around the dome
    lens(blend(rgb, (255, 255, 255), 0.82), 0.18, 0.15, 0.64, 0.43)  # the pale dome that carries the mark
    _paint_mark(large, mark, (0.5 * wide, 0.365 * high), 0.20 * wide, 0.62, deep)
    for turn in (40, 90, 140):  # three portholes in the front of the rim
        spot = (0.5 + 0.44 * math.cos(math.radians(turn)), 0.40 + 0.295 * math.sin(math.radians(turn)))
        lens((255, 246, 214), spot[0] - 0.025, spot[1] - 0.022, 0.05, 0.05)
    return pygame.transform.smoothscale(large, (px, high // FINE))


def _paint_mark(
    surface: pygame.Surface, mark: str, centre: tuple[float, float], reach: float, flat: float, ink: RGB
) -> None:
    """The seat's mark lying flat: everything upright is shortened by `flat`."""

    def spots(*turned: tuple[float, float]) -> list[tuple[float, float]]:
        return [(centre[0] + x * reach, centre[1] + y * reach * flat) for x, y in turned]

    def lens(share: float, colour: RGB) -> None:
        w, h = 2 * reach * share, 2 * reach * share * flat
        pygame.draw.ellipse(
            surface, colour, pygame.Rect(round(centre[0] - w / 2), round(centre[1] - h / 2), round(w), round(h))
        )

    if mark == "dot":
        lens(0.72, ink)
    elif mark == "ring":
        inside = surface.get_at((round(centre[0]), round(centre[1])))
        lens(0.95, ink)
        lens(0.52, (inside.r, inside.g, inside.b))
    elif mark == "triangle":
        pygame.draw.polygon(surface, ink, spots((0, -1.0), (0.98, 0.75), (-0.98, 0.75)))
    elif mark == "square":
        pygame.draw.polygon(surface, ink, spots((-0.75, -0.75), (0.75, -0.75), (0.75, 0.75), (-0.75, 0.75)))
    elif mark == "diamond":
        pygame.draw.polygon(surface, ink, spots((0, -1.05), (1.05, 0), (0, 1.05), (-1.05, 0)))
    elif mark == "cross":
        a, b = 0.32, 0.95
        corners = (
            (-a, -b),
            (a, -b),
            (a, -a),
            (b, -a),
            (b, a),
            (a, a),
            (a, b),
            (-a, b),
            (-a, a),
            (-b, a),
            (-b, -a),
            (-a, -a),
        )
        half = math.sqrt(0.5)  # an upright cross turned by an eighth
        pygame.draw.polygon(surface, ink, spots(*(((x - y) * half, (x + y) * half) for x, y in corners)))
