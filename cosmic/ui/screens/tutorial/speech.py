"""The panel that speaks, and the ring and the arrow at what it speaks of."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic.ui.board.board_layout import BoardBox, BoardPoint
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Button
from cosmic.ui.screens.tutorial.box_sums import grown

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

PAD = 26.0
SIZE = 27.0
SMALL = 21.0
GAP = 12.0
WIDTHS = (456.0, 560.0, 700.0, 860.0, 1000.0)  # tried from the narrowest, the wide ones for large letters
ICON = 52.0


def words_height(spans: Sequence[Span], wide: float, metrics: Metrics) -> float:
    return metrics.rich_height(spans, wide - 2 * PAD, SIZE) + 6


def button_height(metrics: Metrics) -> float:
    return max(58.0, metrics.line(26) + 22)


def button_width(words: str, metrics: Metrics) -> float:
    """Of a panel with a button of these words."""
    return metrics.width_of(words, 26, "bold") + metrics.icon_side + 60 + 2 * PAD


def foot_height(metrics: Metrics) -> float:
    return max(46.0, metrics.line(SMALL) + 14)


class Pointing(Node):
    """Gold rings around the things a lesson speaks of, and an arrow to the nearest."""

    def __init__(self, targets: Sequence[BoardBox], is_round: bool, panel: BoardBox) -> None:
        super().__init__("tutorial-pointing", (0, 0, 0, 0))
        self.targets, self.is_round, self.panel = list(targets), is_round, panel

    def draw(self, canvas: Canvas, ui: UI) -> None:
        for box in self.targets:
            if self.is_round:
                canvas.circle(*box.center, box.width / 2 + 10, "gold", 5)
            else:
                frame = (box.x - 8, box.y - 8, box.width + 16, box.height + 16)
                canvas.panel(frame, (*canvas.theme.gold, 18), "gold", 18, 5)
        if way := self.way():
            self.arrow(canvas, *way)

    def way(self) -> tuple[BoardPoint, BoardPoint] | None:
        """From the edge of the panel to the nearest ring, if there is any way between."""
        if not self.targets:
            return None
        start, goal = min(
            ((edge_point(self.panel, box.center), box) for box in self.targets),
            key=lambda pair: math.dist(pair[0], pair[1].center),
        )
        center = goal.center
        end = ring_point(goal, start) if self.is_round else side_point(grown(goal, 10), start)
        if math.dist(start, end) < 24 or math.dist(start, center) < math.dist(end, center):
            return None
        return start, end

    def arrow(self, canvas: Canvas, start: BoardPoint, end: BoardPoint) -> None:
        length = math.dist(start, end)
        ux, uy = (end.x - start.x) / length, (end.y - start.y) / length
        neck = (end.x - ux * 26, end.y - uy * 26)
        canvas.line([start, neck], (30, 20, 4), 12)
        canvas.line([start, neck], "gold", 6)
        canvas.polygon([end, (neck[0] - uy * 16, neck[1] + ux * 16), (neck[0] + uy * 16, neck[1] - ux * 16)], "gold")


def side_point(box: BoardBox, seen_from: BoardPoint) -> BoardPoint:
    """The middle of the side that is seen from a spot: things in a row from above, past their neighbours."""
    middle = box.center
    if not box.y < seen_from.y < box.bottom:
        return BoardPoint(middle.x, box.y if seen_from.y <= box.y else box.bottom)
    return BoardPoint(box.x if seen_from.x < middle.x else box.right, middle.y)


def edge_point(box: BoardBox, towards: BoardPoint) -> BoardPoint:
    """Where the line from the middle of a box to a spot leaves the box."""
    middle = box.center
    dx, dy = towards.x - middle.x, towards.y - middle.y
    if not dx and not dy:
        return middle
    share = min(box.width / 2 / abs(dx) if dx else 9e9, box.height / 2 / abs(dy) if dy else 9e9, 1.0)
    return BoardPoint(middle.x + dx * share, middle.y + dy * share)


def ring_point(box: BoardBox, seen_from: BoardPoint) -> BoardPoint:
    middle, far = box.center, math.dist(box.center, seen_from) or 1.0
    share = (box.width / 2 + 14) / far
    return BoardPoint(middle.x + (seen_from.x - middle.x) * share, middle.y + (seen_from.y - middle.y) * share)


class Speech(Node):
    """What is said, how far one has come, and the buttons below it."""

    def __init__(
        self, box: BoardBox, spans: Sequence[Span], prompt: str, place: tuple[int, int], buttons: list[Node]
    ) -> None:
        """`prompt`: the words that stand where a button to go on would, when it is the player's move."""
        super().__init__("tutorial-speech", box)
        self.spans, self.prompt, self.place, self.buttons = spans, prompt, place, buttons

    @property
    def children(self) -> Sequence[Node]:
        return self.buttons

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        with canvas.above(), canvas.above():  # over the tags of the plates, too
            canvas.shadow(self.box, 34)
            canvas.panel(self.box, "raised", "gold", 20, 4, "panel")
            self.dots(canvas, (x + PAD, y + 15, w - 2 * PAD, 8))
            words = words_height(self.spans, w, canvas.metrics)
            canvas.rich(self.spans, (x + PAD, y + 38, w - 2 * PAD, words), SIZE, owner="tutorial-words")
            if self.prompt:
                high = button_height(canvas.metrics)
                top = y + 38 + words + GAP
                side = min(34.0, high - 16)
                canvas.icon("ui/hand", (x + PAD, top + (high - side) / 2, side, side), canvas.theme.gold)
                room = (x + PAD + side + 10, top, w - 2 * PAD - side - 10, high)
                canvas.text(self.prompt, room, 26, "gold", "extrabold", "left", "middle", owner="tutorial-move")
            foot = y + h - foot_height(canvas.metrics) - 10
            canvas.line([(x + PAD, foot - 4), (x + w - PAD, foot - 4)], "panel_edge", 1.5)
            for node in self.buttons:
                node.draw(canvas, ui)

    def dots(self, canvas: Canvas, box: tuple[float, float, float, float]) -> None:
        """One for each lesson: those behind in gold, the present one large."""
        done, count = self.place
        x, y, w, h = box
        step = w / max(1, count - 1)
        for i in range(count):
            radius = 7.0 if i == done else 4.0
            tone = "gold" if i <= done else "faint"
            canvas.circle(x + i * step, y + h / 2, radius, tone)


def panel_height(spans: Sequence[Span], wide: float, rows: int, metrics: Metrics) -> float:
    """Of a panel with so many rows of large buttons."""
    high = 38 + words_height(spans, wide, metrics) + GAP
    return high + rows * (button_height(metrics) + GAP) + foot_height(metrics) + 18


def foot_buttons(box: BoardBox, nodes: Sequence[Button], metrics: Metrics) -> None:
    """The small buttons in the lowest row; without words when these are too long together."""
    high, room = foot_height(metrics), box.width - 2 * PAD + 16
    side = min(high - 16, metrics.icon_side)
    widths = [metrics.width_of(node.label, node.size, "bold") + side + 46 for node in nodes]
    if sum(widths) > room:
        widths = [side + 40] * len(nodes)
        for node in nodes:
            node.label = ""
    left, spare = box.x + PAD - 8, (room - sum(widths)) / max(1, len(nodes) - 1)
    for node, wide in zip(nodes, widths):
        node.box = (left, box.bottom - high - 8, wide, high)
        left += wide + spare
