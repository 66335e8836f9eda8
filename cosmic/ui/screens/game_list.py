"""A list of kept games of which one is marked: what loading and watching have in common."""

from __future__ import annotations

from pathlib import Path

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping.store import SaveInfo
from cosmic.ui.kit.inputs import Erase, Input
from cosmic.ui.kit.inputs import Press as Click
from cosmic.ui.kit.layout import Column
from cosmic.ui.screens.save_row import SaveRow
from cosmic.ui.shell.dialogs import NoticeScene
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services


class GameListScene(Scene):
    """Newest first. The first click on a game only marks it; Backspace asks whether it goes."""

    empty_focus = "back"  # where the focus is without a game

    def __init__(self, services: Services, chosen: Path | None = None) -> None:
        super().__init__()
        self.services = services
        self.games: list[SaveInfo] = []
        self.chosen = chosen
        self.marked_before: Path | None = None  # when the pointer went down
        self.ui.on_cancel = self.back

    # To be filled in

    def kept(self) -> list[SaveInfo]:
        return []

    def key_of(self, path: Path) -> str:
        return f"save:{path.name}"

    def open(self) -> None:
        """The marked game."""

    def ask_delete(self) -> None:
        """Whether the marked game goes."""

    # The same for all

    def enter(self) -> None:
        self.read()

    def read(self) -> None:
        """What lies in the folder now; the mark stays in its place."""
        before = [save.path for save in self.games]
        at = before.index(self.chosen) if self.chosen in before else 0
        self.games = self.kept()
        left = [save.path for save in self.games]
        if self.chosen not in left:
            sound = [save.path for save in self.games[at:] if save.fault is None]
            self.chosen = next(iter([*sound, *left[::-1]]), None)
        self.ui.focus_key = self.key_of(self.chosen) if self.chosen else self.empty_focus
        self.changed()

    @property
    def game(self) -> SaveInfo | None:
        return next((save for save in self.games if save.path == self.chosen), None)

    def back(self) -> None:
        self.app.stack.pop()

    def handle(self, what: Input) -> bool:
        if isinstance(what, Erase) and isinstance(self.ui.focus, SaveRow):
            self.ask_delete()
            return True
        if isinstance(what, Click):
            self.marked_before = self.chosen
        done = super().handle(what)
        focus = self.ui.focus
        if isinstance(focus, SaveRow) and focus.save.path != self.chosen:
            self.chosen = focus.save.path
            self.changed()
        return done

    def rows(self) -> Column:
        """One for each game."""
        about = [(self.key_of(save.path), save, save.path == self.chosen) for save in self.games]
        return Column(
            *(SaveRow(key, self.services, save, marked, self.open, self.clicked) for key, save, marked in about)
        )

    def clicked(self) -> None:
        if self.chosen == self.marked_before:
            self.open()

    def tell(self, fault: CosmicError) -> None:
        words = (self.services.say("load-fault-title"), self.services.fault(fault))
        self.app.stack.push(NoticeScene(self.services, *words, icon="ui/warning"))
