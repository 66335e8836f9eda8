"""All saved games: open one, or throw one away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping.store import SaveInfo, delete, saves
from cosmic.ui.kit.layout import Fill
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Scrolled
from cosmic.ui.screens.game_list import GameListScene
from cosmic.ui.screens.save_row import name_of, when
from cosmic.ui.shell.dialog_frame import button, buttons, heading, nothing_here, page
from cosmic.ui.shell.dialogs import ConfirmScene, NoticeScene
from cosmic.ui.shell.opening import OpeningScene
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
        path = self.game.path
        self.app.stack.push(OpeningScene(self.services, lambda: self.open_table(path)))

    def open_table(self, path: Path) -> None:
        try:
            self.app.stack.reset(self.services.ways.saved_table(path))
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
        say, metrics, save = self.services.say, self.metrics, self.game
        top = heading(metrics, button("back", say("dialog-back"), self.back, icon="ui/arrow_left"), say("load-title"))
        if not self.games:
            return page(metrics, top, Fill(nothing_here("ui/load", say("load-none", folder=str(self.services.folder)))))
        damaged = save is not None and save.fault is not None
        foot = [
            button("delete", say("load-delete"), self.ask_delete, "danger", "ui/cross_out", save is not None),
            button("open", say("load-open"), self.open, "main", "ui/play", not damaged, say("load-damaged")),
        ]
        return page(metrics, top, Fill(Scrolled("saves", self.rows())), buttons(foot))
