"""Bakes the warp into assets/planets: a whirl in the light of the planets, in a ring of stone for the colony track."""

from __future__ import annotations

import numpy as np
import pygame
from bake_planets import FINE, FOLDER, SUN, Grid, averaged, blend, fractal, ramp, step
from numpy.typing import NDArray

SIZE = 512
SEED = 1977
RING = 0.90  # from here on outwards the ring
TURNS = 1.55  # of an arm between the rim and the middle
TONES = [
    (0.0, np.array([0.035, 0.02, 0.10])),
    (0.38, np.array([0.12, 0.07, 0.29])),
    (0.62, np.array([0.32, 0.20, 0.62])),
    (0.82, np.array([0.55, 0.40, 0.86])),
    (1.0, np.array([0.86, 0.78, 1.0])),
]
STONE = np.array([0.30, 0.25, 0.48])


def warp() -> NDArray[np.uint8]:
    chance = np.random.default_rng(SEED)
    axis = ((np.arange(SIZE * FINE) + 0.5) / (SIZE * FINE) * 2 - 1) / 0.97
    x, y = np.meshgrid(axis, axis)
    away = np.maximum(np.hypot(x, y), 1e-4)
    turn = np.arctan2(y, x)
    wound = turn + 2 * np.pi * TURNS * np.log(away + 0.10)
    # Noise in wound coordinates is drawn out along the arms.
    cloud = fractal(np.stack([np.cos(wound), np.sin(wound), away * 2.4], axis=-1), chance, 1.4, 4, 0.5)
    grain = fractal(np.stack([x, y, away], axis=-1), chance, 4.0, 5, 0.55)
    arms = 0.5 + 0.5 * np.sin(2 * wound + (cloud - 0.5) * 5.0)
    height = 0.075 * arms * step(away, 0.05, 0.4) + 0.11 * cloud + 0.06 * grain + 0.34 * away**0.8
    bowl = lit(height, 1.0)
    thick = np.clip(0.14 + 0.90 * arms * cloud + 0.30 * (grain - 0.5), 0, 1)
    colour = ramp(thick, TONES) * (0.42 + 1.05 * bowl)[..., None]
    core = np.exp(-((away / 0.16) ** 2))
    colour = blend(colour, np.array([0.86, 0.72, 1.0]), core * 0.8)
    hole = np.exp(-((away / 0.055) ** 2))
    colour = blend(colour, np.array([0.02, 0.01, 0.06]), np.clip(hole * 1.3, 0, 1))
    colour *= (1 - 0.55 * step(away, 0.70, RING))[..., None]  # the ring throws a shadow into it
    return averaged(ringed(colour, away, x, y, grain), np.clip((1.0 - away) * SIZE * 0.5, 0, 1))


def lit(height: Grid, depth: float) -> Grid:
    down, right = np.gradient(height, 2 / (SIZE * FINE))
    normal = np.stack([-right * depth, -down * depth, np.ones(height.shape)], axis=-1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    return np.clip(normal @ SUN, 0, 1)


def ringed(colour: Grid, away: Grid, x: Grid, y: Grid, grain: Grid) -> Grid:
    """A rounded ring: its outer half faces outwards, its inner half inwards."""
    across = np.clip((away - RING) / (1 - RING), 0, 1) * 2 - 1
    facing = np.stack([x / away * across, y / away * across, np.sqrt(np.clip(1 - across**2, 0, 1))], axis=-1)
    light = np.clip(facing @ SUN, 0, 1)
    stone = STONE * (0.55 + 0.9 * grain)[..., None] * (0.22 + 1.25 * light)[..., None]
    stone = blend(stone, np.array([0.72, 0.64, 0.95]), step(light, 0.75, 1.0) * 0.5)
    return np.where((away >= RING)[..., None], stone, colour)


def main() -> None:
    picture = pygame.image.frombuffer(warp().tobytes(), (SIZE, SIZE), "RGBA")
    pygame.image.save(picture, FOLDER / "warp.png")


if __name__ == "__main__":
    main()
