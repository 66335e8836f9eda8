"""Carrying a replay away as a file, and bringing one in."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from pathlib import Path

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.past.replay_files import export_replay, found_outside, import_replay, outside_folder, path_from
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Button, Text, TextField
from cosmic.ui.shell.dialog_frame import ButtonSpec, DialogScene, paragraphs
from cosmic.ui.shell.services import Services

LONGEST_PATH = 400
OFFERED = 5  # files of the usual place that are offered by name


class FileScene(DialogScene, ABC):
    """A path to be written; the result is the path of what was made, or None."""

    wide = 1180.0

    def __init__(self, services: Services, title: str, words: str, place: str) -> None:
        super().__init__(services, title)
        self.words, self.place, self.fault = words, place, ""
        self.ui.focus_key = "place"

    def write(self, place: str) -> None:
        self.place, self.fault = place, ""
        self.changed()

    def act(self) -> None:
        """Does it; a fault is told in the dialog, and everything is as it was."""
        if not self.place.strip():
            return
        try:
            self.app.stack.pop(self.make(path_from(self.place)))
        except CosmicError as fault:
            self.fault = self.services.fault(fault)
            self.ui.set_focus("place")
            self.changed()

    @abstractmethod
    def make(self, path: Path) -> Path:
        """What is made of the path that somebody wrote; a CosmicError if nothing can be."""

    def offers(self, x: float, y: float, width: float) -> tuple[list[Node], float]:
        return [], 0.0

    def body(self, x: float, y: float, width: float) -> tuple[list[Node], float]:
        nodes, high = paragraphs(self.metrics, self.words, x, y, width)
        top = y + high + 20
        tall = max(72.0, self.metrics.line(24) + 36)
        field = TextField("place", (x, top, width, tall), "", self.place, self.write, self.act, LONGEST_PATH)
        nodes.append(field)
        top += tall
        if self.fault:
            room = self.metrics.height_of(self.fault, width, 24)
            nodes.append(Text("fault", (x, top + 18, width, room), self.fault, 24, "bad", fit=False))
            top += 18 + room
        more, high = self.offers(x, top + 20, width)
        return nodes + more, top - y + (high + 20 if more else 0)


class ExportScene(FileScene):
    """A copy of a replay at a place that somebody names."""

    icon = "ui/save"

    def __init__(self, services: Services, path: Path) -> None:
        super().__init__(
            services, services.say("export-title"), services.say("export-words"), str(outside_folder() / path.name)
        )
        self.path = path
        self.done: Path | None = None

    def make(self, path: Path) -> Path:
        return export_replay(self.path, path)

    def act(self) -> None:
        """It stays open to say where the file lies now."""
        if not self.place.strip():
            return
        try:
            self.done = self.make(path_from(self.place))
            self.ui.focus_key = "cancel"
        except CosmicError as fault:
            self.fault = self.services.fault(fault)
        self.changed()

    def presses(self) -> list[ButtonSpec]:
        say, empty = self.services.say, not self.place.strip()
        close = ButtonSpec(
            "cancel", say("dialog-close" if self.done else "saveas-cancel"), self.close, icon="ui/cross_out"
        )
        if self.done is not None:
            return [ButtonSpec("cancel", say("dialog-close"), self.close, "main", "ui/check")]
        return [
            ButtonSpec("save", say("replay-export"), self.act, "main", "ui/save", not empty, say("saveas-empty")),
            close,
        ]

    def close(self) -> None:
        self.app.stack.pop(self.done)

    def body(self, x: float, y: float, width: float) -> tuple[list[Node], float]:
        if self.done is None:
            return super().body(x, y, width)
        words = self.services.say("export-done", name=self.done.name, folder=str(self.done.parent))
        return paragraphs(self.metrics, words, x, y, width)


class ImportScene(FileScene):
    """A replay from elsewhere; it is checked before anything is copied."""

    icon = "ui/load"

    def __init__(self, services: Services) -> None:
        place = outside_folder()
        super().__init__(services, services.say("import-title"), services.say("import-words"), f"{place}/")
        self.found = found_outside((place,))[:OFFERED]

    def make(self, path: Path) -> Path:
        if os.path.isdir(path):  # unlike Path.is_dir it does not mind a path that nobody may look at
            self.found = found_outside((path,))[:OFFERED]
            raise CosmicError("replay-is-folder", folder=str(path), count=len(self.found))
        return import_replay(path, self.services.folder, self.services.book)

    def presses(self) -> list[ButtonSpec]:
        say = self.services.say
        return [
            ButtonSpec("import", say("import-do"), self.act, "main", "ui/load", bool(self.place.strip())),
            ButtonSpec("cancel", say("saveas-cancel"), lambda: self.app.stack.pop(None), icon="ui/cross_out"),
        ]

    def take(self, path: Path) -> None:
        self.place = str(path)
        self.act()

    def offers(self, x: float, y: float, width: float) -> tuple[list[Node], float]:
        """What lies in the usual place and looks like a replay."""
        nodes: list[Node] = []
        top = y
        for n, path in enumerate(self.found):
            button = Button(
                f"found:{n}",
                (x, top, width, 56),
                path.name,
                lambda path=path: self.take(path),  # type: ignore[misc]
                "ui/log",
                size=24,
            )
            high = button.natural_height(self.metrics)
            button.box = (x, top, width, high)
            nodes.append(button)
            top += high + 12
        return nodes, top - y - 12
