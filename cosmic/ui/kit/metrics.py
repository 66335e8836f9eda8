"""How much room words take, for laying out before anything is drawn."""

from __future__ import annotations

from dataclasses import dataclass

from cosmic.ui.kit import typesetting as setting
from cosmic.ui.kit.flow import Spans, flowed, spans_of

CAPITALS = 0.72  # of the size of letters


@dataclass(frozen=True)
class Metrics:
    """Measures text in units: k is pixels per unit, text_scale the wish of the players, least a number of pixels."""

    k: float = 1.0
    text_scale: float = 1.0
    least: int = setting.LEAST_PIXELS  # no letter is smaller, whatever is asked for

    def pixels(self, size: float) -> int:
        return max(self.least, round(size * self.text_scale * self.k))

    @property
    def icon_side(self) -> float:
        """A picture beside words grows with them, but large letters need no huge one."""
        return 40 * max(1.0, min(self.text_scale, 1.4))

    def capitals(self, size: float) -> float:
        """The height of a figure or a capital letter."""
        return CAPITALS * self.pixels(size) / self.k

    def line(self, size: float) -> float:
        """The height of one line."""
        return setting.line_height(self.pixels(size)) / self.k

    def width_of(self, words: str, size: float = 24, weight: str = "medium") -> float:
        px = self.pixels(size)
        return (max(setting.width(line, px, weight) for line in words.split("\n")) + 1) / self.k

    def height_of(self, words: str, width: float, size: float = 24, weight: str = "medium") -> float:
        px = self.pixels(size)
        return len(setting.broken(words, px, weight, int(width * self.k))) * setting.line_height(px) / self.k

    def cuts_words(self, words: str, width: float, size: float = 24, weight: str = "medium") -> bool:
        """Whether one of the words is wider than the column."""
        return setting.has_cut_word(words, self.pixels(size), weight, int(width * self.k))

    def rich_height(self, spans: Spans, width: float, size: float = 24, weight: str = "medium") -> float:
        px = self.pixels(size)
        flow = flowed(spans_of(spans), px, weight, int(width * self.k))
        return flow.rows * setting.line_height(px) / self.k

    def rich_width(self, spans: Spans, size: float = 24, weight: str = "medium") -> float:
        """The width of spans set in one line."""
        return (flowed(spans_of(spans), self.pixels(size), weight, 0).width + 1) / self.k
