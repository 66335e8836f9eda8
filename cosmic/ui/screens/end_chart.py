"""How the game went, encounter by encounter: a line for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic.hotseat.past.ending import Ending, SeatEnding
from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

MEASURES = ("race", "warps", "hands")  # fields of a seat's ending
WORD = 20
STEPS = (1, 2, 5, 10, 20, 50)
APART = 4.5  # lines on the same height stay apart
MARK = 24.0


class Chart(Node):
    """One measure of all seats; the one to reach is a golden line."""

    def __init__(self, key: str, box: Box, ending: Ending, measure: str, head: float, foot: str) -> None:
        super().__init__(key, box)
        self.ending, self.measure, self.head, self.foot = ending, measure, head, foot
        self.goal = ending.goal if measure == "race" else 0

    def series(self, seat: SeatEnding) -> Sequence[int]:
        found: Sequence[int] = getattr(seat, self.measure)
        return found or (0,)

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        metrics, seats = canvas.metrics, self.ending.seats
        canvas.panel(self.box, "panel", "panel_edge", 16, 2, "panel_low")
        line = metrics.line(WORD)
        canvas.text(
            self.foot, (x + 24, y + h - line - 8, w - 48, line), WORD, "dim", align="right", owner=f"{self.key}:foot"
        )
        most = max(self.goal, 1, *(max(self.series(seat)) for seat in seats))
        top, foot = y + self.head + line / 2 + 4, y + h - line - 22
        step = (foot - top) / most
        numbers = self.numbers(most, step, line)
        # Not of the largest number alone: 10 is wider than 11.
        digits = max(metrics.width_of(str(n), WORD) for n in numbers) + 16
        left, right = x + 24 + digits, x + w - 56
        self.draw_grid(canvas, (x + 24, left, right + 24), foot, step, numbers)
        count = max(len(self.series(seat)) for seat in seats)
        for n, seat in enumerate(seats):
            shift = (n - (len(seats) - 1) / 2) * APART
            self.draw_line(canvas, seat, left, foot + shift, (right - left) / max(1, count - 1), step)
        self.draw_ends(canvas, right, foot, step)

    def numbers(self, most: int, step: float, line: float) -> list[int]:
        """Whole numbers, as many as their figures have room above each other, and the one to reach."""
        every = next((each for each in STEPS if each * step >= line), most)
        numbers = list(range(0, most + 1, every))
        if self.goal and self.goal not in numbers:
            numbers = [n for n in numbers if abs(n - self.goal) * step >= line] + [self.goal]
        return numbers

    def draw_grid(
        self, canvas: Canvas, places: tuple[float, float, float], foot: float, step: float, numbers: list[int]
    ) -> None:
        """A line across at each number."""
        edge, left, right = places
        line = canvas.metrics.line(WORD)
        for n in numbers:
            at, is_goal = foot - step * n, self.goal > 0 and n == self.goal
            tone = "gold_low" if is_goal else (*canvas.theme.panel_edge, 130)
            canvas.line([(left, at), (right, at)], tone, 2 if is_goal else 1)
            box = (edge, at - line / 2, left - edge - 16, line)
            canvas.text(str(n), box, WORD, "dim", align="right", valign="middle", fit=False, owner=f"{self.key}:{n}")

    def draw_line(self, canvas: Canvas, seat: SeatEnding, left: float, foot: float, wide: float, step: float) -> None:
        """Colonies go up in steps; ships and cards come and go."""
        spots: list[tuple[float, float]] = []
        for n, value in enumerate(self.series(seat)):
            at = (left + n * wide, foot - value * step)
            if self.measure == "race" and spots and spots[-1][1] != at[1]:
                spots.append((at[0] - wide * 0.5, spots[-1][1]))
                spots.append((at[0] - wide * 0.5, at[1]))
            spots.append(at)
        canvas.line(spots if len(spots) > 1 else spots * 2, SEAT_COLOURS[seat.colour], 5 if seat.won else 3.5)

    def draw_ends(self, canvas: Canvas, right: float, foot: float, step: float) -> None:
        """The marks of the seats at the ends of their lines, side by side where they would cover each other."""
        taken: list[tuple[float, float]] = []
        for seat in sorted(self.ending.seats, key=lambda seat: not seat.won):
            x, y = right + 18, foot - self.series(seat)[-1] * step
            while any(abs(x - a) < MARK and abs(y - b) < MARK for a, b in taken):
                x -= MARK + 1
            taken.append((x, y))
            canvas.circle(x, y, 14, "panel_low")
            canvas.icon(f"marks/{SEAT_MARKS[seat.colour]}", (x - 11, y - 11, 22, 22), SEAT_COLOURS[seat.colour])
