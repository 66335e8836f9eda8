"""The game stands still: on with it, save it under a name, take back, settings, another game, or leave."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from cosmic.engine.errors import CosmicError
from cosmic.ui.kit.node import Action, Node
from cosmic.ui.kit.widgets import Button, Text, TextField
from cosmic.ui.shell.dialog_frame import GAP, ButtonSpec, DialogScene, button_height, paragraphs
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

    def presses(self) -> list[ButtonSpec]:
        return []

    def choices(self) -> list[ButtonSpec]:
        say, actions = self.services.say, self.actions
        undo = say("pause-undo")
        return [
            ButtonSpec("resume", say("pause-resume"), self.cancel, "main", "ui/play"),
            ButtonSpec("save_as", say("pause-save-as"), self.save_as, icon="ui/save"),
            ButtonSpec(
                "undo", undo, lambda: self.close(actions.undo), "plain", "ui/undo", actions.can_undo, actions.why_not
            ),
            ButtonSpec("settings", say("pause-settings"), self.settings, icon="ui/settings"),
            ButtonSpec("load", say("pause-load"), self.load, icon="ui/load"),
            ButtonSpec("leave", say("pause-leave"), lambda: self.close(actions.leave), icon="ui/logo"),
        ]

    def save_as(self) -> None:
        self.app.stack.push(SaveAsScene(self.services, self.actions.save_as))

    def settings(self) -> None:
        self.app.stack.push(self.services.ways.settings())

    def load(self) -> None:
        self.app.stack.push(self.services.ways.saved_games())

    def body(self, x: float, y: float, width: float) -> tuple[list[Node], float]:
        nodes: list[Node] = []
        high, top = button_height(self.metrics), y
        for press in self.choices():
            wraps = self.metrics.height_of(press.label, width - 110, 26, "bold")
            tall = max(high, wraps + 20)
            box = (x, top, width, tall)
            nodes.append(
                Button(
                    press.key,
                    box,
                    press.label,
                    press.act,
                    press.icon,
                    press.tone,
                    enabled=press.enabled,
                    why_not=press.why_not,
                )
            )
            top += tall + GAP - 4
        words, tone = self.how_saved()
        tall = self.metrics.height_of(words, width, 22)
        nodes.append(Text("saved", (x, top + 14, width, tall), words, 22, tone, fit=False))
        return nodes, top + 14 + tall - y

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

    def presses(self) -> list[ButtonSpec]:
        say, empty = self.services.say, not self.name.strip()
        return [
            ButtonSpec("save", say("saveas-save"), self.keep, "main", "ui/save", not empty, say("saveas-empty")),
            ButtonSpec("cancel", say("saveas-cancel"), lambda: self.app.stack.pop(None), icon="ui/cross_out"),
        ]

    def body(self, x: float, y: float, width: float) -> tuple[list[Node], float]:
        nodes, high = paragraphs(self.metrics, self.services.say("saveas-words"), x, y, width)
        top = y + high + 20
        tall = max(72.0, self.metrics.line(24) + 36)
        nodes.append(TextField("name", (x, top, width, tall), "", self.name, self.write, self.keep, 60))
        top += tall
        if self.fault:
            room = self.metrics.height_of(self.fault, width, 24)
            nodes.append(Text("fault", (x, top + 18, width, room), self.fault, 24, "bad", fit=False))
            top += 18 + room
        return nodes, top - y

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
