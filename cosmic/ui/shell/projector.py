"""Which screens there are, and the window with the public board on one of them."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from cosmic.ui.shell.dialogs import NoticeScene
from cosmic.ui.shell.screen_numbers import Numbers, ScreenButton
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.window import View

if TYPE_CHECKING:
    from cosmic.ui.shell.app import App
    from cosmic.ui.shell.scene_stack import Scene

OFF, SAME, SCREEN = "off", "same", "screen"  # where the public board is
SIZE = (1280, 720)  # of its window when it does not fill the screen
STEADY = 60  # frames: desktops arrange a screen anew for a moment after it was plugged in


class Away:
    """Waits for a screen that was unplugged. SDL tells that it has come back only by counting it again."""

    def __init__(self, screen: int = -1, notice: Scene | None = None) -> None:
        self.screen, self.notice = screen, notice
        self.missed = False  # some systems go on counting a screen that is gone: then its return cannot be seen
        self.steady = 0

    def is_back(self, there: bool) -> bool:
        """To be asked once a frame."""
        if self.screen < 0:
            return False
        self.missed = self.missed or not there
        self.steady = self.steady + 1 if there and self.missed else 0
        return self.steady == STEADY


class Projector:
    """Opens, moves and closes the public window; screens count from 0 here and from 1 for people."""

    def __init__(self, app: App, services: Services) -> None:
        self.app, self.services = app, services
        self.mode = OFF
        self.view: View | None = None
        self.screen = 0  # where the public window is meant to be
        self.home = 0  # where the table's own window is
        self.numbers = Numbers()
        self.away = Away()
        # A window for onlookers must not take the keys from the table's own.
        os.environ.setdefault("SDL_WINDOW_NO_ACTIVATION_WHEN_SHOWN", "1")

    # --- which screens
    def count(self) -> int:
        return pygame.display.get_num_displays()

    def sizes(self) -> list[tuple[int, int]]:
        return pygame.display.get_desktop_sizes()[: self.count()]

    def others(self) -> list[int]:
        return [n for n in range(self.count()) if n != self.home]

    def is_there(self, screen: int) -> bool:
        return 0 <= screen < self.count() and self.count() > 1

    # --- what people choose
    def ask_for(self, screen: int) -> None:
        """As the command line wants it; a sentence and an offer if that cannot be."""
        if self.is_there(screen):
            self.open(screen)
        else:
            self.over(self.no_screen(screen))

    def as_kept(self) -> None:
        """As it was chosen the last time; without that screen as usual, and nobody is troubled."""
        kept = self.services.settings.public_board
        if kept == SAME:
            self.choose(SAME)
        elif kept != OFF and int(kept) - 1 in self.others():
            self.open(int(kept) - 1)

    def keep(self, where: str | int) -> None:
        """For the next time, too."""
        self.choose(where)
        self.services.change(public_board=str(where + 1) if isinstance(where, int) else where)

    def choose(self, where: str | int) -> None:
        if isinstance(where, int):
            self.open(where)
            return
        self.away = Away()
        self.close()
        self.mode = where
        self.app.stack.rebuild()

    def next_screen(self) -> None:
        """To the next screen that is not the table's own; after a loss to the one that came back."""
        others = self.others()
        if not others:
            self.over(self.no_screen(1))
            return
        here = others.index(self.screen) if self.view is not None and self.screen in others else -1
        self.open(others[(here + 1) % len(others)])

    def no_screen(self, screen: int) -> Scene:
        return self.services.ways.one_screen(self, screen)

    # --- the window
    def open(self, screen: int) -> None:
        """A new window each time: one that has lost its screen does not come back by itself."""
        self.close()
        if self.away.notice is not None:
            self.app.stack.remove(self.away.notice)
        self.away = Away()
        title = self.services.say("title-name")
        place = (pygame.WINDOWPOS_CENTERED | screen,) * 2
        window = pygame.Window(title, SIZE, position=place, borderless=True)
        self.view = View(window, "public")
        self.screen, self.mode = screen, SCREEN
        self.view.set_fullscreen(True)
        window.get_surface()
        self.app.views.append(self.view)
        with contextlib.suppress(pygame.error):
            self.app.main.window.focus()
        self.app.stack.rebuild()

    def close(self) -> None:
        if self.view is not None:
            self.closed(self.view)

    def closed(self, view: View) -> None:
        """The public window goes, by whomever."""
        self.mode, self.view = OFF, None
        if view in self.app.views:
            self.app.views.remove(view)
        view.window.destroy()
        self.app.stack.rebuild()

    def lost(self) -> None:
        """The screen was unplugged: hands are covered first, and the board comes here."""
        self.cover_hands()
        self.close()
        self.mode = SAME
        say = self.services.say
        if self.away.notice is not None:  # of the time before
            self.app.stack.remove(self.away.notice)
        notice = NoticeScene(self.services, say("ui-screens-lost-title"), say("ui-screens-lost"), icon="ui/warning")
        self.away = Away(self.screen, notice)
        self.app.stack.push(notice)

    def come_back(self) -> None:
        """The screen was plugged in again."""
        self.open(self.away.screen)

    def over(self, scene: Scene) -> None:
        """Not twice on top of each other."""
        if type(self.app.stack.top) is not type(scene):
            self.app.stack.push(scene)

    def cover_hands(self) -> None:
        for scene in list(self.app.stack.scenes):
            scene.focus_lost()

    # --- each frame
    def seen(self, events: Iterable[pygame.Event]) -> list[pygame.Event]:
        """Looks at all events first; those of the windows with numbers are nobody's."""
        kept = []
        for event in events:
            window = getattr(event, "window", None)
            if window is not None and self.numbers.has(window):
                continue
            kept.append(event)
            if event.type == pygame.WINDOWDISPLAYCHANGED:
                self.moved(window, event.display_index)
            elif event.type == pygame.WINDOWEXPOSED:
                self.exposed(window)
        return kept

    def moved(self, window: pygame.Window | None, screen: int) -> None:
        if window is self.app.main.window:
            self.home = screen
            self.cover_hands()
        elif self.view is not None and window is self.view.window:
            if self.view.fullscreen and screen != self.screen:
                self.lost()
            else:
                self.screen = screen

    def exposed(self, window: pygame.Window | None) -> None:
        """What was covered is shown again as it was."""
        for view in self.app.views:
            if view.window is window:
                view.flip()

    def update(self) -> None:
        """Looks which screens there are, and numbers them while one of them is being chosen."""
        if self.view is not None and self.view.fullscreen and not self.is_there(self.screen):
            self.lost()
        elif self.away.is_back(self.is_there(self.away.screen)):
            self.come_back()
        top = self.app.stack.top
        wanted = False
        if top is not None and self.count() > 1:
            hover = top.ui.find(top.ui.hover) if top.ui.hover else None
            wanted = isinstance(top.ui.focus, ScreenButton) or isinstance(hover, ScreenButton)
        self.numbers.show(self.count() if wanted else 0)
