"""The game stands still: on with it, save it, take back, look something up, settings, another game, or leave."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from cosmic.engine.errors import CosmicError
from cosmic.ui.kit.layout import Column, Grid, Laid
from cosmic.ui.kit.node import UNPLACED, Action
from cosmic.ui.kit.widgets import Button, TextField
from cosmic.ui.screens.projector_choice import ScreensScene
from cosmic.ui.shell.dialog_frame import DialogScene, button, paragraphs, words
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.ways import PauseActions, nothing


class PauseScene(DialogScene):
    """A dialog over the table."""

    wide = 860.0
    icon = "ui/pause"

    def __init__(self, services: Services, actions: PauseActions) -> None:
        super().__init__(services, services.say("pause-title"))
        self.actions = actions
        self.saved_as: Path | None = None
        self.ui.focus_key = "resume"

    def resume(self, result: Any = None) -> None:
        if isinstance(result, Path):
            self.saved_as = result

    def cancel(self) -> None:
        self.close(nothing)

    def close(self, then: Action) -> None:
        self.app.stack.pop()
        then()

    def presses(self) -> list[Button]:
        return []

    def choices(self) -> list[Button]:
        """All but the way on and the way out."""
        say, actions = self.services.say, self.actions
        kept = self.saved_as or actions.saved_in
        where = say("pause-saved-where", file=str(kept)) if kept is not None else ""
        undo = (lambda: self.close(actions.undo), "plain", "ui/undo", actions.can_undo, actions.why_not)
        screens = button("screens", say("ui-screens"), self.screens, icon="ui/eye", tip=say("pause-screens-tip"))
        return [
            button("save_as", say("pause-save-as"), self.save_as, icon="ui/save", tip=where),
            button("undo", say("pause-undo"), *undo),
            button("codex", say("title-codex"), self.codex, icon="ui/book", tip=say("pause-codex-tip")),
            *([screens] if self.app.projector is not None else []),
            button("settings", say("pause-settings"), self.settings, icon="ui/settings"),
            button("load", say("pause-load"), self.load, icon="ui/load"),
        ]

    def save_as(self) -> None:
        self.app.stack.push(SaveAsScene(self.services, self.actions.save_as))

    def settings(self) -> None:
        self.app.stack.push(self.services.ways.settings())

    def load(self) -> None:
        self.app.stack.push(self.services.ways.saved_games())

    def codex(self) -> None:
        self.app.stack.push(self.services.ways.codex())

    def screens(self) -> None:
        assert self.app.projector is not None
        self.app.stack.push(ScreensScene(self.services, self.app.projector))

    def body(self) -> Laid:
        say, (told, tone) = self.services.say, self.how_saved()
        on = button("resume", say("pause-resume"), self.cancel, "main", "ui/play")
        out = button("leave", say("pause-leave"), lambda: self.close(self.actions.leave), icon="ui/logo")
        return Column(on, Grid(*self.choices(), most=2, gap=12), out, words("saved", told, 22, tone), gap=12)

    def how_saved(self) -> tuple[str, str]:
        if self.saved_as is not None:
            return self.services.say("pause-saved-as", name=self.saved_as.stem), "good"
        if self.actions.saved_in is None:
            return self.services.say("pause-not-saved"), "warn"
        return self.services.say("pause-saved"), "dim"


class SaveAsScene(DialogScene):
    """A name for a save; the result is its path, or None."""

    wide = 860.0
    icon = "ui/save"

    def __init__(self, services: Services, save_as: Callable[[str], Path], suggested: str = "") -> None:
        super().__init__(services, services.say("saveas-title"))
        self.save, self.name, self.fault = save_as, suggested, ""
        self.ui.focus_key = "name"

    def presses(self) -> list[Button]:
        say, empty = self.services.say, not self.name.strip()
        return [
            button("save", say("saveas-save"), self.keep, "main", "ui/save", not empty, say("saveas-empty")),
            button("cancel", say("saveas-cancel"), lambda: self.app.stack.pop(None), icon="ui/cross_out"),
        ]

    def body(self) -> Laid:
        name = TextField("name", UNPLACED, "", self.name, self.write, self.keep, 60)
        fault = words("fault", self.fault, 24, "bad") if self.fault else None
        return Column(paragraphs(self.services.say("saveas-words")), name, fault, gap=20)

    def write(self, name: str) -> None:
        self.name, self.fault = name, ""
        self.changed()

    def keep(self) -> None:
        if not self.name.strip():
            return
        try:
            self.app.stack.pop(self.save(self.name.strip()))
        except CosmicError as fault:
            self.fault = self.services.fault(fault)
            self.ui.set_focus("name")
            self.changed()
