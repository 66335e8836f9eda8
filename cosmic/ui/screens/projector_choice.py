"""Choosing where the public board is shown: a row of the set-up screen, and the offer when there is one screen only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from cosmic.ui.kit.node import Action, Node
from cosmic.ui.screens.pill_flow import PillFlow
from cosmic.ui.shell.dialog_frame import ButtonSpec, DialogScene, paragraphs
from cosmic.ui.shell.projector import OFF, SAME, SCREEN, Projector
from cosmic.ui.shell.screen_numbers import ScreenButton
from cosmic.ui.shell.services import Services

if TYPE_CHECKING:
    from cosmic.ui.screens.setup_options import OptionColumn


def pick(edit: Callable[[Action], None], projector: Projector, where: str | int) -> Action:
    return lambda: edit(lambda: projector.keep(where))


def add_row(column: OptionColumn, projector: Projector) -> None:
    """The row of the set-up screen, with one line on what the choice does."""
    say, scene = projector.services.say, column.scene
    here = projector.screen if projector.mode == SCREEN else projector.mode
    choices: list[tuple[str | int, str, str]] = [(OFF, say("ui-screens-off"), say("ui-screens-off.note"))]
    alone = not projector.others()
    choices.append((SAME, say("ui-screens-same"), say("ui-screens-same-only" if alone else "ui-screens-same.note")))
    for screen in projector.others():
        word = say("ui-screens-number", number=screen + 1)
        choices.append((screen, word, say("ui-screens-number.note", number=screen + 1)))
    column._label("screens", say("ui-screens"))
    flow = PillFlow(column.metrics, column.indent, column.y, column.width, column.pill_high)
    for where, word, note in choices:
        made = flow.button(f"screens-{where}", word, pick(scene.edit, projector, where), note, where == here)
        column.nodes.append(
            ScreenButton(made.key, made.box, word, made.on_press, tip=made.tip, size=made.size, picked=made.picked)
        )
    column.y = flow.foot + 4
    column._note("screens", next((note for where, _, note in choices if where == here), ""), "")


class OneScreenScene(DialogScene):
    """Says that the screen is not there, and offers those that are, and the public board in this window."""

    icon = "ui/warning"
    wide = 1100.0

    def __init__(self, services: Services, projector: Projector, screen: int) -> None:
        alone = not projector.others()
        title = services.say("ui-screens-one-title" if alone else "ui-screens-wrong-title", number=screen + 1)
        super().__init__(services, title)
        self.projector, self.screen = projector, screen

    def presses(self) -> list[ButtonSpec]:
        say = self.services.say
        screens = [
            ButtonSpec(f"screen-{n}", say("ui-screens-number", number=n + 1), partial(self.end, n), "main", "ui/eye")
            for n in self.projector.others()
        ]
        tone = "plain" if screens else "main"
        return [
            *screens,
            ButtonSpec("here", say("ui-screens-one-here"), lambda: self.end(SAME), tone, "ui/eye"),
            ButtonSpec("usual", say("ui-screens-one-usual"), lambda: self.end(OFF)),
        ]

    def end(self, where: str | int) -> None:
        self.projector.choose(where)
        self.app.stack.pop()

    def body(self, x: float, y: float, width: float) -> tuple[list[Node], float]:
        say = self.services.say
        words = say("ui-screens-one", number=self.screen + 1)
        if self.projector.others():
            sizes = enumerate(self.projector.sizes(), 1)
            listed = "\n".join(say("ui-screens-there", number=n, wide=str(w), high=str(h)) for n, (w, h) in sizes)
            words = f"{say('ui-screens-wrong')}\n{listed}"
        return paragraphs(self.metrics, words, x, y, width)
