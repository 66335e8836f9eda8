"""The night sky behind every screen, painted once per size."""

from __future__ import annotations

import random

import pygame

from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.theme import Theme, blend

_kept: dict[tuple[tuple[int, int], str], pygame.Surface] = {}


def draw_backdrop(canvas: Canvas) -> None:
    """Fills the whole surface, also beyond the sheet."""
    key = (canvas.surface.get_size(), canvas.theme.name)
    if key not in _kept:
        if len(_kept) > 3:
            _kept.clear()
        _kept[key] = _sky(key[0], canvas.theme, canvas.k)
    canvas.surface.blit(_kept[key], (0, 0))


def _sky(size: tuple[int, int], theme: Theme, k: float) -> pygame.Surface:
    sky = pygame.Surface((32, 18))
    for row in range(18):
        sky.fill(blend(theme.backdrop, theme.backdrop_low, row / 17), (0, row, 32, 1))
    if theme.name == "normal":
        _clouds(sky)
    full = pygame.transform.smoothscale(sky, size)
    stars = random.Random(11)
    for _ in range(420 if theme.name == "normal" else 120):
        x, y = stars.random() * size[0], stars.random() * size[1]
        bright = float(stars.random() ** 4)
        warm = stars.random()
        colour = blend((150, 170, 230), (255, 232, 190), warm)
        tone = blend(theme.backdrop, colour, 0.25 + 0.65 * bright)
        radius = (0.7 + 1.3 * bright) * k
        if radius < 0.9:
            full.set_at((int(x), int(y)), tone)
        else:
            pygame.draw.aacircle(full, tone, (x, y), radius)
    return full


def _clouds(sky: pygame.Surface) -> None:
    """Faint coloured haze; so few pixels that scaling up makes it soft."""
    chance = random.Random(5)
    for colour in ((30, 16, 52), (10, 28, 60), (34, 20, 30)):
        for _ in range(5):
            spot = pygame.Surface((3, 3), pygame.SRCALPHA)
            spot.set_at((1, 1), (*colour, 150))
            side = chance.randrange(8, 16)
            cloud = pygame.transform.smoothscale(spot, (side, round(side * 0.7)))
            place = (chance.randrange(-6, 30), chance.randrange(-5, 16))
            sky.blit(cloud, place)
