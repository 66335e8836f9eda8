"""Opening windows; a view is one window with its role and its sheet."""

from __future__ import annotations

import math
import os

import pygame

from cosmic.engine.errors import CosmicError
from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Canvas, ScreenFault, TextMark
from cosmic.ui.kit.theme import NORMAL, Theme

LEAST_SIZE = (1024, 576)


class NoDisplay(CosmicError):
    """No window can be opened on this machine."""


def start_video() -> None:
    """Starts the display with the settings that make drawing fast and first clicks count."""
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    try:
        pygame.display.init()
        if pygame.display.get_driver() == "x11":
            # Plain shared memory is ten times as fast as OpenGL without a graphics card; only x11 has it.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.font.init()
    except pygame.error as fault:
        raise NoDisplay("no-display", reason=str(fault)) from fault
    try:
        pygame.joystick.init()
    except pygame.error:
        return  # without gamepads then


def open_window(size: tuple[int, int] = (1280, 720), title: str = "", fullscreen: bool = False) -> pygame.Window:
    start_video()
    try:
        window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
        window.minimum_size = LEAST_SIZE
        if fullscreen:
            window.set_fullscreen(True)
        window.get_surface()
    except pygame.error as fault:
        raise NoDisplay("no-display", reason=str(fault)) from fault
    return window


class View:
    """A window and what it is for: main shows everything of the seat at the screen, public only what all may see."""

    def __init__(self, window: pygame.Window, role: str = "main") -> None:
        self.window, self.role = window, role
        self.fullscreen = False

    @property
    def surface(self) -> pygame.Surface:
        return self.window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        return self.surface.get_size()

    @property
    def k(self) -> float:
        return min(self.size[0] / WIDTH, self.size[1] / HEIGHT)

    def canvas(
        self,
        theme: Theme = NORMAL,
        text_scale: float = 1.0,
        faults: list[ScreenFault] | None = None,
        texts: list[TextMark] | None = None,
        surface: pygame.Surface | None = None,
    ) -> Canvas:
        return Canvas(surface or self.surface, theme, text_scale, faults, texts)

    def to_units(self, pos: tuple[float, float]) -> tuple[float, float]:
        """A place in the window, as events name it, on the sheet; windows may have more pixels than places."""
        wide, high = self.size
        x, y = pos[0] * wide / self.window.size[0], pos[1] * high / self.window.size[1]
        return ((x - (wide - WIDTH * self.k) / 2) / self.k, (y - (high - HEIGHT * self.k) / 2) / self.k)

    def to_window(self, x: float, y: float) -> tuple[int, int]:
        """The other way round, for tests that point at things."""
        wide, high = self.size
        left, top = (wide - WIDTH * self.k) / 2 + x * self.k, (high - HEIGHT * self.k) / 2 + y * self.k
        return (round(left * self.window.size[0] / wide), round(top * self.window.size[1] / high))

    def set_fullscreen(self, on: bool) -> None:
        self.fullscreen = on
        if on:
            self.window.set_fullscreen(True)
        else:
            self.window.set_windowed()

    def flip(self) -> None:
        self.window.flip()


PUBLIC_LETTERS = 39  # pixels at 1080 lines: capitals of 28, to be read from the back of a room
MOST_SCALE = 1.4  # of the words on the public board, which must stay in their places


def public_canvas(canvas: Canvas, text_scale: float) -> Canvas:
    """For what everybody reads from afar: no letters are smaller, whatever is asked for."""
    least = math.ceil(PUBLIC_LETTERS * canvas.k)
    scale = min(MOST_SCALE, max(1.0, text_scale))
    return Canvas(canvas.surface, canvas.theme, scale, canvas.faults, canvas.texts, least)
