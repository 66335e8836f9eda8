"""Everything the people at this computer may like differently; each change holds at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping.settings import SEAT_KEYS, SPEEDS, Settings
from cosmic.hotseat.session.calls import MODES
from cosmic.ui.kit.inputs import Accept, Cancel, Digit, Erase, Input, Key, Move, Next, Page
from cosmic.ui.kit.inputs import Press as Click
from cosmic.ui.kit.layout import Column, Fill, Grid, Laid, Layered, Pad, Roomy, Sized, columns, middle
from cosmic.ui.kit.node import UNPLACED, Node
from cosmic.ui.kit.widgets import Button, Choice, Panel, Scrolled, Slider, Stepper, Text, Toggle
from cosmic.ui.screens.projector_choice import public_text_size
from cosmic.ui.screens.seat_keys import with_key
from cosmic.ui.shell.dialog_frame import button, heading, page, words
from cosmic.ui.shell.dialogs import ConfirmScene
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

TEXT_SCALES = (0.85, 1.0, 1.15, 1.3, 1.45, 1.6, 1.8, 2.0)
CLOCKS = (0.0, 30.0, 60.0, 90.0, 120.0, 180.0, 300.0, 600.0)
TWO_COLUMNS = 1.3  # up to this text scale there is room for two
LARGEST_ROW = 94.0  # the height of a button or a field with the largest letters
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
        # A folder that cannot be written to is told once.
        self.services.notices[:] = dict.fromkeys(self.services.notices)
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
        told = (say("settings-reset-title"), say("settings-reset-words"))
        self.app.stack.push(ConfirmScene(self.services, *told, say("settings-reset"), say("dialog-back"), "danger"))

    def resume(self, result: Any = None) -> None:
        if result is True:
            self.set_fullscreen(False)
            kept = {"language": self.settings.language, "welcomed": self.settings.welcomed}
            self.change(**{**asdict(Settings()), **kept})

    def set_fullscreen(self, on: bool) -> None:
        if self.app.main.fullscreen != on:
            self.app.main.set_fullscreen(on)
        self.change(fullscreen=on)

    # What stands on the screen

    def build(self) -> list[Node]:
        """The size of the letters stays where it is, whatever it does to the rest."""
        say, metrics = self.services.say, self.metrics
        back = button("back", say("dialog-back"), self.back, icon="ui/arrow_left")
        reset = button("reset", say("settings-reset"), self.ask_reset, icon="ui/undo")
        notices = self.services.notices
        return page(
            metrics,
            Sized(middle(heading(metrics, back, say("settings-title"), reset)), height=LARGEST_ROW),
            Sized(self.text_scale(), height=LARGEST_ROW),
            Fill(Scrolled("rows", self.sections())),
            words("notice", notices[-1], 22, "warn") if notices else None,
        )

    def sections(self) -> Laid:
        """Always in the same column, so that nothing jumps when a row grows."""
        left, right = [self.reading(), self.motion(), self.sound()], [self.calls(), self.keys()]
        if self.metrics.text_scale > TWO_COLUMNS:
            return Column(*left, *right, gap=28)
        return columns([left, right], gap=28)

    def section(self, key: str, *rows: Laid | None) -> Laid:
        title = Text(key, UNPLACED, self.services.say(f"settings-{key}"), 26, "gold", "extrabold")
        return Column(title, *rows, gap=12)

    def text_scale(self) -> Laid:
        scales = known(TEXT_SCALES, self.settings.text_scale)
        return self.choice(
            "text_scale", [(s, self.services.say("settings-percent", value=round(s * 100))) for s in scales]
        )

    def reading(self) -> Laid:
        preview = Text("preview:words", UNPLACED, self.services.say("settings-preview"))
        shown = Layered(Panel("preview", radius=12), Pad(preview, 24, 16))
        big = public_text_size(self.services, lambda scale: self.change(public_text_scale=scale))
        return self.section("reading", shown, big, self.toggle("contrast"), self.toggle("reminders"))

    def motion(self) -> Laid:
        say, now = self.services.say, self.settings
        speeds = [(speed, say("settings-speed-value", value=speed)) for speed in known(SPEEDS, now.speed)]
        speed = self.choice("speed", speeds, not now.reduced_motion, say("settings-speed-off"))
        full = self.app.main.fullscreen  # which the command line may have asked for, too
        rows = (speed, self.toggle("reduced_motion"), self.toggle("fullscreen", full, self.set_fullscreen))
        return self.section("motion", *rows)

    def calls(self) -> Laid:
        say, now = self.services.say, self.settings
        modes = [(mode, say(f"settings-mode-{mode}")) for mode in MODES]
        shown, change = say("settings-seconds", value=now.call_seconds), lambda n: self.change(call_seconds=float(n))
        seconds = Stepper(
            "call_seconds", UNPLACED, say("settings-call-seconds"), round(now.call_seconds), 1, 15, change, shown=shown
        )
        means = [say(f"settings-means-{mode}") for mode in MODES]
        note = self.note("call_mode:note", say(f"settings-means-{now.call_mode}"), means)
        clocks = [(clock, say("settings-clock", value=clock)) for clock in known(CLOCKS, now.deal_seconds)]
        clock = self.choice("deal_seconds", clocks)
        return self.section("calls", self.choice("call_mode", modes), note, seconds, clock, self.toggle("solo_clock"))

    def sound(self) -> Laid:
        volumes = [self.volume("effects_volume", "effects"), self.volume("music_volume", "music")]
        return self.section("sounds", self.toggle("sound"), *volumes, self.toggle("captions"))

    def keys(self) -> Laid:
        """The key of each seat, set by pressing it."""
        say = self.services.say
        keys = (
            Button(
                f"key:{seat}",
                UNPLACED,
                self.key_label(seat),
                lambda seat=seat: self.wait_for(seat),  # type: ignore[misc]
                "ui/key",
                size=24,
                picked=self.waiting == seat,
            )
            for seat in range(len(SEAT_KEYS))
        )
        told = self.refused or (say("settings-key-cancel") if self.waiting is not None else "")
        last = self.note("keys:refused", told, colour="warn" if self.refused else "gold") if told else None
        return self.section("keys", self.note("keys:note", say("settings-keys-note")), Grid(*keys, gap=12), last)

    def key_label(self, seat: int) -> str:
        if self.waiting == seat:
            return self.services.say("settings-key-press", number=seat + 1)
        return self.services.say("settings-key", number=seat + 1, letter=self.settings.seat_keys[seat].upper())

    # Rows

    def label(self, name: str) -> str:
        return self.services.say(f"settings-{name.replace('_', '-')}")

    def choice(self, name: str, values: Sequence[tuple[Any, str]], enabled: bool = True, why_not: str = "") -> Laid:
        now, change = getattr(self.settings, name), lambda value: self.change(**{name: value})
        return Choice(name, UNPLACED, self.label(name), values, now, change, enabled=enabled, why_not=why_not)

    def toggle(self, name: str, on: bool | None = None, on_change: Callable[[bool], None] | None = None) -> Laid:
        change = on_change or (lambda on: self.change(**{name: on}))
        note = self.services.messages.say_or(f"settings-{name.replace('_', '-')}-note")
        return Toggle(
            name, UNPLACED, self.label(name), getattr(self.settings, name) if on is None else on, change, note=note
        )

    def volume(self, name: str, label: str) -> Laid:
        now, change = self.settings, lambda value: self.change(**{name: value})
        off = self.services.say("settings-sound-off")
        return Slider(
            name, UNPLACED, self.label(label), getattr(now, name), 0, 1, change, enabled=now.sound, why_not=off
        )

    def note(self, key: str, text: str, others: Sequence[str] = (), colour: str = "dim") -> Laid:
        """One line on what is chosen, with room for what the other choices would say."""
        room = [Text("", UNPLACED, other, NOTE) for other in others]
        return Pad(Roomy(Text(key, UNPLACED, text, NOTE, colour), *room), 18, 0)


def known(values: Sequence[float], now: float) -> list[float]:
    """What is offered, and what is set by hand in the file."""
    return sorted({*values, now})
