"""A word while a table is being opened: the first one takes a while, and a window that stands still looks broken."""

from __future__ import annotations

from cosmic.ui.kit.inputs import Input, Quit
from cosmic.ui.kit.layout import SHEET, Layered, Pad, Row, Sized, middle
from cosmic.ui.kit.node import UNPLACED, Action, Node
from cosmic.ui.kit.widgets import Image, Panel, Text
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services


class OpeningScene(Scene):
    """Shown for one picture before the work begins. A press made meanwhile was not meant for what then appears."""

    opaque = False

    def __init__(self, services: Services, work: Action) -> None:
        super().__init__()
        self.services, self.work = services, work
        self.frames = 0

    def handle(self, what: Input) -> bool:
        return not isinstance(what, Quit)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.frames += 1
        if self.frames == 2 and self.app.stack.top is self:  # the first one is before the picture
            self.app.stack.pop()
            self.app.stack.apply()
            self.work()
            self.app.press_guard.begin()

    def build(self) -> list[Node]:
        icon = Sized(Image("icon", UNPLACED, "ui/gate", "gold"), 64, 64, place=(0.0, 0.5))
        words = Text("opening", UNPLACED, self.services.say("opening"), 36, weight="extrabold", valign="middle")
        frame = Layered(Panel("dialog", radius=22, raised=True), Pad(Row(icon, words, gap=24), 56, 40))
        return middle(frame, frame.wanted_width(self.metrics)).put(SHEET, self.metrics)
