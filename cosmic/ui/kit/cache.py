"""Pictures kept for reuse, the least used thrown out first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

USUAL_SCREEN = 1920 * 1080
_screen = [USUAL_SCREEN]


def make_room(pixels: int) -> None:
    """Tells all caches how many pixels there are on the screens; each keeps so many screens full of pictures."""
    _screen[0] = pixels


class PixelCache:
    """Surfaces by key, with a bound on the pixels of all together."""

    def __init__(self, screens: float) -> None:
        self.screens = screens
        self.pixels = 0
        self.made = 0  # so far, those thrown out included
        self.kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    @property
    def most(self) -> float:
        return self.screens * _screen[0]

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        made = make()
        self.made += 1
        self.kept[key] = made
        self.pixels += made.get_width() * made.get_height()
        while self.pixels > self.most and len(self.kept) > 1:
            _, old = self.kept.popitem(last=False)
            self.pixels -= old.get_width() * old.get_height()
        return made

    def clear(self) -> None:
        self.kept.clear()
        self.pixels = 0
