"""The sheet of paper between the two: what is agreed in words and pictures, and the places to sign."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic.hotseat.session.deal_drafts import Offer, deal_in_words, winners_by
from cosmic.ui.board.seat_plates import shortened
from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import RGB, Colour, blend
from cosmic.ui.kit.widgets_basic import Text, focus_ring
from cosmic.ui.kit.widgets_list import RAIL, ScrollList
from cosmic.ui.printed.card_styles import paper_of
from cosmic.ui.screens.deal.deal_styles import Looks
from cosmic.ui.screens.deal.share_pictures import Pictures

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

INK: RGB = (38, 30, 44)
SOFT: RGB = (92, 80, 92)
GRAVE: RGB = (150, 20, 34)
STROKES = 160  # pieces of a handwriting


def on_paper(colour: RGB) -> RGB:
    """A seat's colour dark enough to be read on paper."""
    return blend(colour, (20, 10, 30), 0.5)


class Reader(ScrollList):
    """What stands on the paper; it takes the focus only when there is more than fits."""

    def fit(self) -> None:
        self.focusable = self.furthest > 0

    def draw(self, canvas: Canvas, ui: UI) -> None:
        if ui.focused(self):
            focus_ring(canvas, self.box)
        super().draw(canvas, ui)


class TreatyPaper(Node):
    """The sheet itself with the two lines for the names at its foot."""

    def __init__(self, key: str, box: Box, looks: Looks, signed: Sequence[int]) -> None:
        super().__init__(key, box)
        self.looks, self.signed = looks, signed

    def draw(self, canvas: Canvas, ui: UI) -> None:
        paper = paper_of(canvas.theme)
        canvas.shadow(self.box, 20)
        canvas.panel(self.box, paper.high, paper.line, 10, 2, paper.low)
        x, y, w, h = self.box
        canvas.panel((x + 8, y + 8, w - 16, h - 16), (0, 0, 0, 0), (*paper.line, 150), 6, 1.5)
        for seat in (self.looks.me, self.looks.other):
            place = signature_place(self.looks, seat, self.box, canvas.metrics)
            self._line(canvas, seat, place)
            if seat in self.signed:
                draw_signature(canvas, self.looks, seat, place)

    def _line(self, canvas: Canvas, seat: int, place: Box) -> None:
        paper = paper_of(canvas.theme)
        x, y, w, h = place
        canvas.line([(x, y + h), (x + w, y + h)], paper.dim, 1.5)
        tone = on_paper(self.looks.colour(seat))
        mark = 20.0
        canvas.icon(f"marks/{self.looks.mark(seat)}", (x, y + h + canvas.metrics.line(20) / 2 - 6, mark, mark), tone)
        box = (x + mark + 8, y + h + 4, w - mark - 8, canvas.metrics.line(20))
        # The full name stands on the plate above.
        name = shortened(canvas, self.looks.words.seat(seat), box[2], 20, "bold")
        canvas.text(name, box, 20, paper.ink, "bold", "left", "middle", False, False, owner=self.key)


def foot_height(metrics: Metrics) -> float:
    """The part of the paper that is kept for the names."""
    return 56 + metrics.line(20) + 28


def signature_place(looks: Looks, seat: int, paper: Box, metrics: Metrics) -> Box:
    """Where a seat signs: the space above its line."""
    x, y, w, h = paper
    wide = (w - 48 - 90) / 2
    left = x + 24 if seat == looks.me else x + w - 24 - wide
    return (left, y + h - foot_height(metrics) + 8, wide, 52)


def seal_place(paper: Box, metrics: Metrics) -> tuple[float, float]:
    x, y, w, h = paper
    return (x + w / 2, y + h - foot_height(metrics) + 44)


