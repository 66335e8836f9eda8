"""The curtain between two players: nothing of the next seat is on the screen before that seat says so."""

from __future__ import annotations

import math

import pygame

from cosmic.ui.desk import Desk
from cosmic.ui.inputs import Input, Key
from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Canvas
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.kit.widgets import Button, Text
from cosmic.ui.stack import Scene

FOLDS = 11
VALANCE = 12


class CurtainScene(Scene):
    """Names the seat and waits for it. Knows nothing but a name, a colour and a key."""

    def __init__(self, desk: Desk, name: str, colour: str, key: str, why: str) -> None:
        super().__init__()
        self.desk, self.name, self.colour, self.key, self.why = desk, name, colour, key, why
        self.ui.on_cancel = lambda: self.app.stack.pop(False)

    def open(self) -> None:
        self.app.stack.pop(True)

    def handle(self, what: Input) -> bool:
        if isinstance(what, Key) and what.name == self.key:
            self.open()
            return True
        return super().handle(what)

    def build(self) -> list[Node]:
        say, metrics = self.desk.say, self.metrics
        title = say("ui-curtain-title", seat=self.name)
        rest = say("ui-curtain-rest", seat=self.name)
        wide = 1100.0
        x, y = (WIDTH - wide) / 2, 460.0
        nodes: list[Node] = []
        for key, words, size, tone, weight, gap in (
            ("title", title, 56, "ink", "extrabold", 18),
            ("why", self.why, 26, "dim", "medium", 14),
            ("rest", rest, 28, "ink", "medium", 36),
        ):
            high = metrics.height_of(words, wide, size, weight)
            nodes.append(Text(key, (x, y, wide, high), words, size, tone, weight, "center"))
            y += high + gap
        label = say("ui-curtain-open", seat=self.name, letter=self.key.upper())
        high = max(76.0, metrics.height_of(label, 600, 28, "bold") + 28)
        place = ((WIDTH - 680) / 2, min(y, HEIGHT - high - 30), 680, high)
        nodes.append(Button("open", place, label, self.open, tone="main", size=28))
        return nodes

    def draw(self, canvas: Canvas) -> None:
        self.draw_cloth(canvas)
        colour = SEAT_COLOURS[self.colour]
        canvas.circle(WIDTH / 2, 300, 128, (8, 9, 22))
        canvas.circle(WIDTH / 2, 300, 128, colour, 6)
        canvas.icon(f"marks/{SEAT_MARKS[self.colour]}", (WIDTH / 2 - 84, 300 - 84, 168, 168), colour)
        self.ui.draw(canvas)

    def draw_cloth(self, canvas: Canvas) -> None:
        """Heavy folds in the seat's colour, dark enough to read on, below a valance."""
        colour, night = SEAT_COLOURS[self.colour], (9, 10, 24)
        strip = pygame.Surface((FOLDS * 12, 1))
        for x in range(strip.get_width()):
            swing = 0.5 + 0.5 * math.sin(2 * math.pi * x / 12 + 0.7 * math.sin(x / 9))
            strip.set_at((x, 0), blend(colour, night, 0.72 + 0.2 * swing))
        full, high = canvas.surface.get_size()
        canvas.surface.blit(pygame.transform.smoothscale(strip, (full, high)), (0, 0))
        step = WIDTH / VALANCE
        for n in range(VALANCE):
            at = (n + 0.5) * step
            canvas.circle(at, 8, step * 0.62, blend(colour, night, 0.6))
            canvas.circle(at, 8, step * 0.62, blend(colour, night, 0.4), 4)
        canvas.panel((0, -20, WIDTH, 46), blend(colour, night, 0.45), None, 0)
