"""Bakes the planets of the six seats into assets/planets; the same seeds give the same pictures."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

Grid = NDArray[np.float64]

SIZE = 256
FINE = 2  # Drawn this many times too large, then averaged down for a smooth rim.
RADIUS = 0.93  # Of half the picture; the rest is room for the atmosphere.
SUN = np.array([-0.55, -0.60, 0.58]) / np.linalg.norm([-0.55, -0.60, 0.58])
FOLDER = Path(__file__).resolve().parent.parent / "planets"

# Close to the seat colours; red leans away from orange, which it would otherwise resemble on rock.
HUES: dict[str, tuple[int, int, int]] = {
    "blue": (86, 180, 233),
    "green": (0, 158, 115),
    "purple": (204, 121, 167),
    "red": (208, 72, 22),
    "yellow": (240, 228, 66),
    "orange": (230, 162, 0),
}
KINDS = ("rock", "gas", "ocean", "ice", "cratered")


@dataclass(frozen=True)
class Sphere:
    """The half of a unit sphere that faces the viewer, one entry per pixel."""

    normal: Grid  # (n, n, 3), zero outside the disc
    inside: NDArray[np.bool_]
    distance: Grid  # from the middle, 1 on the rim


def sphere(size: int) -> Sphere:
    axis = (np.arange(size) + 0.5) / size * 2 - 1
    x, y = np.meshgrid(axis / RADIUS, axis / RADIUS)
    distance = np.hypot(x, y)
    inside = distance <= 1
    z = np.sqrt(np.clip(1 - distance**2, 0, None))
    normal = np.stack([x, y, z], axis=-1) * inside[..., None]
    return Sphere(normal, inside, distance)


def value_noise(points: Grid, lattice: Grid) -> Grid:
    """Smooth noise between 0 and 1, read from a random lattice that repeats."""
    side = lattice.shape[0]
    cell = np.floor(points).astype(int)
    part = points - cell
    part = part * part * part * (part * (part * 6 - 15) + 10)
    total = np.zeros(points.shape[:-1])
    for corner in np.ndindex(2, 2, 2):
        near = np.where(np.array(corner) == 1, part, 1 - part).prod(axis=-1)
        at = (cell + corner) % side
        total += near * lattice[at[..., 0], at[..., 1], at[..., 2]]
    return total


def fractal(points: Grid, chance: np.random.Generator, scale: float, octaves: int = 5, gain: float = 0.5) -> Grid:
    """Several sizes of noise on top of each other, about 0.5 in the mean."""
    lattice = chance.random((32, 32, 32))
    shift = chance.random(3) * 32
    total, weight, sum_of_weights = np.zeros(points.shape[:-1]), 1.0, 0.0
    for octave in range(octaves):
        total += weight * value_noise(points * scale * 2**octave + shift * (octave + 1), lattice)
        sum_of_weights += weight
        weight *= gain
    return total / sum_of_weights


def ramp(values: Grid, stops: list[tuple[float, Grid]]) -> Grid:
    """Colours between the stops, channel by channel."""
    at = [stop for stop, _ in stops]
    return np.stack([np.interp(values, at, [colour[c] for _, colour in stops]) for c in range(3)], axis=-1)


def step(values: Grid, low: float, high: float) -> Grid:
    part = np.clip((values - low) / (high - low), 0, 1)
    return part * part * (3 - 2 * part)


def blend(under: Grid, over: Grid, share: Grid) -> Grid:
    return under * (1 - share[..., None]) + over * share[..., None]


def turned(points: Grid, chance: np.random.Generator) -> Grid:
    """The sphere tilted a little, so that no two planets stand the same way."""
    tilt = chance.uniform(-0.6, 0.6)
    x, y = points[..., 0], points[..., 1]
    return np.stack([x * np.cos(tilt) - y * np.sin(tilt), x * np.sin(tilt) + y * np.cos(tilt), points[..., 2]], axis=-1)


@dataclass(frozen=True)
class Palette:
    deep: Grid
    base: Grid
    pale: Grid
    rust: Grid  # a neighbouring hue for variety

    @staticmethod
    def around(hue: tuple[int, int, int]) -> Palette:
        """Muted tones of a hue: ships in the same colour must stand out on the planet."""
        bright = np.array(hue) / 255
        grey = np.full(3, bright @ (0.30, 0.59, 0.11))
        base = (bright * 0.76 + grey * 0.24) * 0.64
        rust = np.array([base[0] * 0.95 + 0.05, base[1] * 0.82, base[2] * 0.80 + 0.05])
        return Palette(base * 0.38, base, base * 0.72 + np.array([0.24, 0.24, 0.25]), rust)


def craters(points: Grid, chance: np.random.Generator, count: int) -> Grid:
    """Heights of bowls with raised rims, the large ones first."""
    height = np.zeros(points.shape[:-1])
    for k in range(count):
        middle = chance.normal(size=3)
        middle[2] = abs(middle[2])
        middle /= np.linalg.norm(middle)
        width = 0.30 * (1 - k / count) ** 1.6 + 0.045
        away = np.linalg.norm(points - middle, axis=-1) / width
        bowl = np.where(away < 1, (away**2 - 1) * 0.9, 0) + 0.55 * np.exp(-(((away - 1) / 0.22) ** 2))
        height = height * step(away, 0.6, 1.0) + bowl * width
    return height


def rock(points: Grid, chance: np.random.Generator, tones: Palette) -> tuple[Grid, Grid]:
    land = fractal(points, chance, 2.2, 5, 0.52)
    dust = fractal(points, chance, 1.3, 3)
    colour = ramp(land, [(0.28, tones.deep), (0.48, tones.base), (0.62, tones.rust), (0.75, tones.pale)])
    return blend(colour, tones.rust * 0.8, step(dust, 0.5, 0.7) * 0.6), land * 0.30


def gas(points: Grid, chance: np.random.Generator, tones: Palette) -> tuple[Grid, Grid]:
    swirl = fractal(points * np.array([1.0, 2.2, 1.0]), chance, 2.0, 5) - 0.5
    storm_at = np.array([0.34, 0.30, 0.89])
    away = np.linalg.norm((points - storm_at) * np.array([1.0, 1.9, 1.0]), axis=-1)
    storm = np.exp(-((away / 0.26) ** 2))
    latitude = points[..., 1] + swirl * 0.16 + storm * 0.18
    bands = 0.5 + 0.30 * np.sin(latitude * 13 + chance.uniform(0, 6)) + 0.20 * np.sin(latitude * 29 + 1.3)
    colour = ramp(bands, [(0.0, tones.deep * 1.5), (0.35, tones.base), (0.65, tones.rust), (1.0, tones.pale)])
    return blend(colour, tones.pale * 0.95, step(storm, 0.5, 0.85) * 0.8), np.zeros(bands.shape)


def ocean(points: Grid, chance: np.random.Generator, tones: Palette) -> tuple[Grid, Grid]:
    land = fractal(points, chance, 1.7, 5)
    cloud = fractal(points * np.array([1.0, 1.7, 1.0]), chance, 2.4, 5, 0.55)
    dry = step(land, 0.515, 0.535)
    sea = ramp(land, [(0.3, tones.deep * 0.9), (0.51, tones.base * 0.95)])
    ground = ramp(land, [(0.52, tones.rust * 0.9), (0.7, tones.pale * 0.85)])
    colour = blend(sea, ground, dry)
    caps = step(np.abs(points[..., 1]) + (land - 0.5) * 0.5, 0.83, 0.90)
    colour = blend(colour, np.array([0.72, 0.75, 0.80]), caps * 0.8)
    return blend(colour, np.array([0.76, 0.78, 0.83]), step(cloud, 0.53, 0.68) * 0.72), dry * (land - 0.45) * 0.22


def ice(points: Grid, chance: np.random.Generator, tones: Palette) -> tuple[Grid, Grid]:
    sheet = fractal(points, chance, 1.6, 4)
    cracks = np.abs(fractal(points, chance, 2.6, 4) - 0.5)
    fine = np.abs(fractal(points, chance, 5.5, 3) - 0.5)
    cold = tones.pale * 0.72 + np.array([0.10, 0.12, 0.15])
    colour = ramp(sheet, [(0.3, tones.base), (0.5, tones.pale * 0.92), (0.65, cold)])
    lines = np.maximum(1 - step(cracks, 0.004, 0.030), (1 - step(fine, 0.003, 0.018)) * 0.45)
    return blend(colour, tones.deep * 1.2, lines * 0.75), sheet * 0.08 - lines * 0.012


def cratered(points: Grid, chance: np.random.Generator, tones: Palette) -> tuple[Grid, Grid]:
    plains = fractal(points, chance, 1.8, 5)
    height = craters(points, chance, 46)
    colour = ramp(plains, [(0.3, tones.deep * 1.3), (0.5, tones.base * 0.9), (0.7, tones.pale * 0.8)])
    return colour * (1 + np.clip(height, -0.12, 0.08) * 2.2)[..., None], height * 0.40 + plains * 0.08


SURFACES = {"rock": rock, "gas": gas, "ocean": ocean, "ice": ice, "cratered": cratered}


def relief(ball: Sphere, height: Grid) -> Grid:
    """The normals bent by the heights, in the plane of the picture."""
    down, right = np.gradient(height * ball.inside, 2 / (SIZE * FINE))
    edge = step(1 - ball.distance, 0.02, 0.10)
    bent = ball.normal - np.stack([right * edge, down * edge, np.zeros(height.shape)], axis=-1) * 0.5
    length = np.linalg.norm(bent, axis=-1, keepdims=True)
    return bent / np.where(length == 0, 1, length)


def planet(colour: str, index: int) -> NDArray[np.uint8]:
    """One planet as red, green, blue and alpha bytes."""
    chance = np.random.default_rng([list(HUES).index(colour), index, 1977])
    tones = Palette.around(HUES[colour])
    ball = sphere(SIZE * FINE)
    ground, height = SURFACES[KINDS[index]](turned(ball.normal, chance), chance, tones)
    light = np.clip(relief(ball, height) @ SUN, 0, 1)
    soft = np.clip(ball.normal @ SUN + 0.15, 0, 1)
    lit = ground * (0.17 + 1.05 * light * step(soft, 0.0, 0.35))[..., None]
    rim = step(ball.distance, 0.80, 1.0) * (0.12 + soft)
    sky = tones.base * 0.55 + np.array([0.28, 0.32, 0.38])
    lit = blend(lit, sky, rim * 0.62)
    halo = np.exp(-np.clip(ball.distance - 1, 0, None) / 0.020) * (0.10 + 0.75 * step(halo_light(ball), -0.5, 0.9))
    halo *= step(1.075 - ball.distance, 0, 0.05)
    alpha = np.where(ball.inside, 1.0, halo * 0.8)
    rgb = np.where(ball.inside[..., None], lit, sky)
    return averaged(rgb, alpha)


def halo_light(ball: Sphere) -> Grid:
    """How much the rim of the air faces the sun, also outside the disc."""
    axis = (np.arange(SIZE * FINE) + 0.5) / (SIZE * FINE) * 2 - 1
    x, y = np.meshgrid(axis, axis)
    away = np.maximum(ball.distance * RADIUS, 1e-6)
    return (x * SUN[0] + y * SUN[1]) / away


def averaged(rgb: Grid, alpha: Grid) -> NDArray[np.uint8]:
    """Down to the final size; colours weighted by alpha, steps of three so that the files stay small."""
    both = np.concatenate([rgb * alpha[..., None], alpha[..., None]], axis=-1)
    size = len(both) // FINE
    both = both.reshape(size, FINE, size, FINE, 4).mean(axis=(1, 3))
    opacity = both[..., 3:]
    colour = np.where(opacity > 0.004, both[..., :3] / np.maximum(opacity, 1e-6), 0)
    rgba = np.concatenate([np.clip(colour, 0, 1), np.where(opacity > 0.004, opacity, 0)], axis=-1) * 255
    rgba[..., :3] = np.round(rgba[..., :3] / 3) * 3
    return np.clip(np.round(rgba), 0, 255).astype(np.uint8)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for colour in HUES:
        for index in range(len(KINDS)):
            pixels = planet(colour, index)
            picture = pygame.image.frombuffer(pixels.tobytes(), (SIZE, SIZE), "RGBA")
            pygame.image.save(picture, FOLDER / f"{colour}_{index}.png")


if __name__ == "__main__":
    main()
