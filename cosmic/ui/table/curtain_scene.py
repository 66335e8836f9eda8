"""The curtain between two players: nothing of the next seat is on the screen before that seat says so."""

from __future__ import annotations

import math

import pygame

from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Canvas
from cosmic.ui.kit.inputs import Input, Key
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.kit.widgets import Button, Text
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

FOLDS = 11
VALANCE = 12


class CurtainScene(Scene):
    """Names the seat and waits for it. Knows nothing but a name, a colour and a key."""

    def __init__(self, services: Services, name: str, colour: str, key: str, why: str) -> None:
        super().__init__()
        self.services, self.name, self.colour, self.key, self.why = services, name, colour, key, why
        self.crest = 128.0  # radius of the mark above the words
        self.ui.on_cancel = lambda: self.app.stack.pop(False)
        self.ui.space_accepts = False  # it goes on at a call, which may have lapsed just now

    def open(self) -> None:
        self.app.stack.pop(True)

    def handle(self, what: Input) -> bool:
        if isinstance(what, Key) and what.name == self.key:
            self.open()
            return True
        return super().handle(what)

    def build(self) -> list[Node]:
        say, metrics = self.services.say, self.metrics
        wide = 1100.0
        lines = (
            ("title", say("ui-curtain-title", seat=self.name), 56, "ink", "extrabold", 18),
            ("why", self.why, 26, "dim", "medium", 14),
            ("rest", say("ui-curtain-rest", seat=self.name), 28, "ink", "medium", 36),
        )
        heights = [metrics.height_of(words, wide, size, weight) for _, words, size, _, weight, _ in lines]
        label = say("ui-curtain-open", seat=self.name, letter=self.key.upper())
        button = max(76.0, metrics.height_of(label, 600, 28, "bold") + 28)
        x, y = (WIDTH - wide) / 2, HEIGHT - 40 - button - sum(heights) - sum(line[-1] for line in lines)
        y = min(460.0, y)
        self.crest = min(128.0, (y - 150) / 2)
        nodes: list[Node] = []
        for (key, words, size, tone, weight, gap), high in zip(lines, heights):
            nodes.append(Text(key, (x, y, wide, high), words, size, tone, weight, "center"))
            y += high + gap
        nodes.append(Button("open", ((WIDTH - 680) / 2, y, 680, button), label, self.open, tone="main", size=28))
        return nodes

    def draw(self, canvas: Canvas) -> None:
        self.draw_cloth(canvas)
        colour, reach = SEAT_COLOURS[self.colour], self.crest
        if reach > 40:
            y, side = 120 + reach, reach * 1.3
            canvas.circle(WIDTH / 2, y + 50, reach, (8, 9, 22))
            canvas.circle(WIDTH / 2, y + 50, reach, colour, 6)
            mark = f"marks/{SEAT_MARKS[self.colour]}"
            canvas.icon(mark, (WIDTH / 2 - side / 2, y + 50 - side / 2, side, side), colour)
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
