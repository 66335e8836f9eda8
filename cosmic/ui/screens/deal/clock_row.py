"""The clock of the talks with its three buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.hotseat.session.deal_drafts import DealClock
from cosmic.text.messages import Messages
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.layout import Fill, Laid, Row, Sized
from cosmic.ui.kit.node import UNPLACED, Action, Node
from cosmic.ui.kit.theme import Colour
from cosmic.ui.kit.widgets_basic import Button

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

HURRY = 10.0  # seconds from which the clock is red
SIZE, STOPPED = 32, 22  # of its words while it runs and while it does not
SMALL = 64.0


class ClockFace(Node):
    """The time left, with a ring that runs out."""

    def __init__(self, clock: DealClock, messages: Messages) -> None:
        super().__init__("clock", UNPLACED, clock.face if clock.on else messages.say("ui-deal-clock-none"))
        self.clock = clock
        self.stopped = messages.say("ui-deal-clock-paused", time=clock.face)

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        clock, label = self.clock, self.label
        tone: Colour = "gold"
        if not clock.on or clock.paused:
            tone = "dim"
        elif clock.left <= HURRY:
            tone = "bad"
        radius = h / 2 - 6
        cx, cy = x + h / 2, y + h / 2
        canvas.circle(cx, cy, radius, "panel_edge", 5)
        if clock.on:
            canvas.arc(cx, cy, radius, 0, 360 * min(1.0, clock.left / max(1.0, clock.seconds)), tone, 5)
        side = radius * 1.1
        canvas.icon("ui/clock" if clock.on else "ui/clock_off", (cx - side / 2, cy - side / 2, side, side), tone)
        beside = (x + h + 10, y, w - h - 10, h)
        # The grey of the clock says it as well where there is no room for the word.
        if clock.on and clock.paused and canvas.metrics.width_of(self.stopped, STOPPED, "extrabold") <= beside[2]:
            label = self.stopped
        size = SIZE if clock.on and not clock.paused else STOPPED
        canvas.text(label, beside, size, tone, "extrabold", "left", "middle", owner=self.key)


def clock_row(clock: DealClock, messages: Messages, changed: Action) -> Laid:
    def button(key: str, label: str, what: Action, icon: str | None, tip: str) -> Button:
        def act() -> None:
            what()
            changed()

        return Button(key, UNPLACED, label, act, icon, size=22, tip=messages.say(tip), snug=True)

    more = button("clock-more", messages.say("ui-deal-clock-more"), clock.add, None, "ui-deal-clock-more-tip")
    if not clock.on:
        return Row(Fill(ClockFace(clock, messages)), more, gap=10)
    icon, tip = ("ui/play", "ui-deal-clock-go") if clock.paused else ("ui/pause", "ui-deal-clock-pause")
    pause = button("clock-pause", "", clock.go_on if clock.paused else clock.pause, icon, tip)
    off = button("clock-off", "", clock.switch_off, "ui/clock_off", "ui-deal-clock-off")
    return Row(Fill(ClockFace(clock, messages)), Sized(pause, SMALL), more, Sized(off, SMALL), gap=10)
