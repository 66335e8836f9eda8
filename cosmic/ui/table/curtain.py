"""The curtain between two players: nothing of the next seat is on the screen before that seat says so."""

from __future__ import annotations

from cosmic.ui.desk import Desk
from cosmic.ui.inputs import Input, Key
from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Canvas
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.kit.widgets import Button, Text
from cosmic.ui.stack import Scene

FOLDS = 16


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
        """Heavy folds in the seat's colour, dark enough to read on."""
        colour = SEAT_COLOURS[self.colour]
        full, high = canvas.surface.get_size()
        wide = full / FOLDS
        for fold in range(FOLDS):
            for part in range(8):
                depth = abs(part - 3.5) / 3.5
                tone = blend(colour, (9, 10, 24), 0.76 + 0.16 * depth)
                left, right = round((fold + part / 8) * wide), round((fold + (part + 1) / 8) * wide)
                canvas.surface.fill(tone, (left, 0, right - left, high))
        canvas.surface.fill(blend(colour, (9, 10, 24), 0.6), (0, 0, full, canvas.length(18)))
