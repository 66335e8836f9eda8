"""Pieces of the choice of aliens: a sheet or flare to read, a tile with an emblem, the badge of a seat."""

from __future__ import annotations

from collections.abc import Callable

from cosmic.ui.board import tokens
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import RGB, SEAT_MARKS, Colour, blend
from cosmic.ui.kit.ui import UI
from cosmic.ui.kit.widgets_basic import focus_ring
from cosmic.ui.printed.alien_sheets import draw_sheet
from cosmic.ui.printed.hand_cards import draw_card
from cosmic.ui.printed.printed_words import CardWords, SheetWords

CARD_SHAPE = 0.72  # width of a flare for its height


class SheetPage(Node):
    """An alien sheet, or its flare, as large as there is room."""

    def __init__(self, key: str, sheet: SheetWords, flare: CardWords | None, tint: RGB, widest: float = 0.0) -> None:
        """`widest`: of a sheet, for its height and the text scale; longer lines are hard to read."""
        super().__init__(key)
        self.sheet, self.flare, self.tint, self.widest = sheet, flare, tint, widest

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        shape = self.widest if self.flare is None else CARD_SHAPE
        wide = min(w, h * shape * max(1.0, canvas.text_scale)) if shape else w
        page = (x + (w - wide) / 2, y, wide, h)
        if self.flare is None:
            draw_sheet(canvas, page, self.sheet, tint=self.tint)
        else:
            draw_card(canvas, page, self.flare)


class EmblemTile(Node):
    """An alien by its emblem. The first click looks at it, the next one takes it; Enter takes it at once."""

    focusable = True

    def __init__(
        self,
        key: str,
        label: str,
        icon: str,
        tint: RGB,
        on_press: Callable[[bool], object],
        shown: bool = False,
        picked: bool = False,
        why_not: str = "",
    ) -> None:
        super().__init__(key, label=label, enabled=not why_not, why_not=why_not)
        self.icon, self.tint, self.on_press, self.shown, self.picked = icon, tint, on_press, shown, picked

    def wanted_width(self, metrics: Metrics) -> float:
        return metrics.width_of(self.label, 20, "bold") + 28

    def height_at(self, width: float, metrics: Metrics) -> float:
        return min(110.0, width + 16) + metrics.line(20)

    def accept(self) -> bool:
        self.on_press(True)
        return True

    def clicked(self, x: float, y: float) -> bool:
        self.on_press(False)
        return True

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        theme = canvas.theme
        if ui.focused(self):
            focus_ring(canvas, self.box, 16)
        fill = blend(theme.raised, self.tint, 0.22 if self.shown else 0.06) if self.enabled else theme.button_off
        edge: Colour = "gold" if self.shown else "button_edge" if ui.hot(self) and self.enabled else "panel_edge"
        canvas.panel(self.box, fill, edge, 16, 3 if self.shown else 1.5, "panel_low")
        line = canvas.metrics.line(20)
        side = min(w - 24, h - line - 26)
        spot = (x + (w - side) / 2, y + 10, side, side)
        tint = self.tint if self.enabled else blend(theme.faint, theme.button_off, 0.3)
        canvas.circle(x + w / 2, y + 10 + side / 2, side / 2, blend(tint, theme.backdrop, 0.82))
        canvas.circle(x + w / 2, y + 10 + side / 2, side / 2, tint, 2.5)
        inner = side * 0.74
        canvas.icon(self.icon, (x + (w - inner) / 2, y + 10 + (side - inner) / 2, inner, inner), tint)
        if not self.enabled:
            canvas.panel(spot, (*theme.button_off, 150), None, side / 2)
            canvas.icon("ui/lock", (x + w - 46, y + 10, 36, 36), "warn")
        elif self.picked:
            canvas.icon("ui/check", (x + w - 46, y + 10, 36, 36), "good")
        ink: Colour = "gold" if self.shown else "ink" if self.enabled else "faint"
        words = (x + 6, y + h - line - 10, w - 12, line + 4)
        canvas.text(self.label, words, 20, ink, "bold", "center", "middle", owner=self.key)


class SeatBadge(Node):
    """The planet of a seat with a ship that bears its mark."""

    def __init__(self, key: str, colour: str, tint: RGB) -> None:
        super().__init__(key)
        self.colour, self.tint = colour, tint

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        tokens.draw_planet(canvas, self.colour, 0, self.box)
        tokens.draw_ship(canvas, x + w * 0.66, y + h * 0.76, w * 0.66, self.tint, SEAT_MARKS.get(self.colour, ""))
