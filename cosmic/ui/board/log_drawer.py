"""The log in a drawer over the right of the board: the encounter in words, and below it what has been told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from cosmic.engine.state import REMOVED, WARP
from cosmic.engine.views import EncounterView
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.text.presenter import Presenter
from cosmic.ui.board.board_layout import BoardBox
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
LINES = 0.38  # the most that the encounter may take of the drawer

Lines = list[tuple[Span, ...]]


class LogDrawer(Node):
    """Lies over the board on purpose."""

    def __init__(self, box: BoardBox, inside: Sequence[Node]) -> None:
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
    box: BoardBox,
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


def log_list(
    lines: Lines,
    explain: Callable[[str], object],
    entry_of_line: Callable[[int], str],
    news: int = 0,
    divider: Span | None = None,
) -> ScrollList:
    """Before line `news` it says since when these eyes have not looked (0: they always have)."""
    shown: Lines = list(lines)
    if news and divider is not None:
        shown.insert(news, (divider,))

    def entry_of(line: int) -> str:
        if news and line == news:
            return ""
        return entry_of_line(line - 1 if news and line > news else line)

    def chosen(line: int) -> None:
        entry = entry_of(line)
        if entry:
            explain(entry)

    return ScrollList("log", (0, 0, 1, 1), lines=shown, size=SIZE, at_end=True, on_line=chosen, entry_of=entry_of)


def drawer_button(box: BoardBox, tip: str, toggle: Callable[[], object], is_open: bool) -> Button:
    return Button("log-button", box, "", toggle, icon="ui/log", tip=tip, picked=is_open)


def without_covered(nodes: list[Node], box: BoardBox) -> list[Node]:
    """What is only to be looked at and lies under the drawer gives way, so that the focus does not get lost on it."""
    return [node for node in nodes if not (isinstance(node, InfoSpot) and is_under(node, box))]


def is_under(node: Node, box: BoardBox) -> bool:
    x, y, w, h = node.area
    wide = max(0.0, min(x + w, box.right) - max(x, box.x))
    high = max(0.0, min(y + h, box.bottom) - max(y, box.y))
    return wide * high > w * h / 2
