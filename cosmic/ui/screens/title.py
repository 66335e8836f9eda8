"""The first screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmic import __version__
from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping import store
from cosmic.hotseat.lessons.tutorial_guide import place_kept
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.layout import SHEET, Column, Fill, Laid, Layered, Pad, Row, Sized, Stretched
from cosmic.ui.kit.night_sky import draw_backdrop
from cosmic.ui.kit.node import UNPLACED, Action, Node
from cosmic.ui.kit.widgets import Button, Image, Panel, Scrolled, Text
from cosmic.ui.screens import title_sky
from cosmic.ui.screens.save_row import when
from cosmic.ui.shell.dialog_frame import button, buttons, words
from cosmic.ui.shell.dialogs import NoticeScene
from cosmic.ui.shell.opening import OpeningScene
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

LEFT = 120.0
ROOMIER = 1.25  # the most that a menu grows beyond what it needs
NOTICE_ROOM = 280.0
BREATH = 1 / 30  # seconds between two pictures of the slow backdrop


class TitleScene(Scene):
    """New game, Continue, Load, Settings, Quit, over a sky that lives a little."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.newest: store.SaveInfo | None = None
        self.offered = False  # the tutorial, to somebody who has never played
        self.notices: list[str] = []
        self.next: Scene | None = None  # the table that waits behind a notice
        self.time = 0.0
        self.due = 0.0
        self.is_top = True
        self.ui.on_cancel = lambda: self.ui.set_focus("quit")

    def enter(self) -> None:
        self.look()
        self.ui.focus_key = "continue" if self.newest is not None else "offer:yes" if self.offered else "new"

    def look(self) -> None:
        folder = self.services.folder
        self.newest = store.newest_playable(folder)
        is_first = not self.services.settings.welcomed and place_kept(folder) is None
        self.offered = is_first and self.newest is None and not store.saves(folder)

    def pause(self) -> None:
        self.is_top = False
        self.redraw()

    def resume(self, result: Any = None) -> None:
        self.is_top = True
        self.look()
        table, self.next = self.next, None
        if table is not None and result is True:
            self.app.stack.reset(table)

    # What the buttons do

    def new_game(self) -> None:
        self.app.stack.push(self.services.ways.set_up())

    def go_on(self) -> None:
        self.app.stack.push(OpeningScene(self.services, self.open_newest))

    def open_newest(self) -> None:
        """The newest game that opens; people are told before if it is not the newest one there is."""
        skipped: list[tuple[Path, CosmicError]] = []
        for path in store.autosaves(self.services.folder):
            save = store.info(path)
            if save.fault is not None:
                skipped.append((path, save.fault))
            elif not save.over:
                try:
                    table = self.open(path)
                except CosmicError as fault:
                    skipped.append((path, fault))
                else:
                    self.take_up(table, save, skipped)
                    return
        self.notices += [self.services.fault(fault) for _, fault in skipped]
        self.look()
        self.changed()

    def open(self, path: Path) -> Scene:
        return self.services.ways.saved_table(path)

    def take_up(self, table: Scene, save: store.SaveInfo, skipped: list[tuple[Path, CosmicError]]) -> None:
        if not skipped:
            self.app.stack.reset(table)
            return
        say = self.services.say
        told = [say("title-skipped", count=len(skipped), when=when(self.services, save.when), number=save.encounters)]
        told += [self.services.fault(fault) for _, fault in skipped]
        self.next = table
        notice = NoticeScene(
            self.services, say("title-skipped-title"), "\n".join(told), say("title-go-on"), "ui/warning"
        )
        self.app.stack.push(notice)

    def load(self) -> None:
        self.app.stack.push(self.services.ways.saved_games())

    def tutorial(self) -> None:
        self.decline()
        self.app.stack.push(OpeningScene(self.services, lambda: self.app.stack.reset(self.services.ways.tutorial())))

    def decline(self) -> None:
        """It is offered once, and stands in the menu anyway."""
        if self.offered:
            self.offered = False
            self.services.change(welcomed=True)
            self.ui.set_focus("new")
            self.changed()

    def codex(self) -> None:
        self.app.stack.push(self.services.ways.codex())

    def replays(self) -> None:
        self.app.stack.push(self.services.ways.replays())

    def records(self) -> None:
        self.app.stack.push(self.services.ways.records())

    def settings(self) -> None:
        self.app.stack.push(self.services.ways.settings())

    def quit(self) -> None:
        self.app.quit()

    def dismiss(self) -> None:
        self.notices.clear()
        self.changed()

    # The living sky

    @property
    def lives(self) -> bool:
        return self.is_top and self.app.speed > 0

    @property
    def moving(self) -> bool:
        """Only as often as the slow sky needs it, but always when a picture is drawn anyway."""
        wanted = self.due <= 0 or self.ui.dirty or self.ui.tip.dirty or self.app.stack.dirty
        return super().moving or (self.lives and wanted)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.lives:
            self.time += min(dt, 0.1) * min(1.0, self.app.speed)
            self.due -= dt

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        title_sky.paint_worlds(canvas)
        if not self.lives:
            title_sky.paint_life(canvas, self.time)
        self.ui.draw(canvas)

    def draw_moving(self, canvas: Canvas) -> None:
        if self.lives:
            self.due = BREATH
            title_sky.paint_life(canvas, self.time)
        super().draw_moving(canvas)

    # What stands on the screen

    def build(self) -> list[Node]:
        self.notices += [notice for notice in self.services.notices if notice not in self.notices]
        self.services.notices.clear()
        version = Text("version", UNPLACED, self.services.say("title-version", version=__version__), 20, "faint")
        beside = Column(self.offer(), self.notice_panel(), gap=20)
        wide = 620.0 if self.metrics.text_scale <= 1.35 else 760.0
        middle_part = Row(Sized(self.menu(), width=wide), Fill(Sized(beside, place=(1.0, 1.0))), gap=80)
        whole = Column(self.name(), Fill(middle_part), version, gap=24)
        return Pad(whole, LEFT, 28).put(SHEET, self.metrics)

    def name(self) -> Laid:
        say, metrics = self.services.say, self.metrics
        size = 92 / max(1.0, metrics.text_scale) ** 0.95
        logo = Sized(Image("logo", UNPLACED, "ui/logo", "gold"), 180, 180, place=(0.0, 0.0))
        words = Column(
            Text("name", UNPLACED, say("title-name"), size, weight="extrabold", wrap=False),
            Text("line", UNPLACED, say("title-line"), 28 / metrics.text_scale**0.5, "dim"),
            gap=6,
        )
        return Sized(Pad(Row(logo, Fill(Pad(words, 0, 12)), gap=22), 0, 44), height=248)

    def menu(self) -> Laid:
        """High enough for their words, and a little more where there is room."""
        say, metrics = self.services.say, self.metrics
        able, note = self.newest is not None, self.continue_note()
        go_on = self.button("continue", say("title-continue"), self.go_on, "ui/play")
        go_on.enabled, go_on.note, go_on.why_not = able, note, "" if able else note
        tutorial = self.button("tutorial", tutorial_label(self.services), self.tutorial, "ui/help")
        rows: list[Laid] = [
            self.button("new", say("title-new"), self.new_game, "ui/gate"),
            go_on,
            self.pair(
                self.button("load", say("title-load"), self.load, "ui/load"),
                self.button("replays", say("title-replays"), self.replays, "ui/eye"),
            ),
            self.pair(tutorial, self.button("codex", say("title-codex"), self.codex, "ui/book")),
            self.pair(
                self.button("settings", say("title-settings"), self.settings, "ui/settings"),
                self.button("records", say("title-records"), self.records, "ui/trophy"),
            ),
            self.button("quit", say("title-quit"), self.quit, "ui/arrow_left"),
        ]
        shares = Column(*(Fill(row, row.height_at(620, metrics)) for row in rows))
        return Stretched(shares, ROOMIER)

    def button(self, key: str, label: str, act: Action, icon: str) -> Button:
        main = key == ("continue" if self.newest is not None else "new") and not self.offered
        size = 28 / max(1.0, self.metrics.text_scale / 1.5)  # very large letters are large enough a little smaller
        return Button(key, UNPLACED, label, act, icon, "main" if main else "plain", size=size)

    def pair(self, left: Button, right: Button) -> Row:
        return Row(Fill(Sized(left, width=1)), Fill(Sized(right, width=1)))

    def offer(self) -> Laid | None:
        """To somebody who opens the game for the first time."""
        if not self.offered:
            return None
        say = self.services.say
        title = Text("offer:title", UNPLACED, say("welcome-title"), 30, "gold", "extrabold")
        presses = [
            button("offer:no", say("welcome-no"), self.decline),
            button("offer:yes", say("welcome-yes"), self.tutorial, "main", "ui/help"),
        ]
        inside = Column(title, words("offer:words", say("welcome-words"), 24), buttons(presses), gap=18)
        return Layered(Panel("offer", edge="gold", raised=True), Pad(inside, 32, 26))

    def continue_note(self) -> str:
        if self.newest is None:
            return self.services.say("title-no-game")
        save = self.newest
        names = ", ".join(save.players)
        return self.services.say("title-game", number=save.encounters, names=names, when=when(self.services, save.when))

    def notice_panel(self) -> Laid | None:
        """Quiet, in the corner; it goes when somebody says so or when the title is left."""
        if not self.notices:
            return None
        told = Column(*(words(f"notice:{n}", notice, 22) for n, notice in enumerate(self.notices)), gap=8)
        ok = Button("dismiss", UNPLACED, self.services.say("title-dismiss"), self.dismiss, None, "quiet", size=24)
        inside = Column(Sized(Scrolled("notices:list", told), most=NOTICE_ROOM), Row(ok, align="right"), gap=12)
        return Layered(Panel("notices", edge="warn", radius=14, raised=True), Pad(inside, 28, 18))


def tutorial_label(services: Services) -> str:
    place = place_kept(services.folder)
    return (
        services.say("tutorial-title")
        if place is None
        else services.say("tutorial-begun", number=place[0], count=place[1])
    )
