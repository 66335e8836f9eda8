"""The game stands still: on with it, save it under a name, take back, settings, another game, or leave."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from cosmic.engine.errors import CosmicError
from cosmic.ui.kit.layout import Column, Laid
from cosmic.ui.kit.node import UNPLACED, Action
from cosmic.ui.kit.widgets import Button, TextField
from cosmic.ui.shell.dialog_frame import DialogScene, button, paragraphs, words
from cosmic.ui.shell.services import Services
from cosmic.ui.shell.ways import PauseActions, nothing


class PauseScene(DialogScene):
    """A dialog over the table."""

    wide = 760.0
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
        say, actions = self.services.say, self.actions
        undo = say("pause-undo")
        return [
            button("resume", say("pause-resume"), self.cancel, "main", "ui/play"),
            button("save_as", say("pause-save-as"), self.save_as, icon="ui/save"),
            button(
                "undo", undo, lambda: self.close(actions.undo), "plain", "ui/undo", actions.can_undo, actions.why_not
            ),
            button("settings", say("pause-settings"), self.settings, icon="ui/settings"),
            button("load", say("pause-load"), self.load, icon="ui/load"),
            button("leave", say("pause-leave"), lambda: self.close(actions.leave), icon="ui/logo"),
        ]

    def save_as(self) -> None:
        self.app.stack.push(SaveAsScene(self.services, self.actions.save_as))

    def settings(self) -> None:
        self.app.stack.push(self.services.ways.settings())

    def load(self) -> None:
        self.app.stack.push(self.services.ways.saved_games())

    def body(self) -> Laid:
        told, tone = self.how_saved()
        return Column(*self.choices(), words("saved", told, 22, tone), gap=12)

    def how_saved(self) -> tuple[str, str]:
        if self.saved_as is not None:
            return self.services.say("pause-saved-as", name=self.saved_as.stem, file=str(self.saved_as)), "good"
        if self.actions.saved_in is None:
            return self.services.say("pause-not-saved"), "warn"
        return self.services.say("pause-saved-in", file=str(self.actions.saved_in)), "dim"


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
