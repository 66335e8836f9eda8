"""The log in a drawer over the right of the board: the encounter in words, and below it what has been told."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from cosmic.engine.state import REMOVED, WARP
from cosmic.engine.views import EncounterView, PlayerView
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.hotseat.past.encounter_ends import EncounterEnd
from cosmic.text.presenter import Presenter
from cosmic.ui.board.info_spot import InfoSpot
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.widgets import Button, ScrollList

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

SIZE = 28.0
TOGGLE = (255, 205, 92)  # of the sign that unfolds an encounter
LINES = 0.38  # the most that the encounter may take of the drawer

Lines = list[tuple[Span, ...]]


class LogDrawer(Node):
    """Lies over the board on purpose."""

    def __init__(self, box: FRect, inside: Sequence[Node]) -> None:
        super().__init__("log-drawer", box)
        self.inside = list(inside)

    @property
    def children(self) -> Sequence[Node]:
        return self.inside

    def draw(self, canvas: Canvas, ui: UI) -> None:
        with canvas.above(), canvas.above():  # over the tags of the plates, too
            canvas.shadow(self.box, 30)
            canvas.panel(self.box, "panel", "gold", 18, 3, "panel_low")
            for node in self.inside:
                node.draw(canvas, ui)


def log_drawer(
    box: FRect,
    words: Presenter,
    metrics: Metrics,
    log: ScrollList,
    turning: bool,
) -> LogDrawer:
    """`turning`: no totals while cards are still turning over."""
    lines, entries = encounter_lines(words, turning)
    inner = box.width - 24
    high = sum(metrics.rich_height(line, inner - 32, SIZE) + 6 for line in lines) + 14
    high = min(high, box.height * LINES)
    above = ScrollList(
        "encounter-lines", (box.x + 12, box.y + 10, inner, high), lines=lines, size=SIZE, entry_of=entries.__getitem__
    )
    log.box = (box.x + 12, box.y + 18 + high, inner, box.height - high - 30)
    return LogDrawer(box, [above, log])


def encounter_lines(words: Presenter, turning: bool) -> tuple[Lines, list[str]]:
    """What is being fought over, with how much, and why so much; and what explains each line."""
    view, enc = words.view, words.view.enc
    lines: Lines = []
    entries: list[str] = []
    if enc is not None and not turning:
        lines += [with_marks(line, view) for line in words.encounter()[1:] or outcome_lines(words, enc)]
        entries += [ways.of_number("total")] * len(lines)
    for zone, key, number in ((WARP, "ui-in-warp", "warp"), (REMOVED, "ui-out-of-game", "removed")):
        if any(view.ships[zone]):
            lines.append(with_marks(words.say(key, who=words.on_planet(zone)), view))
            entries.append(ways.of_number(number))
    lines.append((Span(words.say("ui-goal", goal=view.options.colonies_to_win), "dim"),))
    entries.append(ways.of_number("colonies"))
    return lines, entries


def outcome_lines(words: Presenter, enc: EncounterView) -> list[str]:
    """The cards and totals stay in sight until the encounter is over."""
    seats = (enc.offense, enc.defense)
    cards = [words.laid_card(seat, face, counts) for seat, face, counts in zip(seats, enc.laid, enc.counts) if face]
    return cards + [words.total(total) for total in enc.totals]


class LogRow(NamedTuple):
    """One line in the drawer: something told, or what came of an encounter."""

    words: tuple[Span, ...]
    line: int  # among the lines told, the one it is, or the last one that it stands for
    end: EncounterEnd | None = None


def log_rows(
    lines: Lines, numbers: Sequence[int], ends: Sequence[EncounterEnd], unfolded: Collection[int], view: PlayerView
) -> list[LogRow]:
    """Encounters among bots alone are one line, unless they are unfolded; of the others it is the last.

    `numbers` say which lines of the log are told."""
    rows: list[LogRow] = []
    place = 0
    for end in ends:
        first, after = bisect_left(numbers, end.first), bisect_left(numbers, end.line)
        rows += [LogRow(lines[n], n) for n in range(place, first)]
        place = after
        if first == after:
            continue
        told = [LogRow(lines[n], n) for n in range(first, after)]
        said = tuple(replace(span, weight="bold") for span in with_marks(end.said, view))
        if not end.of_bots:
            rows += [*told, LogRow(said, after - 1, end)]
            continue
        is_open = end.line in unfolded
        sign = Span(icon="ui/minus" if is_open else "ui/plus", tint=TOGGLE)
        rows.append(LogRow((sign, Span(" "), *said), first if is_open else after - 1, end))
        rows += told if is_open else []
    return rows + [LogRow(lines[n], n) for n in range(place, len(lines))]


def log_list(
    rows: Sequence[LogRow],
    explain: Callable[[str], object],
    entry_of_line: Callable[[int], str],
    unfold: Callable[[int], object],
    news: int = 0,
    divider: Span | None = None,
) -> ScrollList:
    """Before line `news` it says since when these eyes have not looked (0: they always have)."""
    shown: list[LogRow] = list(rows)
    if news and divider is not None:
        place = next((n for n, row in enumerate(rows) if row.line >= news), len(rows))
        shown.insert(place, LogRow((divider,), -1))

    def entry_of(number: int) -> str:
        row = shown[number]
        if row.end is not None:
            return ways.of_phase("resolution")
        return entry_of_line(row.line) if row.line >= 0 else ""

    def chosen(number: int) -> None:
        end, entry = shown[number].end, entry_of(number)
        if end is not None and end.of_bots:
            if listed.ui is not None:
                listed.ui.scroll["log"] = listed.place  # what was pressed stays where it is
            unfold(end.line)
        elif entry:
            explain(entry)

    listed = ScrollList(
        "log",
        (0, 0, 1, 1),
        lines=[row.words for row in shown],
        size=SIZE,
        at_end=True,
        on_line=chosen,
        entry_of=entry_of,
    )
    return listed


def drawer_button(box: FRect, tip: str, toggle: Callable[[], object], is_open: bool) -> Button:
    return Button("log-button", box, "", toggle, icon="ui/log", tip=tip, picked=is_open)


def without_covered(nodes: list[Node], box: FRect) -> list[Node]:
    """What is only to be looked at and lies under the drawer gives way, so that the focus does not get lost on it."""
    return [node for node in nodes if not (isinstance(node, InfoSpot) and is_under(node, box))]


def is_under(node: Node, box: FRect) -> bool:
    x, y, w, h = node.area
    wide = max(0.0, min(x + w, box.right) - max(x, box.x))
    high = max(0.0, min(y + h, box.bottom) - max(y, box.y))
    return wide * high > w * h / 2
