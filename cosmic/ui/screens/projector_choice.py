"""Choosing where the public board is shown: a row of the set-up screen, and the offer when there is one screen only."""

from __future__ import annotations

from collections.abc import Callable
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
    """Says that there is no second screen, and offers the public board in this window."""

    icon = "ui/warning"
    wide = 1100.0

    def __init__(self, services: Services, projector: Projector, screen: int) -> None:
        super().__init__(services, services.say("ui-screens-one-title"))
        self.projector, self.screen = projector, screen

    def presses(self) -> list[ButtonSpec]:
        say = self.services.say
        return [
            ButtonSpec("here", say("ui-screens-one-here"), lambda: self.end(SAME), "main", "ui/eye"),
            ButtonSpec("usual", say("ui-screens-one-usual"), lambda: self.end(OFF)),
        ]

    def end(self, where: str) -> None:
        self.projector.choose(where)
        self.app.stack.pop()

    def body(self, x: float, y: float, width: float) -> tuple[list[Node], float]:
        return paragraphs(self.metrics, self.services.say("ui-screens-one", number=self.screen + 1), x, y, width)
