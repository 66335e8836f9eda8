"""The base of everything on a screen that can be drawn, pointed at or chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from pygame import FRect

from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.metrics import Metrics

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

Action: TypeAlias = Callable[[], object]
UNPLACED = (0.0, 0.0, 0.0, 0.0)  # the box of a node that a layout will put somewhere


class Node:
    """One thing on the screen. Scenes rebuild their nodes freely; the key carries focus and scroll over."""

    focusable = False
    draggable = False
    holds = ""  # axes ("x", "y") whose arrow keys the node wants for itself
    takes_text = False
    number: int | None = None
    hot_key: str | None = None
    entry = ""  # where the thing is explained, for whoever opens it: F1, or the other button of the mouse

    def __init__(
        self, key: str, box: Box = UNPLACED, label: str = "", tip: str = "", enabled: bool = True, why_not: str = ""
    ) -> None:
        self.key, self.label, self.tip = key, label, tip
        self._box = FRect(box)
        self.enabled, self.why_not = enabled, why_not
        self.parent: Node | None = None
        self.ui: UI | None = None

    @property
    def box(self) -> FRect:
        """Where it lies; in a list that scrolls, counted from the list's own corner."""
        return self._box

    @box.setter
    def box(self, box: Box) -> None:
        self._box = FRect(box)

    @property
    def children(self) -> Sequence[Node]:
        return ()

    def shift(self) -> tuple[float, float]:
        """Where the children's own zero lies; only lists that scroll move it."""
        return (0.0, 0.0)

    @property
    def area(self) -> FRect:
        """The box on the sheet, after all scrolling."""
        area = self._box
        above = self.parent
        while above is not None:
            area = area.move(above.shift())
            above = above.parent
        return area

    @property
    def visible_area(self) -> FRect | None:
        """The part of the area that no list cuts off; None when all of it is."""
        area = self.area
        above = self.parent
        while above is not None:
            area = area.clip(above.area)
            if area.w <= 0 or area.h <= 0:
                return None
            above = above.parent
        return area

    def hit(self, x: float, y: float) -> bool:
        """Whether a spot of the sheet lies on the visible part of the node."""
        seen = self.visible_area
        return seen is not None and seen.collidepoint(x, y)

    # What a layout asks (see kit.layout)

    def wanted_width(self, metrics: Metrics) -> float:
        """How wide it is with all its words in one line."""
        return 0.0

    def height_at(self, width: float, metrics: Metrics) -> float:
        """How high it must be at a width."""
        return 0.0

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        """Gives it its place; returns what stands there, in the order of Tab."""
        self.box = FRect(box)
        return [self]

    @property
    def hint(self) -> str:
        """What the tooltip says: the reason first when the thing cannot be used."""
        if not self.enabled and self.why_not:
            return f"{self.why_not}\n{self.tip}" if self.tip else self.why_not
        return self.tip

    def entry_at(self, spot: tuple[float, float] | None) -> str:
        """What explains the thing, or the part of it that the pointer is on."""
        return self.entry

    # What a node looks like

    def draw(self, canvas: Canvas, ui: UI) -> None:
        pass

    def draw_dragged(self, canvas: Canvas, x: float, y: float) -> None:
        """The picture that follows the pointer while the node is dragged."""
        canvas.circle(x, y, 18, "gold", 4)

    # What a node does; each answers whether it took the input

    def accept(self) -> bool:
        return False

    def alt(self) -> bool:
        """The second button of the mouse."""
        return False

    def move(self, dx: int, dy: int) -> bool:
        return False

    def page(self, step: int) -> bool:
        return False

    def wheel(self, step: float) -> bool:
        return False

    def typed(self, text: str) -> bool:
        return False

    def erase(self, step: int) -> bool:
        return False

    def pressed(self, x: float, y: float) -> None:
        """The pointer goes down on the node."""

    def dragged(self, x: float, y: float) -> None:
        """The pointer moves while it is down, for sliders and the like."""

    def clicked(self, x: float, y: float) -> bool:
        """The pointer went down and up on the node."""
        return self.accept()

    def drag_started(self) -> None:
        pass

    def dropped(self, target: str, x: float, y: float) -> None:
        """Dropped on the node with this key, or on nothing when it is empty."""
