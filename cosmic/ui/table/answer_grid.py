"""Where question and answers stand in the dock: always in the same place, and in letters as large as there is room."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import product

from pygame import FRect

from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.kit.widgets import Button, Panel, Rich, ScrollList
from cosmic.ui.kit.widgets_basic import LEAST_BUTTON

GAP = 10.0
QUESTION = 480.0  # width of the question at the left
CALL = 570.0  # of that of a call, which says more
BUTTONS = 310.0  # width of the answers beside a hand
WIDE_BUTTONS = 440.0  # with large letters
LARGE_TYPE = 1.3
WIDEST, HIGHEST = 560.0, 110.0  # a button
# Above and below the words of a button together: as a rule, where many must fit, and where else letters would shrink.
AIR, LITTLE_AIR, LEAST_AIR = 26.0, 8.0, 2.0
NAME, WORDS, LEAST = 34.0, 36.0, 20.0  # sizes of letters: of who is asked, of the question at most, of any at least
LABEL = 34.0
COLUMNS = 6
FULL = 28.0  # so large letters are worth more than a note below an answer
READ = (24.0, LEAST)  # letters of a note by which one chooses, where full ones find no room
STEP = 0.93

Line = tuple[Span, ...]


def inner(box: FRect, question: float = QUESTION) -> FRect:
    """The dock without the question, which is so wide."""
    left = box.x + question + 2 * GAP
    return FRect(left, box.y + GAP, box.right - GAP - left, box.height - 2 * GAP)


def answers_room(box: FRect, cards: FRect | None) -> FRect:
    """Directly beside the question; cards lie further right."""
    room = inner(box)
    return FRect(room.x, room.y, (room.right if cards is None else cards.x - GAP) - room.x, room.h)


def hand_room(box: FRect, metrics: Metrics) -> FRect:
    room = inner(box)
    left = room.x + (BUTTONS if metrics.text_scale < LARGE_TYPE else WIDE_BUTTONS) + GAP
    return FRect(left, room.y, room.right - left, room.h)


def sizes(most: float, metrics: Metrics) -> Iterator[float]:
    """From the largest letters down to the least that can be read, whatever the scale."""
    full, least = (min(most, size / max(1.0, metrics.text_scale)) for size in (FULL, LEAST))
    steps = [most * STEP**n for n in range(16)]
    yield from sorted({full, least, *(size for size in steps if size > least)}, reverse=True)


# --- the question


def words_nodes(
    box: FRect,
    metrics: Metrics,
    lines: Sequence[Line],
    who: tuple[str, str] | None = None,
    needed: int = 1,
    wide: float = QUESTION,
) -> list[Node]:
    """`who`: name and colour of the one who is asked, large above the words; `needed`: so many of the lines must be
    there, the others only where there is room for them; `wide`: more room where nothing is to be answered."""
    area = FRect(box.x + GAP, box.y + GAP, wide, box.height - 2 * GAP)
    nodes: list[Node] = []
    if who is not None:
        nodes += name_nodes(area, metrics, *who)
        high = nodes[0].box[3]
        area = FRect(area.x, area.y + high, area.w, area.h - high)
    shown_lines, size = fitted(lines, area, metrics, needed)
    nodes.append(ScrollList("question", area, lines=shown_lines, size=size))
    return nodes


def name_nodes(area: FRect, metrics: Metrics, name: str, colour: str) -> list[Node]:
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
    high = metrics.line(size) + 4
    room = (area.x + 12, area.y, area.width - 20, high)
    return [
        Panel(
            "asked-panel",
            FRect(area.x, area.y, area.w, high),
            fill=blend(tone, (12, 14, 32), 0.66),
            edge=None,
            radius=12,
        ),
        Rich("asked-name", room, spans, size, weight="extrabold", valign="middle"),
    ]


def fitted(lines: Sequence[Line], area: FRect, metrics: Metrics, needed: int) -> tuple[list[Line], float]:
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


def answer_grid(key: str, box: FRect, nodes: Sequence[Node], metrics: Metrics, by_notes: bool = False) -> ScrollList:
    """Rows of answers, without scrolling if that can be helped: what an answer means goes into its tip first, then
    the letters grow smaller. `by_notes`: nobody can choose without having read what the answers mean."""
    buttons = [node for node in nodes if isinstance(node, Button)]
    notes = [node.note for node in buttons]
    every = list(sizes(LABEL, metrics))
    by_notes = by_notes and metrics.text_scale < LARGE_TYPE  # so large letters find room in a tip alone
    # Rows of equal length come first.
    counts = sorted(range(1, min(COLUMNS, len(nodes)) + 1), key=lambda count: (-len(nodes) % count, count))
    large = [size for size in every if size * metrics.text_scale >= FULL] if any(notes) else []
    ways = list(product((FULL, *READ) if by_notes else (FULL,), large))
    if by_notes:  # before they are left out the answers themselves may be as small
        ways += product(READ, [size for size in every if READ[0] <= size * metrics.text_scale < FULL])
    for note_size, size in [*ways, *((0.0, size) for size in every)]:
        for node, note in zip(buttons, notes):
            node.size = size
            node.note, node.note_size = note if note_size else "", (note_size or FULL) / metrics.text_scale
            if note and note_size < FULL:  # there it can be read in full letters
                node.tip = note
        widest = box.width if by_notes and note_size else WIDEST
        too_narrow = set()  # where a word would be cut, whatever the air
        for air, count in product((AIR, LITTLE_AIR, LEAST_AIR), counts):
            if count in too_narrow:
                continue
            spare = box.height - lay(nodes, box, metrics, count, air, widest=widest, most=box.height)
            if spare >= 1:
                lay(nodes, box, metrics, count, air, (spare - 1) / -(-len(nodes) // count), widest)
                return ScrollList(key, box, children=nodes)
            if spare == -math.inf:
                too_narrow.add(count)
    lay(nodes, box, metrics, max(1, int(box.width // 300)), AIR)
    return ScrollList(key, box, children=nodes)


def call_grid(key: str, box: FRect, first: Button, others: Sequence[Button], metrics: Metrics) -> ScrollList:
    """Two even rows: the first button is as high as both where the others are even in number."""
    nodes, columns = [first, *others], len(others) // 2 + 1
    wide = min(WIDEST, (box.width - 22 - (columns - 1) * GAP) / columns)
    high = (box.height - 10 - GAP) / 2
    is_tall = len(others) % 2 == 0
    places = [divmod(n, columns) for n in range(2 * columns) if not (is_tall and n == columns)]
    for node, (row, column) in zip(nodes, places):
        node.box = (4 + column * (wide + GAP), 4 + row * (high + GAP), wide - 4, high)
    if is_tall:
        first.box = (4, 4, wide - 4, 2 * high + GAP)
    for size in sizes(LABEL, metrics):
        for node in nodes:
            node.size = size
        if all(height_of(node, metrics, LITTLE_AIR) <= high for node in nodes):
            break
    return ScrollList(key, box, children=nodes)


def lay(
    nodes: Sequence[Node],
    box: FRect,
    metrics: Metrics,
    columns: int,
    air: float,
    spare: float = 0.0,
    widest: float = WIDEST,
    most: float = math.inf,
) -> float:
    """Puts them in rows of so many and returns how far down they reach. `spare`: by so much a row may be higher;
    `most`: once they reach further, the rest need not be laid."""
    wide = min(widest, (box.width - 22 - (columns - 1) * GAP) / columns)
    top, gap = 4.0, GAP if air == AIR else GAP / 2
    for first in range(0, len(nodes), columns):
        row = nodes[first : first + columns]
        for node in row:
            node.box = (0, 0, wide - 4, 0)
        high = max(height_of(node, metrics, air) for node in row)
        high = max(high, min(HIGHEST, high + spare))
        for column, node in enumerate(row):
            node.box = (4 + column * (wide + GAP), top, wide - 4, high)
        top += high + gap
        if top - gap + 6 > most:
            break
    return top - gap + 6


def height_of(node: Node, metrics: Metrics, air: float) -> float:
    if not isinstance(node, Button):
        return metrics.line(24) + air
    room = node.words_room(metrics)
    if room < LEAST or metrics.cuts_words(node.label, room, node.size, "bold"):
        return math.inf
    return max(LEAST_BUTTON if air == AIR else 0.0, node.words_height(room, metrics) + air)
