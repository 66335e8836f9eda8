"""Things one below the other, in rows as wide as the column."""

from __future__ import annotations

from collections.abc import Callable

from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Area, Node
from cosmic.ui.kit.widgets_basic import Text
from cosmic.ui.kit.widgets_list import RAIL

PAD = 10  # room for the rings of the focus
GAP = 12


class Column:
    """Collects nodes for a list that scrolls; places count from the list's own corner."""

    def __init__(self, key: str, width: float, metrics: Metrics) -> None:
        self.key, self.metrics = key, metrics
        self.width = width - RAIL - 2 * PAD
        self.y = float(PAD)
        self.nodes: list[Node] = []

    def heading(self, words: str, note: str = "") -> None:
        """The name of a group, with the room it needs."""
        if self.nodes:
            self.y += 10
        self.words("heading", words, 22, "gold", "bold")
        if note:
            self.words("note", note, 20, "dim")

    def words(self, what: str, words: str, size: float = 22, colour: str = "ink", weight: str = "medium") -> None:
        high = self.metrics.height_of(words, self.width, size, weight) + 4
        box = (PAD, self.y, self.width, high)
        self.nodes.append(Text(f"{self.key}:{what}:{len(self.nodes)}", box, words, size, colour, weight))
        self.y += high + 6

    def row(self, high: float, make: Callable[[Area], Node]) -> None:
        self.nodes.append(make((PAD, self.y, self.width, high)))
        self.y += high + GAP

    def grid(self, makers: list[Callable[[Area], Node]], least: float, high: float, most: int = 99) -> None:
        """Equal boxes at least so wide, as many in a row as there is room for."""
        if not makers:
            return
        per = max(1, min(most, int((self.width + GAP) // (least + GAP))))
        wide = (self.width - (per - 1) * GAP) / per
        for n, make in enumerate(makers):
            row, place = divmod(n, per)
            self.nodes.append(make((PAD + place * (wide + GAP), self.y + row * (high + GAP), wide, high)))
        self.y += -(-len(makers) // per) * (high + GAP)

    def strip(self, makers: list[Callable[[Area], Node]], wide: float, high: float, per: int = 0) -> None:
        """Rows of boxes of one size, so many in each; without a number they may lie over each other."""
        rows = -(-len(makers) // per) if per else 1
        if not per:
            most = max(1, int((self.width - wide) // (wide * 0.62)) + 1)
            rows = -(-len(makers) // most) or 1
            per = -(-len(makers) // rows) or 1
        step = min(wide + 10, (self.width - wide) / max(1, per - 1))
        for n, make in enumerate(makers):
            row, place = divmod(n, per)
            self.nodes.append(make((PAD + place * step, self.y + row * (high + GAP), wide, high)))
        self.y += rows * (high + GAP) if makers else 0
