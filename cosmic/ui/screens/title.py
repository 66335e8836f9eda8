"""The first screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmic import __version__
from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping import store
from cosmic.hotseat.lessons.tutorial_guide import place_kept
from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Canvas
from cosmic.ui.kit.night_sky import draw_backdrop
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Button, Image, Panel, ScrollList, Text
from cosmic.ui.screens import title_sky
from cosmic.ui.screens.save_row import when
from cosmic.ui.shell.dialog_frame import GAP, RAIL
from cosmic.ui.shell.dialogs import NoticeScene
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

LEFT = 120
BREATH = 1 / 30  # seconds between two pictures of the slow backdrop


class TitleScene(Scene):
    """New game, Continue, Load, Settings, Quit, over a sky that lives a little."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.newest: store.SaveInfo | None = None
        self.notices: list[str] = []
        self.next: Scene | None = None  # the table that waits behind a notice
        self.time = 0.0
        self.due = 0.0
        self.is_top = True
        self.ui.on_cancel = lambda: self.ui.set_focus("quit")

    def enter(self) -> None:
        self.look()
        self.ui.focus_key = "continue" if self.newest is not None else "new"

    def look(self) -> None:
        self.newest = store.newest_playable(self.services.folder)

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
        self.app.stack.reset(self.services.ways.tutorial())

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
        wanted = self.due <= 0 or self.ui.dirty or self.ui.tip_dirty or self.app.stack.dirty
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
        nodes, top = self.name()
        foot = self.foot(nodes)
        self.menu(nodes, top, foot)
        if self.notices:
            self.notice_panel(nodes, foot)
        return nodes

    def name(self) -> tuple[list[Node], float]:
        say, metrics = self.services.say, self.metrics
        size = 92 / max(1.0, metrics.text_scale) ** 0.95
        words, sub = say("title-name"), say("title-line")
        high = metrics.line(size)
        small = 28 / metrics.text_scale**0.5
        nodes: list[Node] = [
            Image("logo", (LEFT - 22, 72, 180, 180), icon="ui/logo", tint="gold"),
            Text("name", (LEFT + 180, 84, 800, high), words, size, weight="extrabold"),
            Text("line", (LEFT + 184, 90 + high, 800, metrics.line(small)), sub, small, "dim"),
        ]
        return nodes, 300.0

    def foot(self, nodes: list[Node]) -> float:
        words = self.services.say("title-version", version=__version__)
        width = WIDTH - 2 * LEFT
        high = self.metrics.height_of(words, width, 20)
        top = HEIGHT - 28 - high
        nodes.append(Text("version", (LEFT, top, width, high), words, 20, "faint"))
        return top

    def menu(self, nodes: list[Node], top: float, foot: float) -> None:
        say, metrics = self.services.say, self.metrics
        rows = (
            ("new", say("title-new"), self.new_game, "ui/gate"),
            ("continue", say("title-continue"), self.go_on, "ui/play"),
            ("load", say("title-load"), self.load, "ui/load"),
            ("tutorial", tutorial_label(self.services), self.tutorial, "ui/help"),
            ("settings", say("title-settings"), self.settings, "ui/settings"),
            ("quit", say("title-quit"), self.quit, "ui/arrow_left"),
        )
        beside = {
            "load": ("replays", say("title-replays"), self.replays, "ui/eye"),
            "tutorial": ("codex", say("title-codex"), self.codex, "ui/book"),
            "settings": ("records", say("title-records"), self.records, "ui/trophy"),
        }
        note = self.continue_note()
        wide = 620.0 if metrics.text_scale <= 1.35 else 760.0
        size = 28 / max(1.0, metrics.text_scale / 1.5)  # very large letters are large enough a little smaller
        line = metrics.line(size)
        small = metrics.height_of(note, wide - 106, 21)
        spare = foot - 24 - top - len(rows) * line - small - (len(rows) - 1) * GAP
        air = max(8.0, min(42.0, spare / len(rows)))
        whole = len(rows) * (line + air) + small + (len(rows) - 1) * GAP
        y = top + max(0.0, min(60.0, (foot - 24 - top - whole) / 3))
        half = (wide - GAP) / 2
        for key, label, act, icon in rows:
            goes_on = key == "continue"
            high = line + air + (small if goes_on else 0) - (8 if goes_on and air > 30 else 0)
            able = not goes_on or self.newest is not None
            main = key == ("continue" if self.newest is not None else "new")
            nodes.append(
                Button(
                    key,
                    (LEFT, y, half if key in beside else wide, high),
                    label,
                    act,
                    icon,
                    "main" if main else "plain",
                    enabled=able,
                    note=note if goes_on else "",
                    why_not="" if able else note,
                    size=size,
                )
            )
            if key in beside:
                name, words, press, picture = beside[key]
                nodes.append(Button(name, (LEFT + half + GAP, y, half, high), words, press, picture, size=size))
            y += high + GAP

    def continue_note(self) -> str:
        if self.newest is None:
            return self.services.say("title-no-game")
        save = self.newest
        names = ", ".join(save.players)
        return self.services.say("title-game", number=save.encounters, names=names, when=when(self.services, save.when))

    def notice_panel(self, nodes: list[Node], foot: float) -> None:
        """Quiet, in the corner; it goes when somebody says so or when the title is left."""
        say, metrics = self.services.say, self.metrics
        left, right = 960.0, WIDTH - 80.0
        words = "\n".join(self.notices)
        inner = right - left - 56
        needed = metrics.height_of(words, inner - RAIL, 22) + 8
        label = say("title-dismiss")
        button = max(56.0, metrics.line(24) + 18)
        room = min(needed, 360.0 - button)
        high = room + button + 60
        top = foot - 20 - high
        nodes.append(Panel("notices", (left, top, right - left, high), edge="warn", radius=14, raised=True))
        lines = [notice for notice in self.notices]
        nodes.append(ScrollList("notices:list", (left + 24, top + 20, right - left - 40, room), lines=lines, pad=0))
        wide = metrics.width_of(label, 24, "bold") + 56
        box = (right - 24 - wide, top + high - button - 18, wide, button)
        nodes.append(Button("dismiss", box, label, self.dismiss, tone="quiet", size=24))


def tutorial_label(services: Services) -> str:
    place = place_kept(services.folder)
    return (
        services.say("tutorial-title")
        if place is None
        else services.say("tutorial-begun", number=place[0], count=place[1])
    )
