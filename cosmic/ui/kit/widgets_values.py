"""Widgets that hold a value: switch, choice, number and slider."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from pygame import FRect

from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import Colour
from cosmic.ui.kit.widgets_basic import focus_ring

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

T = TypeVar("T")
ARROW = 52  # width of the arrow fields
NAMES = 0.46  # the share of a field that its name takes
VALUE_AIR = 2 * ARROW + 8
LEAST_FIELD = 68.0


class Field(Node):
    """A field on a panel: name on the left, value on the right."""

    focusable = True
    size = 24.0

    def room(self) -> tuple[FRect, FRect]:
        """The boxes of the name and of the value."""
        x, y, w, h = self.box
        if not self.label:
            return FRect(x, y, 0, h), self.box
        return FRect(x + 18, y, w * NAMES - 26, h), FRect(x + w * NAMES, y, w * (1 - NAMES), h)

    def longest_value(self) -> Sequence[str]:
        """What the value may say, for measuring."""
        return ()

    def wanted_width(self, metrics: Metrics) -> float:
        values = max((metrics.width_of(words, self.size, "bold") for words in self.longest_value()), default=0.0)
        if not self.label:
            return values + VALUE_AIR
        return max((values + VALUE_AIR) / (1 - NAMES), (metrics.width_of(self.label, self.size) + 30) / NAMES)

    def height_at(self, width: float, metrics: Metrics) -> float:
        value = (width * (1 - NAMES) if self.label else width) - VALUE_AIR
        highs = [metrics.height_of(words, value, self.size, "bold") for words in self.longest_value()]
        if self.label:
            highs.append(metrics.height_of(self.label, width * NAMES - 30, self.size))
        return max(LEAST_FIELD, max(highs, default=metrics.line(self.size)) + 22)

    def draw_field(self, canvas: Canvas, ui: UI, named: bool = True) -> Colour:
        if ui.focused(self):
            focus_ring(canvas, self.box)
        hot = self.enabled and ui.hot(self)
        fill: Colour = "button_off" if not self.enabled else ("button" if hot else "raised")
        canvas.panel(self.box, fill, (*canvas.theme.panel_edge, 200), 12, 1.5)
        ink: Colour = "ink" if self.enabled else "faint"
        name, _ = self.room()
        if self.label and named:
            x, y, w, h = name
            canvas.text(self.label, (x, y + 3, w, h - 6), self.size, ink, valign="middle", owner=self.key)
        return ink

    def draw_arrow(self, canvas: Canvas, box: Box, way: int, colour: Colour) -> None:
        x, y, w, h = box
        cx, cy, s = x + w / 2, y + h / 2, 9
        canvas.line([(cx - way * s * 0.6, cy - s), (cx + way * s * 0.6, cy), (cx - way * s * 0.6, cy + s)], colour, 4)


class Stepped(Field, ABC):
    """A value that goes on and back: by the arrow keys, and by a press on its right or left part."""

    holds = "x"
    back = 0.5  # the share of the value's room in which a press goes back

    @abstractmethod
    def go(self, by: int) -> None: ...

    def accept(self) -> bool:
        self.go(1)
        return True

    def move(self, dx: int, dy: int) -> bool:
        if dx:
            self.go(dx)
        return bool(dx)

    def clicked(self, x: float, y: float) -> bool:
        _, (left, _, w, _) = self.room()
        scrolled = self.area[0] - self.box[0]
        self.go(-1 if x < left + scrolled + w * self.back else 1)
        return True


class Toggle(Field):
    """On or off, drawn as a switch."""

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        on: bool,
        on_change: Callable[[bool], object],
        tip: str = "",
        enabled: bool = True,
        why_not: str = "",
        number: int | None = None,
        hot_key: str | None = None,
        note: str = "",
    ) -> None:
        super().__init__(key, box, label, tip, enabled, why_not)
        self.on, self.on_change, self.number, self.hot_key, self.note = on, on_change, number, hot_key, note

    def room(self) -> tuple[FRect, FRect]:
        x, y, w, h = self.box
        return FRect(x + 18, y, w - 120, h), FRect(x + w - 92, y, 76, h)

    def wanted_width(self, metrics: Metrics) -> float:
        return max(metrics.width_of(self.label, 24, "bold"), metrics.width_of(self.note, 21)) + 124

    def height_at(self, width: float, metrics: Metrics) -> float:
        high = metrics.height_of(self.label, width - 124, 24, "bold")
        high += metrics.height_of(self.note, width - 124, 21) if self.note else 0
        return max(LEAST_FIELD, high + 22)

    def accept(self) -> bool:
        self.on_change(not self.on)
        return True

    def draw(self, canvas: Canvas, ui: UI) -> None:
        label, note = self.label, self.note
        ink = self.draw_field(canvas, ui, named=not note)
        (x, y, w, h), (sx, _, sw, _) = self.room()
        if note:
            top = y + max(4, (h - canvas.measure(label, w, 24, "bold") - canvas.measure(note, w, 21)) / 2)
            top += canvas.text(label, (x, top, w, 0), 24, ink, "bold", owner=self.key)
            canvas.text(note, (x, top, w, max(1, y + h - 4 - top)), 21, "dim", owner=self.key)
        track = (sx, y + h / 2 - 19, sw, 38)
        if self.on and self.enabled:
            canvas.panel(track, "gold", "gold", 19, 2, "gold_low")
            canvas.circle(sx + sw - 19, y + h / 2, 14, "on_gold")
            tick = [(sx + 16, y + h / 2), (sx + 23, y + h / 2 + 7), (sx + 35, y + h / 2 - 8)]
            canvas.line(tick, "on_gold", 4)
        else:
            canvas.panel(track, "panel_low", "faint", 19, 2)
            canvas.circle(sx + (sw - 19 if self.on else 19), y + h / 2, 13, "faint")


class Choice(Stepped, Generic[T]):
    """One of several values; arrows and clicks go round."""

    back = 0.35

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        values: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], object],
        tip: str = "",
        enabled: bool = True,
        why_not: str = "",
        icon: str | None = None,
        tint: Colour | None = None,
    ) -> None:
        super().__init__(key, box, label, tip, enabled, why_not)
        self.values, self.value, self.on_change = values, value, on_change
        self.icon, self.tint = icon, tint

    def longest_value(self) -> Sequence[str]:
        return [words for _, words in self.values]

    def wanted_width(self, metrics: Metrics) -> float:
        return super().wanted_width(metrics) + (44 if self.icon else 0)

    def go(self, by: int) -> None:
        known = [value for value, _ in self.values]
        index = known.index(self.value) if self.value in known else 0
        self.on_change(known[(index + by) % len(known)])

    def draw(self, canvas: Canvas, ui: UI) -> None:
        ink = self.draw_field(canvas, ui)
        _, (x, y, w, h) = self.room()
        arrows: Colour = "gold" if self.enabled and len(self.values) > 1 else "faint"
        self.draw_arrow(canvas, (x, y, ARROW, h), -1, arrows)
        self.draw_arrow(canvas, (x + w - ARROW, y, ARROW, h), 1, arrows)
        words = next((name for value, name in self.values if value == self.value), "")
        left, room = x + ARROW, w - 2 * ARROW
        if self.icon:
            canvas.icon(self.icon, (left, y + (h - 34) / 2, 34, 34), self.tint)
            left, room = left + 40, room - 40
        canvas.text(words, (left, y + 3, room, h - 6), self.size, ink, "bold", "center", "middle", owner=self.key)


class Stepper(Stepped):
    """A whole number with a minus and a plus."""

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        value: int,
        low: int,
        high: int,
        on_change: Callable[[int], object],
        step: int = 1,
        tip: str = "",
        enabled: bool = True,
        why_not: str = "",
        shown: str = "",
    ) -> None:
        super().__init__(key, box, label, tip, enabled, why_not)
        self.value, self.low, self.high, self.step = value, low, high, step
        self.on_change, self.shown = on_change, shown or str(value)

    def longest_value(self) -> Sequence[str]:
        return [self.shown]

    def go(self, by: int) -> None:
        wanted = max(self.low, min(self.high, self.value + by * self.step))
        if wanted != self.value:
            self.on_change(wanted)

    def draw(self, canvas: Canvas, ui: UI) -> None:
        ink = self.draw_field(canvas, ui)
        _, (x, y, w, h) = self.room()
        for way, left, able in ((-1, x + 8, self.value > self.low), (1, x + w - 52, self.value < self.high)):
            tone: Colour = "gold" if able and self.enabled else "faint"
            cx, cy = left + 22, y + h / 2
            canvas.circle(cx, cy, 20, "button")
            canvas.line([(cx - 8, cy), (cx + 8, cy)], tone, 4)
            if way > 0:
                canvas.line([(cx, cy - 8), (cx, cy + 8)], tone, 4)
        words = (x + 54, y + 3, w - 108, h - 6)
        canvas.text(self.shown, words, self.size + 2, ink, "extrabold", "center", "middle", owner=self.key)


class Slider(Field):
    """A number between two ends, by dragging or with the arrows."""

    holds = "x"

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        value: float,
        low: float,
        high: float,
        on_change: Callable[[float], object],
        step: float = 0.1,
        shown: str = "",
        tip: str = "",
        enabled: bool = True,
        why_not: str = "",
    ) -> None:
        super().__init__(key, box, label, tip, enabled, why_not)
        self.value, self.low, self.high, self.step = value, low, high, step
        self.on_change, self.shown = on_change, shown

    def _set(self, value: float) -> None:
        steps = round((value - self.low) / self.step)
        wanted = max(self.low, min(self.high, round(self.low + steps * self.step, 6)))
        if wanted != self.value:
            self.on_change(wanted)

    def move(self, dx: int, dy: int) -> bool:
        if dx:
            self._set(self.value + dx * self.step)
        return bool(dx)

    def _track(self) -> tuple[float, float]:
        _, (x, _, w, _) = self.room()
        return x + 24, w - (120 if self.shown else 48)

    def _follow(self, x: float) -> None:
        left, w = self._track()
        share = (x - (self.area[0] - self.box[0]) - left) / w
        self._set(self.low + max(0.0, min(1.0, share)) * (self.high - self.low))

    def pressed(self, x: float, y: float) -> None:
        self._follow(x)

    def dragged(self, x: float, y: float) -> None:
        self._follow(x)

    def clicked(self, x: float, y: float) -> bool:
        return True

    def draw(self, canvas: Canvas, ui: UI) -> None:
        ink = self.draw_field(canvas, ui)
        _, (x, y, w, h) = self.room()
        left, length = self._track()
        cy, share = y + h / 2, (self.value - self.low) / (self.high - self.low)
        tone: Colour = "gold" if self.enabled else "faint"
        canvas.panel((left, cy - 4, length, 8), "panel_low", None, 4)
        if share > 0:
            canvas.panel((left, cy - 4, max(8, length * share), 8), tone, None, 4)
        canvas.circle(left + length * share, cy, 14, tone)
        canvas.circle(left + length * share, cy, 6, "on_gold")
        if self.shown:
            words = (x + w - 92, y + 3, 80, h - 6)
            canvas.text(self.shown, words, self.size, ink, "bold", "right", "middle", owner=self.key)
