"""Icons by name from SVG files, kept by size and colour."""

from __future__ import annotations

from functools import cache
from io import BytesIO

import pygame

from cosmic.paths import assets_dir
from cosmic.ui.kit.cache import PixelCache
from cosmic.ui.kit.theme import RGB

TINT = "#ff00aa"  # stands in the SVG files wherever the seat's or the theme's colour goes

_icons = PixelCache(0.5)
_missing: set[str] = set()


def icon(name: str, px: int, tint: RGB) -> pygame.Surface:
    """The icon `folder/name` at a size; a plain ring stands in for one that is not there."""
    return _icons.get((name, px, tint), lambda: _icon(name, max(1, px), tint))


def missing_pictures() -> set[str]:
    """Every picture that was asked for and has no file."""
    return set(_missing)


def note_missing(name: str) -> None:
    _missing.add(name)


@cache
def _svg(name: str) -> str | None:
    file = assets_dir() / "icons" / f"{name}.svg"
    return file.read_text(encoding="utf-8") if file.is_file() else None


def _icon(name: str, px: int, tint: RGB) -> pygame.Surface:
    source = _svg(name)
    if source is None:
        note_missing(name)
        ring = pygame.Surface((px, px), pygame.SRCALPHA)
        pygame.draw.aacircle(ring, tint, (px / 2, px / 2), px * 0.4, max(1, px // 10))
        return ring
    coloured = source.replace(TINT, "#{:02x}{:02x}{:02x}".format(*tint)).replace(
        TINT.upper(), "#{:02x}{:02x}{:02x}".format(*tint)
    )
    return pygame.image.load_sized_svg(BytesIO(coloured.encode()), (px, px))
