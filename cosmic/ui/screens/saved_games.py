"""All saved games: open one, or throw one away."""

from __future__ import annotations

from typing import Any

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping.store import SaveInfo, delete, saves
from cosmic.ui.kit.canvas import HEIGHT, WIDTH
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Image, ScrollList, Text
from cosmic.ui.screens.game_list import GameListScene
from cosmic.ui.screens.save_row import SaveRow, name_of, when
from cosmic.ui.shell.dialog_frame import EDGE, RAIL, ButtonSpec, buttons, heading
from cosmic.ui.shell.dialogs import ConfirmScene, NoticeScene
from cosmic.ui.shell.services import Services


class LoadScene(GameListScene):
    """The list, newest first; damaged saves stand in it with the reason and can only be deleted."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.deleting = False  # the dialog above asks whether the chosen one goes

    def kept(self) -> list[SaveInfo]:
        return saves(self.services.folder)

    def open(self) -> None:
        if self.game is None or self.game.fault is not None:
            return
        try:
            self.app.stack.reset(self.services.ways.saved_table(self.game.path))
        except CosmicError as fault:
            self.tell(fault)

    def ask_delete(self) -> None:
        if self.game is None:
            return
        self.deleting = True
        say = self.services.say
        words = say(
            "load-delete-words", name=name_of(self.services, self.game), when=when(self.services, self.game.when)
        )
        self.app.stack.push(
            ConfirmScene(self.services, say("load-delete-title"), words, say("load-delete"), say("load-keep"), "danger")
        )

    def resume(self, result: Any = None) -> None:
        deleting, self.deleting = self.deleting, False
        if result is True and deleting and self.chosen is not None:
            try:
                delete(self.chosen)
            except CosmicError as fault:
                self.app.stack.push(
                    NoticeScene(self.services, self.services.say("load-fault-title"), self.services.fault(fault))
                )
            self.read()

    def build(self) -> list[Node]:
        say, metrics = self.services.say, self.metrics
        back = ButtonSpec("back", say("dialog-back"), self.back, icon="ui/arrow_left")
        nodes, top = heading(metrics, back, say("load-title"))
        if not self.games:
            return nodes + self.empty(top)
        save = self.game
        damaged = save is not None and save.fault is not None
        row, high = buttons(
            metrics,
            [
                ButtonSpec("delete", say("load-delete"), self.ask_delete, "danger", "ui/cross_out", save is not None),
                ButtonSpec("open", say("load-open"), self.open, "main", "ui/play", not damaged, say("load-damaged")),
            ],
            EDGE,
            0,
            WIDTH - 2 * EDGE,
        )
        foot = HEIGHT - 36 - high
        for node in row:
            node.box = (node.box[0], node.box[1] + foot, node.box[2], node.box[3])
        width = WIDTH - 2 * EDGE - RAIL - 12
        inside: list[Node] = []
        y = 8.0
        for save in self.games:
            tall = SaveRow.height(metrics, self.services, save, width)
            key = f"save:{save.path.name}"
            inside.append(
                SaveRow(
                    key, (8, y, width, tall), self.services, save, save.path == self.chosen, self.open, self.clicked
                )
            )
            y += tall + 14
        nodes.append(ScrollList("saves", (EDGE - 8, top, WIDTH - 2 * EDGE + 8, foot - 24 - top), inside, pad=10))
        return nodes + row

    def empty(self, top: float) -> list[Node]:
        words = self.services.say("load-none", folder=str(self.services.folder))
        width = 1100.0
        high = self.metrics.height_of(words, width, 26)
        x, y = (WIDTH - width) / 2, top + 180
        return [
            Image("none:icon", (WIDTH / 2 - 70, y, 140, 140), icon="ui/load", tint="faint"),
            Text("none", (x, y + 170, width, high), words, 26, "dim", align="center", fit=False),
        ]
