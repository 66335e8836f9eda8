"""The pieces of the last screen: the winners' emblems, a row for each seat and each moment, falling stars."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from cosmic.hotseat.past.ending import SeatEnding
from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Action, Node
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.kit.widgets_basic import focus_ring

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

Figures: TypeAlias = Sequence[tuple[int, str]]  # numbers with their words

Told: TypeAlias = tuple[str, str, Figures]  # the name of a seat, its aliens and its figures

FIGURE, WORD = 30, 20
NAME = 27


class Medals(Node):
    """The emblems of the winners side by side, each on a disc of its seat's colour."""

    def __init__(self, key: str, box: Box, seats: Sequence[SeatEnding]) -> None:
        super().__init__(key, box)
        self.seats = seats

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        side = min(h, w / max(1, len(self.seats)))
        for n, seat in enumerate(self.seats):
            cx, cy, radius = x + side * (n + 0.5), y + h / 2, side * 0.46
            colour = SEAT_COLOURS[seat.colour]
            for ring in range(5):
                canvas.circle(
                    cx, cy, radius * (1.06 - 0.03 * ring), blend(canvas.theme.backdrop, colour, 0.1 + 0.1 * ring)
                )
            canvas.circle(cx, cy, radius * 0.92, blend(colour, canvas.theme.panel, 0.72))
            canvas.circle(cx, cy, radius * 0.92, "gold", 5)
            if seat.aliens:
                reach = radius * 0.66
                canvas.icon(f"aliens/{seat.aliens[0]}", (cx - reach, cy - reach, 2 * reach, 2 * reach), colour)
            cup = radius * 0.62
            canvas.icon("ui/trophy", (cx + radius * 0.34, cy + radius * 0.36, cup, cup), "gold")


class SeatRow(Node):
    """One seat: emblem, name, and its figures as tiles, in as many lines as they need."""

    focusable = True

    def __init__(self, key: str, seat: SeatEnding, aliens: str, figures: Figures, told: Sequence[Told]) -> None:
        """`told`: name, aliens and figures of all seats, so that the same figures stand below each other."""
        super().__init__(key, label=seat.name)
        self.seat, self.aliens, self.figures, self.told = seat, aliens, figures, told

    def height_at(self, width: float, metrics: Metrics) -> float:
        return Plan(metrics, width, self.told).height

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, _ = self.box
        colour = SEAT_COLOURS[self.seat.colour]
        if ui.focused(self):
            focus_ring(canvas, self.box)
        fill = blend(colour, canvas.theme.panel, 0.74 if self.seat.won else 0.88)
        canvas.panel(self.box, fill, "gold" if self.seat.won else blend(colour, canvas.theme.panel, 0.45), 14, 2)
        plan = Plan(canvas.metrics, w, self.told)
        if self.seat.aliens:
            canvas.icon(f"aliens/{self.seat.aliens[0]}", (x + 16, y + (plan.head - 60) / 2, 60, 60), colour)
        line, small = canvas.metrics.line(NAME), canvas.metrics.line(WORD)
        top = y + (plan.head - line - small) / 2
        mark = min(24.0, line - 8)
        canvas.icon(f"marks/{SEAT_MARKS[self.seat.colour]}", (x + 90, top + (line - mark) / 2, mark, mark), colour)
        room = plan.names - 130
        canvas.text(self.label, (x + 122, top, room, line), NAME, "ink", "bold", wrap=False, owner=f"{self.key}:name")
        canvas.text(
            self.aliens, (x + 90, top + line, room + 32, small), WORD, "dim", wrap=False, owner=f"{self.key}:alien"
        )
        high = canvas.metrics.line(FIGURE)
        for (left, up, wide), (number, word) in zip(plan.tiles, self.figures):
            owner = f"{self.key}:{word}"
            box = (x + left, y + up, wide, high)
            canvas.text(str(number), box, FIGURE, "ink" if number else "faint", "extrabold", "center", owner=owner)
            below = (x + left, y + up + high, wide, small)
            canvas.text(word, below, WORD, "dim", "medium", "center", wrap=False, fit=False, owner=f"{owner}:word")


