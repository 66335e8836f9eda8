"""The phases of an encounter in a bar."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect

from cosmic.engine.definitions import PHASES
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.text.describe import hyphens
from cosmic.text.presenter import Presenter
from cosmic.ui.board.board_layout import Hud
from cosmic.ui.board.info_spot import InfoSpot
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.printed.card_canvas import CardCanvas, lay, printed

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

LETTERS = 28.0
MOST_SCALE = 1.0  # of its letters, since the bar does not grow


class PhaseBar(Node):
    """The eight phases of an encounter, the present one lit."""

    def __init__(self, box: FRect, names: list[str], current: int) -> None:
        super().__init__("phase-bar", box)
        self.names, self.current = names, current

    def draw(self, canvas: Canvas, ui: UI) -> None:
        if canvas.text_scale > MOST_SCALE:
            canvas = canvas.with_scale(MOST_SCALE)
        key = ("phases", tuple(self.names), self.current)
        lay(canvas, self.box, printed(canvas, key, canvas.box(self.box).size, self.paint))

    def paint(self, press: CardCanvas) -> None:
        w, h, theme = press.wide, press.high, press.theme
        press.panel((0, 0, w, h), "panel", "panel_edge", 16, 2, "panel_low")
        left = 8.0
        for i, (phase, wide) in enumerate(zip(PHASES, self.widths(press.metrics, self.box[2] - 16))):
            now = i == self.current
            box = (left, 4, wide - 6, h - 8)
            if now:
                press.panel(box, "gold", None, 12, 0, "gold_low")
            elif i < self.current:
                press.panel(box, "raised", None, 12)
            tone = theme.on_gold if now else theme.dim if i < self.current else theme.faint
            side = 32.0
            shows_name = wide > 90
            at = left + 7 if shows_name else left + (wide - 6 - side) / 2
            press.icon(f"ui/phase_{phase}", (at, (h - side) / 2, side, side), tone)
            if shows_name:
                room = (at + side + 6, 0, wide - side - 20, h)
                weight = "bold" if now else "medium"
                press.text(self.names[i], room, LETTERS, tone, weight, "left", "middle", False, owner=phase)
            left += wide

    def widths(self, metrics: Metrics, room: float) -> list[float]:
        """All names if they fit; else only the present one."""
        full = [metrics.width_of(name, LETTERS, "bold") + 58 for name in self.names]
        if sum(full) <= room:
            spare = (room - sum(full)) / len(full)
            return [wide + spare for wide in full]
        rest = len(self.names) - 1
        now = full[self.current] if 0 <= self.current < len(full) else 0.0
        narrow = min(64.0, (room - now) / rest)
        widths = [now if i == self.current else narrow for i in range(len(self.names))]
        spare = (room - sum(widths)) / len(widths)
        return [min(wide + spare, 88.0) if i != self.current else wide for i, wide in enumerate(widths)]


def phase_nodes(
    hud: Hud,
    words: Presenter,
    metrics: Metrics,
    explain: Callable[[str], object],
    now_due: Callable[[], str] = lambda: "",
) -> list[Node]:
    """The bar, and over each phase a place that says what happens in it; over the present one also what is due."""
    phase = words.view.phase
    names = [words.say(f"ui-phase-{hyphens(one)}") for one in PHASES]
    x, y, _, h = hud.phase_bar
    metrics = Metrics(metrics.k, min(metrics.text_scale, MOST_SCALE))
    bar = PhaseBar(hud.phase_bar, names, PHASES.index(phase) if phase in PHASES else -1)
    found: list[Node] = [bar]
    left = x + 8

    def tip(one: str) -> str:
        told = words.say(f"ui-phase-tip-{hyphens(one)}")
        return "\n".join(filter(None, (told, now_due() if one == phase else "")))

    for one, wide in zip(PHASES, bar.widths(metrics, bar.box[2] - 16)):
        box, entry = FRect(left, y + 7, wide - 6, h - 14), ways.of_phase(one)
        found.append(InfoSpot(f"phase-{one}", box, partial(explain, entry), partial(tip, one), entry))
        left += wide
    return found
