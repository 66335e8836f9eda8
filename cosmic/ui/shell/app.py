"""The program around the scenes: one loop, its views and its settings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

import pygame

from cosmic.hotseat.keeping.housekeeping import sweep
from cosmic.text.messages import Messages
from cosmic.ui.kit.cache import make_room
from cosmic.ui.kit.canvas import Canvas, ScreenFault, TextMark
from cosmic.ui.kit.inputs import (
    Accept,
    Digit,
    FocusGained,
    FocusLost,
    Input,
    Key,
    Minimised,
    Point,
    Press,
    Quit,
    Release,
    Resized,
    Restored,
    Wheel,
)
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.theme import THEMES, Theme
from cosmic.ui.shell.idle_picture import draw_idle
from cosmic.ui.shell.input_reader import InputReader
from cosmic.ui.shell.press_guard import PressGuard
from cosmic.ui.shell.scene_stack import Scene, Stack
from cosmic.ui.shell.window import View, public_canvas

if TYPE_CHECKING:
    from cosmic.ui.shell.projector import Projector

FRAMES = 60


class WindowSettings(Protocol):
    """What the window needs to know of the players' wishes."""

    @property
    def text_scale(self) -> float: ...
    @property
    def public_text_scale(self) -> float: ...
    @property
    def contrast(self) -> bool: ...
    @property
    def speed(self) -> float: ...
    @property
    def reduced_motion(self) -> bool: ...


