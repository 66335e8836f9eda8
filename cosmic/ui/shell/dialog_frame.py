"""What the screens around the table share: rows of buttons, headings and the frame of a dialog."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from cosmic.ui.kit.canvas import HEIGHT, WIDTH
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Action, Node
from cosmic.ui.kit.widgets import Button, Image, Panel, ScrollList, Text
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

GAP = 16
PAD = 48  # between the edge of a dialog and its words
EDGE = 64  # between the edge of the sheet and a screen's things
RAIL = 24  # room beside things in a list for the mark that shows the place
LABEL = 26


@dataclass(frozen=True)
class ButtonSpec:
    """A button before it has a place."""

    key: str
    label: str
    act: Action
    tone: str = "plain"
    icon: str | None = None
    enabled: bool = True
    why_not: str = ""
    tip: str = ""


def button_height(metrics: Metrics) -> float:
    return max(64.0, metrics.line(LABEL) + 26)


def button_width(metrics: Metrics, press: ButtonSpec) -> float:
    icon = min(button_height(metrics) - 16, 40 * max(1.0, min(metrics.text_scale, 1.4))) + 14 if press.icon else 0
    return max(150.0, metrics.width_of(press.label, LABEL, "bold") + 52 + icon)


def buttons(
    metrics: Metrics, presses: Sequence[ButtonSpec], x: float, y: float, width: float, align: str = "right"
) -> tuple[list[Node], float]:
    """A row of buttons, or a column if the row would be too wide; with its height."""
    high = button_height(metrics)
    wide = [button_width(metrics, press) for press in presses]
    whole = sum(wide) + GAP * (len(presses) - 1)
    if whole > width:
        boxes = [(x, y + n * (high + GAP), width, high) for n in range(len(presses))]
        return [_button(press, box) for press, box in zip(presses, boxes)], len(presses) * (high + GAP) - GAP
    left = x + {"left": 0.0, "center": (width - whole) / 2, "right": width - whole}[align]
    nodes: list[Node] = []
    for press, each in zip(presses, wide):
        nodes.append(_button(press, (left, y, each, high)))
        left += each + GAP
    return nodes, high


def _button(press: ButtonSpec, box: tuple[float, float, float, float]) -> Button:
    return Button(
        press.key,
        box,
        press.label,
        press.act,
        press.icon,
        press.tone,
        enabled=press.enabled,
        why_not=press.why_not,
        tip=press.tip,
        size=LABEL,
    )


def heading(metrics: Metrics, back: ButtonSpec, title: str) -> tuple[list[Node], float]:
    """The way back and the name of a screen; with the height where its own things begin."""
    row, high = buttons(metrics, [back], EDGE, 40, WIDTH, "left")
    left = EDGE + row[0].box[2] + 32
    size = 44 / metrics.text_scale**0.5  # a heading is large enough already
    words = Text("heading", (left, 40, WIDTH - EDGE - left, high), title, size, weight="extrabold", valign="middle")
    return [*row, words], 40 + high + 28


class DialogScene(Scene, ABC):
    """A box over what lies below: a title, a body and buttons. Escape is the last button."""

    opaque = False
    wide = 900.0
    icon = ""
    edge = "panel_edge"

    def __init__(self, services: Services, title: str) -> None:
        super().__init__()
        self.services, self.title = services, title
        self.ui.on_cancel = self.cancel

    @abstractmethod
    def presses(self) -> list[ButtonSpec]: ...

    def body(self, x: float, y: float, width: float) -> tuple[list[Node], float]:
        """The things between title and buttons, with their height."""
        return [], 0

    def cancel(self) -> None:
        self.presses()[-1].act()

    def build(self) -> list[Node]:
        metrics = self.metrics
        wide = min(WIDTH - 2 * EDGE, self.wide * max(1.0, 0.6 + 0.4 * metrics.text_scale))
        inner = wide - 2 * PAD
        size = 40 / metrics.text_scale**0.4
        side = 64.0 if self.icon else 0.0
        head = max(side, metrics.height_of(self.title, inner - (side + 20 if side else 0), size, "extrabold"))
        presses = self.presses()
        below = 32 + buttons(metrics, presses, 0, 0, inner)[1] if presses else 0.0
        _, body_high = self.body(0, 0, inner)
        fixed = PAD + head + 24 + below + 40
        room = min(body_high, HEIGHT - 2 * 32 - fixed)
        high = fixed + room
        left, top = (WIDTH - wide) / 2, (HEIGHT - high) / 2
        x, y = left + PAD, top + PAD
        nodes: list[Node] = [Panel("dialog", (left, top, wide, high), edge=self.edge, radius=22, raised=True)]
        if side:
            tint = "gold" if self.edge == "panel_edge" else self.edge
            nodes.append(Image("icon", (x, y + (head - side) / 2, side, side), icon=self.icon, tint=tint))
        start = x + side + 20 if side else x
        box = (start, y, left + wide - PAD - start, head)
        nodes.append(Text("title", box, self.title, size, weight="extrabold", valign="middle"))
        y += head + 24
        if room < body_high:
            inside, _ = self.body(0, 0, inner - RAIL)
            nodes.append(ScrollList("body", (x, y, inner, room), inside, pad=0))
        else:
            nodes += self.body(x, y, inner)[0]
        return nodes + (buttons(metrics, presses, x, y + room + 32, inner)[0] if presses else [])


def paragraphs(
    metrics: Metrics, words: str, x: float, y: float, width: float, size: float = 26
) -> tuple[list[Node], float]:
    """Running words as one node each paragraph."""
    nodes: list[Node] = []
    top = y
    for n, part in enumerate(words.split("\n")):
        high = metrics.height_of(part, width, size)
        # The box is measured, and the path of a file may be longer than a line.
        nodes.append(Text(f"words:{n}", (x, top, width, high), part, size, "ink" if n == 0 else "dim", fit=False))
        top += high + 14
    return nodes, top - 14 - y
