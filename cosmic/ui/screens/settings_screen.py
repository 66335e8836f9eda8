"""Everything the people at this computer may like differently; each change holds at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping.settings import SEAT_KEYS, SPEEDS, Settings
from cosmic.hotseat.session.calls import MODES
from cosmic.ui.kit.canvas import HEIGHT, WIDTH
from cosmic.ui.kit.inputs import Accept, Cancel, Digit, Erase, Input, Key, Move, Next, Page
from cosmic.ui.kit.inputs import Press as Click
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Button, Choice, Panel, ScrollList, Slider, Stepper, Text, Toggle
from cosmic.ui.screens.seat_keys import with_key
from cosmic.ui.shell.dialog_frame import EDGE, GAP, RAIL, ButtonSpec, button_width, heading
from cosmic.ui.shell.dialogs import ConfirmScene
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

TEXT_SCALES = (0.85, 1.0, 1.15, 1.3, 1.45, 1.6, 1.8, 2.0)
CLOCKS = (0.0, 30.0, 60.0, 90.0, 120.0, 180.0, 300.0, 600.0)
TWO_COLUMNS = 1.3  # up to this text scale there is room for two
NOTE = 21


class SettingsScene(Scene):
    """One list of rows in sections."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.waiting: int | None = None  # the seat whose key is to be pressed
        self.refused = ""
        self.ui.on_cancel = self.back
        self.ui.focus_key = "text_scale"

    @property
    def settings(self) -> Settings:
        return self.services.settings

    def change(self, **settings: Any) -> None:
        self.services.change(**settings)
        self.services.notices[:] = dict.fromkeys(
            self.services.notices
        )  # a folder that cannot be written to is told once
        self.app.settings_changed()

    def back(self) -> None:
        self.app.stack.pop()

    # Keys of the seats

    def handle(self, what: Input) -> bool:
        if self.waiting is None:
            return super().handle(what)
        match what:
            case Key(name=name):
                self.set_key(name)
            case Digit(n=n):
                self.set_key(str(n))
            case Cancel():
                self.wait_for(None)
            case Accept() | Move() | Next() | Page() | Erase():
                self.set_key("")
            case Click():
                self.wait_for(None)
                return super().handle(what)
            case _:
                return super().handle(what)
        return True

    def wait_for(self, seat: int | None) -> None:
        self.waiting, self.refused = seat, ""
        self.changed()

    def set_key(self, name: str) -> None:
        assert self.waiting is not None
        try:
            keys = with_key(self.settings.seat_keys, self.waiting, name)
        except CosmicError as fault:
            self.refused = self.services.fault(fault)
            self.changed()
            return
        self.wait_for(None)
        self.change(seat_keys=keys)

    # Back to the beginning

    def ask_reset(self) -> None:
        say = self.services.say
        words = (say("settings-reset-title"), say("settings-reset-words"))
        self.app.stack.push(ConfirmScene(self.services, *words, say("settings-reset"), say("dialog-back"), "danger"))

    def resume(self, result: Any = None) -> None:
        if result is True:
            self.set_fullscreen(False)
            self.change(**{**asdict(Settings()), "language": self.settings.language})

    def set_fullscreen(self, on: bool) -> None:
        if self.app.main.fullscreen != on:
            self.app.main.set_fullscreen(on)
        self.change(fullscreen=on)

    # What stands on the screen

    def build(self) -> list[Node]:
        say, metrics = self.services.say, self.metrics
        nodes, top = heading(
            metrics, ButtonSpec("back", say("dialog-back"), self.back, icon="ui/arrow_left"), say("settings-title")
        )
        reset = ButtonSpec("reset", say("settings-reset"), self.ask_reset, icon="ui/undo")
        wide = button_width(metrics, reset)
        title = nodes[-1]
        title.box = (title.box[0], title.box[1], title.box[2] - wide - 20, title.box[3])
        box = (WIDTH - EDGE - wide, nodes[0].box[1], wide, nodes[0].box[3])
        nodes.append(Button("reset", box, reset.label, reset.act, reset.icon))
        foot = HEIGHT - 32.0
        if self.services.notices:
            words = self.services.notices[-1]
            high = metrics.height_of(words, WIDTH - 2 * EDGE, 22)
            foot -= high + 16
            nodes.append(Text("notice", (EDGE, foot + 16, WIDTH - 2 * EDGE, high), words, 22, "warn", fit=False))
        room = WIDTH - 2 * EDGE - RAIL
        columns = 2 if metrics.text_scale <= TWO_COLUMNS else 1
        each = (room - (columns - 1) * 32) / columns
        inside: list[Node] = []
        heights = [6.0] * columns
        for section in self.sections():
            column = heights.index(min(heights))
            made, heights[column] = section(6 + column * (each + 32), heights[column], each - 6)
            inside += made
            heights[column] += 28
        nodes.append(ScrollList("rows", (EDGE - 6, top, room + RAIL + 6, foot - top), inside, pad=8))
        return nodes

    def sections(self) -> list[Callable[[float, float, float], tuple[list[Node], float]]]:
        return [self.reading, self.calls, self.motion, self.sound, self.keys]

    def section(self, key: str, title: str, x: float, y: float, width: float) -> tuple[list[Node], float]:
        high = self.metrics.line(26)
        return [Text(key, (x + 4, y, width, high), title, 26, "gold", "extrabold")], y + high + 10

    def tall(self, label: str, width: float, value: str = "") -> float:
        """The height of a row whose name or value may need several lines."""
        metrics = self.metrics
        name = metrics.height_of(label, width * 0.46 - 30, 24)
        shown = metrics.height_of(value, width * 0.54 - 112, 24, "bold") if value else 0
        return max(68.0, max(name, shown) + 22)

    def reading(self, x: float, y: float, width: float) -> tuple[list[Node], float]:
        say, now = self.services.say, self.settings
        nodes, y = self.section("reading", say("settings-reading"), x, y, width)
        scales = [
            (scale, say("settings-percent", value=round(scale * 100))) for scale in known(TEXT_SCALES, now.text_scale)
        ]
        y = self.choice(nodes, "text_scale", say("settings-text-scale"), scales, x, y, width)
        words = say("settings-preview")
        high = self.metrics.height_of(words, width - 48, 24) + 32
        nodes.append(Panel("preview", (x, y, width, high), radius=12))
        nodes.append(Text("preview:words", (x + 24, y + 16, width - 48, high - 32), words, 24))
        y += high + GAP
        y = self.toggle(nodes, "contrast", say("settings-contrast"), say("settings-contrast-note"), x, y, width)
        y = self.toggle(nodes, "reminders", say("settings-reminders"), say("settings-reminders-note"), x, y, width)
        return nodes, y

    def motion(self, x: float, y: float, width: float) -> tuple[list[Node], float]:
        say, now = self.services.say, self.settings
        nodes, y = self.section("motion", say("settings-motion"), x, y, width)
        speeds = [(speed, say("settings-speed-value", value=speed)) for speed in known(SPEEDS, now.speed)]
        y = self.choice(
            nodes,
            "speed",
            say("settings-speed"),
            speeds,
            x,
            y,
            width,
            not now.reduced_motion,
            say("settings-speed-off"),
        )
        y = self.toggle(
            nodes, "reduced_motion", say("settings-reduced-motion"), say("settings-reduced-motion-note"), x, y, width
        )
        y = self.toggle(
            nodes,
            "fullscreen",
            say("settings-fullscreen"),
            say("settings-fullscreen-note"),
            x,
            y,
            width,
            self.set_fullscreen,
            self.app.main.fullscreen,  # which the command line may have asked for, too
        )
        return nodes, y

    def calls(self, x: float, y: float, width: float) -> tuple[list[Node], float]:
        say, now = self.services.say, self.settings
        nodes, y = self.section("calls", say("settings-calls"), x, y, width)
        modes = [(mode, say(f"settings-mode-{mode}")) for mode in MODES]
        y = self.choice(nodes, "call_mode", say("settings-call-mode"), modes, x, y, width)
        y = self.note(nodes, "call_mode:note", say(f"settings-means-{now.call_mode}"), x, y, width)
        seconds, label = say("settings-seconds", value=now.call_seconds), say("settings-call-seconds")
        box = (x, y, width, self.tall(label, width, seconds))
        count = round(now.call_seconds)
        nodes.append(
            Stepper(
                "call_seconds", box, label, count, 1, 15, lambda n: self.change(call_seconds=float(n)), shown=seconds
            )
        )
        y += box[3] + GAP - 4
        clocks = [(clock, say("settings-clock", value=clock)) for clock in known(CLOCKS, now.deal_seconds)]
        y = self.choice(nodes, "deal_seconds", say("settings-deal-seconds"), clocks, x, y, width)
        return nodes, y

    def sound(self, x: float, y: float, width: float) -> tuple[list[Node], float]:
        say, now = self.services.say, self.settings
        nodes, y = self.section("sounds", say("settings-sounds"), x, y, width)
        y = self.toggle(nodes, "sound", say("settings-sound"), "", x, y, width)
        for name, label in (("effects_volume", say("settings-effects")), ("music_volume", say("settings-music"))):
            box = (x, y, width, self.tall(label, width))
            change = lambda value, name=name: self.change(**{name: value})  # noqa: E731
            volume = getattr(now, name)
            nodes.append(
                Slider(name, box, label, volume, 0, 1, change, enabled=now.sound, why_not=say("settings-sound-off"))
            )
            y += box[3] + GAP - 4
        y = self.toggle(nodes, "captions", say("settings-captions"), say("settings-captions-note"), x, y, width)
        return nodes, y

    def keys(self, x: float, y: float, width: float) -> tuple[list[Node], float]:
        """The key of each seat, set by pressing it."""
        say, metrics = self.services.say, self.metrics
        nodes, y = self.section("keys", say("settings-keys"), x, y, width)
        y = self.note(nodes, "keys:note", say("settings-keys-note"), x, y, width)
        labels = [self.key_label(seat) for seat in range(len(SEAT_KEYS))]
        wanted = max(metrics.width_of(label, 24, "bold") for label in labels) + 100
        columns = max(1, min(3, int((width + 12) // (wanted + 12))))
        each = (width - 12 * (columns - 1)) / columns
        high = max(64.0, max(metrics.height_of(label, each - 96, 24, "bold") for label in labels) + 20)
        for seat, label in enumerate(labels):
            row, column = divmod(seat, columns)
            box = (x + column * (each + 12), y + row * (high + 12), each, high)
            picked = self.waiting == seat
            nodes.append(
                Button(
                    f"key:{seat}",
                    box,
                    label,
                    lambda seat=seat: self.wait_for(seat),  # type: ignore[misc]
                    "ui/key",
                    size=24,
                    picked=picked,
                )
            )
        y += -(-len(labels) // columns) * (high + 12)
        words = self.refused or (say("settings-key-cancel") if self.waiting is not None else "")
        if words:
            y = self.note(nodes, "keys:refused", words, x, y, width, "warn" if self.refused else "gold")
        return nodes, y

    def key_label(self, seat: int) -> str:
        if self.waiting == seat:
            return self.services.say("settings-key-press", number=seat + 1)
        return self.services.say("settings-key", number=seat + 1, letter=self.settings.seat_keys[seat].upper())

    # Rows

    def choice(
        self,
        nodes: list[Node],
        name: str,
        label: str,
        values: Sequence[tuple[Any, str]],
        x: float,
        y: float,
        width: float,
        enabled: bool = True,
        why_not: str = "",
    ) -> float:
        high = max(self.tall(label, width, words) for _, words in values)
        value = getattr(self.settings, name)
        nodes.append(
            Choice(
                name,
                (x, y, width, high),
                label,
                values,
                value,
                lambda value: self.change(**{name: value}),
                enabled=enabled,
                why_not=why_not,
            )
        )
        return y + high + GAP - 4

    def toggle(
        self,
        nodes: list[Node],
        name: str,
        label: str,
        note: str,
        x: float,
        y: float,
        width: float,
        on_change: Callable[[bool], None] | None = None,
        on: bool | None = None,
    ) -> float:
        metrics = self.metrics
        inner = width - 124
        high = metrics.height_of(label, inner, 24, "bold")
        high += metrics.height_of(note, inner, NOTE) if note else 0
        high = max(68.0, high + 22)
        change = on_change or (lambda on: self.change(**{name: on}))
        now = getattr(self.settings, name) if on is None else on
        nodes.append(Toggle(name, (x, y, width, high), label, now, change, note=note))
        return y + high + GAP - 4

    def note(
        self, nodes: list[Node], key: str, words: str, x: float, y: float, width: float, colour: str = "dim"
    ) -> float:
        high = self.metrics.height_of(words, width - 36, NOTE)
        nodes.append(Text(key, (x + 18, y, width - 36, high), words, NOTE, colour))
        return y + high + GAP


def known(values: Sequence[float], now: float) -> list[float]:
    """What is offered, and what is set by hand in the file."""
    return sorted({*values, now})
