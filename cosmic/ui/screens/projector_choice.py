"""Choosing where the public board is shown: what set-up and pause offer, and what one screen alone does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from cosmic.ui.kit.layout import Column, Laid
from cosmic.ui.kit.node import UNPLACED
from cosmic.ui.kit.widgets import Button, Choice
from cosmic.ui.shell.dialog_frame import DialogScene, button, paragraphs
from cosmic.ui.shell.projector import OFF, SAME, SCREEN, Projector
from cosmic.ui.shell.screen_numbers import ScreenButton
from cosmic.ui.shell.services import Services

PUBLIC_SCALES = (1.0, 1.15, 1.3, 1.4)


@dataclass(frozen=True)
class Place:
    """Somewhere the public board can be shown, with one line on what that does."""

    where: str | int
    word: str
    note: str
    chosen: bool


def places(projector: Projector) -> list[Place]:
    say = projector.services.say
    here = projector.screen if projector.mode == SCREEN else projector.mode
    alone = not projector.others()
    found: list[tuple[str | int, str, str]] = [
        (OFF, say("ui-screens-off"), say("ui-screens-off.note")),
        (SAME, say("ui-screens-same"), say("ui-screens-same-only" if alone else "ui-screens-same.note")),
    ]
    for screen in projector.others():
        word = say("ui-screens-number", number=screen + 1)
        found.append((screen, word, say("ui-screens-number.note", number=screen + 1)))
    return [Place(where, word, note, where == here) for where, word, note in found]


def public_text_size(services: Services, change: Callable[[float], object]) -> Choice[float]:
    """How large the words on the big screen are, which is nobody's business at the table's own."""
    scales = sorted({*PUBLIC_SCALES, services.settings.public_text_scale})
    values = [(scale, services.say("settings-percent", value=round(scale * 100))) for scale in scales]
    label = services.say("settings-public-text-scale")
    return Choice("public_text_scale", UNPLACED, label, values, services.settings.public_text_scale, change)


class OneScreenScene(DialogScene):
    """Says that the screen is not there, and offers those that are, and the public board in this window."""

    icon = "ui/warning"
    wide = 1100.0

    def __init__(self, services: Services, projector: Projector, screen: int) -> None:
        alone = not projector.others()
        title = services.say("ui-screens-one-title" if alone else "ui-screens-wrong-title", number=screen + 1)
        super().__init__(services, title)
        self.projector, self.screen = projector, screen

    def presses(self) -> list[Button]:
        say = self.services.say
        screens = [
            button(f"screen-{n}", say("ui-screens-number", number=n + 1), partial(self.end, n), "main", "ui/eye")
            for n in self.projector.others()
        ]
        tone = "plain" if screens else "main"
        return [
            *screens,
            button("here", say("ui-screens-one-here"), lambda: self.end(SAME), tone, "ui/eye"),
            button("usual", say("ui-screens-one-usual"), lambda: self.end(OFF)),
        ]

    def end(self, where: str | int) -> None:
        self.projector.choose(where)
        self.app.stack.pop()

    def body(self) -> Laid:
        say = self.services.say
        words = say("ui-screens-one", number=self.screen + 1)
        if self.projector.others():
            sizes = enumerate(self.projector.sizes(), 1)
            listed = "\n".join(say("ui-screens-there", number=n, wide=str(w), high=str(h)) for n, (w, h) in sizes)
            words = f"{say('ui-screens-wrong')}\n{listed}"
        return paragraphs(words)


class ScreensScene(DialogScene):
    """Where the public board is shown from now on; chosen in the middle of a game."""

    icon = "ui/eye"
    wide = 1000.0

    def __init__(self, services: Services, projector: Projector) -> None:
        super().__init__(services, services.say("ui-screens"))
        self.projector = projector

    def presses(self) -> list[Button]:
        return [button("close", self.services.say("dialog-close"), self.app.stack.pop, "main", "ui/check")]

    def body(self) -> Laid:
        size = public_text_size(self.services, self.set_size)
        return Column(*(self.choice(place) for place in places(self.projector)), size, gap=12)

    def choice(self, place: Place) -> Button:
        key, act = f"screens-{place.where}", lambda: self.choose(place.where)
        return ScreenButton(key, UNPLACED, place.word, act, note=place.note, picked=place.chosen)

    def set_size(self, scale: float) -> None:
        self.services.change(public_text_scale=scale)
        self.app.settings_changed()

    def choose(self, where: str | int) -> None:
        self.projector.keep(where)
        self.changed()
