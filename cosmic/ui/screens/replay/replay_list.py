"""All games that can be watched again."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping.store import SaveInfo, delete
from cosmic.hotseat.past.replay_files import all_replays, is_kept, open_replay
from cosmic.ui.kit.layout import Fill, Laid
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Scrolled
from cosmic.ui.screens.game_list import GameListScene
from cosmic.ui.screens.replay.replay_dialogs import ExportScene, ImportScene
from cosmic.ui.screens.replay.replay_scene import ReplayScene
from cosmic.ui.screens.save_row import name_of, when
from cosmic.ui.shell.dialog_frame import button, buttons, heading, nothing_here, page
from cosmic.ui.shell.dialogs import ConfirmScene
from cosmic.ui.shell.opening import OpeningScene
from cosmic.ui.shell.services import Services


class ReplayListScene(GameListScene):
    """Newest first. Finished games can be deleted here; those still under way belong to the list of saves."""

    empty_focus = "import"

    def __init__(self, services: Services, chosen: Path | None = None) -> None:
        super().__init__(services, chosen)
        self.doing = ""  # what the dialog above is about

    def kept(self) -> list[SaveInfo]:
        return all_replays(self.services.folder)

    def key_of(self, path: Path) -> str:
        """A save and a kept replay may have the same name."""
        return f"replay:{path.parent.name}/{path.name}"

    # What is done

    def open(self) -> None:
        if self.game is not None:
            self.app.stack.push(OpeningScene(self.services, partial(self.open_film, self.game.path)))

    def open_film(self, path: Path) -> None:
        try:
            self.app.stack.push(ReplayScene(self.services, open_replay(path, self.services.book)))
        except CosmicError as fault:
            self.tell(fault)

    def export(self) -> None:
        if self.game is not None:
            self.app.stack.push(ExportScene(self.services, self.game.path))

    def bring_in(self) -> None:
        self.doing = "import"
        self.app.stack.push(ImportScene(self.services))

    def ask_delete(self) -> None:
        if self.game is None or not is_kept(self.game.path, self.services.folder):
            return
        self.doing = "delete"
        say = self.services.say
        words = say(
            "load-delete-words", name=name_of(self.services, self.game), when=when(self.services, self.game.when)
        )
        self.app.stack.push(
            ConfirmScene(
                self.services, say("replays-delete-title"), words, say("load-delete"), say("load-keep"), "danger"
            )
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
        say, metrics, save = self.services.say, self.metrics, self.game
        back = button("back", say("dialog-back"), self.back, icon="ui/arrow_left")
        sound = save is not None and save.fault is None
        kept = save is not None and is_kept(save.path, self.services.folder)
        presses = [button("import", say("replays-import"), self.bring_in, icon="ui/load")]
        games: Laid = nothing_here("ui/play", say("replays-none"))
        if self.games:
            games = Scrolled("replays", self.rows())
            drop = (self.ask_delete, "danger", "ui/cross_out", kept, say("replays-save"))
            presses = [
                button("delete", say("load-delete"), *drop),
                *presses,
                button("export", say("replay-export"), self.export, icon="ui/save", enabled=sound),
                button("watch", say("replays-watch"), self.open, "main", "ui/play", sound, say("replays-damaged")),
            ]
        return page(metrics, heading(metrics, back, say("replays-title")), Fill(games), buttons(presses))
