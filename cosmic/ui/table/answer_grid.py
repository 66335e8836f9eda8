"""Where question and answers stand in the dock: always in the same place, and in letters as large as there is room."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from cosmic.ui.board.board_layout import BoardBox
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.kit.widgets import Button, Panel, Rich, ScrollList

GAP = 10.0
QUESTION = 520.0  # width of the question at the left
BUTTONS = 470.0  # width of the answers beside a hand
WIDE_BUTTONS = 720.0  # with large letters
LARGE_TYPE = 1.3
WIDEST = 460.0  # a button without a hand beside it
NAME, WORDS, LEAST = 38.0, 30.0, 20.0  # sizes of letters: of who is asked, of the question at most, of any at least
LABEL = 28.0
FULL = 24.0  # so large letters are worth more than a note below an answer
STEP = 0.93

Line = tuple[Span, ...]


def inner(box: BoardBox) -> BoardBox:
    """The dock without the question."""
    left = box.x + QUESTION + 2 * GAP
    return BoardBox(left, box.y + GAP, box.right - GAP - left, box.height - 2 * GAP)


def answers_room(box: BoardBox, metrics: Metrics, beside_hand: bool) -> BoardBox:
    """Directly beside the question; a hand lies further right."""
    room = inner(box)
    wide = BUTTONS if metrics.text_scale < LARGE_TYPE else WIDE_BUTTONS
    return room._replace(width=wide) if beside_hand else room


def hand_room(box: BoardBox, metrics: Metrics) -> BoardBox:
    room, answers = inner(box), answers_room(box, metrics, beside_hand=True)
    left = answers.right + GAP
    return room._replace(x=left, width=room.right - left)


def sizes(most: float, metrics: Metrics) -> Iterator[float]:
    """From the largest letters down to the least that can be read, whatever the scale."""
    size = most
    least = min(most, LEAST / max(1.0, metrics.text_scale))
    while size > least:
        yield size
        size *= STEP
    yield least


# --- the question


def words_nodes(
    box: BoardBox,
    metrics: Metrics,
    lines: Sequence[Line],
    who: tuple[str, str] | None = None,
    needed: int = 1,
    wide: float = QUESTION,
) -> list[Node]:
    """`who`: name and colour of the one who is asked, large above the words; `needed`: so many of the lines must be
    there, the others only where there is room for them; `wide`: more room where nothing is to be answered."""
    area = BoardBox(box.x + GAP, box.y + GAP, wide, box.height - 2 * GAP)
    nodes: list[Node] = []
    if who is not None:
        nodes += name_nodes(area, metrics, *who)
        high = nodes[0].box[3] + 2
        area = area._replace(y=area.y + high, height=area.height - high)
    shown_lines, size = fitted(lines, area, metrics, needed)
    nodes.append(ScrollList("question", area, lines=shown_lines, size=size))
    return nodes


def name_nodes(area: BoardBox, metrics: Metrics, name: str, colour: str) -> list[Node]:
    """Whoever is asked, in one line of large letters on its own colour."""
    tone = SEAT_COLOURS[colour]
    spans = (Span(icon=f"marks/{SEAT_MARKS[colour]}", tint=tone), Span(name, blend(tone, (255, 255, 255), 0.25)))
    least = LEAST / max(1.0, metrics.text_scale)
    size = next(
        (
            size
            for size in sizes(NAME, metrics)
            if metrics.line(size) <= NAME * 1.5 and metrics.rich_width(spans, size, "extrabold") < area.width - 24
        ),
        least,
    )
    high = metrics.line(size) + 6
    room = (area.x + 12, area.y, area.width - 20, high)
    return [
        Panel("asked-panel", area._replace(height=high), fill=blend(tone, (12, 14, 32), 0.66), edge=None, radius=12),
        Rich("asked-name", room, spans, size, weight="extrabold", valign="middle"),
    ]


def fitted(lines: Sequence[Line], area: BoardBox, metrics: Metrics, needed: int) -> tuple[list[Line], float]:
    """All lines in large letters, else fewer of them, else smaller letters."""
    kept = [list(lines[:count]) for count in range(len(lines), needed - 1, -1)] or [list(lines)]
    every = list(sizes(WORDS, metrics))
    large = [size for size in every if size >= FULL / max(1.0, metrics.text_scale) * min(metrics.text_scale, 1.15)]
    for some in kept:
        for size in large if some is not kept[-1] else every:
            if length(some, area.width, size, metrics) <= area.height:
                return some, size
    return kept[-1], every[-1]


def length(lines: Sequence[Line], width: float, size: float, metrics: Metrics) -> float:
    return sum(metrics.rich_height(line, width - 30, size) + 6 for line in lines) + 6


# --- the answers


def answer_grid(key: str, box: BoardBox, nodes: Sequence[Node], metrics: Metrics, columns: int = 4) -> ScrollList:
    """Rows of answers, without scrolling if that can be helped: what an answer means goes into its tip first, then
    the letters grow smaller."""
    buttons = [node for node in nodes if isinstance(node, Button)]
    notes = [node.note for node in buttons]
    every = list(sizes(LABEL, metrics))
    ways = [(True, size) for size in every if size * metrics.text_scale >= FULL] if any(notes) else []
    for with_notes, size in [*ways, *((False, size) for size in every)]:
        for node, note in zip(buttons, notes):
            node.size = size
            node.note = note if with_notes else ""
            if note and not with_notes:
                node.tip = note
        for count in range(1, min(columns, max(1, len(nodes))) + 1):
            if lay(nodes, box, metrics, count) <= box.height:
                return ScrollList(key, box, children=nodes)
    lay(nodes, box, metrics, min(columns, max(1, int(box.width // 300))))
    return ScrollList(key, box, children=nodes)


def lay(nodes: Sequence[Node], box: BoardBox, metrics: Metrics, columns: int) -> float:
    """Puts them in rows of so many and returns how far down they reach."""
    wide = min(WIDEST, (box.width - 22 - (columns - 1) * GAP) / columns)
    top = 4.0
    for first in range(0, len(nodes), columns):
        row = nodes[first : first + columns]
        for node in row:
            node.box = (0, 0, wide - 4, 0)
        high = max(height_of(node, metrics) for node in row)
        for column, node in enumerate(row):
            node.box = (4 + column * (wide + GAP), top, wide - 4, high)
        top += high + GAP
    return top - GAP + 6


def height_of(node: Node, metrics: Metrics) -> float:
    if not isinstance(node, Button):
        return max(60.0, metrics.line(24) + 24)
    if metrics.cuts_words(node.label, node.words_room(metrics), node.size, "bold"):
        return math.inf
    return node.height_at(node.box[2], metrics)
