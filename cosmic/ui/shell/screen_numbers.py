"""A large number on every screen, so that people know which one they choose."""

from __future__ import annotations

import contextlib

import pygame

from cosmic.ui.kit.fonts import font
from cosmic.ui.kit.theme import NORMAL
from cosmic.ui.kit.widgets import Button

SIDE = 300  # pixels


class ScreenButton(Button):
    """While one of these is looked at, every screen shows its number."""


class Numbers:
    """Small windows without a frame; there for a moment only."""

    def __init__(self) -> None:
        self.windows: list[pygame.Window] = []

    def has(self, window: pygame.Window) -> bool:
        return any(window is one for one in self.windows)

    def show(self, count: int) -> None:
        """As many as there are screens; none closes them."""
        if count == len(self.windows):
            return
        for window in self.windows:
            with contextlib.suppress(pygame.error):
                window.destroy()
        self.windows = [self.open(screen) for screen in range(count)]

    def open(self, screen: int) -> pygame.Window:
        place = (pygame.WINDOWPOS_CENTERED | screen,) * 2
        window = pygame.Window(str(screen + 1), (SIDE, SIDE), place, borderless=True, always_on_top=True, utility=True)
        surface = window.get_surface()
        surface.fill(NORMAL.panel)
        pygame.draw.rect(surface, NORMAL.gold, surface.get_rect(), 10)
        figure = font(220, "extrabold").render(str(screen + 1), True, NORMAL.gold)
        surface.blit(figure, figure.get_rect(center=surface.get_rect().center))
        window.flip()
        return window
