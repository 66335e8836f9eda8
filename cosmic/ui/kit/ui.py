"""One level of a screen: its nodes, the focus among them and the pointer over them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from cosmic.ui.kit import inputs
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.focus_moves import next_over, placed
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Action, Node
from cosmic.ui.kit.tip_timing import KEYS, POINTER, TipTiming

DRAG_START = 10  # units the pointer must go before a press becomes a drag


@dataclass
class Grip:
    """The pointer is down on a node."""

    key: str
    start: tuple[float, float]
    at: tuple[float, float]
    dragging: bool = False


class UI:
    """Nodes with one focus. Everything that outlives a rebuild is kept here by key."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.focus_key: str | None = None
        self.focus_shown = True  # the ring is drawn for keys and pads, not for the mouse
        self.hover: str | None = None
        self.pointer = (0.0, 0.0)
        self.grip: Grip | None = None
        self.scroll: dict[str, float] = {}
        self.cursor: dict[str, int] = {}
        self.all_selected: str | None = None  # the field of which all letters are selected
        self.entered = False  # the press that is going on has brought the focus here
        self.metrics = Metrics()
        self.space_accepts = True  # like Enter; not where Space has just gone on to
        self.on_cancel: Action | None = None
        self.on_explain: Callable[[str], object] | None = None  # opens what explains a thing
        self.dirty = True
        self.tip = TipTiming(self)

    # Nodes

    def set_nodes(self, nodes: Iterable[Node]) -> None:
        """Takes new nodes; the focus stays on its key, or goes to the thing that now stands in its place."""
        before = [node.key for node in self.focusables()]
        self.nodes = list(nodes)
        self._adopt(self.nodes, None)
        self.dirty = True
        order = [node.key for node in self.focusables()]
        if self.focus_key not in order:
            index = before.index(self.focus_key) if self.focus_key in before else 0
            self.focus_key = order[min(index, len(order) - 1)] if order else None
            self.tip.hide()
        if self.hover is not None and self.find(self.hover) is None:
            self.hover = None
        if self.grip is not None and self.find(self.grip.key) is None:
            self.grip = None

    def _adopt(self, nodes: Iterable[Node], parent: Node | None) -> None:
        for node in nodes:
            node.ui, node.parent = self, parent
            self._adopt(node.children, node)

    def all(self) -> Iterator[Node]:
        yield from _walk(self.nodes)

    def focusables(self) -> list[Node]:
        return [node for node in self.all() if node.focusable]

    def find(self, key: str | None) -> Node | None:
        return next((node for node in self.all() if node.key == key), None) if key is not None else None

    @property
    def focus(self) -> Node | None:
        node = self.find(self.focus_key)
        return node if node is not None and node.focusable else None

    def set_focus(self, key: str | None) -> None:
        if key != self.focus_key:
            self.focus_key = key
            self.all_selected = None
            self.dirty = True
            self.tip.hide()
        node = self.focus
        if node is not None and node.parent is not None:
            reveal = getattr(node.parent, "reveal", None)
            if reveal is not None:
                reveal(node.box)

    def focused(self, node: Node) -> bool:
        """Whether to draw the focus ring on a node."""
        return self.focus_shown and node.key == self.focus_key

    def hot(self, node: Node) -> bool:
        """Whether the pointer is on a node."""
        return node.key == self.hover

    def down(self, node: Node) -> bool:
        return self.grip is not None and self.grip.key == node.key and self.hover == node.key

    @property
    def dragging(self) -> Node | None:
        return self.find(self.grip.key) if self.grip is not None and self.grip.dragging else None

    # Inputs

    def handle(self, what: inputs.Input) -> bool:
        match what:
            case inputs.Point(x=x, y=y):
                return self._point(x, y)
            case inputs.Press(x=x, y=y, button=button):
                return self._press(x, y, button)
            case inputs.Release(x=x, y=y, button=button):
                return self._release(x, y, button)
            case inputs.Wheel(x=x, y=y, step=step):
                return any(node.wheel(step) for node in reversed(list(self.all())) if node.hit(x, y))
            case inputs.Typed() | inputs.Erase():
                return self._write(what)
        if self._write(what):
            return True
        return self._command(what)

    def _command(self, what: inputs.Input) -> bool:
        match what:
            case inputs.Move(dx=dx, dy=dy):
                return self._move(dx, dy)
            case inputs.Next(step=step):
                return self._next(step)
            case inputs.Accept():
                self._by_keys()
                self.tip.came_by = KEYS
                return self._accept(self.focus)
            case inputs.Cancel():
                return self._cancel()
            case inputs.Page(step=step):
                return self._page(step)
            case inputs.Digit(n=n):
                return self._choose(next((node for node in self.focusables() if node.number == n), None))
            case inputs.Key():
                return self._key(what)
        return False

    def _write(self, what: inputs.Input) -> bool:
        """While a text field has the focus, letters are its own."""
        node = self.focus
        if node is None or not node.takes_text or not node.enabled:
            return False
        match what:
            case inputs.Typed(text=text):
                return node.typed(text)
            case inputs.Erase(step=step):
                return node.erase(step)
            case inputs.Digit():
                return True
            case inputs.Key(name="a", ctrl=True):
                self.all_selected = node.key
                self.dirty = True
                return True
            case inputs.Key(name=name, ctrl=ctrl):
                return not ctrl and (len(name) == 1 or name == "space")
        return False

    def _move(self, dx: int, dy: int) -> bool:
        node = self.focus
        self._by_keys()
        if node is None:
            return self._next(1)
        if node.enabled and node.move(dx, dy):
            self.dirty = True
            return True
        if ("x" if dx else "y") in node.holds:
            return True
        target = next_over(placed(self.focusables()), node, dx, dy)
        if target is None:
            return False
        self._go_to(target.key)
        return True

    def _next(self, step: int) -> bool:
        order = [node.key for node in self.focusables()]
        self._by_keys()
        if not order:
            return False
        if self.focus_key in order:
            self._go_to(order[(order.index(self.focus_key) + step) % len(order)])
        else:
            self._go_to(order[0])
        return True

    def _go_to(self, key: str) -> None:
        """By keys."""
        self.set_focus(key)
        self.tip.gone_by_keys()

    def _accept(self, node: Node | None) -> bool:
        if node is None:
            return False
        self.dirty = True
        if not node.enabled:
            self.tip.show()
            return True
        self.tip.pressed()
        return node.accept()

    def _choose(self, node: Node | None) -> bool:
        """By its number or its letter."""
        if node is None:
            return False
        self._by_keys()
        self._go_to(node.key)
        return self._accept(node)

    def _cancel(self) -> bool:
        if self.tip.pinned:
            self.tip.hide()
            return True
        if self.grip is not None and self.grip.dragging:
            self.grip = None
            self.dirty = True
            return True
        if self.on_cancel is not None:
            self.on_cancel()
            return True
        return False

    def _page(self, step: int) -> bool:
        node: Node | None = self.focus
        while node is not None:
            if node.page(step):
                self.dirty = True
                return True
            node = node.parent
        return any(other.page(step) for other in self.all())

    def _key(self, what: inputs.Key) -> bool:
        if what.name == "f1":
            return self._explain(self.entry)
        if what.name == "?":
            self.tip.toggle()
            return True
        if not what.ctrl:
            for node in self.focusables():
                if node.hot_key is not None and node.hot_key == what.name:
                    return self._choose(node)
        if what.name == "space" and not what.ctrl and self.space_accepts:
            self._by_keys()
            return self._accept(self.focus)
        return False

    def _by_keys(self) -> None:
        if not self.focus_shown:
            self.focus_shown = True
            self.dirty = True

    # Pointer

    def at(self, x: float, y: float) -> Node | None:
        """The uppermost node at a spot that can be chosen."""
        return next((node for node in reversed(self.focusables()) if node.hit(x, y)), None)

    def _point(self, x: float, y: float) -> bool:
        self.pointer = (x, y)
        self.tip.pointed()
        node = self.at(x, y)
        key = node.key if node else None
        if key != self.hover:
            self.hover, self.tip.came_by = key, POINTER
            self.dirty = True
            if not self.tip.pinned:
                self.tip.hide()
        grip = self.grip
        if grip is None:
            return node is not None
        grip.at = (x, y)
        held = self.find(grip.key)
        if held is None or not held.enabled:
            return True
        if held.draggable and not grip.dragging and math.dist(grip.start, grip.at) >= DRAG_START:
            grip.dragging = True
            held.drag_started()
            self.dirty = True
        elif not held.draggable:
            held.dragged(x, y)
        return True

    def _press(self, x: float, y: float, button: int) -> bool:
        self._point(x, y)
        if self.focus_shown:
            self.focus_shown = False
            self.dirty = True
        node = self.at(x, y)
        if node is None:
            return False
        self.entered = node.key != self.focus_key
        self.set_focus(node.key)
        self.dirty = True
        if button == 3:
            return (node.enabled and node.alt()) or self._explain(node.entry_at((x, y)))
        if button != 1:
            return False
        self.grip = Grip(node.key, (x, y), (x, y))
        if node.enabled:
            self.tip.pressed()
            node.pressed(x, y)
        return True

    def _explain(self, entry: str) -> bool:
        if self.on_explain is None or not entry:
            return False
        self.on_explain(entry)
        return True

    @property
    def entry(self) -> str:
        """What explains the thing under the pointer, or else the one in focus."""
        hovered = self.find(self.hover)
        if hovered is not None:
            return hovered.entry_at(self.pointer)
        return self.focus.entry_at(None) if self.focus is not None else ""

    def _release(self, x: float, y: float, button: int) -> bool:
        grip = self.grip
        if grip is None or button != 1:
            return False
        self.grip = None
        self.dirty = True
        node = self.find(grip.key)
        if node is None:
            return True
        if grip.dragging:
            under = next(
                (other for other in reversed(self.focusables()) if other is not node and other.hit(x, y)), None
            )
            node.dropped(under.key if under else "", x, y)
        elif node.hit(x, y):
            if node.enabled:
                node.clicked(x, y)
            else:
                self.tip.show()
        return True

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        self.dirty = False
        self.metrics = canvas.metrics
        for node in self.nodes:
            node.draw(canvas, self)

    def draw_drag(self, canvas: Canvas) -> None:
        node = self.dragging
        if node is not None and self.grip is not None:
            node.draw_dragged(canvas, *self.grip.at)


def _walk(nodes: Sequence[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from _walk(node.children)
