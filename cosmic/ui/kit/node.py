"""The base of everything on a screen that can be drawn, pointed at or chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from cosmic.ui.kit.canvas import Box, Canvas

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

Action: TypeAlias = Callable[[], object]
Area: TypeAlias = tuple[float, float, float, float]


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
        self, key: str, box: Box, label: str = "", tip: str = "", enabled: bool = True, why_not: str = ""
    ) -> None:
        x, y, w, h = box
        self.key, self.label, self.tip = key, label, tip
        self.box: Area = (x, y, w, h)
        self.enabled, self.why_not = enabled, why_not
        self.parent: Node | None = None
        self.ui: UI | None = None

    @property
    def children(self) -> Sequence[Node]:
        return ()

    def shift(self) -> tuple[float, float]:
        """Where the children's own zero lies; only lists that scroll move it."""
        return (0.0, 0.0)

    @property
    def area(self) -> Area:
        """The box on the sheet, after all scrolling."""
        x, y, w, h = self.box
        above = self.parent
        while above is not None:
            dx, dy = above.shift()
            x, y = x + dx, y + dy
            above = above.parent
        return (x, y, w, h)

    @property
    def visible_area(self) -> Area | None:
        """The part of the area that no list cuts off; None when all of it is."""
        x, y, w, h = self.area
        above = self.parent
        while above is not None:
            ax, ay, aw, ah = above.area
            right, foot = min(x + w, ax + aw), min(y + h, ay + ah)
            x, y = max(x, ax), max(y, ay)
            w, h = right - x, foot - y
            if w <= 0 or h <= 0:
                return None
            above = above.parent
        return (x, y, w, h)

    def hit(self, x: float, y: float) -> bool:
        """Whether a spot of the sheet lies on the visible part of the node."""
        seen = self.visible_area
        return seen is not None and seen[0] <= x < seen[0] + seen[2] and seen[1] <= y < seen[1] + seen[3]

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
