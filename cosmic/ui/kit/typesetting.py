"""Setting type: line breaking, measuring and the cache of rendered lines."""

from __future__ import annotations

from functools import lru_cache

import pygame

from cosmic.ui.kit.cache import PixelCache
from cosmic.ui.kit.fonts import font
from cosmic.ui.kit.theme import RGB

LEAST_PIXELS = 13  # nothing on the screen is smaller than this
LEADING = 1.3
ELLIPSIS = "…"

_rendered = PixelCache(0.7)


def line_height(px: int) -> int:
    return round(px * LEADING)


@lru_cache(maxsize=4096)
def width(words: str, px: int, weight: str) -> int:
    return font(px, weight).size(words)[0] if words else 0


@lru_cache(maxsize=1024)
def broken(words: str, px: int, weight: str, room: int) -> tuple[str, ...]:
    """The lines of a text in a column; room 0 breaks only at line ends."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        if room <= 0:
            lines.append(paragraph)
            continue
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if width(longer, px, weight) <= room:
                line = longer
                continue
            if line:
                lines.append(line)
            *full, line = pieces_of(word, px, weight, room)
            lines.extend(full)
        lines.append(line)
    return tuple(lines)


def pieces_of(word: str, px: int, weight: str, room: int) -> list[str]:
    """A word that is wider than its column, cut where it must be."""
    pieces: list[str] = []
    while width(word, px, weight) > room and len(word) > 1:
        cut = len(word) - 1
        while cut > 1 and width(word[:cut], px, weight) > room:
            cut -= 1
        pieces.append(word[:cut])
        word = word[cut:]
    return [*pieces, word]


def has_cut_word(words: str, px: int, weight: str, room: int) -> bool:
    """Whether a single word is wider than the column."""
    return room > 0 and any(width(word, px, weight) > room for word in words.split())


def shortened(line: str, px: int, weight: str, room: int) -> str:
    """A line that ends in an ellipsis and fits."""
    while line and width(line.rstrip() + ELLIPSIS, px, weight) > room:
        line = line[:-1]
    return line.rstrip() + ELLIPSIS


def shortened_to(line: str, px: int, weight: str, room: int) -> str:
    """A line as it is when it fits, else with an ellipsis."""
    return line if width(line, px, weight) <= room else shortened(line, px, weight, room)


def rendered(lines: tuple[str, ...], px: int, weight: str, colour: RGB, room: int, align: str) -> pygame.Surface:
    """The lines as one picture, as wide as the room (or as the text, when room is 0)."""
    key = (lines, px, weight, colour, room, align)
    return _rendered.get(key, lambda: _render(lines, px, weight, colour, room, align))


def _render(lines: tuple[str, ...], px: int, weight: str, colour: RGB, room: int, align: str) -> pygame.Surface:
    typeface = font(px, weight)
    high = line_height(px)
    widest = max((width(line, px, weight) for line in lines), default=0)
    wide = max(1, room or widest)
    picture = pygame.Surface((wide, max(1, high * len(lines))), pygame.SRCALPHA)
    for row, line in enumerate(lines):
        if not width(line, px, weight):  # nothing to see, as of an accent without a letter: SDL refuses to draw it
            continue
        drawn = typeface.render(line, True, colour)
        x = {"left": 0, "center": (wide - drawn.get_width()) // 2, "right": wide - drawn.get_width()}[align]
        picture.blit(drawn, (x, row * high - (drawn.get_height() - high + 1) // 2))  # descenders must not be cut
    return picture