class App:
    """Reads events, lets the scenes act and draws them when something changed."""

    def __init__(self, views: Sequence[View], settings: WindowSettings, messages: Messages) -> None:
        self.views = list(views)
        self.settings, self.messages = settings, messages
        self.reader = InputReader(self.views)
        self.stack = Stack(self)
        self.press_guard = PressGuard()
        self.minimised = False  # the window in which people answer
        self.has_focus = True  # that one or the public one: keys work in both
        self.running = True
        self.on_crash: Callable[[Exception], None] | None = None
        self.on_taken: Callable[[Input], None] | None = None  # told of each input that a scene made use of
        self.on_fullscreen: Callable[[bool], None] | None = None  # told when a key has changed it
        self.faults: list[ScreenFault] | None = None  # a list here turns the audit on
        self.texts: list[TextMark] | None = None
        self.frames_drawn = 0
        self.tidied: Scene | None = None
        self.projector: Projector | None = None

    # What scenes ask for

    @property
    def main(self) -> View:
        return self.views[0]

    @property
    def theme(self) -> Theme:
        return THEMES["contrast" if self.settings.contrast else "normal"]

    @property
    def metrics(self) -> Metrics:
        return Metrics(self.main.k, self.settings.text_scale)

    @property
    def speed(self) -> float:
        """The factor for all motion; 0 means that everything is there at once."""
        return 0.0 if self.settings.reduced_motion else self.settings.speed

    def canvas(self, view: View, surface: pygame.Surface | None = None) -> Canvas:
        return view.canvas(self.theme, self.settings.text_scale, self.faults, self.texts, surface)

    def plain_canvas(self, view: View, surface: pygame.Surface) -> Canvas:
        """Without the audit, for what lies below a dialog."""
        return view.canvas(self.theme, self.settings.text_scale, surface=surface)

    def public_canvas(self, view: View) -> Canvas:
        """For everybody: larger words, and out of the audit of the table's own window."""
        return public_canvas(view.canvas(self.theme), self.settings.public_text_scale)

    def draw_idle(self, canvas: Canvas) -> None:
        """A public window while no scene has anything for it."""
        draw_idle(canvas, self.messages)

    @property
    def is_attended(self) -> bool:
        """Whether people can see and press something: else no clock of theirs goes on."""
        return self.has_focus and not self.minimised

    def settings_changed(self) -> None:
        """To be called when text scale, contrast or speed are new."""
        self.stack.rebuild()

    def quit(self) -> None:
        self.running = False

    # The loop

    def run(self, first: Scene | None = None) -> None:
        """Until somebody quits or no scene is left."""
        if first is not None:
            self.stack.reset(first)
        clock = pygame.time.Clock()
        dt = 0.0
        while self.running:
            self.step(dt, pygame.event.get())
            self.tidy()
            dt = clock.tick(FRAMES) / 1000

    def step(self, dt: float = 1 / FRAMES, events: Iterable[pygame.Event] = ()) -> None:
        """One frame: inputs, changes of scene, motion, picture."""
        self._guarded(lambda: self.read(events))
        for what in self.reader.repeat(dt):
            self._guarded(lambda what=what: self.take(what))  # type: ignore[misc]
        self.press_guard.update(dt)  # after the inputs: they were given before this frame was seen
        self._guarded(self.stack.apply)
        self._guarded(lambda: self.stack.update(dt))
        self._guarded(self.stack.apply)
        self._guarded(self.stack.refresh)
        if not self.stack.scenes:
            self.running = False
        elif self.stack.restless:
            self._guarded(self.draw)
        else:
            self._guarded(self.stack.idle)

    def read(self, events: Iterable[pygame.Event]) -> None:
        """Each event by itself: a fault in one takes nothing away from the others."""
        if self.projector is not None:
            events = self.projector.seen(events)
            self.projector.update()
        for event in events:
            self._guarded(lambda event=event: self.take_all(self.reader.read(event)))  # type: ignore[misc]

    def take_all(self, inputs: Iterable[Input]) -> None:
        for what in inputs:
            self.take(what)

    def tidy(self) -> None:
        """After a change of the whole screen, as from one game to the next, once there is time for it."""
        if self.stack.scenes and self.stack.scenes[0] is not self.tidied and not self.stack.restless:
            self.tidied = self.stack.scenes[0]
            sweep()

    def take(self, what: Input) -> None:
        """Hands one input to the scenes, after the few that are the program's own."""
        self.has_focus = not isinstance(what, FocusLost) and (self.has_focus or is_of_window_in_use(what))
        match what:
            case FocusGained():
                return
            case Minimised() | Restored():
                if what.view is None or what.view.role == "main":
                    self.minimised = isinstance(what, Minimised)
            case Resized():
                self.stack.rebuild()
            case Point() | Press() | Release() | Wheel() if what.view is not None and what.view.role != "main":
                return  # nothing on the public board can be pressed
            case FocusLost() if what.view is not None and what.view.role != "main":
                return
            case FocusLost():
                for scene in list(self.stack.scenes):
                    scene.focus_lost()
            case Key(name="f11"):
                view = what.view or self.main
                view.set_fullscreen(not view.fullscreen)
                if view is self.main and self.on_fullscreen is not None:
                    self.on_fullscreen(view.fullscreen)
                self.stack.rebuild()
            case Key(name="f10") if self.projector is not None:
                self.projector.next_screen()
            case Quit() if self.projector is not None and what.view is not None and what.view is self.projector.view:
                self.projector.close()
            case Quit() if what.view is not None and what.view is not self.main:
                self.views.remove(what.view)
                what.view.window.destroy()
            case Quit():
                if not self.stack.handle(what):
                    self.quit()
            case _:
                if not self.press_guard.swallows(what) and self.stack.handle(what) and self.on_taken is not None:
                    self.on_taken(what)

    def draw(self) -> None:
        make_room(sum(view.size[0] * view.size[1] for view in self.views))
        for collected in (self.faults, self.texts):
            if collected is not None:
                collected.clear()
                self.stack.dirty = True  # an audit wants the whole picture, not only what is new
        for view in self.views:
            if self.stack.draw(view):
                view.flip()
        self.stack.drawn()
        self.frames_drawn += 1

    def _guarded(self, act: Callable[[], None]) -> None:
        """A fault in a scene is told to whoever cares; without anybody it ends the program."""
        try:
            act()
        except Exception as fault:
            if self.on_crash is None:
                raise
            self.on_crash(fault)


def is_of_window_in_use(what: Input) -> bool:
    """Not every system says when a window has the focus again: a key or a click shows it."""
    return isinstance(what, (FocusGained, Accept, Digit, Key, Press))
