"""Cards held in a fan, every one with its name and value in sight, and a full-size reading copy of the one in focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect, Vector2

from cosmic.text.presenter import Presenter
from cosmic.ui.board.board_layout import Hud
from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.tip import shared
from cosmic.ui.kit.widgets import Hotspot
from cosmic.ui.printed.card_frames import BESIDE_NAME, FanPlace
from cosmic.ui.printed.destiny_cards import draw_destiny
from cosmic.ui.printed.hand_cards import draw_card
from cosmic.ui.printed.printed_words import CardWords, DestinyWords

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

SHAPE, NARROW = 0.8, 0.6  # of a card; where many must lie close together
CROWDED, CLOSEST = 60.0, 44.0  # so little of each is in sight then, and at the least
GAP = 8.0  # between cards that need not overlap
LIFT = 20.0  # of the card under the pointer or in focus
SPREAD = 24.0  # so far those after the card under the pointer give way
ARC = 12.0  # so much lower lie the outermost
MOST_TILT, TILT = 3.5, 1.1  # degrees: of the outermost, and between neighbours at most
LETTERS = (28.0, 26.0, 24.0, 22.0, 20.0)  # of the names, whatever the text scale: the first that fits
ROWS = 2
READING = (388.0, 700.0)
BACK_MARK = 34.0  # on the own cards with the back of the reward deck


@dataclass(frozen=True)
class Held:
    """A card as it lies in a hand: how it looks, and what choosing it does."""

    key: str
    words: CardWords | DestinyWords
    lit: bool = False
    picked: bool = False
    greyed: bool = False
    why_not: str = ""
    super_side: bool | None = None
    press: Callable[[], object] | None = None
    entry: str = ""  # of the codex
    is_reward: bool = False  # everybody sees that it has the back of the reward deck


class CardNode(Hotspot):
    """One card of several; under the pointer or in focus it rises."""

    def __init__(
        self,
        held: Held,
        box: FRect,
        number: int | None,
        fanned: FanPlace | None = None,
        before: frozenset[str] = frozenset(),
    ) -> None:
        """`before`: the cards of the fan that lie to its left."""
        super().__init__(
            held.key,
            box,
            held.press,
            label=held.words.title,
            enabled=held.press is not None and not held.greyed,
            why_not=held.why_not,
            number=number,
        )
        self.held, self.entry, self.fanned, self.before = held, held.entry, fanned, before

    @property
    def tilt(self) -> float:
        return self.fanned.tilt if self.fanned is not None else 0.0

    def hit(self, x: float, y: float) -> bool:
        """Where it lies at rest, so that a card does not slip away from under the pointer."""
        if not self.tilt:
            return super().hit(x, y)
        middle = Vector2(self.area.center)
        return super().hit(*((Vector2(x, y) - middle).rotate(self.tilt) + middle))

    def draw(self, canvas: Canvas, ui: UI) -> None:
        near = ui.focused(self) or ui.hot(self)
        held = self.held
        box = self.box.move(
            SPREAD if self.fanned is not None and ui.hover in self.before else 0.0,
            -LIFT if near or held.picked else 0.0,
        )
        if isinstance(held.words, DestinyWords):
            draw_destiny(canvas, box, held.words, lit=held.lit or near, selected=held.picked)
        else:
            draw_card(
                canvas,
                box,
                held.words,
                lit=held.lit or near,
                greyed=held.greyed,
                selected=held.picked,
                super_side=held.super_side,
                fanned=self.fanned,
            )
        if held.is_reward:
            foot = Vector2(box.x + BACK_MARK * 0.8, box.bottom - BACK_MARK * 0.8) - box.center
            at = foot.rotate(-self.tilt) + box.center
            canvas.icon(
                "cards/reward_back",
                (at.x - BACK_MARK / 2, at.y - BACK_MARK / 2, BACK_MARK, BACK_MARK),
                canvas.theme.gold,
            )
        if ui.focused(self):
            middle = Vector2(box.center)
            around = box.inflate(4, 4)
            corners = (around.topleft, around.topright, around.bottomright, around.bottomleft)
            turned = [tuple((Vector2(corner) - middle).rotate(-self.tilt) + middle) for corner in corners]
            canvas.line([(x, y) for x, y in turned], "gold", 5, closed=True)


class ReadingCopy(Node):
    """Drawn last: the card under the pointer or in focus, large enough to read."""

    def __init__(self, box: Box, by_focus: bool = True) -> None:
        super().__init__("reading", box)
        self.by_focus = by_focus

    def draw(self, canvas: Canvas, ui: UI) -> None:
        node = ui.find(ui.hover) if ui.hover else None
        if not isinstance(node, CardNode) and ui.focus_shown and self.by_focus:
            node = ui.focus
        if not isinstance(node, CardNode):
            return
        with canvas.above():
            canvas.shadow(self.box, 30)
            if isinstance(node.held.words, DestinyWords):
                draw_destiny(canvas, self.box, node.held.words)
            else:
                draw_card(canvas, self.box, node.held.words, super_side=node.held.super_side)


def reading_box(hud: Hud, keep_clear: Sequence[FRect]) -> FRect:
    """The place of the reading copy: above the dock at the right, or at the left where that covers less."""
    wide, high = READING
    top = hud.dock.y - 8 - high
    places = [FRect(left, top, wide, high) for left in (hud.dock.right - wide, hud.dock.x)]
    return min(places, key=lambda place: sum(shared(place, kept) for kept in keep_clear))


# --- the fan


def open_width(count: int, high: float) -> float:
    """Of so many cards that need not overlap, in a box of this height."""
    return count * (card_height(high) * SHAPE + GAP) + SPREAD


def least_width(count: int, high: float) -> float:
    """Of so many that lie as close together as they can be told apart."""
    return card_height(high) * NARROW + SPREAD + (count - 1) * CLOSEST


def card_height(high: float) -> float:
    return high - LIFT / 2 - ARC


def card_fan(box: FRect, cards: Sequence[Held], metrics: Metrics, numbered: bool = True, first: int = 0) -> list[Node]:
    """The cards side by side, overlapping as far as they must and no further than their names allow; the one that
    rises may reach over the upper edge of the box. `first`: the number of cards that lie before them."""
    if any(isinstance(held.words, DestinyWords) for held in cards):
        return destiny_row(box, cards, numbered)
    high = card_height(box.height)
    wide = high * (SHAPE if box.width > len(cards) * CROWDED else NARROW)
    names = [held.words.short for held in cards if isinstance(held.words, CardWords)]
    room = box.width - wide - SPREAD
    letters, shown = fitted(names, room, wide, metrics)
    rows = max(map(partial(rows_of, metrics=metrics), names, letters, shown), default=1)
    nodes: list[Node] = []
    left, keys = box.x + max(0.0, (room - sum(shown[:-1])) / 2), [held.key for held in cards]
    step = min(TILT, 2 * MOST_TILT / max(1, len(cards) - 1))
    for i, held in enumerate(cards):
        tilt = step * ((len(cards) - 1) / 2 - i)
        low = ARC * (tilt / MOST_TILT) ** 2
        place = FRect(left, box.y + LIFT / 2 + low, wide, high)
        fanned = FanPlace(wide if i == len(cards) - 1 else min(wide, shown[i]), letters[i], rows, tilt)
        number = first + i + 1 if numbered and first + i < 9 else None
        nodes.append(CardNode(held, place, number, fanned, frozenset(keys[:i])))
        left += shown[i]
    return nodes


def destiny_row(box: FRect, cards: Sequence[Held], numbered: bool) -> list[Node]:
    """Destiny cards have their names at the foot, so they never overlap; narrow ones will do."""
    high = card_height(box.height)
    wide = min(high * NARROW, box.width / len(cards) - GAP)
    left = box.x + (box.width - len(cards) * (wide + GAP)) / 2
    places = [FRect(left + i * (wide + GAP), box.y + LIFT / 2, wide, high) for i in range(len(cards))]
    return [
        CardNode(held, place, i + 1 if numbered and i < 9 else None)
        for i, (held, place) in enumerate(zip(cards, places))
    ]


def fitted(names: Sequence[str], room: float, wide: float, metrics: Metrics) -> tuple[list[float], list[float]]:
    """The letters of each name, the largest at which every name has its room; and how much of each card is to be seen,
    as even as the names allow. The last card lies over all others and needs none."""
    letters: list[float] = []
    needed: list[float] = []
    for most in range(len(LETTERS)):
        ways = [next_fitting(name, LETTERS[most:], wide, metrics) for name in names]
        letters, needed = [way[0] for way in ways], [way[1] for way in ways]
        if sum(needed[:-1]) <= room:
            return letters, evened(needed, room, wide + GAP)
    spare = room / sum(needed[:-1])  # too many: each keeps its share
    return letters, [one * spare for one in needed]


def next_fitting(name: str, sizes: Sequence[float], wide: float, metrics: Metrics) -> tuple[float, float]:
    """The largest letters at which a name is not wider than a card, and how wide it then is."""
    widths = [name_width(name, size, metrics) + BESIDE_NAME for size in sizes]
    return next(((size, width) for size, width in zip(sizes, widths) if width <= wide), (sizes[-1], wide))


def evened(needed: list[float], room: float, most: float) -> list[float]:
    """Narrow ones are widened to one measure as far as there is room."""
    measure = most
    while measure > 1 and sum(max(one, measure) for one in needed[:-1]) > room:
        measure -= 1.0
    return [max(one, measure) for one in needed]


def name_width(name: str, letters: float, metrics: Metrics) -> float:
    """How much room a name needs in two rows at most."""
    words, size = name.split(), letters / metrics.text_scale
    ways = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(len(words))]
    return min(max(metrics.width_of(row, size, "bold") for row in way if row) for way in ways)


def rows_of(name: str, letters: float, shown: float, metrics: Metrics) -> int:
    size = letters / metrics.text_scale
    return min(ROWS, round(metrics.height_of(name, shown - BESIDE_NAME, size, "bold") / metrics.line(size)))


def super_side(words: Presenter, face: str) -> bool | None:
    """Which side of a flare its holder may use; None for all other cards."""
    printed = words.content.faces[face]
    return words.side_of_flare(printed.alien) == "super" if printed.kind == "flare" else None
