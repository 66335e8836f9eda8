"""Running text with links that can be clicked, or reached and followed with the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from cosmic.hotseat.codex.codex import pieces
from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.flow import Flow, Placed, Span, flowed
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import RGB, Colour, blend

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

REACH = 3  # how far the mark of the focus stands out around a link


def link_colour(canvas: Canvas) -> RGB:
    """Between ink and gold: to be seen when looked for, quiet when read over."""
    return blend(canvas.theme.ink, canvas.theme.gold, 0.45)


@dataclass(frozen=True)
class Style:
    """How a text is set."""

    size: float = 25
    colour: Colour = "ink"
    weight: str = "medium"


class LinkText(Node):
    """The words of a text, links among them; the links themselves are nodes of their own beside it."""

    def __init__(self, key: str, box: Box, flow: Flow, linked: Sequence[bool], metrics: Metrics, style: Style) -> None:
        super().__init__(key, box)
        self.flow, self.linked, self.metrics, self.style = flow, linked, metrics, style

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, _, _ = self.box
        line, k = self.metrics.line(self.style.size), self.metrics.k
        link = link_colour(canvas)
        for piece, linked in zip(self.flow.pieces, self.linked):
            box = (x + piece.x / k, y + piece.row * line, (piece.width + 2) / k, 0)
            colour: Colour = link if linked else self.style.colour
            size, weight = self.style.size, self.style.weight
            canvas.text(piece.words, box, size, colour, weight, wrap=False, fit=False, owner=self.key)


class LinkSpan(Node):
    """One link; it may run over the end of a line, so it has several parts.

    Its box is its share of the whole line, so that the arrow keys find every link from the lines around it.
    """

    focusable = True

    def __init__(
        self,
        key: str,
        box: Box,
        parts: Sequence[Box],
        words: str,
        target: str,
        follow: Callable[[str], object],
        tip: str,
    ) -> None:
        super().__init__(key, box, words, tip)
        self.parts, self.target, self.follow = tuple(parts), target, follow

    def _moved(self) -> tuple[float, float]:
        return self.area[0] - self.box[0], self.area[1] - self.box[1]

    @property
    def visible_area(self) -> FRect | None:
        """Of the words themselves."""
        words = FRect(self.parts[0]).move(self._moved())
        if self.parent is None:
            return words
        seen = words.clip(self.parent.area)
        return seen if seen.w > 0 and seen.h > 0 else None

    def hit(self, x: float, y: float) -> bool:
        dx, dy = self._moved()
        inside = any(px <= x - dx < px + w and py <= y - dy < py + h for px, py, w, h in self.parts)
        return inside and (self.parent is None or self.parent.hit(x, y))

    def move(self, dx: int, dy: int) -> bool:
        """Right goes on in reading order; left goes back, but from the first link of a line out of the page."""
        if not dx or self.parent is None or self.ui is None:
            return False
        links = [node for node in self.parent.children if node.focusable]
        at = links.index(self) + dx
        if not 0 <= at < len(links) or (dx < 0 and links[at].box[1] != self.box[1]):
            return False
        self.ui.set_focus(links[at].key)
        return True

    def accept(self) -> bool:
        self.follow(self.target)
        return True

    def draw(self, canvas: Canvas, ui: UI) -> None:
        lit = ui.focused(self) or ui.hot(self)
        for x, y, w, h in self.parts:
            if lit:
                outer = (x - REACH, y - 1, w + 2 * REACH, h + 2)
                edge: Colour | None = "gold" if ui.focused(self) else None
                canvas.panel(outer, (*canvas.theme.gold, 48), edge, 7, 2.5)
            foot = y + h - max(2.0, h * 0.08)
            tone: Colour = "gold" if lit else (*canvas.theme.gold_low, 125)
            canvas.panel((x, foot, w, 1.5), tone, None, 0)


def linked_text(
    key: str,
    text: str,
    place: tuple[float, float],
    width: float,
    metrics: Metrics,
    follow: Callable[[str], object],
    style: Style,
    tip: Callable[[str], str],
) -> tuple[list[Node], float]:
    """A text with links such as [[entry|words]] as nodes, with its height."""
    x, y = place
    found = list(pieces(text))
    px, line = metrics.pixels(style.size), metrics.line(style.size)
    flow = flowed(tuple(Span(piece.words) for piece in found), px, style.weight, int(width * metrics.k))
    owners = _owners([piece.words for piece in found], flow.pieces)
    is_link = [bool(found[owner].target) for owner in owners]
    nodes: list[Node] = [LinkText(key, (x, y, width, flow.rows * line), flow, is_link, metrics, style)]
    parts_of = {
        n: _parts([part for part, owner in zip(flow.pieces, owners) if owner == n], x, y, line, metrics.k)
        for n, piece in enumerate(found)
        if piece.target
    }
    shares = _shares([parts[0] for parts in parts_of.values()], x, width)
    for (n, parts), share in zip(parts_of.items(), shares):
        words, target = found[n].words, found[n].target
        nodes.append(LinkSpan(f"{key}:{n}", share, parts, words, target, follow, tip(target)))
    return nodes, flow.rows * line


def _owners(runs: Sequence[str], placed: Sequence[Placed]) -> list[int]:
    """Which run each placed word comes from, found by counting letters, since only spaces are lost in the flow."""
    letters = [n for n, words in enumerate(runs) for sign in words if not sign.isspace()]
    owners, at = [], 0
    for piece in placed:
        owners.append(letters[at])
        at += len(piece.words)
    return owners


def _shares(firsts: Sequence[Box], x: float, width: float) -> list[Box]:
    """Each line is divided among the links that begin in it."""
    shares: list[Box] = []
    for n, (left, top, _, high) in enumerate(firsts):
        begins = left if n and firsts[n - 1][1] == top else x
        ends = firsts[n + 1][0] if n + 1 < len(firsts) and firsts[n + 1][1] == top else x + width
        shares.append((begins, top, ends - begins, high))
    return shares


def _parts(placed: Sequence[Placed], x: float, y: float, line: float, k: float) -> list[Box]:
    """One box for each line that a link touches."""
    parts: list[Box] = []
    for row in dict.fromkeys(piece.row for piece in placed):
        here = [piece for piece in placed if piece.row == row]
        left, right = here[0].x, here[-1].x + here[-1].width
        parts.append((x + left / k, y + row * line, (right - left) / k, line))
    return parts