class Plan:
    """Where the parts of every seat's row go."""

    def __init__(self, metrics: Metrics, width: float, rows: Sequence[Told]) -> None:
        names = [
            max(metrics.width_of(name, NAME, "bold"), metrics.width_of(alien, WORD) - 32) for name, alien, _ in rows
        ]
        self.names = max(380.0, max(names) + 140)
        tall = metrics.line(FIGURE) + metrics.line(WORD)
        columns = zip(*(figures for _, _, figures in rows))
        wide = [max(76.0, *(metrics.width_of(word, WORD) + 22 for _, word in column)) for column in columns]
        beside = self.names + sum(wide) <= width - 20
        start = self.names if beside else 24.0
        self.head = max(84.0, metrics.line(NAME) + metrics.line(WORD) + 20)
        x, y = start, (self.head - tall) / 2 if beside else self.head
        spread = max(0.0, (width - 20 - start - sum(wide)) / len(wide)) if beside else 0.0
        self.tiles: list[tuple[float, float, float]] = []
        for each in wide:
            if x > start and x + each > width - 20:
                x, y = start, y + tall + 6
            self.tiles.append((x, y, each + spread))
            x += each + spread
        self.height = self.head if beside else y + tall + 14


class MomentRow(Node):
    """Something to be told of the game; a press goes there in the replay."""

    focusable = True

    def __init__(
        self, key: str, icon: str, title: str, words: str, colour: str, on_press: Action | None, tip: str
    ) -> None:
        super().__init__(key, label=title, tip=tip if on_press is not None else "")
        self.icon, self.words, self.colour, self.on_press = icon, words, colour, on_press

    def accept(self) -> bool:
        if self.on_press is None:
            return False
        self.on_press()
        return True

    def height_at(self, width: float, metrics: Metrics) -> float:
        inner = width - 130
        return max(
            96.0, metrics.height_of(self.label, inner, 24, "bold") + metrics.height_of(self.words, inner, 22) + 28
        )

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        tone = SEAT_COLOURS.get(self.colour, canvas.theme.panel_edge)
        if ui.focused(self):
            focus_ring(canvas, self.box)
        share = 0.8 if ui.hot(self) and self.on_press is not None else 0.9
        canvas.panel(self.box, blend(tone, canvas.theme.panel, share), blend(tone, canvas.theme.panel, 0.45), 14, 2)
        canvas.icon(self.icon, (x + 24, y + h / 2 - 32, 64, 64), "gold")
        inner = w - 130
        title = canvas.metrics.height_of(self.label, inner, 24, "bold")
        words = canvas.metrics.height_of(self.words, inner, 22)
        top = y + (h - title - words) / 2
        canvas.text(self.label, (x + 110, top, inner, title), 24, "gold", "bold", owner=f"{self.key}:title")
        canvas.text(self.words, (x + 110, top + title, inner, words), 22, "ink", owner=f"{self.key}:words")


def draw_stars(canvas: Canvas, share: float) -> None:
    """Small stars in all colours fall once over the screen."""
    chance = random.Random(8)
    colours = list(SEAT_COLOURS.values())
    for n in range(70):
        x, late, fall, size = (
            chance.random() * WIDTH,
            chance.random() * 0.4,
            0.5 + chance.random() * 0.2,
            chance.random(),
        )
        way = (share - late) / fall
        if not 0 < way < 1:
            continue
        y = -40 + (HEIGHT + 80) * way
        sway = 30 * math.sin(way * 9 + n)
        reach = 6 + 7 * size
        turn = way * 6 + n
        spots = []
        for corner in range(8):
            far = reach if corner % 2 == 0 else reach * 0.42
            angle = turn + corner * math.tau / 8
            spots.append((x + sway + far * math.cos(angle), y + far * math.sin(angle)))
        canvas.polygon(spots, colours[n % len(colours)])