def flourish(name: str) -> list[tuple[float, float]]:
    """A handwriting for a name, always the same: one loop for a letter, the first one tall, and a line below."""
    chance = random.Random(name)
    letters = min(9, max(4, len(name) + 1))
    heights = [0.64, *(chance.choice((0.2, 0.24, 0.3, 0.5)) for _ in range(letters - 1))]
    spots = []
    for n in range(STROKES + 1):
        t = n / STROKES
        letter, part = divmod(t * letters, 1)
        turn = math.tau * part
        up = heights[min(int(letter), letters - 1)] * (1 - math.cos(turn)) / 2
        spots.append((0.05 + 0.8 * t + 0.5 / letters * 0.55 * math.sin(turn) + 0.1 * up, 0.68 - up))
    x, y = spots[-1]
    for n in range(1, 31):
        t = n / 30
        spots.append((x + 0.12 * math.sin(math.pi * t) - 0.62 * t * t, y + 0.24 * math.sin(math.pi * t / 2)))
    return spots


def draw_signature(canvas: Canvas, looks: Looks, seat: int, place: Box, share: float = 1.0) -> None:
    """The signature of a seat, or as much of it as has been written."""
    x, y, w, h = place
    spots = flourish(looks.words.seat(seat))
    written = spots[: max(2, round(len(spots) * share))]
    canvas.line([(x + px * w, y + py * h) for px, py in written], on_paper(looks.colour(seat)), 3)


def draw_seal(canvas: Canvas, at: tuple[float, float], share: float) -> None:
    """The seal under a deal that both have signed; it comes down from above."""
    if share <= 0:
        return
    x, y = at
    radius = 40 * (1 + 1.4 * max(0.0, 1 - share))
    for n in range(14):
        turn = math.tau * n / 14
        canvas.circle(
            x + radius * 0.92 * math.cos(turn), y + radius * 0.92 * math.sin(turn), radius * 0.2, (150, 26, 40)
        )
    canvas.circle(x, y, radius * 0.96, (172, 36, 48))
    canvas.circle(x, y, radius * 0.76, (196, 58, 64), 2)
    side = radius * 1.2
    canvas.icon("ui/deal", (x - side / 2, y - side / 2, side, side), (255, 226, 190))


def treaty_nodes(
    looks: Looks, offer: Offer, box: Box, metrics: Metrics, signed: Sequence[int], earlier: Sequence[str]
) -> list[Node]:
    """The paper with its text; earlier offers stand below it where they have no place of their own."""
    x, y, w, h = box
    inner: Box = (x + 18, y + 14, w - 36, h - foot_height(metrics) - 18)
    width = inner[2] - RAIL - 12
    nodes: list[Node] = []
    top = 6.0

    def line(key: str, words: str, size: float, colour: Colour, weight: str = "medium", align: str = "left") -> None:
        nonlocal top
        high = metrics.height_of(words, width, size, weight) + 2
        nodes.append(Text(f"paper:{key}", (6, top, width, high), words, size, colour, weight, align))
        top += high + 6

    me, other = looks.words.seat(looks.me), looks.words.seat(looks.other)
    line("title", looks.words.say("ui-deal-treaty", me=me, other=other), 26, INK, "extrabold", "center")
    line("sum", deal_in_words(looks.words, offer, looks.other), 22, INK)
    winners = winners_by(looks.view, offer, looks.other)
    if winners:
        goal = looks.view.options.colonies_to_win
        words = looks.words.say("ui-deal-wins", seats=looks.words.seats(winners), count=len(winners), goal=goal)
        line("wins", words, 22, GRAVE, "bold")
    for key, seat, given in (("give", looks.me, offer["give"]), ("take", looks.other, offer["take"])):
        if not Pictures.height(given, width):
            continue
        top += 2
        words = looks.words.say("ui-deal-gives", seat=looks.words.seat(seat))
        line(f"{key}-head", words, 20, on_paper(looks.colour(seat)), "bold")
        high = Pictures.height(given, width)
        nodes.append(Pictures(f"paper:{key}", (6, top, width, high), looks, given))
        top += high
    if earlier:
        line("earlier", looks.words.say("ui-deal-history"), 20, SOFT, "bold")
        for n, words in enumerate(reversed(earlier)):
            line(f"earlier-{n}", words, 20, SOFT)
    reader = Reader("paper-text", inner, nodes)
    reader.fit()
    return [TreatyPaper("paper", box, looks, signed), reader]
