"""Things on the board that are no answers but can be looked at."""

from __future__ import annotations

from collections.abc import Callable

from cosmic.ui.board.layout import Box
from cosmic.ui.kit.widgets import Hotspot

Words = str | Callable[[], str]  # the latter are put together only when somebody wants to read them


class Aside(Hotspot):
    """Something to look at that is no answer: it explains itself to the pointer, or when asked with "?"."""

    def __init__(
        self, key: str, box: Box, press: Callable[[], object] | None, words: Words, radius: float = 12
    ) -> None:
        super().__init__(key, box, press, radius=radius)
        self.words = words

    @property
    def hint(self) -> str:
        ui = self.ui
        if ui is None or not (ui.hover == self.key or ui.tip_pinned):
            return ""
        return self.words if isinstance(self.words, str) else self.words()
