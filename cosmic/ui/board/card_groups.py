"""Cards that lie in groups beside each other: the hand, what is borrowed, what lies on the own sheet, what is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from cosmic.text.presenter import Presenter
from cosmic.ui.board.card_fan import Held, card_fan, least_width, open_width
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import NORMAL, RGB, SEAT_COLOURS, SEAT_MARKS

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

LETTERS = 20.0  # of what a group is called, whatever the text scale
SIGN = 40.0  # of its picture
AIR = 8.0


@dataclass(frozen=True)
class CardGroup:
    """Cards that lie together, with a sign before them: whose they are or where they lie."""

    key: str
    name: str
    icon: str
    tint: RGB
    cards: tuple[Held, ...]
    apart: bool = False  # not in hand: this is said even where there are no others


class GroupSign(Node):
    """Stands before a group where there are several."""

    def __init__(self, box: FRect, group: CardGroup) -> None:
        super().__init__(f"group-{group.key}", box)
        self.group = group

    def draw(self, canvas: Canvas, ui: UI) -> None:
        box, size = self.box, LETTERS / canvas.text_scale
        line = canvas.metrics.line(size)
        top = box.y + (box.h - SIGN - line) / 2
        canvas.line([(box.x, box.y), (box.x, box.bottom)], self.group.tint, 2)
        canvas.icon(self.group.icon, (box.centerx - SIGN / 2, top, SIGN, SIGN), self.group.tint)
        place = (box.x + 4, top + SIGN, box.w - 4, line)
        canvas.text(self.group.name, place, size, "ink", "bold", "center", "middle", False, False, self.key)


def own_groups(words: Presenter, held: Callable[[int], Held]) -> list[CardGroup]:
    """All cards of the viewer, each where it lies, in the order of the box."""
    view, order = words.view, {slug: i for i, slug in enumerate(words.content.faces)}

    def laid_out(cards: Iterable[int]) -> tuple[Held, ...]:
        return tuple(held(card) for card in sorted(cards, key=lambda card: (order[view.cards[card]], card)))

    groups = [CardGroup("hand", words.say("ui-group-hand"), "ui/hand", NORMAL.gold, laid_out(view.hand))]
    for alien, cards in words.beside_hand():
        if alien:
            tint = SEAT_COLOURS[view.seats[view.viewer].colour]
            groups.append(CardGroup(alien, words.alien(alien), f"aliens/{alien}", tint, laid_out(cards), True))
        else:
            icon, tint = lender_sign(words)
            groups.append(CardGroup("borrowed", words.say("ui-group-borrowed"), icon, tint, laid_out(cards), True))
    return groups


def lender_sign(words: Presenter) -> tuple[str, RGB]:
    """Of the player whose cards are borrowed, or of the deck."""
    lender = words.view.seats[words.view.viewer].lender
    if lender < 0:
        return "cards/back", NORMAL.gold
    colour = words.view.seats[lender].colour
    return f"marks/{SEAT_MARKS[colour]}", SEAT_COLOURS[colour]


def grouped_fans(box: FRect, groups: Sequence[CardGroup], metrics: Metrics, numbered: bool = True) -> list[Node]:
    """One fan for each group that has cards; what lies alone in a hand needs no sign."""
    shown = [group for group in groups if group.cards]
    signs = [sign_width(group, len(shown), metrics) for group in shown]
    widths = widths_of([len(group.cards) for group in shown], box.width - sum(signs), box.height)
    nodes: list[Node] = []
    left = box.x + (box.width - sum(signs) - sum(widths)) / 2
    count = 0
    for group, sign, wide in zip(shown, signs, widths):
        if sign:
            nodes.append(GroupSign(FRect(left, box.y + AIR, sign - AIR, box.height - 2 * AIR), group))
        left += sign
        nodes += card_fan(FRect(left, box.y, wide, box.height), group.cards, metrics, numbered, count)
        left += wide
        count += len(group.cards)
    return nodes


def sign_width(group: CardGroup, groups: int, metrics: Metrics) -> float:
    """With the air around it; none where no other cards could be meant."""
    if groups == 1 and not group.apart:
        return 0.0
    return max(SIGN, metrics.width_of(group.name, LETTERS / metrics.text_scale, "bold")) + 3 * AIR


def widths_of(counts: Sequence[int], room: float, high: float) -> list[float]:
    """A small group lies open as long as the larger ones can do with what is left; those share it."""
    widths = [0.0] * len(counts)
    waiting = sorted(range(len(counts)), key=lambda n: counts[n])
    while waiting:
        n, *others = waiting
        least = sum(least_width(counts[other], high) for other in others)
        fair = room * counts[n] / sum(counts[one] for one in waiting)
        widths[n] = min(open_width(counts[n], high), max(fair, room - least))
        room -= widths[n]
        waiting = others
    return widths
