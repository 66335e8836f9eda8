"""One save in the list: what it is called, when it was left, who plays and how they stand."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from cosmic.hotseat.keeping.store import SaveInfo
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Action, Node
from cosmic.ui.kit.widgets_basic import focus_ring
from cosmic.ui.shell.services import Services

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

NAME, WORDS = 27, 22
ICON = 56
EMBLEM = 40


def when(services: Services, moment: datetime) -> str:
    days = (datetime.now().date() - moment.date()).days
    return services.say("load-when", days=days, date=f"{moment:%Y-%m-%d}", time=f"{moment:%H:%M}")


def name_of(services: Services, save: SaveInfo) -> str:
    if save.name:
        return save.name
    if save.older:
        return services.say("load-older", number=save.encounters)
    return services.say("load-auto")


def standing(services: Services, save: SaveInfo) -> str:
    if save.fault is not None:
        return services.fault(save.fault)
    if save.over:
        return services.say("load-over", number=save.encounters)
    return services.say("load-encounter", number=save.encounters)


@dataclass(frozen=True)
class Chip:
    """One player of a save at its place below the words."""

    emblem: str
    words: str
    x: float
    y: float
    width: float


def chips(metrics: Metrics, services: Services, save: SaveInfo, width: float) -> tuple[list[Chip], float]:
    """Each player with emblem and colonies, as many in a line as there is room for."""
    made: list[Chip] = []
    high = max(EMBLEM, metrics.line(WORDS)) + 6
    x = y = 0.0
    for n, name in enumerate(save.players):
        aliens = save.aliens[n] if n < len(save.aliens) else ()
        words = f"{name} {services.say('load-colonies', count=save.colonies[n], goal=save.goal)}"
        wide = metrics.width_of(words, WORDS) + EMBLEM + 10
        if x and x + wide > width:
            x, y = 0.0, y + high
        made.append(Chip(f"aliens/{aliens[0]}" if aliens else "ui/person", words, x, y, wide))
        x += wide + 34
    return made, y + high if made else 0.0


def fits_beside(metrics: Metrics, name: str, date: str, width: float) -> bool:
    return metrics.width_of(name, NAME, "bold") + metrics.width_of(date, WORDS) <= width - 20


class SaveRow(Node):
    """Enter opens it; a click marks it, and a click on the marked one opens it."""

    focusable = True

    def __init__(
        self, key: str, services: Services, save: SaveInfo, marked: bool, on_open: Action, on_click: Action
    ) -> None:
        super().__init__(key, label=name_of(services, save), enabled=save.fault is None)
        self.services, self.save, self.marked = services, save, marked
        self.on_open, self.on_click = on_open, on_click

    def height_at(self, width: float, metrics: Metrics) -> float:
        inner, services, save = width - ICON - 62, self.services, self.save
        high = metrics.line(NAME)
        if not fits_beside(metrics, self.label, when(services, save.when), inner):
            high = metrics.height_of(self.label, inner, NAME, "bold") + metrics.line(WORDS)
        high += metrics.height_of(standing(services, save), inner, WORDS)
        high += chips(metrics, services, save, inner)[1] + 6
        return max(ICON + 32.0, high + 32)

    def accept(self) -> bool:
        self.on_open()
        return True

    def clicked(self, x: float, y: float) -> bool:
        self.on_click()
        return True

    def draw(self, canvas: Canvas, ui: UI) -> None:
        x, y, w, h = self.box
        if ui.focused(self):
            focus_ring(canvas, self.box)
        hot = ui.hot(self)
        canvas.panel(
            self.box, "button" if hot or self.marked else "raised", "gold" if self.marked else "panel_edge", 12, 2
        )
        icon = "ui/warning" if self.save.fault else ("ui/save" if self.save.name else "ui/clock")
        canvas.icon(icon, (x + 22, y + (h - ICON) / 2, ICON, ICON), "warn" if self.save.fault else "gold")
        left, top = x + ICON + 44, y + 14
        inner = w - ICON - 62
        top = self._draw_name(canvas, left, top, inner)
        tone = "warn" if self.save.fault else "dim"
        words = standing(self.services, self.save)
        # Not fitted: the path of a file may be longer than a line, and the row is as high as it needs.
        top += canvas.text(words, (left, top, inner, 0), WORDS, tone, fit=False, owner=f"{self.key}:standing")
        tall = max(EMBLEM, canvas.metrics.line(WORDS))
        for n, chip in enumerate(chips(canvas.metrics, self.services, self.save, inner)[0]):
            at, up = left + chip.x, top + 6 + chip.y
            canvas.icon(chip.emblem, (at, up + (tall - EMBLEM) / 2, EMBLEM, EMBLEM), "gold")
            box = (at + EMBLEM + 10, up, chip.width - EMBLEM - 8, tall)
            canvas.text(chip.words, box, WORDS, "ink", "medium", "left", "middle", False, False, f"{self.key}:{n}")

    def _draw_name(self, canvas: Canvas, left: float, top: float, inner: float) -> float:
        """The name, with the date beside it or below; returns where they end."""
        metrics, date = canvas.metrics, when(self.services, self.save.when)
        ink = "ink" if self.save.fault is None else "dim"
        owner = f"{self.key}:when"
        if not fits_beside(metrics, self.label, date, inner):
            top += canvas.text(
                self.label, (left, top, inner, 0), NAME, ink, "bold", fit=False, owner=f"{self.key}:name"
            )
            return top + canvas.text(date, (left, top, inner, 0), WORDS, "dim", owner=owner)
        line = metrics.line(NAME)
        canvas.text(self.label, (left, top, inner, line), NAME, ink, "bold", wrap=False, owner=f"{self.key}:name")
        drop = (line - metrics.line(WORDS)) * 0.7  # on the same foot
        canvas.text(date, (left, top + drop, inner, 0), WORDS, "dim", align="right", owner=owner)
        return top + line
