"""What the sides of the deal table are made of: headings, words, and cards side by side."""

from __future__ import annotations

from cosmic.ui.kit.canvas import Box
from cosmic.ui.kit.layout import Column, Group, Laid
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import UNPLACED, Node
from cosmic.ui.kit.widgets_basic import Text

GAP = 12.0
CARD_GAP = 10.0
SHAPE = 1.4  # the height of a card for its width
SEEN = 0.62  # the share of a card that must not be covered by the next


def words(key: str, text: str, size: float = 22, colour: str = "ink", weight: str = "medium") -> Text:
    return Text(key, UNPLACED, text, size, colour, weight)


def group(key: str, title: str, *parts: Laid | None) -> Column:
    """What belongs together, below its name."""
    return Column(words(f"{key}:heading", title, 22, "gold", "bold"), *parts, gap=GAP)


class CardStrip(Group):
    """Cards of one size in rows; those that would need more rows than `rows` lie over each other."""

    def __init__(self, *cards: Laid, wide: float = 0.0, across: int = 5, rows: int = 0, lift: float = 0.0) -> None:
        """`wide`: of a card, else so that `across` fill the width. `lift`: room above for those that stand out."""
        super().__init__(*cards, gap=GAP)
        self.wide, self.across, self.most_rows, self.lift = wide, across, rows, lift

    def card_width(self, width: float) -> float:
        return self.wide or (width - CARD_GAP * (self.across - 1)) / self.across

    def per_row(self, width: float) -> int:
        count, wide = len(self.parts), self.card_width(width)
        if count <= self.across * self.most_rows:
            return self.across
        most = max(1, int((width - wide) // (wide * SEEN)) + 1)
        rows = -(-count // most) or 1
        return -(-count // rows) or 1

    def height_at(self, width: float, metrics: Metrics) -> float:
        rows = -(-len(self.parts) // self.per_row(width))
        return rows * (self.card_width(width) * SHAPE + self.lift + self.gap) - self.gap

    def put(self, box: Box, metrics: Metrics) -> list[Node]:
        x, y, w, _ = box
        wide, per = self.card_width(w), self.per_row(w)
        high, step = wide * SHAPE + self.lift, min(wide + CARD_GAP, (w - wide) / max(1, per - 1))
        nodes: list[Node] = []
        for n, card in enumerate(self.parts):
            row, place = divmod(n, per)
            nodes += card.put((x + place * step, y + row * (high + self.gap), wide, high), metrics)
        return nodes
