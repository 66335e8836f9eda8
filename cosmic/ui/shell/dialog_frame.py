"""What the screens around the table share: their page, rows of buttons, and the frame of a dialog."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from cosmic.ui.kit.canvas import HEIGHT, WIDTH
from cosmic.ui.kit.layout import SHEET, Column, Fill, Fitting, Laid, Layered, Pad, Row, Sized, middle
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import UNPLACED, Action, Node
from cosmic.ui.kit.theme import Colour
from cosmic.ui.kit.widgets import Button, Image, Panel, Scrolled, Text
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

PAD = 48.0  # between the edge of a dialog and its words
EDGE = 64.0  # between the edge of the sheet and a screen's things
TOP = 40.0
ICON = 64.0


def button(
    key: str,
    label: str,
    act: Action,
    tone: str = "plain",
    icon: str | None = None,
    enabled: bool = True,
    why_not: str = "",
    tip: str = "",
) -> Button:
    """A button as screens and dialogs have them, before it has a place."""
    return Button(key, UNPLACED, label, act, icon, tone, enabled=enabled, why_not=why_not, tip=tip)


def buttons(presses: Sequence[Button], align: str = "right") -> Laid:
    """A row of buttons, or a column if the row would be too wide."""
    return Fitting(Row(*presses, align=align), Column(*presses))


def words(key: str, text: str, size: float = 26, colour: Colour | None = None, align: str = "left") -> Text:
    """As high as they need to be, so they are not fitted: the path of a file may be longer than a line."""
    return Text(key, UNPLACED, text, size, colour, align=align, fit=False)


def paragraphs(text: str, size: float = 26) -> Column:
    """Running words as one node each paragraph."""
    parts = enumerate(text.split("\n"))
    return Column(*(words(f"words:{n}", part, size, "dim" if n else "ink") for n, part in parts), gap=14)


def heading(metrics: Metrics, back: Button, title: str, *others: Button) -> Row:
    """The way back, the name of a screen, and what else may stand beside it."""
    size = 44 / metrics.text_scale**0.5  # a heading is large enough already
    name = Text("heading", UNPLACED, title, size, weight="extrabold", valign="middle")
    return Row(back, Fill(name), *others, gap=32)


def page(metrics: Metrics, *parts: Laid | None, gap: float = 24) -> list[Node]:
    """Parts one below the other on the whole sheet."""
    return Pad(Column(*parts, gap=gap), EDGE, TOP).put(SHEET, metrics)


def nothing_here(icon: str, text: str) -> Laid:
    """What a list says that has nothing in it."""
    picture = Sized(Image("none:icon", UNPLACED, icon, "faint"), height=140)
    said = Column(picture, words("none", text, colour="dim", align="center"), gap=30)
    return Sized(said, width=1100, place=(0.5, 0.3))


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
    def presses(self) -> list[Button]: ...

    def body(self) -> Laid:
        """The things between title and buttons."""
        return Column()

    def cancel(self) -> None:
        self.presses()[-1].on_press()

    def head(self) -> Laid:
        size = 40 / self.metrics.text_scale**0.4
        title = Fill(Text("title", UNPLACED, self.title, size, weight="extrabold", valign="middle"))
        if not self.icon:
            return Row(title)
        tint = "gold" if self.edge == "panel_edge" else self.edge
        picture = Sized(Image("icon", UNPLACED, self.icon, tint), ICON, ICON, place=(0, 0.5))
        return Row(picture, title, gap=20)

    def build(self) -> list[Node]:
        metrics, presses = self.metrics, self.presses()
        wide = min(WIDTH - 2 * EDGE, self.wide * max(1.0, 0.6 + 0.4 * metrics.text_scale))
        inside = Column(self.head(), Fill(Scrolled("body", self.body())), gap=24)
        whole = Column(Fill(inside), buttons(presses) if presses else None, gap=32)
        frame = Layered(Panel("dialog", edge=self.edge, radius=22, raised=True), Pad(whole, PAD, PAD - 4))
        high = min(HEIGHT - EDGE, frame.height_at(wide, metrics))
        return middle(Sized(frame, height=high), wide).put(SHEET, metrics)
