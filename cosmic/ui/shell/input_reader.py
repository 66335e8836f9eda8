"""Keyboard, mouse and gamepad events become the few inputs that scenes know."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any, Protocol

import pygame

from cosmic.ui.kit.inputs import (
    Accept,
    Cancel,
    Digit,
    Erase,
    FocusGained,
    FocusLost,
    Input,
    Key,
    Minimised,
    Move,
    Next,
    Page,
    Point,
    Press,
    Quit,
    Release,
    Resized,
    Restored,
    Typed,
    Wheel,
)

FIRST_REPEAT, NEXT_REPEAT = 0.4, 0.09  # seconds before a held direction goes on by itself
STICK_OUT, STICK_BACK = 0.6, 0.35  # how far a stick must go to count, and to come back


class InputView(Protocol):
    """A view, as far as inputs need it."""

    @property
    def window(self) -> pygame.Window: ...
    def to_units(self, pos: tuple[float, float]) -> tuple[float, float]: ...


ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
WINDOW_CHANGES: dict[int, type[Input]] = {
    pygame.WINDOWFOCUSGAINED: FocusGained,
    pygame.WINDOWMINIMIZED: Minimised,
    pygame.WINDOWRESTORED: Restored,
    pygame.WINDOWMAXIMIZED: Restored,
}
SIGNS = "?+-/*=.,"
PAD_ACCEPT, PAD_CANCEL, PAD_START, PAD_TIP = 0, 1, 7, 3
PAD_PAGE = {4: -1, 5: 1}


class InputReader:
    """Turns pygame's events into inputs; remembers held directions and where the pointer is."""

    def __init__(self, views: Sequence[InputView]) -> None:
        self.views = views
        self.held: Input | None = None
        self.wait = 0.0
        self.pointer: dict[int, tuple[float, float]] = {}
        self.sticks: dict[tuple[int, int], int] = {}
        self.pads: dict[int, Any] = {}

    def read(self, event: pygame.Event) -> list[Input]:
        kind = event.type
        if kind == pygame.KEYDOWN:
            return self._key(event)
        if kind in (pygame.KEYUP, pygame.JOYBUTTONUP):
            self.held = None
        elif kind == pygame.TEXTINPUT:
            return [Typed(event.text, view=self._view(event))]
        elif kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL):
            return self._mouse(event)
        elif kind in (pygame.JOYHATMOTION, pygame.JOYAXISMOTION, pygame.JOYBUTTONDOWN):
            return self._pad(event)
        elif kind == pygame.JOYDEVICEADDED:
            self._plug_in(event.device_index)
        elif kind == pygame.JOYDEVICEREMOVED:
            self._pull_out(event.instance_id)
        elif kind == pygame.QUIT or (kind == pygame.WINDOWCLOSE and len(self.views) > 1):
            return [Quit(view=self._view(event))]  # the last window sends both, which must count once
        elif kind in (pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED):
            return [Resized(view=self._view(event))]
        elif kind == pygame.WINDOWFOCUSLOST:
            self.held = None
            return [FocusLost(view=self._view(event))]
        elif kind in WINDOW_CHANGES:
            return [WINDOW_CHANGES[kind](view=self._view(event))]
        return []

    def repeat(self, dt: float) -> list[Input]:
        """A direction held down goes on by itself."""
        if self.held is None:
            return []
        self.wait -= dt
        if self.wait > 0:
            return []
        self.wait = NEXT_REPEAT
        return [self.held]

    def _hold(self, what: Input) -> list[Input]:
        self.held, self.wait = what, FIRST_REPEAT
        return [what]

    def _view(self, event: pygame.Event) -> Any:
        window = getattr(event, "window", None)
        for view in self.views:
            if window is not None and view.window is window:
                return view
        return self.views[0] if self.views else None

    def _key(self, event: pygame.Event) -> list[Input]:
        view, key = self._view(event), event.key
        mod = getattr(event, "mod", 0)
        shift, ctrl = bool(mod & pygame.KMOD_SHIFT), bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        letters = getattr(event, "unicode", "")
        if key in ARROWS:
            return self._hold(Move(*ARROWS[key], view=view))
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return [] if mod & pygame.KMOD_ALT else [Accept(view=view)]
        if key == pygame.K_ESCAPE:
            return [Cancel(view=view)]
        if key == pygame.K_TAB:
            return [] if mod & pygame.KMOD_ALT else self._hold(Next(-1 if shift else 1, view=view))
        if key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return self._hold(Page(-1 if key == pygame.K_PAGEUP else 1, view=view))
        if key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            return self._hold(Erase(-1 if key == pygame.K_BACKSPACE else 1, view=view))
        if not ctrl and (digit := _digit(key, letters)) is not None:
            return [Digit(digit, view=view)]
        if letters in tuple(SIGNS):
            return [Key(letters, ctrl, shift, view=view)]
        name = pygame.key.name(key)
        return [Key(name, ctrl, shift, view=view)] if name else []

    def _mouse(self, event: pygame.Event) -> list[Input]:
        view = self._view(event)
        if event.type == pygame.MOUSEWHEEL:
            x, y = self.pointer.get(id(view), (960.0, 540.0))
            return [Wheel(x, y, -getattr(event, "precise_y", 0) or -event.y, view=view)]
        x, y = view.to_units(event.pos)
        self.pointer[id(view)] = (x, y)
        if event.type == pygame.MOUSEMOTION:
            return [Point(x, y, view=view)]
        if event.button > 3:
            return []  # the wheel's old disguise, which does not say in which window it happened
        kind = Press if event.type == pygame.MOUSEBUTTONDOWN else Release
        return [kind(x, y, event.button, view=view)]

    def _pad(self, event: pygame.Event) -> list[Input]:
        view = self.views[0] if self.views else None
        if event.type == pygame.JOYHATMOTION:
            dx, dy = event.value
            if (dx, dy) == (0, 0):
                self.held = None
                return []
            return self._hold(Move(dx, 0 if dx else -dy, view=view))
        if event.type == pygame.JOYAXISMOTION:
            return self._stick(event, view)
        if event.button == PAD_ACCEPT:
            return [Accept(view=view)]
        if event.button in (PAD_CANCEL, PAD_START):
            return [Cancel(view=view)]
        if event.button in PAD_PAGE:
            return [Page(PAD_PAGE[event.button], view=view)]
        return [Key("?", view=view)] if event.button == PAD_TIP else []

    def _stick(self, event: pygame.Event, view: Any) -> list[Input]:
        if event.axis not in (0, 1):
            return []
        place = (getattr(event, "instance_id", 0), event.axis)
        before = self.sticks.get(place, 0)
        now = before
        if abs(event.value) >= STICK_OUT:
            now = 1 if event.value > 0 else -1
        elif abs(event.value) <= STICK_BACK:
            now = 0
        self.sticks[place] = now
        if now == before:
            return []
        if now == 0:
            self.held = None
            return []
        return self._hold(Move(now, 0, view=view) if event.axis == 0 else Move(0, now, view=view))

    def _plug_in(self, index: int) -> None:
        with contextlib.suppress(pygame.error):  # a loose plug: the pad is gone again
            pad = pygame.joystick.Joystick(index)
            self.pads[pad.get_instance_id()] = pad  # a pad that nobody keeps sends no events

    def _pull_out(self, pad: int) -> None:
        """A pad that is gone lets go of everything."""
        self.pads.pop(pad, None)
        self.sticks = {place: out for place, out in self.sticks.items() if place[0] != pad}
        self.held = None


def _digit(key: int, letters: str) -> int | None:
    """A digit by its sign, so that keyboards with digits on the upper row's shift work too."""
    if len(letters) == 1 and letters in "0123456789":
        return int(letters)
    if not letters and pygame.K_0 <= key <= pygame.K_9:
        return key - pygame.K_0
    return None
