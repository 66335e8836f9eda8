"""The clock of the talks with its three buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.hotseat.session.deal_drafts import DealClock
from cosmic.text.messages import Messages
from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Action, Node
from cosmic.ui.kit.theme import Colour
from cosmic.ui.kit.widgets_basic import Button

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

HURRY = 10.0  # seconds from which the clock is red
SIZE, STOPPED = 32, 22  # of its words while it runs and while it does not


class ClockFace(Node):
    """The time left, with a ring that runs out."""

    def __init__(self, key: str, box: Box, clock: DealClock, words: str) -> None:
        super().__init__(key, box, words)
        self.clock = clock

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, _, h = self.box
        clock = self.clock
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
        size = SIZE if clock.on and not clock.paused else STOPPED
        canvas.text(self.label, words_box(self.box), size, tone, "extrabold", "left", "middle", owner=self.key)


def clock_nodes(clock: DealClock, box: Box, messages: Messages, metrics: Metrics, changed: Action) -> list[Node]:
    x, y, w, h = box

    def act(what: Action) -> Action:
        def done() -> None:
            what()
            changed()

        return done

    more = messages.say("ui-deal-clock-more")
    wide = metrics.width_of(more, 22, "bold") + 40
    buttons: list[Node] = []
    right = x + w
    if clock.on:
        right -= 64
        tip = messages.say("ui-deal-clock-off")
        off = Button("clock-off", (right, y, 64, h), "", act(clock.switch_off), "ui/clock_off", tip=tip)
        buttons.insert(0, off)
        right -= 10
    right -= wide
    buttons.insert(
        0,
        Button(
            "clock-more", (right, y, wide, h), more, act(clock.add), size=22, tip=messages.say("ui-deal-clock-more-tip")
        ),
    )
    if clock.on:
        right -= 74
        icon, tip = ("ui/play", "ui-deal-clock-go") if clock.paused else ("ui/pause", "ui-deal-clock-pause")
        turn = clock.go_on if clock.paused else clock.pause
        buttons.insert(0, Button("clock-pause", (right, y, 64, h), "", act(turn), icon, tip=messages.say(tip)))
    face = (x, y, right - x - 10, h)
    words = clock.face if clock.on else messages.say("ui-deal-clock-none")
    if clock.on and clock.paused:
        stopped = messages.say("ui-deal-clock-paused", time=clock.face)
        # The grey of the clock says it as well where there is no room for the word.
        fits = metrics.width_of(stopped, STOPPED, "extrabold") <= words_box(face)[2]
        words = stopped if fits else clock.face
    return [ClockFace("clock", face, clock, words), *buttons]


def words_box(face: Box) -> Box:
    """The room beside the ring."""
    x, y, w, h = face
    return (x + h + 10, y, w - h - 10, h)
