"""The one typeface, Manrope, by size and weight."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

import pygame

FACES = {"medium": "Manrope-Medium.ttf", "bold": "Manrope-Bold.ttf", "extrabold": "Manrope-ExtraBold.ttf"}
MOST_OPEN = 96  # large type in a large window needs nearly as many


@cache
def face(weight: str) -> bytes:
    """The file of a weight; read through the package so that zipped installs work too."""
    return files("font_manrope").joinpath("files", FACES[weight]).read_bytes()


def font(px: int, weight: str = "medium") -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
        _opened.cache_clear()  # fonts do not survive the end of the font module
    return _opened(px, weight)


@lru_cache(maxsize=MOST_OPEN)
def _opened(px: int, weight: str) -> pygame.font.Font:
    return pygame.font.Font(BytesIO(face(weight)), px)
