"""Bakes the star field of the board: sixteen tiles that fit each other in any order, since no star touches an edge."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

TILE = 64
ACROSS = 4
GROUND = np.array([8.0, 10.0, 24.0])
MARGIN = 7  # Pixels at the edge of a tile that stay bare.
TINTS = np.array([[205, 215, 255], [255, 244, 225], [180, 200, 255], [255, 225, 215]], dtype=float)
FILE = Path(__file__).resolve().parent.parent / "boards" / "stars.png"


def star(tile: NDArray[np.float64], chance: np.random.Generator, bright: float, width: float) -> None:
    """Adds one soft point of light, of one of a few colours."""
    x, y = chance.uniform(MARGIN, TILE - MARGIN, size=2)
    axis = np.arange(TILE) + 0.5
    away = np.hypot(axis[None, :] - x, axis[:, None] - y)
    glow = np.exp(-((away / width) ** 2)) * (away < MARGIN)
    tile += glow[..., None] * (TINTS[chance.integers(len(TINTS))] - GROUND) * bright


def tile_of(number: int) -> NDArray[np.float64]:
    """Tiles from nearly empty to a few faint stars; only every fifth has a bright one."""
    chance = np.random.default_rng([number, 1977])
    tile = np.tile(GROUND, (TILE, TILE, 1))
    for _ in range(1 + number % 4):
        star(tile, chance, chance.uniform(0.10, 0.28), chance.uniform(0.7, 0.95))
    if number % 3 == 0:
        star(tile, chance, chance.uniform(0.30, 0.45), 1.0)
    if number % 5 == 4:
        star(tile, chance, 0.62, 1.25)
    return tile


def main() -> None:
    rows = [np.concatenate([tile_of(row * ACROSS + k) for k in range(ACROSS)], axis=1) for row in range(ACROSS)]
    pixels = np.clip(np.round(np.concatenate(rows, axis=0)), 0, 255).astype(np.uint8)
    FILE.parent.mkdir(parents=True, exist_ok=True)
    side = TILE * ACROSS
    pygame.image.save(pygame.image.frombuffer(pixels.tobytes(), (side, side), "RGB"), FILE)


if __name__ == "__main__":
    main()
