"""Smooth shapes in pixels: rounded plates, shadows, discs, lines and arcs."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

import pygame

from cosmic.ui.kit.cache import PixelCache
from cosmic.ui.kit.theme import RGB, RGBA

Tone: TypeAlias = RGB | RGBA
Spot: TypeAlias = tuple[float, float]

FINE = 4  # corners are drawn this many times too large and scaled down
LARGE = 100_000  # pixels of a large plate
_plates = PixelCache(2)
_corners = PixelCache(0.25)


def solid(colour: Tone) -> bool:
    return len(colour) == 3 or colour[3] >= 255


def plate(
    size: tuple[int, int], fill: Tone, low: Tone | None, edge: Tone | None, radius: int, width: int
) -> pygame.Surface:
    """A rounded plate, shaded from fill to low, with a rim; kept for the next time."""
    radius = max(0, min(radius, size[0] // 2, size[1] // 2))
    key = (size, fill, low, edge, radius, width)
    return _plates.get(key, lambda: _plate(size, fill, low, edge, radius, width))


def is_plain(area: pygame.Rect, fill: Tone, low: Tone | None, edge: Tone | None) -> bool:
    """A large plate of one colour with nothing shining through: it is filled in place, which is quicker than to lay."""
    return area.w * area.h > LARGE and low in (None, fill) and solid(fill) and (edge is None or solid(edge))


def fill_plate(
    surface: pygame.Surface, area: pygame.Rect, fill: Tone, edge: Tone | None, radius: int, width: int
) -> None:
    """The same as to lay a plate; only the corners, taken from a small one, need more than to be filled."""
    width = width if edge is not None else 0
    side = max(min(radius, area.w // 2, area.h // 2), width) + 1
    corners = plate((2 * side, 2 * side), fill, None, edge, radius, width)
    x, y, w, h = area
    inner = side - width
    if edge is not None:
        surface.fill(edge, (x + side, y, w - 2 * side, h))
        surface.fill(edge, (x, y + side, w, h - 2 * side))
    surface.fill(fill, (x + side, y + width, w - 2 * side, h - 2 * width))
    surface.fill(fill, (x + side - inner, y + side, w - 2 * width, h - 2 * side))
    _lay_corners(surface, area, corners, side)


def lay_rim(surface: pygame.Surface, area: pygame.Rect, edge: Tone, radius: int, width: int) -> None:
    """The rim of a plate that is not there: four strips, and the corners of a small one."""
    side = max(min(radius, area.w // 2, area.h // 2), width) + 1
    corners = plate((2 * side, 2 * side), (0, 0, 0, 0), None, edge, radius, width)
    x, y, w, h = area
    for strip in (
        (x + side, y, w - 2 * side, width),
        (x + side, y + h - width, w - 2 * side, width),
        (x, y + side, width, h - 2 * side),
        (x + w - width, y + side, width, h - 2 * side),
    ):
        surface.fill(edge, strip)
    _lay_corners(surface, area, corners, side)


def _lay_corners(surface: pygame.Surface, area: pygame.Rect, corners: pygame.Surface, side: int) -> None:
    x, y, w, h = area
    for left, from_x in ((x, 0), (x + w - side, side)):
        for top, from_y in ((y, 0), (y + h - side, side)):
            surface.blit(corners, (left, top), (from_x, from_y, side, side))


def _plate(
    size: tuple[int, int], fill: Tone, low: Tone | None, edge: Tone | None, radius: int, width: int
) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    if low is None or low == fill:
        picture.fill(fill)
    else:
        strip = pygame.Surface((1, 2), pygame.SRCALPHA)
        strip.set_at((0, 0), fill)
        strip.set_at((0, 1), low)
        picture.blit(pygame.transform.smoothscale(strip, size), (0, 0))
    if edge is not None and width > 0:
        inner = picture.copy()
        round_off(inner, max(0, radius - width), width)
        picture.fill(edge)
        if not solid(fill):
            _hollow(picture, radius, width)
        picture.blit(inner, (0, 0))
    round_off(picture, radius, 0)
    if size[0] * size[1] > LARGE:
        picture.set_alpha(255, pygame.RLEACCEL)  # mostly opaque: twice as fast to lay
    return picture


def _hollow(picture: pygame.Surface, radius: int, width: int) -> None:
    """Takes the rim's colour away where a translucent plate will lie."""
    hole = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    hole.fill((0, 0, 0, 255))
    round_off(hole, max(0, radius - width), width)
    picture.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)


def round_off(picture: pygame.Surface, radius: int, margin: int) -> None:
    """Makes everything outside the rounded rectangle transparent."""
    wide, high = picture.get_size()
    clear = (0, 0, 0, 0)
    for strip in (
        (0, 0, wide, margin),
        (0, high - margin, wide, margin),
        (0, 0, margin, high),
        (wide - margin, 0, margin, high),
    ):
        picture.fill(clear, strip)
    if radius <= 0:
        return
    disc = _disc_mask(radius)
    r = radius
    right, foot = wide - margin - r, high - margin - r
    for (x, y), part in (
        ((margin, margin), (0, 0, r, r)),
        ((right, margin), (r, 0, r, r)),
        ((margin, foot), (0, r, r, r)),
        ((right, foot), (r, r, r, r)),
    ):
        picture.blit(disc, (x, y), part, special_flags=pygame.BLEND_RGBA_MULT)


