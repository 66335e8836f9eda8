"""Small questions over whatever is on the screen: yes or no, a thing to know, and whether everybody agrees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.inputs import Input, Key
from cosmic.ui.kit.layout import Column, Grid, Laid
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Action, Node
from cosmic.ui.kit.theme import RGB, SEAT_COLOURS, blend
from cosmic.ui.kit.widgets_basic import Button, focus_ring
from cosmic.ui.shell.dialog_frame import DialogScene, button, paragraphs
from cosmic.ui.shell.services import Services

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI


class ConfirmScene(DialogScene):
    """Yes or no; the result is a bool. What cannot be undone is asked with the tone danger, and no is at hand."""

    def __init__(self, services: Services, title: str, words: str, yes: str, no: str, tone: str = "main") -> None:
        super().__init__(services, title)
        self.words, self.yes, self.no, self.tone = words, yes, no, tone
        self.icon = "ui/warning" if tone == "danger" else ""
        self.ui.focus_key = "no" if tone == "danger" else "yes"

    def presses(self) -> list[Button]:
        stack = self.app.stack
        return [
            button("yes", self.yes, lambda: stack.pop(True), self.tone, "ui/check"),
            button("no", self.no, lambda: stack.pop(False), icon="ui/cross_out"),
        ]

    def body(self) -> Laid:
        return paragraphs(self.words)


class NoticeScene(DialogScene):
    """Something to know."""

    def __init__(self, services: Services, title: str, words: str, close: str = "", icon: str = "ui/lamp") -> None:
        super().__init__(services, title)
        self.words, self.close, self.icon = words, close or services.say("dialog-close"), icon

    def presses(self) -> list[Button]:
        return [button("close", self.close, lambda: self.app.stack.pop(True), "main", "ui/check")]

    def body(self) -> Laid:
        return paragraphs(self.words)


class Person(NamedTuple):
    """Somebody who is asked to agree, with the key of the seat."""

    name: str
    colour: str | RGB
    mark: str
    key: str


class ConsentScene(DialogScene):
    """Everybody listed presses the own key or plate; the result is True once all have, False at the first refusal."""

    wide = 1080.0

    def __init__(
        self, services: Services, title: str, words: str, seats: Sequence[Person | tuple[str, str, str, str]]
    ) -> None:
        super().__init__(services, title)
        self.words = words
        self.people = [Person(*seat) for seat in seats]
        self.agreed: set[int] = set()
        self.icon = "ui/person"
        self.ui.focus_key = "refuse"

    def presses(self) -> list[Button]:
        return [
            button(
                "refuse", self.services.say("consent-refuse"), lambda: self.app.stack.pop(False), icon="ui/cross_out"
            )
        ]

    def handle(self, what: Input) -> bool:
        if isinstance(what, Key) and not what.ctrl:
            for n, person in enumerate(self.people):
                if person.key == what.name:
                    self.agree(n)
                    return True
        return super().handle(what)

    def agree(self, n: int) -> None:
        if len(self.agreed) == len(self.people):
            return  # it has gone out already
        self.agreed.add(n)
        self.changed()
        if len(self.agreed) == len(self.people):
            self.app.stack.pop(True)

    def body(self) -> Laid:
        plates = (
            Plate(f"seat:{n}", person, n in self.agreed, lambda n=n: self.agree(n))  # type: ignore[misc]
            for n, person in enumerate(self.people)
        )
        return Column(paragraphs(f"{self.words}\n{self.how()}"), Grid(*plates), gap=28)

    def how(self) -> str:
        return self.services.say("consent-how")


class WhoScene(ConsentScene):
    """One of those listed presses the own key or plate: the result is its place in the list, or None."""

    def presses(self) -> list[Button]:
        nobody = self.services.say("who-nobody")
        return [button("refuse", nobody, lambda: self.app.stack.pop(None), icon="ui/cross_out")]

    def agree(self, n: int) -> None:
        self.app.stack.pop(n)

    def how(self) -> str:
        return self.services.say("who-how")


class Plate(Node):
    """One person's plate: mark, name, and the key until it has been pressed."""

    focusable = True

    def __init__(self, key: str, person: Person, agreed: bool, on_press: Action) -> None:
        super().__init__(key, label=person.name)
        self.person, self.agreed, self.on_press = person, agreed, on_press

    def wanted_width(self, metrics: Metrics) -> float:
        return metrics.width_of(self.label, 26, "bold") + metrics.width_of(self.person.key.upper(), 24, "bold") + 190

    def height_at(self, width: float, metrics: Metrics) -> float:
        return max(84.0, metrics.line(26) + 40)

    def accept(self) -> bool:
        self.on_press()
        return True

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        given = self.person.colour
        colour = SEAT_COLOURS[given] if isinstance(given, str) else given
        if ui.focused(self):
            focus_ring(canvas, self.box, 14)
        share = 0.6 if self.agreed else (0.78 if ui.hot(self) else 0.88)
        canvas.panel(self.box, blend(colour, canvas.theme.panel, share), colour if self.agreed else "panel_edge", 14, 2)
        canvas.icon(f"marks/{self.person.mark}", (x + 18, y + h / 2 - 20, 40, 40), colour)
        side = h - 28
        label = self.person.key.upper()
        cap = max(side, canvas.metrics.width_of(label, 24, "bold") + 24)
        right = x + w - 16 - cap
        canvas.text(
            self.label, (x + 72, y + 4, right - x - 82, h - 8), 26, "ink", "bold", "left", "middle", owner=self.key
        )
        if self.agreed:
            canvas.icon("ui/check", (x + w - 16 - side, y + 14, side, side), "good")
            return
        canvas.panel((right, y + 14, cap, side), "panel_low", "gold", 10, 2)
        box = (right, y + 14, cap, side)
        canvas.text(label, box, 24, "gold", "bold", "center", "middle", False, False, owner=f"{self.key}:key")
