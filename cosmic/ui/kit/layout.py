"""Where things go: rows, columns, grids and layers that ask their parts how much room they need.

A part says how wide it wants to be and how high it is at a width; whoever holds it gives it a box. Nobody else does
sums with boxes, and text scale, least sizes and the breaking of lines are known to the nodes alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Protocol

from pygame import FRect

from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Box
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node

GAP = 16.0
SHEET = FRect(0, 0, WIDTH, HEIGHT)


class Laid(Protocol):
    """A node, or several that are laid out together."""

    def wanted_width(self, metrics: Metrics) -> float:
        """How wide it is with all its words in one line."""
        ...

    def height_at(self, width: float, metrics: Metrics) -> float:
        """How high it must be at a width."""
        ...

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        """Gives everything its place; returns the nodes in the order of Tab."""
        ...


class Group:
    """Parts with air between them. None is left out: a part that is not there today."""

    def __init__(self, *parts: Laid | None, gap: float = GAP) -> None:
        self.parts = [part for part in parts if part is not None]
        self.gap = gap

    def wanted_width(self, metrics: Metrics) -> float:
        return max((part.wanted_width(metrics) for part in self.parts), default=0.0)

    @property
    def air(self) -> float:
        return self.gap * max(0, len(self.parts) - 1)


class Fill:
    """Takes the room that the others leave, in a row or a column; several share it by their weights."""

    def __init__(self, part: Laid, weight: float = 1.0) -> None:
        self.part, self.weight = part, weight

    def wanted_width(self, metrics: Metrics) -> float:
        return self.part.wanted_width(metrics)

    def height_at(self, width: float, metrics: Metrics) -> float:
        return self.part.height_at(width, metrics)

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        return self.part.put(box, metrics)


def shared(parts: Sequence[Laid], wanted: Sequence[float], room: float) -> list[float]:
    """What each part gets of a length: those that fill share what is left, and never less than nothing."""
    weights = [part.weight if isinstance(part, Fill) else 0.0 for part in parts]
    left = max(0.0, room - sum(each for each, weight in zip(wanted, weights) if not weight))
    return [left * weight / sum(weights) if weight else each for each, weight in zip(wanted, weights)]


class Column(Group):
    """One below the other, each as wide as the column."""

    def height_at(self, width: float, metrics: Metrics) -> float:
        return sum(part.height_at(width, metrics) for part in self.parts) + self.air

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        x, y, w, h = box
        nodes: list[Node] = []
        # What fills is not asked: it gets what is left, and a long list takes its time to measure.
        wanted = [0.0 if isinstance(part, Fill) else part.height_at(w, metrics) for part in self.parts]
        for part, high in zip(self.parts, shared(self.parts, wanted, h - self.air)):
            nodes += part.put((x, y, w, high), metrics)
            y += high + self.gap
        return nodes


class Row(Group):
    """Side by side, each as high as the row; what is left over lies where `align` does not."""

    def __init__(self, *parts: Laid | None, gap: float = GAP, align: str = "left") -> None:
        super().__init__(*parts, gap=gap)
        self.align = align

    def wanted_width(self, metrics: Metrics) -> float:
        return sum(part.wanted_width(metrics) for part in self.parts) + self.air

    def widths(self, width: float, metrics: Metrics) -> list[float]:
        wanted = [part.wanted_width(metrics) for part in self.parts]
        return shared(self.parts, wanted, width - self.air)

    def height_at(self, width: float, metrics: Metrics) -> float:
        widths = self.widths(width, metrics)
        return max((part.height_at(wide, metrics) for part, wide in zip(self.parts, widths)), default=0.0)

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        x, y, w, h = box
        widths = self.widths(w, metrics)
        spare = w - sum(widths) - self.air
        x += {"left": 0.0, "center": spare / 2, "right": spare}[self.align]
        nodes: list[Node] = []
        for part, wide in zip(self.parts, widths):
            nodes += part.put((x, y, wide, h), metrics)
            x += wide + self.gap
        return nodes


class Wrap(Group):
    """Side by side, on a new line where there is no more room."""

    def __init__(self, *parts: Laid | None, gap: float = GAP, align: str = "left") -> None:
        super().__init__(*parts, gap=gap)
        self.align = align

    def lines(self, width: float, metrics: Metrics) -> Column:
        lines: list[list[Laid]] = [[]]
        room = width
        for part in self.parts:
            wide = min(width, part.wanted_width(metrics))
            if lines[-1] and wide > room + 0.01:
                lines.append([])
                room = width
            lines[-1].append(Sized(part, width=wide))
            room -= wide + self.gap
        return Column(*(Row(*line, gap=self.gap, align=self.align) for line in lines if line), gap=self.gap)

    def wanted_width(self, metrics: Metrics) -> float:
        return Row(*self.parts, gap=self.gap).wanted_width(metrics)

    def height_at(self, width: float, metrics: Metrics) -> float:
        return self.lines(width, metrics).height_at(width, metrics)

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        return self.lines(FRect(box).w, metrics).put(box, metrics)


class Grid(Group):
    """Boxes of one width, as many in a row as there is room for, and at most so many."""

    def __init__(
        self, *parts: Laid | None, most: int = 3, least: float = 0.0, gap: float = GAP, fill: bool = False
    ) -> None:
        """`least`: the least width, unless it is what the parts want. `fill`: the rows share all the room there is."""
        super().__init__(*parts, gap=gap)
        self.most, self.least, self.fill = most, least, fill

    def rows(self, width: float, metrics: Metrics) -> Column:
        least = self.least or self.wanted_width(metrics)
        per = max(1, min(self.most, len(self.parts), int((width + self.gap) // (least + self.gap))))
        each = (width - (per - 1) * self.gap) / per
        boxes = [Sized(part, width=each) for part in self.parts]
        rows = [Row(*boxes[n : n + per], gap=self.gap) for n in range(0, len(boxes), per)]
        return Column(*(Fill(row) if self.fill else row for row in rows), gap=self.gap)

    def height_at(self, width: float, metrics: Metrics) -> float:
        return self.rows(width, metrics).height_at(width, metrics)

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        return self.rows(FRect(box).w, metrics).put(box, metrics)


class Layered(Group):
    """One over the other, all in the same box; the first lies lowest."""

    def height_at(self, width: float, metrics: Metrics) -> float:
        return max((part.height_at(width, metrics) for part in self.parts), default=0.0)

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        return [node for part in self.parts for node in part.put(box, metrics)]


class Roomy(Group):
    """The first of several parts, in the room that the largest of them would need: a choice must not move the rest."""

    def height_at(self, width: float, metrics: Metrics) -> float:
        return max(part.height_at(width, metrics) for part in self.parts)

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        return self.parts[0].put(box, metrics)


class Fitting(Group):
    """The first of several ways to lay things out that is not too wide; the last one if all are."""

    def wanted_width(self, metrics: Metrics) -> float:
        return self.parts[0].wanted_width(metrics)

    def chosen(self, width: float, metrics: Metrics) -> Laid:
        fitting = (part for part in self.parts if part.wanted_width(metrics) <= width + 0.01)
        return next(fitting, self.parts[-1])

    def height_at(self, width: float, metrics: Metrics) -> float:
        return self.chosen(width, metrics).height_at(width, metrics)

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        return self.chosen(FRect(box).w, metrics).put(box, metrics)


class Pad:
    """Air around a part."""

    def __init__(self, part: Laid, x: float, y: float | None = None) -> None:
        self.part, self.x, self.y = part, x, x if y is None else y

    def wanted_width(self, metrics: Metrics) -> float:
        return self.part.wanted_width(metrics) + 2 * self.x

    def height_at(self, width: float, metrics: Metrics) -> float:
        return self.part.height_at(width - 2 * self.x, metrics) + 2 * self.y

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        return self.part.put(FRect(box).inflate(-2 * self.x, -2 * self.y), metrics)


class Sized:
    """A part of a given width or height, or between two heights; in a larger box it lies at `place`."""

    def __init__(
        self,
        part: Laid | None = None,
        width: float | None = None,
        height: float | None = None,
        least: float = 0.0,
        most: float = math.inf,
        place: tuple[float, float] | None = None,
    ) -> None:
        """`place`: the shares of the spare room to the left of it and above it; without, it takes the whole box."""
        self.part, self.width, self.height, self.least, self.most, self.place = part, width, height, least, most, place

    def wanted_width(self, metrics: Metrics) -> float:
        if self.width is not None:
            return self.width
        return self.part.wanted_width(metrics) if self.part is not None else 0.0

    def height_at(self, width: float, metrics: Metrics) -> float:
        if self.height is not None:
            return self.height
        wide = width if self.width is None or self.place is None else min(width, self.width)
        needed = self.part.height_at(wide, metrics) if self.part is not None else 0.0
        return min(self.most, max(self.least, needed))

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        if self.part is None:
            return []
        x, y, w, h = box
        if self.place is not None:
            wide = w if self.width is None else min(w, self.width)
            high = min(h, self.height_at(wide, metrics))
            x, y = x + (w - wide) * self.place[0], y + (h - high) * self.place[1]
            w, h = wide, high
        return self.part.put((x, y, w, h), metrics)


class ByHand:
    """Takes the room it is given and puts its nodes there by itself, as running text with pictures does."""

    def __init__(self, lay: Callable[[FRect], list[Node]]) -> None:
        self.lay = lay

    def wanted_width(self, metrics: Metrics) -> float:
        return 0.0

    def height_at(self, width: float, metrics: Metrics) -> float:
        return 0.0

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        return self.lay(FRect(box))


class Stretched:
    """Higher than it needs to be where there is room, up to so many times its height."""

    def __init__(self, part: Laid, most: float) -> None:
        self.part, self.most = part, most

    def wanted_width(self, metrics: Metrics) -> float:
        return self.part.wanted_width(metrics)

    def height_at(self, width: float, metrics: Metrics) -> float:
        return self.part.height_at(width, metrics)

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        x, y, w, h = box
        return self.part.put((x, y, w, min(h, self.most * self.part.height_at(w, metrics))), metrics)


def space(height: float = 0.0, width: float = 0.0) -> Sized:
    """Nothing, of a size."""
    return Sized(width=width, height=height)


def middle(part: Laid, width: float | None = None) -> Sized:
    """As high as it needs to be, in the middle of a higher row."""
    return Sized(part, width=width, place=(0.5, 0.5))


def columns(parts: Sequence[Sequence[Laid]], gap: float = GAP, between: float = 2 * GAP) -> Row:
    """Several columns of one width, side by side."""
    return Row(*(Fill(Sized(Column(*each, gap=gap), place=(0.0, 0.0))) for each in parts), gap=between)
