"""Carrying a replay away as a file, and bringing one in."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from pathlib import Path

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.past.replay_files import export_replay, found_outside, import_replay, outside_folder, path_from
from cosmic.ui.kit.layout import Column, Laid
from cosmic.ui.kit.node import UNPLACED
from cosmic.ui.kit.widgets import Button, TextField
from cosmic.ui.shell.dialog_frame import DialogScene, button, paragraphs, words
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

    def offers(self) -> list[Button]:
        """Files that may be meant."""
        return []

    def body(self) -> Laid:
        place = TextField("place", UNPLACED, "", self.place, self.write, self.act, LONGEST_PATH, proposed=False)
        fault = words("fault", self.fault, 24, "bad") if self.fault else None
        offered = Column(*self.offers(), gap=12)
        return Column(paragraphs(self.words), place, fault, offered if offered.parts else None, gap=20)


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

    def presses(self) -> list[Button]:
        say, empty = self.services.say, not self.place.strip()
        close = button("cancel", say("dialog-close" if self.done else "saveas-cancel"), self.close, icon="ui/cross_out")
        if self.done is not None:
            return [button("cancel", say("dialog-close"), self.close, "main", "ui/check")]
        return [
            button("save", say("replay-export"), self.act, "main", "ui/save", not empty, say("saveas-empty")),
            close,
        ]

    def close(self) -> None:
        self.app.stack.pop(self.done)

    def body(self) -> Laid:
        if self.done is None:
            return super().body()
        return paragraphs(self.services.say("export-done", name=self.done.name, folder=str(self.done.parent)))


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

    def presses(self) -> list[Button]:
        say = self.services.say
        return [
            button("import", say("import-do"), self.act, "main", "ui/load", bool(self.place.strip())),
            button("cancel", say("saveas-cancel"), lambda: self.app.stack.pop(None), icon="ui/cross_out"),
        ]

    def take(self, path: Path) -> None:
        self.place = str(path)
        self.act()

    def offers(self) -> list[Button]:
        """What lies in the usual place and looks like a replay."""
        return [
            Button(f"found:{n}", UNPLACED, path.name, lambda path=path: self.take(path), "ui/log", size=24)  # type: ignore[misc]
            for n, path in enumerate(self.found)
        ]
