"""All games that can be watched again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.replay_files import all_replays, is_kept, open_replay
from cosmic.hotseat.store import SaveInfo, delete
from cosmic.ui.desk import Desk
from cosmic.ui.inputs import Erase, Input
from cosmic.ui.inputs import Press as Click
from cosmic.ui.kit.canvas import HEIGHT, WIDTH
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Image, ScrollList, Text
from cosmic.ui.replay.files import ExportScene, ImportScene
from cosmic.ui.replay.scene import ReplayScene
from cosmic.ui.scenes.dialogs import ConfirmScene, NoticeScene
from cosmic.ui.scenes.save_row import SaveRow, name_of, when
from cosmic.ui.scenes.sheets import EDGE, RAIL, Press, buttons, heading
from cosmic.ui.stack import Scene


def key_of(path: Path) -> str:
    """A save and a kept replay may have the same name."""
    return f"replay:{path.parent.name}/{path.name}"


class ReplayListScene(Scene):
    """Newest first. Finished games can be deleted here; those still under way belong to the list of saves."""

    def __init__(self, desk: Desk, chosen: Path | None = None) -> None:
        super().__init__()
        self.desk = desk
        self.replays: list[SaveInfo] = []
        self.chosen = chosen
        self.marked_before: Path | None = None  # when the pointer went down
        self.doing = ""  # what the dialog above is about
        self.ui.on_cancel = self.back

    def enter(self) -> None:
        self.read()

    def read(self) -> None:
        before = [save.path for save in self.replays]
        at = before.index(self.chosen) if self.chosen in before else 0
        self.replays = all_replays(self.desk.folder)
        left = [save.path for save in self.replays]
        if self.chosen not in left:
            sound = [save.path for save in self.replays[at:] if save.fault is None]
            self.chosen = next(iter([*sound, *left[::-1]]), None)
        self.ui.focus_key = key_of(self.chosen) if self.chosen else "import"
        self.changed()

    @property
    def replay(self) -> SaveInfo | None:
        return next((save for save in self.replays if save.path == self.chosen), None)

    # What is done

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

    def clicked(self) -> None:
        """The first click only marks."""
        if self.chosen == self.marked_before:
            self.watch()

    def watch(self) -> None:
        if self.replay is None:
            return
        try:
            self.app.stack.push(ReplayScene(self.desk, open_replay(self.replay.path, self.desk.book)))
        except CosmicError as fault:
            self.tell(fault)

    def tell(self, fault: CosmicError) -> None:
        words = (self.desk.say("load-fault-title"), self.desk.fault(fault))
        self.app.stack.push(NoticeScene(self.desk, *words, icon="ui/warning"))

    def export(self) -> None:
        if self.replay is not None:
            self.app.stack.push(ExportScene(self.desk, self.replay.path))

    def bring_in(self) -> None:
        self.doing = "import"
        self.app.stack.push(ImportScene(self.desk))

    def ask_delete(self) -> None:
        if self.replay is None or not is_kept(self.replay.path, self.desk.folder):
            return
        self.doing = "delete"
        say = self.desk.say
        words = say("load-delete-words", name=name_of(self.desk, self.replay), when=when(self.desk, self.replay.when))
        self.app.stack.push(
            ConfirmScene(self.desk, say("replays-delete-title"), words, say("load-delete"), say("load-keep"), "danger")
        )

    def resume(self, result: Any = None) -> None:
        doing, self.doing = self.doing, ""
        if doing == "import" and isinstance(result, Path):
            self.chosen = result
        elif doing == "delete" and result is True and self.chosen is not None:
            try:
                delete(self.chosen)
            except CosmicError as fault:
                self.tell(fault)
        if doing:
            self.read()

    # What stands on the screen

    def build(self) -> list[Node]:
        say, metrics = self.desk.say, self.metrics
        back = Press("back", say("dialog-back"), self.back, icon="ui/arrow_left")
        nodes, top = heading(metrics, back, say("replays-title"))
        save = self.replay
        sound = save is not None and save.fault is None
        kept = save is not None and is_kept(save.path, self.desk.folder)
        presses = [Press("import", say("replays-import"), self.bring_in, icon="ui/load")]
        if self.replays:
            presses = [
                Press(
                    "delete", say("load-delete"), self.ask_delete, "danger", "ui/cross_out", kept, say("replays-save")
                ),
                *presses,
                Press("export", say("replay-export"), self.export, icon="ui/save", enabled=sound),
                Press("watch", say("replays-watch"), self.watch, "main", "ui/play", sound, say("replays-damaged")),
            ]
        row, high = buttons(metrics, presses, EDGE, 0, WIDTH - 2 * EDGE)
        foot = HEIGHT - 36 - high
        for node in row:
            node.box = (node.box[0], node.box[1] + foot, node.box[2], node.box[3])
        if not self.replays:
            return nodes + self.empty(top) + row
        width = WIDTH - 2 * EDGE - RAIL - 12
        inside: list[Node] = []
        y = 8.0
        for save in self.replays:
            tall = SaveRow.height(metrics, self.desk, save, width)
            box = (8.0, y, width, tall)
            marked = save.path == self.chosen
            inside.append(SaveRow(key_of(save.path), box, self.desk, save, marked, self.watch, self.clicked))
            y += tall + 14
        nodes.append(ScrollList("replays", (EDGE - 8, top, WIDTH - 2 * EDGE + 8, foot - 24 - top), inside, pad=10))
        return nodes + row

    def empty(self, top: float) -> list[Node]:
        words = self.desk.say("replays-none")
        width = 1100.0
        high = self.metrics.height_of(words, width, 26)
        x, y = (WIDTH - width) / 2, top + 140
        return [
            Image("none:icon", (WIDTH / 2 - 70, y, 140, 140), icon="ui/play", tint="faint"),
            Text("none", (x, y + 170, width, high), words, 26, "dim", align="center", fit=False),
        ]
