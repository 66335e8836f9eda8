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


class ResultList(ScrollList):
    """Entries one below the other; the one whose page is open is marked."""

    def __init__(
        self,
        key: str,
        box: Box,
        entries: Sequence[CodexEntry],
        on_line: Callable[[int], object],
        on_move: Callable[[int], object],
        indented: bool,
        with_sorts: bool,
    ) -> None:
        self.entries, self.on_move, self.indented = entries, on_move, indented
        super().__init__(
            key, box, lines=[self._spans(entry, with_sorts) for entry in entries], on_line=on_line, size=SIZE
        )

    def _spans(self, entry: CodexEntry, with_sort: bool) -> list[Span]:
        chapter = entry.kind == "chapter"
        spans = []
        if not self._indent(entry):
            spans.append(Span(icon=entry.icon, tint=(247, 196, 92) if chapter else (176, 182, 208)))
        spans.append(Span(entry.title, "gold" if chapter else "ink", "bold" if not self._indent(entry) else "medium"))
        if with_sort:
            spans.append(Span(f" · {entry.sort}", "faint"))
        return spans

    def _indent(self, entry: CodexEntry) -> float:
        return INDENT if self.indented and entry.kind == "rule" else 0.0

    def tops(self) -> list[float]:
        metrics: Metrics | None = self.ui.metrics if self.ui is not None else None
        if self._tops is None or self._measured != metrics:
            self._measured = metrics
            self._tops = [self.pad]
            for line, entry in zip(self.lines, self.entries):
                high = metrics.rich_height(line, self._room(entry) - 2, self.size) if metrics else 0.0
                self._tops.append(self._tops[-1] + high + 2 * AIR)
        return self._tops

    def _room(self, entry: CodexEntry) -> float:
        return self.box[2] - RAIL - 2 * PAD - self._indent(entry)

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
        for n, (line, entry) in enumerate(zip(self.lines, self.entries)):
            top, foot = tops[n] - place, tops[n + 1] - place
            if foot <= 0:
                continue
            if top >= h:
                break
            row = (x + 2, y + top, w - RAIL - 2, foot - top)
            if n == marked:
                canvas.panel(row, "button", "gold", 9, 2)
            left = x + PAD + self._indent(entry)
            canvas.rich(
                line, (left, y + top + AIR, self._room(entry), 0), self.size, owner=f"{self.key}:{n}", fit=False
            )
