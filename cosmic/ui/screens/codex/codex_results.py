"""The left side of the codex: a field to search in, and what was found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from cosmic.hotseat.codex.codex import CodexEntry
from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Action
from cosmic.ui.kit.widgets import ScrollList, TextField
from cosmic.ui.kit.widgets_list import RAIL

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

SIZE = 24.0
PAD = 12.0  # left and right of a row
AIR = 7.0  # above and below its words
INDENT = 30.0  # of a paragraph below its chapter


class SearchField(TextField):
    """While one types, Up and Down leaf through what was found."""

    def __init__(
        self,
        key: str,
        box: Box,
        value: str,
        on_change: Callable[[str], object],
        on_done: Action,
        leaf: Callable[[int], object] | None,
        empty: str,
        tip: str,
    ) -> None:
        super().__init__(key, box, "", value, on_change, on_done, longest=60, empty=empty, tip=tip)
        self.leaf = leaf
        self.holds = "y" if leaf is not None else ""

    def move(self, dx: int, dy: int) -> bool:
        if dy and self.leaf is not None:
            self.leaf(dy)
            return True
        return super().move(dx, dy)

    def draw(self, canvas: Canvas, ui: UI) -> None:
        super().draw(canvas, ui)
        if not self.value and self.key == ui.focus_key:  # the hint stays while nothing is typed
            x, y, w, h = self.box
            canvas.text(
                self.empty,
                (x + 30, y + 3, w - 48, h - 6),
                self.size,
                "faint",
                valign="middle",
                owner=f"{self.key}:hint",
            )


class ResultRows:
    """What the rows of a list say, and where each begins: a list of hundreds is put up again at every press."""

    def __init__(self, entries: Sequence[CodexEntry], indented: bool, with_sorts: bool) -> None:
        self.entries, self.indented, self.with_sorts = entries, indented, with_sorts
        self.lines = [self._spans(entry) for entry in entries]
        self._tops: list[float] = []
        self._measured: tuple[Metrics | None, float] | None = None

    def is_of(self, entries: Sequence[CodexEntry], indented: bool, with_sorts: bool) -> bool:
        return (self.entries, self.indented, self.with_sorts) == (entries, indented, with_sorts)

    def _spans(self, entry: CodexEntry) -> list[Span]:
        chapter = entry.kind == "chapter"
        spans = []
        if not self.indent(entry):
            spans.append(Span(icon=entry.icon, tint=(247, 196, 92) if chapter else (176, 182, 208)))
        spans.append(Span(entry.title, "gold" if chapter else "ink", "bold" if not self.indent(entry) else "medium"))
        if self.with_sorts:
            spans.append(Span(f" · {entry.sort}", "faint"))
        return spans

    def indent(self, entry: CodexEntry) -> float:
        return INDENT if self.indented and entry.kind == "rule" else 0.0

    def room(self, entry: CodexEntry, width: float) -> float:
        return width - RAIL - 2 * PAD - self.indent(entry)

    def tops(self, metrics: Metrics | None, width: float, pad: float) -> list[float]:
        if self._measured != (metrics, width):
            self._measured = metrics, width
            self._tops = [pad]
            for line, entry in zip(self.lines, self.entries):
                high = metrics.rich_height(line, self.room(entry, width) - 2, SIZE) if metrics else 0.0
                self._tops.append(self._tops[-1] + high + 2 * AIR)
        return self._tops


class ResultList(ScrollList):
    """Entries one below the other; the one whose page is open is marked."""

    def __init__(
        self, key: str, box: Box, rows: ResultRows, on_line: Callable[[int], object], on_move: Callable[[int], object]
    ) -> None:
        super().__init__(key, box, lines=rows.lines, on_line=on_line, size=SIZE)
        self.rows, self.on_move = rows, on_move

    def tops(self) -> list[float]:
        return self.rows.tops(self.ui.metrics if self.ui is not None else None, self.box[2], self.pad)

    def move(self, dx: int, dy: int) -> bool:
        wanted = (self.ui.cursor.get(self.key, -1) if self.ui is not None else -1) + dy
        if not dy or not 0 <= wanted < len(self.lines):
            return False
        self.on_move(wanted)
        return True

    def show(self, line: int) -> None:
        """Scrolls to a line: to the middle if it is far away, else just as far as needed."""
        if not 0 <= line < len(self.lines):
            return
        top, foot = self.tops()[line : line + 2]
        high = self.box[3]
        if foot + high / 3 < self.place or top > self.place + high * 4 / 3:
            self.scroll_to((top + foot - high) / 2)
        else:
            self.reveal((0, top, 1, foot - top))

    def _draw_lines(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        tops, place = self.tops(), self.place
        marked = ui.cursor.get(self.key, -1)
        for n, (line, entry) in enumerate(zip(self.lines, self.rows.entries)):
            top, foot = tops[n] - place, tops[n + 1] - place
            if foot <= 0:
                continue
            if top >= h:
                break
            row = (x + 2, y + top, w - RAIL - 2, foot - top)
            if n == marked:
                canvas.panel(row, "button", "gold", 9, 2)
            left, room = x + PAD + self.rows.indent(entry), self.rows.room(entry, w)
            canvas.rich(line, (left, y + top + AIR, room, 0), self.size, owner=f"{self.key}:{n}", fit=False)
