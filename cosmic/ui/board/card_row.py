"""Cards in a row that can be chosen, with a full-size reading copy of the one in focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cosmic.text.presenter import Presenter
from cosmic.ui.board.board_layout import BoardBox
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Hotspot
from cosmic.ui.printed.hand_cards import draw_card
from cosmic.ui.printed.printed_words import CardWords

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

WIDE, HIGH = 132.0, 186.0
LIFT = 16.0
READING = (420.0, 590.0)


@dataclass(frozen=True)
class Held:
    """A card as it lies in a hand: how it looks, and what choosing it does."""

    key: str
    words: CardWords
    lit: bool = False
    picked: bool = False
    greyed: bool = False
    why_not: str = ""
    super_side: bool | None = None
    press: Callable[[], object] | None = None
    entry: str = ""  # of the codex


class CardNode(Hotspot):
    """One card of the row; in focus it lifts."""

    def __init__(self, held: Held, box: BoardBox, number: int | None) -> None:
        super().__init__(
            held.key,
            box,
            held.press,
            label=held.words.title,
            enabled=held.press is not None and not held.greyed,
            why_not=held.why_not,
            number=number,
        )
        self.held, self.entry = held, held.entry

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        near = ui.focused(self) or ui.hot(self)
        lift = LIFT if near or self.held.picked else 0.0
        box = (x, y - lift, w, h)
        held = self.held
        draw_card(
            canvas,
            box,
            held.words,
            lit=held.lit or near,
            greyed=held.greyed,
            selected=held.picked,
            super_side=held.super_side,
        )
        if ui.focused(self):
            canvas.panel((x - 4, y - lift - 4, w + 8, h + 8), (0, 0, 0, 0), "gold", 14, 4)


class ReadingCopy(Node):
    """Drawn last: the card under the pointer or in focus, large enough to read."""

    def __init__(self, right: float, bottom: float, by_focus: bool = True) -> None:
        super().__init__("reading", (0, 0, 0, 0))
        self.right, self.bottom, self.by_focus = right, bottom, by_focus

    def draw(self, canvas: Canvas, ui: UI) -> None:
        node = ui.find(ui.hover) if ui.hover else None
        if not isinstance(node, CardNode) and ui.focus_shown and self.by_focus:
            node = ui.focus
        if not isinstance(node, CardNode):
            return
        wide, high = reading_size(canvas)
        x, _, w, _ = node.area
        left = max(20.0, min(x + w / 2 - wide / 2, self.right - wide))
        top = max(16.0, self.bottom - high)
        box = (left, top, wide, high)
        with canvas.above():
            canvas.shadow(box, 30)
            draw_card(canvas, box, node.held.words, super_side=node.held.super_side)


def reading_size(canvas: Canvas) -> tuple[float, float]:
    scale = 1.0 if canvas.text_scale <= 1.2 else 1.3
    return READING[0] * scale, READING[1] * scale


def card_row(box: BoardBox, cards: Sequence[Held], numbered: bool = True) -> list[Node]:
    """The cards side by side, overlapping as far as they must."""
    if not cards:
        return []
    wide, high = fitting(box)
    step = wide + 8 if len(cards) == 1 else min(wide + 8, (box.width - wide) / (len(cards) - 1))
    nodes: list[Node] = []
    for i, held in enumerate(cards):
        place = BoardBox(box.x + i * step, box.y + LIFT + 4, wide, high)
        nodes.append(CardNode(held, place, i + 1 if numbered and i < 9 else None))
    return nodes


def fitting(box: BoardBox) -> tuple[float, float]:
    high = min(HIGH, box.height - LIFT - 8)
    return high * WIDE / HIGH, high


def in_order(words: Presenter) -> list[int]:
    """The cards in hand as they lie side by side: in the order of the box."""
    view, order = words.view, {slug: i for i, slug in enumerate(words.content.faces)}
    return sorted((*view.hand, *view.borrowed), key=lambda card: (order[view.cards[card]], card))


def super_side(words: Presenter, face: str) -> bool | None:
    """Which side of a flare its holder may use; None for all other cards."""
    printed = words.content.faces[face]
    return words.side_of_flare(printed.alien) == "super" if printed.kind == "flare" else None
