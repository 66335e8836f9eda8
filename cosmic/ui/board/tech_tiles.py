"""The own techs that nobody else knows, to be read where the hand is: a small tile each, beside the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from cosmic.hotseat.codex import codex_ids as ways
from cosmic.text.presenter import Presenter
from cosmic.ui.board.card_fan import CardNode, Held
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import RGB, SEAT_COLOURS, blend
from cosmic.ui.printed.printed_words import Wording

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

LETTERS = 22.0  # of their names, whatever the text scale: the room for cards does not grow
SIGN = 40.0
PAD, GAP = 8.0, 8.0
ROWS = 3  # so many stand over each other
GROUND: RGB = (10, 12, 28)


class TechTile(CardNode):
    """A tech by its picture and its name; the reading copy tells what it does."""

    def __init__(self, held: Held, box: FRect, slug: str, tint: RGB) -> None:
        super().__init__(held, box, None)
        self.slug, self.tint = slug, tint

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, wide, high = self.box
        near = ui.focused(self) or ui.hot(self)
        canvas.panel(self.box, blend(self.tint, GROUND, 0.8), "gold" if near else self.tint, 10, 4 if near else 2)
        canvas.icon(f"techs/{self.slug}", (x + PAD, y + (high - SIGN) / 2, SIGN, SIGN), self.tint)
        name = (x + SIGN + 2 * PAD, y, wide - SIGN - 3 * PAD, high)
        size = LETTERS / canvas.text_scale
        canvas.text(self.label, name, size, "ink", "bold", "left", "middle", False, False, owner=self.key)


def tiles_beside(room: FRect, words: Presenter, printed: Wording, metrics: Metrics) -> tuple[FRect, list[Node]]:
    """At the right end of the room for cards; and what is left of it for these."""
    view = words.view
    own = [tech.slug for tech in view.techs if tech.owner == view.viewer and not tech.face_up]
    if not own:
        return room, []
    held = [
        Held(f"own-tech-{n}", printed.tech(slug), press=lambda: None, entry=ways.of_tech(slug))
        for n, slug in enumerate(own)
    ]
    size = LETTERS / metrics.text_scale
    wide = SIGN + 3 * PAD + 4 + max(metrics.width_of(one.words.title, size, "bold") for one in held)
    high = (room.height - GAP * (ROWS + 1)) / ROWS
    tint = SEAT_COLOURS[view.seats[view.viewer].colour]
    columns = -(-len(held) // ROWS)
    left, first = room.right - columns * (wide + GAP), room.y + GAP + max(0, ROWS - len(held)) * (high + GAP) / 2
    nodes: list[Node] = []
    for n, (slug, one) in enumerate(zip(own, held)):
        column, row = divmod(n, ROWS)
        box = FRect(left + column * (wide + GAP), first + row * (high + GAP), wide, high)
        nodes.append(TechTile(one, box, slug, tint))
    return FRect(room.x, room.y, left - GAP - room.x, room.height), nodes
