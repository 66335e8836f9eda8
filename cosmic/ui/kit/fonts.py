"""The one typeface, Manrope, by size and weight."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO

import pygame

FACES = {"medium": "Manrope-Medium.ttf", "bold": "Manrope-Bold.ttf", "extrabold": "Manrope-ExtraBold.ttf"}


@cache
def face(weight: str) -> bytes:
    """The file of a weight; read through the package so that zipped installs work too."""
    return files("font_manrope").joinpath("files", FACES[weight]).read_bytes()


_open: dict[tuple[int, str], pygame.font.Font] = {}


def font(px: int, weight: str = "medium") -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
        _open.clear()  # fonts do not survive the end of the font module
    key = (px, weight)
    if key not in _open:
        _open[key] = pygame.font.Font(BytesIO(face(weight)), px)
    return _open[key]
