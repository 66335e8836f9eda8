"""When the tooltip comes up, what it speaks of, and what takes it away."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import FRect

from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.tip import draw_tip

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

TIP_DELAY, FOCUS_TIP_DELAY = 0.4, 0.8  # seconds at rest: of the pointer, of a focus that a key has moved
STILL = 8.0  # units: so little a hand moves that meant to rest
POINTER, KEYS = "pointer", "keys"  # what somebody last went to a thing with


class TipTiming:
    """The tooltip of one level of a screen: comes up after a rest, or at once and pinned for whoever asks."""

    def __init__(self, ui: UI) -> None:
        self.ui = ui
        self.dirty = False
        self.pinned = False
        self.wait = TIP_DELAY
        self.shown = False
        self.came_by = ""  # nobody has gone anywhere yet
        self.quiet = False  # something was pressed, and nobody has gone anywhere since
        self.rest = (0.0, 0.0)  # where the pointer rests
        self.keep_clear: list[FRect] = []  # what no tip may cover

    def update(self, dt: float) -> None:
        if self.shown or self.pinned or self.quiet or self._node() is None:
            return
        self.wait -= dt
        if self.wait <= 0:
            self.show()

    def pressed(self) -> None:
        """What a press has changed is to be seen: no tip comes over it before somebody goes on and rests again."""
        if not self.pinned:
            self.hide()
        self.quiet, self.rest = True, self.ui.pointer

    def pointed(self) -> None:
        """The time begins anew with every movement of the pointer."""
        if math.dist(self.rest, self.ui.pointer) >= STILL:
            self.quiet, self.rest, self.wait = False, self.ui.pointer, TIP_DELAY

    def gone_by_keys(self) -> None:
        self.quiet, self.came_by, self.wait = False, KEYS, FOCUS_TIP_DELAY

    def _node(self) -> Node | None:
        """What the pointer rests on, or what keys went to last; what only happens to have the focus says nothing unless
        it is asked."""
        node: Node | None = None
        if self.pinned:
            node = self.ui.find(self.ui.hover) if not self.ui.focus_shown and self.ui.hover else self.ui.focus
            node = node or self.ui.find(self.ui.hover)
        elif self.came_by == POINTER:
            node = self.ui.find(self.ui.hover)
        elif self.came_by == KEYS and self.ui.focus_shown:
            node = self.ui.focus
        return node if node is not None and node.hint else None

    def show(self) -> None:
        self.shown = self.dirty = True

    def toggle(self) -> None:
        """Pins the tip at once, or takes it away."""
        if self.pinned:
            return self.hide()
        self.pinned = True
        self.show()

    def hide(self) -> None:
        if self.shown:
            self.dirty = True
        self.shown = self.pinned = False
        self.wait = TIP_DELAY

    def draw(self, canvas: Canvas) -> None:
        """Drawn last, over everything, and kept inside the sheet."""
        self.dirty = False
        node = self._node() if self.shown and not self.ui.dragging else None
        if node is not None:
            draw_tip(canvas, node, self.keep_clear)
