"""The slow life behind the title: drifting stars, a few worlds, and ships on their way round one of them."""

from __future__ import annotations

import math
import random

import pygame

from cosmic.ui.board import tokens
from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Canvas
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend

WORLD = (1400.0, 520.0, 250.0)  # the large world: centre and radius
MOONS = (  # colour, number, centre, radius
    ("orange", 1, (1790.0, 170.0), 62.0),
    ("green", 0, (1150.0, 150.0), 50.0),
    ("red", 3, (1760.0, 800.0), 84.0),
)
ORBIT = (430.0, 118.0, math.radians(-14))  # half axes and tilt of the ships' way
FLEET = ("yellow", "blue", "green", "red", "purple")
ROUND = 46.0  # seconds for one time round
STARS = 46


def paint_worlds(canvas: Canvas) -> None:
    """What does not move."""
    x, y, radius = WORLD
    _glow(canvas, x, y, radius * 2.1, (40, 34, 92))
    for colour, index, (mx, my), size in MOONS:
        _glow(canvas, mx, my, size * 1.9, blend(SEAT_COLOURS[colour], (0, 0, 0), 0.86))
        tokens.draw_planet(canvas, colour, index, (mx - size, my - size, 2 * size, 2 * size))
    _orbit(canvas)
    _world(canvas)


def paint_life(canvas: Canvas, time: float) -> None:
    """What moves: cheap, a few dozen small pictures."""
    _stars(canvas, time)
    ships = sorted(_fleet(time), key=lambda ship: ship[2])
    behind = [ship for ship in ships if ship[2] < 0]
    for x, y, depth, colour in behind:
        _ship(canvas, x, y, depth, colour)
    if any(math.hypot(x - WORLD[0], y - WORLD[1]) < WORLD[2] + 40 for x, y, _, _ in behind):
        _world(canvas)
    for x, y, depth, colour in ships[len(behind) :]:
        _ship(canvas, x, y, depth, colour)


def _world(canvas: Canvas) -> None:
    x, y, radius = WORLD
    tokens.draw_planet(canvas, "purple", 1, (x - radius, y - radius, 2 * radius, 2 * radius))


def _at(turn: float) -> tuple[float, float]:
    wide, high, tilt = ORBIT
    x, y = wide * math.cos(turn), high * math.sin(turn)
    return (WORLD[0] + x * math.cos(tilt) - y * math.sin(tilt), WORLD[1] + x * math.sin(tilt) + y * math.cos(tilt))


def _orbit(canvas: Canvas) -> None:
    """The ships' way as a thin dotted ring; the world hides its far half."""
    tone = blend(canvas.theme.backdrop, (170, 176, 235), 0.34)
    for step in range(90):
        x, y = _at(step / 90 * math.tau)
        canvas.circle(x, y, 2.2, tone)


def _fleet(time: float) -> list[tuple[float, float, float, str]]:
    ships = []
    for n, colour in enumerate(FLEET):
        turn = (time / ROUND + n * 0.062 + 0.12) * math.tau
        x, y = _at(turn)
        ships.append((x, y + 5 * math.sin(time * 0.9 + n * 1.7), math.sin(turn), colour))
    return ships


def _ship(canvas: Canvas, x: float, y: float, depth: float, colour: str) -> None:
    # In a few whole sizes only, so that the drawn tokens are found again.
    wide = 4 * round((66 + 20 * depth) / 4)
    tokens.draw_ship(canvas, x, y, wide, SEAT_COLOURS[colour], SEAT_MARKS[colour])


def _stars(canvas: Canvas, time: float) -> None:
    chance = random.Random(3)
    for _ in range(STARS):
        depth = 0.25 + 0.75 * chance.random()
        x = (chance.random() * WIDTH - time * 5 * depth) % WIDTH
        y = chance.random() * HEIGHT
        phase = chance.random() * math.tau
        light = 0.35 + 0.3 * depth + 0.25 * math.sin(time * 0.8 + phase)
        if not _covered(x, y):
            canvas.circle(x, y, 1.2 + 1.3 * depth, blend(canvas.theme.backdrop, (235, 232, 255), light))


def _covered(x: float, y: float) -> bool:
    """Behind the words or behind a world."""
    if x < 900 or math.hypot(x - WORLD[0], y - WORLD[1]) < WORLD[2] + 4 or y > 960:
        return True
    return any(math.hypot(x - mx, y - my) < size + 4 for _, _, (mx, my), size in MOONS)


def _glow(canvas: Canvas, x: float, y: float, reach: float, colour: tuple[int, int, int]) -> None:
    """Soft light, added to the night."""
    if canvas.theme.name != "normal":
        return
    area = canvas.box((x - reach, y - reach, 2 * reach, 2 * reach))
    light = pygame.transform.smoothscale(_light(), area.size)
    light.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    canvas.surface.blit(light, area, special_flags=pygame.BLEND_RGB_ADD)


def _light() -> pygame.Surface:
    side = 40
    light = pygame.Surface((side, side))
    for row in range(side):
        for column in range(side):
            far = math.hypot(column + 0.5 - side / 2, row + 0.5 - side / 2) / (side / 2)
            tone = round(255 * max(0.0, 1 - far) ** 1.6)
            light.set_at((column, row), (tone, tone, tone))
    return light
