"""The hyperspace gate: a ring with a body that ships stand on, the light it throws on its planet, and its wake."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import pygame
from pygame import FRect

from cosmic.ui.board.board_layout import BoardLayout, BoardPoint, center_of, radius_of
from cosmic.ui.kit.cache import PixelCache
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.theme import RGB, blend

TONE: RGB = (126, 208, 255)
METAL: RGB = (104, 122, 176)
PALE: RGB = (236, 246, 255)
DEEP: RGB = (14, 20, 48)
LAMP: RGB = (255, 246, 214)
SUN = (-0.68, -0.73)  # whence the light comes on everything on the board
FINE = 3  # drawn this many times too large
FACETS = 72
LAMPS = 10
AIR = 5.0  # around the ships that stand on it
WAKE = 190.0  # how far its light trails towards the warp at most
STRIDE = 6.0

_rings = PixelCache(0.3)


def gate_box(room: FRect) -> FRect:
    """The ring around the room of its ships."""
    return FRect(room.x - AIR, room.y - AIR, room.width + 2 * AIR, room.height + 2 * AIR)


def draw_aimed(canvas: Canvas, layout: BoardLayout, room: FRect, planet: FRect) -> None:
    """Aimed at a planet: a wake on the warp's side, light on the planet's, and the ring."""
    box = gate_box(room)
    start, end = wake(layout, box)
    if start != end:
        wide = across(box, start, end)
        for share, alpha in ((1.0, 26), (0.66, 34), (0.33, 46)):
            far = BoardPoint(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
            draw_taper(canvas, start, far, wide * share, 3, (*TONE, alpha))
    middle, goal = center_of(box), center_of(planet)
    length = math.dist(middle, goal) or 1.0
    reach = (length - radius_of(planet) + 8) / length
    tip = BoardPoint(middle.x + (goal.x - middle.x) * reach, middle.y + (goal.y - middle.y) * reach)
    for share, alpha in ((1.0, 44), (0.6, 60)):
        draw_taper(canvas, middle, tip, across(box, middle, tip) * share, 9 * share, (*TONE, alpha))
    draw_ring(canvas, box)
    draw_pointer(canvas, box, goal)


def across(box: FRect, start: BoardPoint, end: BoardPoint) -> float:
    """Half of how wide the ring looks from that way."""
    length = math.dist(start, end) or 1.0
    ux, uy = (end.x - start.x) / length, (end.y - start.y) / length
    return 0.86 * math.hypot(box.width / 2 * uy, box.height / 2 * ux)


def wake(layout: BoardLayout, box: FRect) -> tuple[BoardPoint, BoardPoint]:
    """From the ring towards the warp, as far as it lies under no card, plate or planet."""
    return _wake(layout, tuple(box))


@lru_cache(maxsize=64)
def _wake(layout: BoardLayout, place: tuple[float, ...]) -> tuple[BoardPoint, BoardPoint]:
    box = FRect(place)
    start, goal = center_of(box), center_of(layout.warp)
    length = math.dist(start, goal) or 1.0
    ux, uy = (goal.x - start.x) / length, (goal.y - start.y) / length
    things, planets = in_the_way(layout), [planet for seat in layout.seats for planet in seat.planets]
    wide = across(box, start, goal)
    end = start
    for step in range(1, int(min(WAKE, length - radius_of(layout.warp)) // STRIDE)):
        far = step * STRIDE
        half = wide * (1 - far / WAKE) + 3
        spot = BoardPoint(start.x + ux * far, start.y + uy * far)
        light = FRect(
            spot.x - abs(uy) * half - 5, spot.y - abs(ux) * half - 5, 2 * abs(uy) * half + 10, 2 * abs(ux) * half + 10
        )
        if any(light.colliderect(thing) for thing in things) or any(
            math.dist(spot, center_of(planet)) < radius_of(planet) + half for planet in planets
        ):
            break
        end = spot
    return start, end


def in_the_way(layout: BoardLayout) -> Sequence[FRect]:
    return [*layout.slots, *layout.strength, *vars(layout.decks).values(), *(seat.plate for seat in layout.seats)]


def draw_taper(
    canvas: Canvas, start: BoardPoint, end: BoardPoint, wide: float, narrow: float, tone: tuple[int, int, int, int]
) -> None:
    length = math.dist(start, end) or 1.0
    ux, uy = (end.x - start.x) / length, (end.y - start.y) / length
    corners = [(start, wide), (start, -wide), (end, -narrow), (end, narrow)]
    canvas.polygon([(at.x - uy * off, at.y + ux * off) for at, off in corners], tone)


def draw_pointer(canvas: Canvas, box: FRect, goal: BoardPoint) -> None:
    """A bright arrow head on the ring, towards the planet."""
    turn = math.atan2(goal.y - box.centery, goal.x - box.centerx)
    ux, uy = math.cos(turn), math.sin(turn)
    reach = 1 / math.hypot(ux / (box.width / 2), uy / (box.height / 2))
    x, y = box.centerx + ux * reach, box.centery + uy * reach
    corners = [
        (x + 13 * ux, y + 13 * uy),
        (x - 5 * ux - 11 * uy, y - 5 * uy + 11 * ux),
        (x - 5 * ux + 11 * uy, y - 5 * uy - 11 * ux),
    ]
    canvas.polygon(corners, DEEP)
    canvas.polygon([(x + (px - x) * 0.7, y + (py - y) * 0.7) for px, py in corners], TONE)


def draw_ring(canvas: Canvas, box: FRect) -> None:
    area = canvas.box(box)
    made = _rings.get(area.size, lambda: ring(*area.size))
    canvas.surface.blit(made, area)


def ring(wide: int, high: int) -> pygame.Surface:
    """Lying in space and lit from the upper left like the planets."""
    large = pygame.Surface((wide * FINE, high * FINE), pygame.SRCALPHA)
    depth = max(FINE, round(min(wide, high) * 0.13) * FINE)
    x, y = large.get_width() / 2, (large.get_height() - depth) / 2
    rx, ry = x - FINE, y - FINE
    band_x, band_y = 0.2 * rx, 0.2 * ry  # in perspective

    def lens(tone: tuple[int, ...], share_x: float, share_y: float, down: float = 0.0) -> None:
        area = pygame.Rect(0, 0, round(2 * share_x), round(2 * share_y))
        area.center = (round(x), round(y + down))
        pygame.draw.ellipse(large, tone, area)

    for down in range(depth, 0, -1):
        lens(blend(METAL, DEEP, 0.78), rx, ry, down)
    lens(DEEP, rx, ry)
    for n in range(12):  # what shimmers inside
        share = 1 - n / 12
        lens((*blend(TONE, DEEP, 0.42 + 0.5 * share), 235), (rx - band_x) * share, (ry - band_y) * share)
    for n in range(FACETS):
        turns = [math.tau * (n + k) / FACETS for k in (0, 1.04)]
        light = math.cos(turns[0]) * SUN[0] + math.sin(turns[0]) * SUN[1]
        for outer, inner, facing in ((0.0, 0.5, light), (0.5, 1.0, -light)):
            tone = blend(METAL, PALE, facing * 0.8) if facing > 0 else blend(METAL, DEEP, -facing * 0.75)
            edges = [
                (math.cos(t) * (rx - band_x * k), math.sin(t) * (ry - band_y * k))
                for k, ts in ((outer, turns), (inner, turns[::-1]))
                for t in ts
            ]
            pygame.draw.polygon(large, tone, [(x + dx, y + dy) for dx, dy in edges])
    lamp = 0.16 * min(band_x, band_y) + FINE / 2
    for n in range(LAMPS):
        turn = math.tau * (n + 0.5) / LAMPS
        spot = (x + math.cos(turn) * (rx - band_x / 2), y + math.sin(turn) * (ry - band_y / 2))
        pygame.draw.circle(large, blend(METAL, DEEP, 0.7), spot, lamp * 1.8)
        pygame.draw.circle(large, LAMP, spot, lamp)
    return pygame.transform.smoothscale(large, (wide, high))
