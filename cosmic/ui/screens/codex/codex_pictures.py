"""Pictures on a page: sheets and cards as they are printed, emblems on a dark disc for everything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cosmic.hotseat.codex.codex import CodexEntry
from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import RGB
from cosmic.ui.kit.widgets_basic import Hotspot
from cosmic.ui.printed.alien_sheets import draw_sheet
from cosmic.ui.printed.destiny_cards import draw_destiny
from cosmic.ui.printed.hand_cards import draw_card
from cosmic.ui.printed.printed_words import Wording

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

SHEET, CARD = (600.0, 800.0), (470.0, 660.0)
LEAST_CARD = 345.0  # narrower cards do not show their text
TINT: RGB = (132, 142, 218)  # sheets in the codex belong to nobody
NAME = 20.0


def picture_size(entry: CodexEntry, wide: float, high: float) -> tuple[float, float] | None:
    """How large the printed thing of an entry is in this room; none if there is none or no room."""
    whole = {"sheet": SHEET, "card": CARD, "destiny": CARD}.get(entry.picture[0])
    if whole is None:
        return None
    share = min(1.0, wide / whole[0], high / whole[1])
    size = (whole[0] * share, whole[1] * share)
    return size if size[0] >= LEAST_CARD else None


class Picture(Node):
    """A sheet or a card."""

    def __init__(self, key: str, box: Box, what: tuple[str, str], printed: Wording) -> None:
        super().__init__(key, box)
        self.what, self.printed = what, printed

    def draw(self, canvas: Canvas, ui: UI) -> None:
        sort, slug = self.what
        canvas.shadow(self.box, 16, 80)
        if sort == "sheet":
            draw_sheet(canvas, self.box, self.printed.sheet(slug), tint=TINT)
        elif sort == "card":
            draw_card(canvas, self.box, self.printed.card(slug))
        else:
            draw_destiny(canvas, self.box, self.printed.destiny(slug))


class Medallion(Node):
    """An emblem on a disc with a gold rim."""

    def __init__(self, key: str, box: Box, icon: str) -> None:
        super().__init__(key, box)
        self.icon = icon

    def draw(self, canvas: Canvas, ui: UI) -> None:
        draw_medallion(canvas, self.box, self.icon)


def draw_medallion(canvas: Canvas, box: Box, icon: str, lit: bool = False) -> None:
    x, y, w, h = box
    side = min(w, h)
    cx, cy, radius = x + w / 2, y + h / 2, side / 2
    canvas.circle(cx, cy, radius, "raised")
    canvas.circle(cx, cy, radius, "gold" if lit else "gold_low", max(2.0, side * 0.022))
    inner = side * 0.62
    canvas.icon(icon, (cx - inner / 2, cy - inner / 2, inner, inner), "gold" if lit else "ink")


class Emblem(Hotspot):
    """An alien in the gallery of the first page."""

    def __init__(self, box: Box, entry: CodexEntry, follow: Callable[[str], object], tip: str) -> None:
        super().__init__(f"emblem:{entry.id}", box, lambda: follow(entry.id), entry.title, tip)
        self.icon = entry.icon

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        line = canvas.metrics.line(NAME)
        lit = ui.hot(self) or ui.focused(self)
        if ui.focused(self):
            super().draw(canvas, ui)
        draw_medallion(canvas, (x, y + 4, w, h - line - 10), self.icon, lit)
        name = (x, y + h - line - 2, w, line + 2)
        canvas.text(self.label, name, NAME, "gold" if lit else "dim", "bold", "center", owner=self.key)


def emblem_size(entries: list[CodexEntry], metrics: Metrics) -> tuple[float, float]:
    """All of them as wide as the longest name."""
    wide = max((metrics.width_of(entry.title, NAME, "bold") for entry in entries), default=0.0) + 8
    return max(124.0, wide), 104.0 + metrics.line(NAME) + 10
