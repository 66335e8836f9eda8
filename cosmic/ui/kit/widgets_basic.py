"""Panels, words, pictures, buttons and places to point at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.flow import Spans
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import UNPLACED, Action, Node
from cosmic.ui.kit.theme import Colour
from cosmic.ui.kit.typesetting import LEADING

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI


NOTE_SIZE = 21.0
LEAST_BUTTON = 64.0  # units in height, for fingers and for those who sit far away


def focus_ring(canvas: Canvas, box: Box, radius: float = 12, reach: float = 5) -> None:
    """The gold ring of the focus, a little outside the thing."""
    x, y, w, h = box
    outer = (x - reach, y - reach, w + 2 * reach, h + 2 * reach)
    canvas.panel(outer, (*canvas.theme.gold, 26), "gold", radius + reach, 3)


class Panel(Node):
    """A soft plate, with a heading if it has a title."""

    def __init__(
        self,
        key: str,
        box: Box = UNPLACED,
        title: str = "",
        fill: Colour = "panel",
        edge: Colour | None = "panel_edge",
        low: Colour | None = "panel_low",
        radius: float = 16,
        width: float = 2,
        raised: bool = False,
        size: float = 26,
    ) -> None:
        super().__init__(key, box, title)
        self.fill, self.edge, self.low, self.radius, self.width = fill, edge, low, radius, width
        self.raised, self.size = raised, size

    def inner_top(self, metrics: Metrics) -> float:
        """How far below the upper edge the room for other things begins."""
        return 38 + metrics.line(self.size) if self.label else 20

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, _ = self.box
        foot = y + self.inner_top(canvas.metrics) - 12
        if self.raised:
            canvas.shadow(self.box, 30)
        low = self.low if self.fill == "panel" else None
        canvas.panel(self.box, self.fill, self.edge, self.radius, self.width, low)
        if self.label:
            high = canvas.metrics.line(self.size) + 4
            canvas.text(self.label, (x + 24, y + 16, w - 48, high), self.size, "gold", "extrabold", owner=self.key)
            canvas.line([(x + 24, foot), (x + w - 24, foot)], "panel_edge", 1.5)


class Text(Node):
    """Words in a box."""

    def __init__(
        self,
        key: str,
        box: Box,
        words: str,
        size: float = 24,
        colour: Colour | None = None,
        weight: str = "medium",
        align: str = "left",
        valign: str = "top",
        wrap: bool = True,
        fit: bool = True,
    ) -> None:
        super().__init__(key, box, words)
        self.size, self.colour, self.weight = size, colour, weight
        self.align, self.valign, self.wrap, self.fit = align, valign, wrap, fit

    def wanted_width(self, metrics: Metrics) -> float:
        return metrics.width_of(self.label, self.size, self.weight)

    def height_at(self, width: float, metrics: Metrics) -> float:
        return metrics.height_of(self.label, width, self.size, self.weight)

    def draw(self, canvas: Canvas, ui: UI) -> None:
        canvas.text(
            self.label,
            self.box,
            self.size,
            self.colour,
            self.weight,
            self.align,
            self.valign,
            self.wrap,
            self.fit,
            owner=self.key,
        )


class Rich(Node):
    """Running text with several looks and icons."""

    def __init__(
        self,
        key: str,
        box: Box,
        spans: Spans,
        size: float = 24,
        colour: Colour | None = None,
        weight: str = "medium",
        align: str = "left",
        valign: str = "top",
    ) -> None:
        super().__init__(key, box)
        self.spans, self.size, self.colour, self.weight = spans, size, colour, weight
        self.align, self.valign = align, valign

    def wanted_width(self, metrics: Metrics) -> float:
        return metrics.rich_width(self.spans, self.size, self.weight)

    def height_at(self, width: float, metrics: Metrics) -> float:
        return metrics.rich_height(self.spans, width, self.size, self.weight)

    def draw(self, canvas: Canvas, ui: UI) -> None:
        canvas.rich(self.spans, self.box, self.size, self.colour, self.weight, self.align, self.valign, owner=self.key)


class Image(Node):
    """An icon by name."""

    def __init__(self, key: str, box: Box, icon: str, tint: Colour | None = None) -> None:
        super().__init__(key, box)
        self.icon, self.tint = icon, tint

    def draw(self, canvas: Canvas, ui: UI) -> None:
        canvas.icon(self.icon, self.box, self.tint)


class Button(Node):
    """Something to press. A number shows on it and answers to that key."""

    focusable = True

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        on_press: Action,
        icon: str | None = None,
        tone: str = "plain",
        number: int | None = None,
        hot_key: str | None = None,
        tip: str = "",
        enabled: bool = True,
        why_not: str = "",
        note: str = "",
        size: float = 26,
        align: str = "",
        tint: Colour | None = None,
        picked: bool = False,
        on_alt: Action | None = None,
        entry: str = "",
        snug: bool = False,
    ) -> None:
        """`snug`: with little air, as one of many beside each other."""
        super().__init__(key, box, label, tip, enabled, why_not)
        self.entry, self.snug = entry, snug
        self.on_press, self.icon, self.tone, self.number, self.hot_key = on_press, icon, tone, number, hot_key
        self.note, self.size, self.tint, self.picked, self.on_alt = note, size, tint, picked, on_alt
        self.note_size = NOTE_SIZE
        self.align = align or ("left" if icon or number is not None or note else "center")

    def accept(self) -> bool:
        self.on_press()
        return True

    def alt(self) -> bool:
        if self.on_alt is None:
            return False
        self.on_alt()
        return True

    def draw(self, canvas: Canvas, ui: UI) -> None:
        if ui.focused(self):
            focus_ring(canvas, self.box)
        ink = self._plate(canvas, ui)
        x, y, w, h = self.box
        drop = 2 if ui.down(self) and self.enabled else 0
        left, right = x + 18, x + w - 18
        if self.number is not None:
            cap = min(h - 6, canvas.metrics.icon_side)
            self._key_cap(canvas, (left - 4, y + (h - cap) / 2 + drop, cap, cap), ink)
            left += cap + 8
        if self.icon:
            side = min(h - 16, canvas.metrics.icon_side)
            if not self.label:
                canvas.icon(self.icon, (x + (w - side) / 2, y + (h - side) / 2 + drop, side, side), self.tint or ink)
                return
            canvas.icon(self.icon, (left - 2, y + (h - side) / 2 + drop, side, side), self.tint or ink)
            left += side + 10
        self._words(canvas, (left, y + drop, right - left, h), ink)

    def _beside_words(self, metrics: Metrics) -> float:
        """The room that number, picture and edges take from the words."""
        number = 0.0 if self.number is None else metrics.icon_side + 8
        return 36 + number + (metrics.icon_side + 10 if self.icon else 0)

    def wanted_width(self, metrics: Metrics) -> float:
        if not self.label:
            return metrics.icon_side + 28
        words = max(metrics.width_of(self.label, self.size, "bold"), metrics.width_of(self.note, self.note_size))
        wide = self._beside_words(metrics) + words
        return wide + 8 if self.snug else max(150.0, wide + 20)

    def words_room(self, metrics: Metrics) -> float:
        """How wide its words may be, at its width."""
        return self.box[2] - self._beside_words(metrics)

    def words_height(self, room: float, metrics: Metrics) -> float:
        high = metrics.height_of(self.label, room, self.size, "bold")
        return high + metrics.height_of(self.note, room, self.note_size) if self.note else high

    def height_at(self, width: float, metrics: Metrics) -> float:
        high = self.words_height(width - self._beside_words(metrics), metrics)
        return high + 18 if self.snug else max(LEAST_BUTTON, high + 26)

    def _words(self, canvas: Canvas, box: Box, ink: Colour) -> None:
        x, y, w, h = box
        if not self.note:
            canvas.text(self.label, (x, y + 3, w, h - 6), self.size, ink, "bold", self.align, "middle", owner=self.key)
            return
        label = canvas.measure(self.label, w, self.size, "bold")
        note = canvas.measure(self.note, w, self.note_size)
        top = y + max(4, (h - label - note) / 2)
        canvas.text(self.label, (x, top, w, label), self.size, ink, "bold", self.align, owner=self.key)
        soft: Colour = "dim" if self.enabled and self.tone != "main" else ink
        rest = max(1, y + h - 4 - top - label)
        canvas.text(self.note, (x, top + label, w, rest), self.note_size, soft, "medium", self.align, owner=self.key)

    def _key_cap(self, canvas: Canvas, box: Box, ink: Colour) -> None:
        canvas.panel(box, (*canvas.theme.shadow, 90), (*_rgb(canvas, ink), 150), 8, 1.5)
        x, y, w, h = box
        words, size = str(self.number), min(28.0, h / (LEADING * canvas.text_scale))
        canvas.text(words, (x - 10, y, w + 20, h), size, ink, "bold", "center", "middle", fit=False, owner=self.key)

    def _plate(self, canvas: Canvas, ui: UI) -> Colour:
        """Draws the plate and returns the colour of the words on it."""
        hot = ui.hot(self) and self.enabled
        if not self.enabled and self.picked:  # it is on, and cannot be switched off
            canvas.panel(self.box, "button_off", "gold_low", 12, 3)
            return "gold_low"
        if not self.enabled:
            if self.tone != "quiet":
                canvas.panel(self.box, "button_off", (*canvas.theme.panel_edge, 140), 12, 1.5)
            return "faint"
        if self.tone == "main":
            top, low = ("gold", "gold_low") if not ui.down(self) else ("gold_low", "gold_low")
            edge: Colour = (255, 236, 190) if hot else "gold"
            canvas.panel(self.box, top, edge, 12, 3 if hot else 2, low)
            return "on_gold"
        if self.tone == "danger":
            canvas.panel(self.box, "danger_hot" if hot else "danger", "bad", 12, 2)
            return "ink"
        if self.tone == "quiet":
            if hot or self.picked:
                canvas.panel(self.box, (*canvas.theme.button_hot, 110), "gold" if self.picked else None, 12, 2)
            return "gold" if self.picked else ("ink" if hot else "dim")
        edge = "gold" if self.picked else "button_edge"
        if hot:
            canvas.panel(self.box, "button_hot", edge, 12, 2, "button")
        else:
            canvas.panel(self.box, "button", edge, 12, 2 if not self.picked else 3, "button_low")
        return "gold" if self.picked else "ink"


class Hotspot(Node):
    """A place on a picture that can be chosen: a planet, a seat, a card."""

    focusable = True

    def __init__(
        self,
        key: str,
        box: Box,
        on_press: Action | None = None,
        label: str = "",
        tip: str = "",
        enabled: bool = True,
        why_not: str = "",
        shape: str = "rect",
        lit: bool = False,
        picked: bool = False,
        on_alt: Action | None = None,
        draggable: bool = False,
        on_drag_start: Action | None = None,
        on_drop: Callable[[str, float, float], object] | None = None,
        ghost: Callable[[Canvas, float, float], None] | None = None,
        number: int | None = None,
        hot_key: str | None = None,
        colour: Colour = "gold",
        radius: float = 12,
        entry: str = "",
    ) -> None:
        super().__init__(key, box, label, tip, enabled, why_not)
        self.entry = entry
        self.on_press, self.on_alt, self.shape, self.lit, self.picked = on_press, on_alt, shape, lit, picked
        self.draggable, self.on_drag_start, self.on_drop, self.ghost = draggable, on_drag_start, on_drop, ghost
        self.number, self.hot_key, self.colour, self.radius = number, hot_key, colour, radius

    def hit(self, x: float, y: float) -> bool:
        if self.shape != "circle":
            return super().hit(x, y)
        left, top, w, h = self.area
        reach = min(w, h) / 2
        return super().hit(x, y) and (x - left - w / 2) ** 2 + (y - top - h / 2) ** 2 <= reach**2

    def accept(self) -> bool:
        if self.on_press is None:
            return False
        self.on_press()
        return True

    def alt(self) -> bool:
        if self.on_alt is None:
            return False
        self.on_alt()
        return True

    def drag_started(self) -> None:
        if self.on_drag_start is not None:
            self.on_drag_start()

    def dropped(self, target: str, x: float, y: float) -> None:
        if self.on_drop is not None:
            self.on_drop(target, x, y)

    def draw_dragged(self, canvas: Canvas, x: float, y: float) -> None:
        if self.ghost is not None:
            self.ghost(canvas, x, y)
        else:
            super().draw_dragged(canvas, x, y)

    def draw(self, canvas: Canvas, ui: UI) -> None:
        if self.lit:
            self._ring(canvas, (*_rgb(canvas, self.colour), 150), 2.5, 2, None)
        if self.picked:
            self._ring(canvas, self.colour, 5, 3, (*_rgb(canvas, self.colour), 34))
        if ui.hot(self) and self.enabled:
            self._ring(canvas, self.colour, 3, 3, (*_rgb(canvas, self.colour), 26))
        if ui.focused(self):
            self._ring(canvas, "gold", 4, 6, (*canvas.theme.gold, 30))

    def _ring(self, canvas: Canvas, colour: Colour, width: float, reach: float, fill: Colour | None) -> None:
        x, y, w, h = self.box
        if self.shape == "circle":
            radius = min(w, h) / 2 + reach
            if fill is not None:
                canvas.circle(x + w / 2, y + h / 2, radius, fill)
            canvas.circle(x + w / 2, y + h / 2, radius, colour, width)
            return
        outer = (x - reach, y - reach, w + 2 * reach, h + 2 * reach)
        canvas.panel(outer, fill or (0, 0, 0, 0), colour, self.radius + reach, width)


def _rgb(canvas: Canvas, colour: Colour) -> tuple[int, int, int]:
    tone = canvas.colour(colour)
    return (tone[0], tone[1], tone[2])
