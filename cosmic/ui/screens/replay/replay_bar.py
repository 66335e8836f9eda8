"""The bar of a replay: the whole game from left to right, with its encounters and who won them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from cosmic.hotseat.past.replay_reel import Reel
from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.node import Action, Node
from cosmic.ui.kit.theme import RGB
from cosmic.ui.kit.widgets_basic import focus_ring

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

INSET = 26.0  # between the ends of the bar and of its track
TRACK = 14.0
TICK = 30.0
KNOB = 15.0


class SeekBar(Node):
    """Left and right go by lines, Enter plays; the pointer goes anywhere."""

    focusable = True
    holds = "x"

    def __init__(
        self,
        key: str,
        box: Box,
        reel: Reel,
        place: int,
        colours: Sequence[RGB],
        seek: Callable[[int], object],
        step: Callable[[int], object],
        play: Action,
        tip: str,
    ) -> None:
        super().__init__(key, box, tip=tip)
        self.reel, self.place, self.colours = reel, place, colours
        self.seek, self.step, self.play = seek, step, play

    @property
    def hint(self) -> str:
        """Only when asked with "?": the focus rests here while the game is watched."""
        return super().hint if self.ui is not None and self.ui.tip.pinned else ""

    def x_of(self, place: int) -> float:
        x, _, w, _ = self.box
        return x + INSET + (w - 2 * INSET) * place / max(1, self.reel.length)

    def place_at(self, x: float) -> int:
        left, _, w, _ = self.box
        share = (x - left - INSET) / (w - 2 * INSET)
        return round(max(0.0, min(1.0, share)) * self.reel.length)

    def move(self, dx: int, dy: int) -> bool:
        if dx:
            self.step(dx)
        return bool(dx)

    def accept(self) -> bool:
        self.play()
        return True

    def pressed(self, x: float, y: float) -> None:
        self.seek(self.place_at(x))

    def dragged(self, x: float, y: float) -> None:
        if self.place_at(x) != self.place:
            self.seek(self.place_at(x))

    def clicked(self, x: float, y: float) -> bool:
        return True

    def colour(self, seat: int, canvas: Canvas) -> RGB:
        return self.colours[seat] if 0 <= seat < len(self.colours) else canvas.theme.dim

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        if ui.focused(self):
            focus_ring(canvas, self.box, 16, 2)
        cy = y + h / 2
        reel = self.reel
        canvas.panel((x + INSET - 8, cy - TRACK / 2, w - 2 * INSET + 16, TRACK), "backdrop", "panel_edge", 7, 1.5)
        here = self.x_of(self.place)
        self.draw_turns(canvas, cy)
        if self.place:
            canvas.panel((x + INSET - 6, cy - 3, here - x - INSET + 6, 6), "gold", None, 3)
        for mark in reel.encounters:
            at = self.x_of(mark.place)
            told = mark.place <= self.place
            canvas.line([(at, cy - TICK / 2), (at, cy + TICK / 2)], self.colour(mark.seat, canvas), 4 if told else 2.5)
        for mark in reel.wins:
            at = self.x_of(mark.place)
            canvas.circle(at, cy, 7.5, "panel_low")
            canvas.circle(at, cy, 5.5, self.colour(mark.seat, canvas))
        if reel.is_finished:
            side = min(34.0, h - 8)
            canvas.icon("ui/trophy", (self.x_of(reel.length) - side / 2, cy - side / 2, side, side), "gold")
        canvas.circle(here, cy, KNOB + (2 if ui.hot(self) else 0), "panel_low")
        canvas.circle(here, cy, KNOB - 2 + (2 if ui.hot(self) else 0), "gold")
        canvas.circle(here, cy, 6, "on_gold")

    def draw_turns(self, canvas: Canvas, cy: float) -> None:
        """Whose turn it was, as a stretch of the track in the colour of the seat."""
        ends = [mark.place for mark in self.reel.turns[1:]] + [self.reel.length]
        for mark, end in zip(self.reel.turns, ends):
            left, right = self.x_of(mark.place), self.x_of(end)
            tone = self.colour(mark.seat, canvas)
            canvas.panel((left, cy - TRACK / 2 + 2, max(2.0, right - left), TRACK - 4), (*tone, 90), None, 2)
