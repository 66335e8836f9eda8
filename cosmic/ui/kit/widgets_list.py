"""A list that scrolls: of lines of running text, or of other nodes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.flow import Spans
from cosmic.ui.kit.layout import Laid
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets_basic import focus_ring

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

NOTCH = 72  # units per notch of the wheel
RAIL = 18  # room for the mark that shows the place
GAP = 6  # between lines
RING = 8.0  # room for the ring of the focus around what lies in a list
SLACK = 1.0  # units of rounding that count as fitting


class Scrolled:
    """A part that scrolls where there is no room for all of it, nor for any of the closer ways to lay it out."""

    def __init__(self, key: str, part: Laid, *closer: Laid) -> None:
        self.key, self.part, self.closer = key, part, closer

    def wanted_width(self, metrics: Metrics) -> float:
        return self.part.wanted_width(metrics)

    def height_at(self, width: float, metrics: Metrics) -> float:
        return self.part.height_at(width, metrics)

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        for way in (self.part, *self.closer):
            if way.height_at(FRect(box).w, metrics) <= FRect(box).h + SLACK:
                return way.put(box, metrics)
        around = FRect(box).inflate(2 * RING, 2 * RING)
        width = around.w - 2 * RING - RAIL
        inside = self.part.put((RING, RING, width, self.part.height_at(width, metrics)), metrics)
        return [ScrollList(self.key, around, inside, pad=RING)]


class ScrollList(Node):
    """Only what is in sight is drawn; the place is kept by key over rebuilds.

    Children have boxes that count from the list's own upper left corner, and end before the RAIL.
    """

    def __init__(
        self,
        key: str,
        box: Box,
        children: Sequence[Node] = (),
        lines: Sequence[Spans] = (),
        size: float = 22,
        at_end: bool = False,
        on_line: Callable[[int], object] | None = None,
        pad: float = 6,
        tip: str = "",
        entry_of: Callable[[int], str] | None = None,
    ) -> None:
        """`entry_of`: what explains a line; the node's own entry explains the whole."""
        super().__init__(key, box, tip=tip)
        self.kept, self.lines, self.size, self.at_end, self.on_line = list(children), lines, size, at_end, on_line
        self.pad, self.entry_of = pad, entry_of
        self.focusable = bool(lines)
        self._tops: list[float] | None = None
        self._measured: object = None

    @property
    def children(self) -> Sequence[Node]:
        return self.kept

    # Size and place

    def height_at(self, width: float, metrics: Metrics) -> float:
        """With all its lines in sight."""
        room = width - RAIL - 2 * self.pad
        return sum(metrics.rich_height(line, room, self.size) + GAP for line in self.lines) + 2 * self.pad - GAP

    def tops(self) -> list[float]:
        """Where each line begins, and after the last one the end."""
        metrics = self.ui.metrics if self.ui is not None else None
        if self._tops is None or self._measured != metrics:
            self._measured = metrics
            self._tops = [self.pad]
            width = self.box[2] - RAIL - 2 * self.pad
            for line in self.lines:
                high = metrics.rich_height(line, width, self.size) if metrics else 0.0
                self._tops.append(self._tops[-1] + high + GAP)
        return self._tops

    @property
    def length(self) -> float:
        if self.lines:
            return self.tops()[-1] + self.pad - GAP
        return max((node.box[1] + node.box[3] for node in self.kept), default=0.0) + self.pad

    @property
    def furthest(self) -> float:
        return max(0.0, self.length - self.box[3])

    @property
    def place(self) -> float:
        kept = self.ui.scroll.get(self.key) if self.ui is not None else None
        if kept is None:
            return self.furthest if self.at_end else 0.0
        return max(0.0, min(kept, self.furthest))

    def scroll_to(self, place: float) -> bool:
        """Whether it moved; a list that sticks to its end does so again when it is back there."""
        before = self.place
        wanted = max(0.0, min(place, self.furthest))
        if self.ui is None or abs(wanted - before) < 0.01:
            return False
        if self.at_end and wanted >= self.furthest - 1:
            self.ui.scroll.pop(self.key, None)
        else:
            self.ui.scroll[self.key] = wanted
        self.ui.dirty = True
        return True

    def shift(self) -> tuple[float, float]:
        return (self.box[0], self.box[1] - self.place)

    def reveal(self, box: Box) -> None:
        """Scrolls just as far as needed to show a child."""
        high = self.box[3]
        if box[1] - self.pad < self.place:
            self.scroll_to(box[1] - self.pad)
        elif box[1] + box[3] + self.pad > self.place + high:
            self.scroll_to(box[1] + box[3] + self.pad - high)

    # Inputs

    def page(self, step: int) -> bool:
        return self.scroll_to(self.place + step * self.box[3] * 0.85)

    def wheel(self, step: float) -> bool:
        self.scroll_to(self.place + step * NOTCH)
        return self.furthest > 0

    @property
    def current(self) -> int:
        """The line that is marked, when lines can be chosen."""
        last = len(self.lines) - 1
        kept = self.ui.cursor.get(self.key, last if self.at_end else 0) if self.ui is not None else last
        return max(0, min(kept, last))

    def move(self, dx: int, dy: int) -> bool:
        if not dy:
            return False
        if self.on_line is None:
            return self.scroll_to(self.place + dy * NOTCH)
        if not 0 <= self.current + dy < len(self.lines) or self.ui is None:
            return False
        self.ui.cursor[self.key] = self.current + dy
        tops = self.tops()
        self.reveal((0, tops[self.current], 1, tops[self.current + 1] - tops[self.current]))
        return True

    def accept(self) -> bool:
        if self.on_line is None or not self.lines:
            return False
        self.on_line(self.current)
        return True

    def clicked(self, x: float, y: float) -> bool:
        line = self.line_at(y)
        if self.on_line is None or line is None:
            return False
        if self.ui is not None:
            self.ui.cursor[self.key] = line
        self.on_line(line)
        return True

    def entry_at(self, spot: tuple[float, float] | None) -> str:
        line = self.current if spot is None else self.line_at(spot[1])
        if self.entry_of is None or line is None or not self.lines:
            return self.entry
        return self.entry_of(line) or self.entry

    def line_at(self, y: float) -> int | None:
        inside = y - self.area[1] + self.place
        tops = self.tops()
        return next((n for n in range(len(self.lines)) if tops[n] <= inside < tops[n + 1]), None)

    # Drawing

    def draw(self, canvas: Canvas, ui: UI) -> None:
        if ui.metrics != canvas.metrics:
            ui.metrics = canvas.metrics
        if self.lines and ui.focused(self):
            focus_ring(canvas, self.box)
        x, y, w, h = self.box
        with canvas.clipped(self.box):
            if self.lines:
                self._draw_lines(canvas, ui)
            dx, dy = self.shift()
            with canvas.shifted(dx, dy):
                for node in self.kept:
                    if node.box[1] + node.box[3] > self.place - 12 and node.box[1] < self.place + h + 12:
                        node.draw(canvas, ui)
        if self.furthest > 0:
            tall = max(36.0, h * h / self.length)
            top = y + (h - tall) * self.place / self.furthest
            canvas.panel((x + w - 9, y, 6, h), (*canvas.theme.panel_edge, 70), None, 3)
            canvas.panel((x + w - 10, top, 8, tall), "gold" if ui.focused(self) else "faint", None, 4)

    def _draw_lines(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        tops, place = self.tops(), self.place
        for n, line in enumerate(self.lines):
            top, foot = tops[n] - place, tops[n + 1] - place
            if foot <= 0:
                continue
            if top >= h:
                break
            if self.on_line is not None and n == self.current and ui.focused(self):
                canvas.panel((x, y + top - 2, w - RAIL, foot - top), "button", None, 8)
            room = (x + self.pad, y + top, w - RAIL - 2 * self.pad, 0)
            canvas.rich(line, room, self.size, owner=f"{self.key}:{n}", fit=False)
