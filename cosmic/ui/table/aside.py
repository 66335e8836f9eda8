"""Things on the board that are no answers but can be looked at."""

from __future__ import annotations

from cosmic.ui.kit.widgets import Hotspot


class Aside(Hotspot):
    """Something to look at that is no answer: it explains itself to the pointer, or when asked with "?"."""

    @property
    def hint(self) -> str:
        ui = self.ui
        return super().hint if ui is not None and (ui.hover == self.key or ui.tip_pinned) else ""
