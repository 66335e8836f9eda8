"""A widget to write in: one line of text, its cursor, and what is selected of it."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING

from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.node import Action
from cosmic.ui.kit.theme import Colour
from cosmic.ui.kit.widgets_values import Field

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI


class TextField(Field):
    """A line to write in; letters go to it while it has the focus. The first click selects what is proposed."""

    takes_text = True

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        value: str,
        on_change: Callable[[str], object],
        on_done: Action | None = None,
        longest: int = 40,
        empty: str = "",
        secret: bool = False,
        tip: str = "",
        enabled: bool = True,
        why_not: str = "",
        proposed: bool = True,
    ) -> None:
        """`proposed`: the text is one to be replaced rather than gone on with."""
        super().__init__(key, box, label, tip, enabled, why_not)
        self.value, self.on_change, self.on_done = value, on_change, on_done
        self.longest, self.empty, self.secret, self.proposed = longest, empty, secret, proposed

    @property
    def cursor(self) -> int:
        kept = self.ui.cursor.get(self.key, len(self.value)) if self.ui else len(self.value)
        return max(0, min(kept, len(self.value)))

    @property
    def selected(self) -> bool:
        """All of it; the next letter takes its place."""
        return self.ui is not None and self.ui.all_selected == self.key and bool(self.value)

    def _write(self, value: str, cursor: int) -> bool:
        if self.ui is not None:
            self.ui.cursor[self.key], self.ui.all_selected = cursor, None
            self.ui.dirty = True
        if value != self.value:
            self.value = value
            self.on_change(value)
        return True

    def accept(self) -> bool:
        if self.on_done is not None:
            self.on_done()
        return True

    def move(self, dx: int, dy: int) -> bool:
        if self.selected and dx:
            return self._write(self.value, 0 if dx < 0 else len(self.value))
        if not dx or not 0 <= self.cursor + dx <= len(self.value):
            return False
        return self._write(self.value, self.cursor + dx)

    def typed(self, text: str) -> bool:
        before, at, after = self._around()
        text = "".join(letter for letter in text if letter.isprintable())
        while not at and text and unicodedata.category(text[0]).startswith("M"):
            text = text[1:]  # an accent needs a letter before it to be seen at all
        text = text[: max(0, self.longest - len(before) - len(after))]
        return self._write(before + text + after, at + len(text)) if text else True

    def _around(self) -> tuple[str, int, str]:
        """What stays of the text when something is written: before the cursor, its place, after it."""
        if self.selected:
            return "", 0, ""
        return self.value[: self.cursor], self.cursor, self.value[self.cursor :]

    def erase(self, step: int) -> bool:
        if self.selected:
            return self._write("", 0)
        at = self.cursor
        if step < 0 and at > 0:
            return self._write(self.value[: at - 1] + self.value[at:], at - 1)
        if step > 0:
            return self._write(self.value[:at] + self.value[at + 1 :], at)
        return True

    def clicked(self, x: float, y: float) -> bool:
        self._write(self.value, len(self.value))
        if self.ui is not None and self.ui.entered and self.proposed:
            self.ui.all_selected = self.key
        return True

    def draw(self, canvas: Canvas, ui: UI) -> None:
        ink = self.draw_field(canvas, ui)
        _, (x, y, w, h) = self.room()
        field = (x + 8, y + 6, w - 16, h - 12)
        writing = self.key == ui.focus_key and self.enabled
        canvas.panel(field, "panel_low", "gold" if writing else None, 9, 1.5)
        words = "•" * len(self.value) if self.secret else self.value
        shown = words or ("" if writing else self.empty)
        left, room = x + 22, w - 44
        before = canvas.metrics.width_of(words[: self.cursor], self.size) if words[: self.cursor] else 0
        back = max(0.0, before + 6 - room)  # a long text slides so that the cursor stays in sight
        with canvas.clipped((left - 2, y, room + 4, h)):
            tone: Colour = ink if words else "faint"
            if writing and self.selected:
                wide = canvas.metrics.width_of(words, self.size)
                canvas.panel((left - back, y + h * 0.22, wide, h * 0.56), (*canvas.theme.gold, 90), None, 4)
            line = (left - back, y + 3, room + back + 2000, h - 6)
            canvas.text(shown, line, self.size, tone, valign="middle", wrap=False, fit=False, owner=self.key)
            if writing:
                at = left - back + before + 1
                canvas.line([(at, y + h * 0.26), (at, y + h * 0.74)], "gold", 2.5)
