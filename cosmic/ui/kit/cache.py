"""Pictures kept for reuse, the least used thrown out first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class PixelCache:
    """Surfaces by key, with a bound on the pixels of all together."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.pixels = 0
        self.kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        made = make()
        self.kept[key] = made
        self.pixels += made.get_width() * made.get_height()
        while self.pixels > self.most and len(self.kept) > 1:
            _, old = self.kept.popitem(last=False)
            self.pixels -= old.get_width() * old.get_height()
        return made

    def clear(self) -> None:
        self.kept.clear()
        self.pixels = 0
