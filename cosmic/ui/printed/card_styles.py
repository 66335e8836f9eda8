"""The colours and the drawn motif of every kind of card."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import pygame

from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.smooth_shapes import Spot
from cosmic.ui.kit.theme import RGB, RGBA, Theme


@dataclass(frozen=True)
class Livery:
    """The colours of a face: its picture from top to foot, and the light in it."""

    high: RGB
    low: RGB
    glow: RGB
    deep: RGB  # edges of figures, headings on paper


LIVERIES: dict[str, Livery] = {
    "attack": Livery((206, 56, 44), (104, 18, 34), (255, 208, 120), (74, 8, 20)),
    "negotiate": Livery((34, 150, 138), (10, 66, 88), (176, 244, 214), (4, 44, 60)),
    "morph": Livery((134, 82, 202), (58, 26, 108), (226, 186, 255), (38, 12, 76)),
    "reinforcement": Livery((226, 150, 34), (140, 70, 10), (255, 232, 156), (88, 40, 2)),
    "artifact": Livery((84, 122, 168), (30, 50, 90), (186, 220, 255), (16, 30, 62)),
    "flare": Livery((240, 112, 40), (190, 52, 40), (255, 214, 112), (62, 12, 60)),
    "kicker": Livery((214, 52, 128), (92, 12, 74), (255, 190, 224), (64, 4, 46)),
    "rift": Livery((46, 92, 214), (16, 14, 74), (150, 238, 255), (8, 8, 52)),
    "tech": Livery((58, 136, 84), (14, 54, 52), (190, 250, 170), (4, 38, 32)),
    "reward": Livery((126, 34, 62), (42, 8, 34), (255, 208, 120), (26, 2, 18)),
    "cosmic": Livery((36, 44, 104), (14, 14, 44), (247, 196, 92), (8, 8, 28)),
    "destiny": Livery((20, 96, 110), (16, 22, 62), (150, 232, 226), (6, 24, 44)),
}


@dataclass(frozen=True)
class Paper:
    """What words are printed on."""

    high: RGB
    low: RGB
    line: RGB
    ink: RGB
    dim: RGB


PAPER = Paper((253, 249, 239), (241, 232, 214), (196, 182, 156), (38, 30, 44), (92, 80, 92))
WHITE = Paper((255, 255, 255), (255, 255, 255), (60, 60, 60), (0, 0, 0), (40, 40, 40))
SUPER_HALF: RGB = (104, 44, 134)
GOLD: RGB = (255, 206, 84)


def paper_of(theme: Theme) -> Paper:
    return WHITE if theme.name == "contrast" else PAPER


def faint(colour: RGB, alpha: int) -> RGBA:
    return (*colour, alpha)


def stars(
    canvas: Canvas, box: pygame.FRect, count: int, seed: str, colour: RGB = (255, 255, 255), strength: float = 1.0
) -> None:
    """Small stars, always at the same places."""
    chance = random.Random(seed)
    for _ in range(count):
        x, y = box.x + chance.random() * box.w, box.y + chance.random() * box.h
        radius = min(box.w, 420) * strength * (0.002 + 0.005 * chance.random() ** 2)
        canvas.circle(x, y, max(0.9, radius), faint(colour, round(strength * chance.randint(70, 200))))


def around(x: float, y: float, reach: float, turn: float) -> Spot:
    """A spot on a circle; the turn is in degrees clockwise from the top."""
    angle = math.radians(turn - 90)
    return (x + reach * math.cos(angle), y + reach * math.sin(angle))


def motif(canvas: Canvas, kind: str, box: pygame.FRect, centre: Spot) -> None:
    """The drawing behind the figure of a card."""
    glow = LIVERIES[kind].glow
    reach = min(box.w, box.h) * 0.5
    with canvas.clipped(box):
        stars(canvas, box, 26, kind, glow)
        if kind == "attack":
            _starburst(canvas, box, centre, reach, glow)
        elif kind == "negotiate":
            _two_waves(canvas, box, centre, reach, glow)
        elif kind == "morph":
            _shifting(canvas, centre, reach, glow)
        elif kind == "reinforcement":
            _chevrons(canvas, box, centre, glow)
        elif kind in ("artifact", "tech"):
            _hexagons(canvas, box, glow)
        elif kind == "flare":
            _flames(canvas, box, centre, glow)
        elif kind == "kicker":
            _echoes(canvas, centre, reach, glow)
        elif kind == "rift":
            _crack(canvas, box, centre, glow)
        elif kind == "reward":
            _sunburst(canvas, box, centre, glow)
        else:
            _rings(canvas, centre, reach, glow)


def _starburst(canvas: Canvas, box: pygame.FRect, centre: Spot, reach: float, glow: RGB) -> None:
    """Rays of fire from all sides, and the rings of a gun sight."""
    far = box.w + box.h
    for n in range(16):
        wide = 5.5 if n % 2 else 8.5
        spots = [centre, around(*centre, far, n * 22.5 - wide), around(*centre, far, n * 22.5 + wide)]
        canvas.polygon(spots, faint(glow, 20 if n % 2 else 34))
    thin = max(1.0, reach * 0.016)
    canvas.circle(*centre, reach * 0.74, faint(glow, 90), thin)
    canvas.circle(*centre, reach * 0.86, faint(glow, 60), thin)
    for turn in (0, 90, 180, 270):
        canvas.line(
            [around(*centre, reach * 0.68, turn), around(*centre, reach * 0.96, turn)], faint(glow, 130), thin * 2
        )


def _two_waves(canvas: Canvas, box: pygame.FRect, centre: Spot, reach: float, glow: RGB) -> None:
    """Two voices that meet in the middle."""
    thin = max(1.0, reach * 0.018)
    for n in range(1, 9):
        for side in (-1, 1):
            x = centre[0] + side * box.w * 0.42
            canvas.circle(x, centre[1], reach * 0.17 * n, faint(glow, 78 - 8 * n), thin)


def _shifting(canvas: Canvas, centre: Spot, reach: float, glow: RGB) -> None:
    """A shape that turns from a ring into a star."""
    thin = max(1.0, reach * 0.016)
    for n in range(9):
        radius, wave = reach * (0.34 + 0.11 * n), 0.03 * n
        spots = [
            around(*centre, radius * (1 + wave * math.sin(math.radians(turn * 6 + n * 24))), turn)
            for turn in range(0, 360, 4)
        ]
        canvas.line(spots, faint(glow, 92 - 8 * n), thin, closed=True)


def _chevrons(canvas: Canvas, box: pygame.FRect, centre: Spot, glow: RGB) -> None:
    """Ranks coming up from below."""
    step, half = box.w * 0.15, box.w * 0.56
    rows = int(box.h / step) + 6
    for n in range(rows):
        y = box.bottom + box.w * 0.4 - n * step
        spots = [
            (centre[0] - half, y),
            (centre[0], y - half * 0.55),
            (centre[0] + half, y),
            (centre[0] + half, y + step * 0.42),
            (centre[0], y - half * 0.55 + step * 0.42),
            (centre[0] - half, y + step * 0.42),
        ]
        canvas.polygon(spots, faint(glow, max(12, 46 - n * 2)))


def _hexagons(canvas: Canvas, box: pygame.FRect, glow: RGB) -> None:
    """The plating of an old machine."""
    side = box.w * 0.105
    thin = max(1.0, side * 0.06)
    for row in range(int(box.h / (side * 1.5)) + 2):
        for column in range(int(box.w / (side * math.sqrt(3))) + 2):
            x = box.x + (column + (row % 2) / 2) * side * math.sqrt(3)
            y = box.y + row * side * 1.5
            shade = 26 + 22 * ((row * 7 + column * 5) % 3)
            canvas.line([around(x, y, side * 0.93, turn) for turn in range(0, 360, 60)], faint(glow, shade), thin, True)


def _flames(canvas: Canvas, box: pygame.FRect, centre: Spot, glow: RGB) -> None:
    """Two halves, one of them strange, and tongues of fire from the foot."""
    halves = [(box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    canvas.polygon(halves, faint(SUPER_HALF, 215))
    for layer, (share, alpha) in enumerate(((0.95, 22), (0.72, 30), (0.46, 40))):
        spots: list[Spot] = [(box.x - 2, box.bottom + 2)]
        tongues = 5 + layer
        for n in range(tongues * 8 + 1):
            at = n / 8
            lick = (1 - abs(2 * (at % 1) - 1)) ** 1.5
            lean = 0.5 + 0.5 * math.sin(at * 2.1 + layer)
            spots.append(
                (
                    box.x + box.w * n / (tongues * 8),
                    box.bottom - box.h * share * (0.25 + 0.75 * lick * (0.55 + 0.45 * lean)),
                )
            )
        spots.append((box.right + 2, box.bottom + 2))
        canvas.polygon(spots, faint(glow, alpha))


def _echoes(canvas: Canvas, centre: Spot, reach: float, glow: RGB) -> None:
    """One shape, larger each time."""
    thin = max(1.0, reach * 0.02)
    for n in range(7):
        half = reach * (0.30 + 0.17 * n)
        spots = [around(*centre, half, turn) for turn in (0, 90, 180, 270)]
        canvas.line(spots, faint(glow, 100 - 12 * n), thin, closed=True)


def _crack(canvas: Canvas, box: pygame.FRect, centre: Spot, glow: RGB) -> None:
    """Space torn open from top to foot."""
    steps, wide = 9, box.w * 0.11
    for share, alpha in ((2.6, 26), (1.7, 40), (0.9, 74)):
        left, right = [], []
        for n in range(steps + 1):
            y = box.y + box.h * n / steps
            shift = box.w * 0.10 * (1 if n % 2 else -1)
            open_by = wide * share * math.sin(math.pi * n / steps)
            left.append((centre[0] + shift - open_by, y))
            right.append((centre[0] + shift + open_by, y))
        canvas.polygon(left + right[::-1], faint(glow, alpha))


def _sunburst(canvas: Canvas, box: pygame.FRect, centre: Spot, glow: RGB) -> None:
    """Beams of light behind a prize."""
    far = box.w + box.h
    for n in range(12):
        spots = [centre, around(*centre, far, n * 30 - 7.5), around(*centre, far, n * 30 + 7.5)]
        canvas.polygon(spots, faint(glow, 26))


def _rings(canvas: Canvas, centre: Spot, reach: float, glow: RGB) -> None:
    """The turning warp, drawn twice too large in one go: as single arcs it would take long."""
    fine, k = 2, canvas.k
    side = max(2, math.ceil(reach * 3 * k))
    large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
    middle, width = side * fine / 2, max(1.0, reach * 0.028 * k)
    for n in range(1, 10):
        radius = reach * 0.16 * n * k
        for part in range(3):
            start = n * 37 + part * 120
            turns = [start + 74 * step / 18 for step in range(19)]
            outer = [around(middle, middle, radius * fine, turn) for turn in turns]
            inner = [around(middle, middle, max(0.0, radius - width) * fine, turn) for turn in reversed(turns)]
            pygame.draw.polygon(large, faint(glow, max(16, 96 - 9 * n)), outer + inner)
    drawn = pygame.transform.smoothscale(large, (side, side))
    x, y = canvas.point(*centre)
    canvas.surface.blit(drawn, drawn.get_rect(center=(round(x), round(y))))
