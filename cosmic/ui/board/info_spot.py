"""Things on the board that are no answers but can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from cosmic.ui.kit.widgets import Hotspot

Words = str | Callable[[], str]  # the latter are put together only when somebody wants to read them


class InfoSpot(Hotspot):
    """Something to look at that is no answer: it explains itself to the pointer, or when asked with "?"."""

    def __init__(
        self,
        key: str,
        box: FRect,
        press: Callable[[], object] | None,
        words: Words,
        entry: str = "",
        radius: float = 12,
        shape: str = "rect",
        parts: Sequence[tuple[FRect, str]] = (),
    ) -> None:
        """`parts`: what explains this or that on it, where that is something else than the whole."""
        super().__init__(key, box, press, radius=radius, shape=shape)
        self.words, self.entry, self.parts = words, entry, parts

    def entry_at(self, spot: tuple[float, float] | None) -> str:
        if spot is None:
            return self.entry
        x, y = spot
        under = [entry for box, entry in self.parts if box.x <= x < box.right and box.y <= y < box.bottom]
        return under[0] if under else self.entry

    @property
    def hint(self) -> str:
        ui = self.ui
        if ui is None or not (ui.hover == self.key or ui.tip.pinned):
            return ""
        return self.words if isinstance(self.words, str) else self.words()
