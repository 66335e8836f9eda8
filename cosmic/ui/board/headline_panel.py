"""The panel at the top of the board: the phases, and below them the headline that lasts as long as the encounter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cosmic.hotseat.session.headline import headline
from cosmic.text.presenter import Presenter
from cosmic.ui.board.board_layout import Hud
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.public_band import fitting, in_gold
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import Colour

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

SIZES = (34.0, 32.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0)  # the first one that fits is taken
PAD = 14.0

Spans = tuple[Span, ...]


class HeadlineNode(Node):
    """Says as much as there is room for: rather who attacks whom in short than nothing of what is awaited."""

    def __init__(self, hud: Hud, sayings: Sequence[Spans], edge: Colour = "panel_edge") -> None:
        super().__init__("headline", hud.headline)
        bar = hud.phase_bar
        self.sayings, self.edge = sayings, edge
        top = bar.bottom
        self.room = FRect(self.box[0] + PAD, top, self.box[2] - 2 * PAD, hud.headline.bottom - 4 - top)

    def draw(self, canvas: Canvas, ui: UI) -> None:
        canvas.panel(self.box, "panel", self.edge, 18, 2 if self.edge == "panel_edge" else 4, "panel_low")
        for spans in self.sayings:
            size = fitting(canvas, spans, self.room.width, self.room.height, SIZES)
            if size is not None:
                canvas.rich(spans, self.room, size, "ink", "bold", "center", "middle", owner=self.key)
                return


def headline_node(hud: Hud, words: Presenter, awaited: str, sign: Spans = (), edge: Colour = "panel_edge") -> Node:
    """`sign`: what stands there in place of what is awaited, such as whose hand is open."""
    view = words.view
    now = sign or in_gold(with_marks(awaited, view))
    whole, short = (with_marks(headline(words, in_short), view) for in_short in (False, True))
    if not now:
        return HeadlineNode(hud, [whole, short], edge)
    return HeadlineNode(hud, [(*whole, Span("\n"), *now), (*short, Span("\n"), *now), now], edge)
