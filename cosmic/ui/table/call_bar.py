"""The table call: the same bar for the same time, whether or not anybody holds an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import FRect

from cosmic.hotseat.session.beats import Think
from cosmic.hotseat.session.calls import Call, call_sentence
from cosmic.text.outcome_reasons import as_it_stands
from cosmic.text.presenter import Presenter
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import UNPLACED, Node
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS
from cosmic.ui.kit.widgets import Button, Panel
from cosmic.ui.table.answer_grid import CALL, call_grid, inner, words_nodes

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI


class TimeLine(Node):
    """How much time is left, as a line that grows shorter."""

    def __init__(self, box: FRect, left: Callable[[], float]) -> None:
        super().__init__("time", box)
        self.left = left

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        canvas.panel(self.box, "raised", None, h / 2)
        canvas.panel((x, y, max(h, w * self.left()), h), "gold", None, h / 2)


class ThinkBar(Node):
    """On the plate of a bot that takes longer than a moment: a line that grows."""

    def __init__(self, plate: FRect, share: Callable[[], float]) -> None:
        super().__init__("think-bar", FRect(plate.x + 16, plate.bottom - 9, plate.width - 32, 6))
        self.share = share

    def draw(self, canvas: Canvas, ui: UI) -> None:
        share = self.share()
        if share > 0:
            x, y, w, h = self.box
            canvas.panel(self.box, "raised", None, h / 2)
            canvas.panel((x, y, max(h, w * share), h), "gold", None, h / 2)


def floor_said(words: Presenter, beat: Think) -> str:
    """What is told while people may speak first."""
    return words.say("ui-floor", seat=words.seat(beat.seat))


def call_nodes(
    box: FRect,
    call: Call,
    words: Presenter,
    keys: dict[int, str],
    metrics: Metrics,
    press: Callable[[int], object],
    wave: Callable[[], object],
) -> list[Node]:
    """Question, one button for each person, and one that waves it through for all."""
    standing = as_it_stands(words)
    lines: list[tuple[Span, ...]] = [
        with_marks(call_sentence(call, words), words.view),
        *([(Span(standing, "gold", "bold"),)] if standing else []),
        (Span(words.say("ui-call-hint", until=call.until), "dim"),),
    ]
    asked = words_nodes(box, metrics, lines, needed=len(lines) - 1, wide=CALL)
    nodes: list[Node] = [Panel("dock", box, edge="gold"), *asked]
    nodes[-1].entry = "term.window"
    go_on = Button("wave", UNPLACED, words.say("ui-call-wave"), wave, icon="ui/skip", tone="main", hot_key="space")
    buttons: list[Button] = []
    for seat in sorted(keys):
        colour = words.view.seats[seat].colour
        pressed = seat in call.pressed
        buttons.append(
            Button(
                f"press-{seat}",
                UNPLACED,
                words.say("ui-call-seat", seat=words.seat(seat), letter=keys[seat].upper()),
                lambda seat=seat: press(seat),  # type: ignore[misc]
                icon=f"marks/{SEAT_MARKS[colour]}",
                tint=SEAT_COLOURS[colour],
                hot_key=keys[seat],
                picked=pressed,
            )
        )
    nodes.append(call_grid("actions", inner(box, CALL), go_on, buttons, metrics))
    return nodes
