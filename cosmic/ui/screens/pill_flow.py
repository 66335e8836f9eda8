"""Choices side by side as pills, as many in a line as there is room for."""

from __future__ import annotations

from collections.abc import Callable

from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.widgets import Button

PILL = 23.0  # size of the words
GAP = 10.0


class PillFlow:
    """Buttons side by side, on a new line when there is no room."""

    def __init__(self, metrics: Metrics, left: float, top: float, width: float, high: float) -> None:
        self.metrics, self.left, self.width, self.high = metrics, left, width, high
        self.x, self.y = left, top

    def button(
        self,
        key: str,
        word: str,
        on_press: Callable[[], object],
        tip: str = "",
        picked: bool = False,
        icon: str | None = None,
    ) -> Button:
        wide = self.metrics.width_of(word, PILL, "bold") + 44
        if icon:
            wide += min(self.high - 16, 56) + 10
        if self.x > self.left and self.x + wide > self.width:
            self.x, self.y = self.left, self.y + self.high + GAP
        wide = min(wide, self.width - self.left)
        box = (self.x, self.y, wide, self.high)
        self.x += wide + GAP
        return Button(key, box, word, on_press, icon=icon, tip=tip, size=PILL, picked=picked)

    @property
    def foot(self) -> float:
        return self.y + self.high
