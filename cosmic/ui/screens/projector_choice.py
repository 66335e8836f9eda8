"""Choosing where the public board is shown: what set-up and pause offer, and what one screen alone does."""

from __future__ import annotations

from dataclasses import dataclass

from cosmic.ui.kit.layout import Column, Laid
from cosmic.ui.kit.node import UNPLACED
from cosmic.ui.kit.widgets import Button
from cosmic.ui.shell.dialog_frame import DialogScene, button, paragraphs
from cosmic.ui.shell.projector import OFF, SAME, SCREEN, Projector
from cosmic.ui.shell.screen_numbers import ScreenButton
from cosmic.ui.shell.services import Services


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


class OneScreenScene(DialogScene):
    """Says that there is no second screen, and offers the public board in this window."""

    icon = "ui/warning"
    wide = 1100.0

    def __init__(self, services: Services, projector: Projector, screen: int) -> None:
        super().__init__(services, services.say("ui-screens-one-title"))
        self.projector, self.screen = projector, screen

    def presses(self) -> list[Button]:
        say = self.services.say
        return [
            button("here", say("ui-screens-one-here"), lambda: self.end(SAME), "main", "ui/eye"),
            button("usual", say("ui-screens-one-usual"), lambda: self.end(OFF)),
        ]

    def end(self, where: str) -> None:
        self.projector.choose(where)
        self.app.stack.pop()

    def body(self) -> Laid:
        return paragraphs(self.services.say("ui-screens-one", number=self.screen + 1))


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
        return Column(*(self.choice(place) for place in places(self.projector)), gap=12)

    def choice(self, place: Place) -> Button:
        key, act = f"screens-{place.where}", lambda: self.choose(place.where)
        return ScreenButton(key, UNPLACED, place.word, act, note=place.note, picked=place.chosen)

    def choose(self, where: str | int) -> None:
        self.projector.keep(where)
        self.changed()