def _disc_mask(radius: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        large = pygame.Surface((2 * radius * FINE,) * 2, pygame.SRCALPHA)
        large.fill((255, 255, 255, 0))
        pygame.draw.circle(large, (255, 255, 255, 255), (radius * FINE, radius * FINE), radius * FINE)
        return pygame.transform.smoothscale(large, (2 * radius, 2 * radius))

    return _corners.get(radius, make)


def shadow(size: tuple[int, int], reach: int, colour: Tone, strength: int) -> pygame.Surface:
    """A soft shadow for a plate of this size; it is larger than the plate by reach on every side."""

    def make() -> pygame.Surface:
        full = (size[0] + 2 * reach, size[1] + 2 * reach)
        step = max(2, reach // 3)
        small = (max(3, full[0] // step), max(3, full[1] // step))
        rough = pygame.Surface(small, pygame.SRCALPHA)
        rough.fill((*colour[:3], 0))
        rough.fill((*colour[:3], strength), pygame.Rect((0, 0), small).inflate(-4, -4))
        return pygame.transform.smoothscale(rough, full)

    return _plates.get(("shadow", size, reach, colour, strength), make)


def through(surface: pygame.Surface, colour: Tone, area: pygame.Rect, paint: Callable[..., None]) -> None:
    """Paints in a translucent colour, which pygame's own shapes cannot do."""
    area = area.clip(surface.get_clip())
    if area.w <= 0 or area.h <= 0:
        return
    film = pygame.Surface(area.size, pygame.SRCALPHA)
    paint(film, colour[:3], (-area.x, -area.y))
    film.set_alpha(colour[3] if len(colour) > 3 else 255)
    surface.blit(film, area)


def disc(surface: pygame.Surface, colour: Tone, centre: Spot, radius: float, width: int = 0) -> None:
    if radius < 0.5:
        return
    if solid(colour):
        pygame.draw.aacircle(surface, colour, centre, radius, width)
        return
    reach = math.ceil(radius) + 2
    area = pygame.Rect(int(centre[0]) - reach, int(centre[1]) - reach, 2 * reach, 2 * reach)

    def paint(film: pygame.Surface, tone: Tone, by: Spot) -> None:
        pygame.draw.aacircle(film, tone, (centre[0] + by[0], centre[1] + by[1]), radius, width)

    through(surface, colour, area, paint)


def stroke(surface: pygame.Surface, colour: Tone, points: Sequence[Spot], width: int, closed: bool = False) -> None:
    """A line through points with round joints."""

    def paint(film: pygame.Surface, tone: Tone, by: Spot) -> None:
        spots = [(x + by[0], y + by[1]) for x, y in points]
        ends = [*spots, spots[0]] if closed else spots
        for one, other in itertools.pairwise(ends):
            pygame.draw.aaline(film, tone, one, other, width)
        if width > 2:
            for spot in spots:
                pygame.draw.aacircle(film, tone, spot, width / 2 - 0.5)

    if solid(colour):
        paint(surface, colour, (0, 0))
    else:
        through(surface, colour, _around(points, width), paint)


def polygon(surface: pygame.Surface, colour: Tone, points: Sequence[Spot]) -> None:
    def paint(film: pygame.Surface, tone: Tone, by: Spot) -> None:
        spots = [(x + by[0], y + by[1]) for x, y in points]
        pygame.draw.polygon(film, tone, spots)
        pygame.draw.aalines(film, tone, True, spots)

    if solid(colour):
        paint(surface, colour, (0, 0))
    else:
        through(surface, colour, _around(points, 2), paint)


def arc(
    surface: pygame.Surface, colour: Tone, centre: Spot, radius: float, start: float, stop: float, width: int
) -> None:
    """Part of a ring, clockwise from start to stop, in degrees from the top."""
    key = ("arc", colour, round(radius, 1), round(start, 1), round(stop, 1), width)
    made = _plates.get(key, lambda: _arc(colour, radius, start, stop, width))
    surface.blit(made, (round(centre[0] - made.get_width() / 2), round(centre[1] - made.get_height() / 2)))


def _arc(colour: Tone, radius: float, start: float, stop: float, width: int) -> pygame.Surface:
    fine = FINE if radius < 160 else 2
    side = 2 * math.ceil(radius) + 4
    large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
    large.fill((*colour[:3], 0))
    steps = max(2, round(abs(stop - start)))
    turns = [math.radians(start + (stop - start) * n / steps - 90) for n in range(steps + 1)]
    middle = side * fine / 2

    def at(turn: float, reach: float) -> Spot:
        return (middle + math.cos(turn) * reach * fine, middle + math.sin(turn) * reach * fine)

    outer = [at(turn, radius) for turn in turns]
    inner = [at(turn, max(0.0, radius - width)) for turn in reversed(turns)]
    pygame.draw.polygon(large, colour, outer + inner)
    return pygame.transform.smoothscale(large, (side, side))


def _around(points: Sequence[Spot], width: int) -> pygame.Rect:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = math.floor(min(xs)) - width - 1, math.floor(min(ys)) - width - 1
    return pygame.Rect(left, top, math.ceil(max(xs)) + width + 2 - left, math.ceil(max(ys)) + width + 2 - top)
