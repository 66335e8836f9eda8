"""The panels around the board: phase bar, the encounter with its totals, and the log."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from cosmic.engine.definitions import PHASES
from cosmic.engine.state import NOBODY, REMOVED, WARP
from cosmic.engine.totals import Total
from cosmic.engine.views import EncounterView
from cosmic.hotseat.codex import codex_ids as ways
from cosmic.text.describe import hyphens
from cosmic.text.presenter import Presenter
from cosmic.ui.board.board_layout import BoardBox, Hud
from cosmic.ui.board.info_spot import InfoSpot
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.kit.widgets import Panel, ScrollList
from cosmic.ui.printed.card_canvas import CardCanvas, lay, printed

if TYPE_CHECKING:
    from cosmic.ui.kit.ui import UI

TOOLS = 150.0  # room at the right end of the phase bar for the buttons


class PhaseBar(Node):
    """The eight phases of an encounter, the present one lit."""

    def __init__(self, box: BoardBox, names: list[str], current: int) -> None:
        super().__init__("phase-bar", box)
        self.names, self.current = names, current

    def draw(self, canvas: Canvas, ui: UI) -> None:
        key = ("phases", tuple(self.names), self.current)
        lay(canvas, self.box, printed(canvas, key, canvas.box(self.box).size, self.paint))

    def paint(self, press: CardCanvas) -> None:
        w, h, theme = press.wide, press.high, press.theme
        press.panel((0, 0, w, h), "panel", "panel_edge", 16, 2, "panel_low")
        left = 8.0
        for i, (phase, wide) in enumerate(zip(PHASES, self.widths(press.metrics, self.box[2] - 16))):
            now = i == self.current
            box = (left, 7, wide - 6, h - 14)
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
                room = (at + side + 6, 8, wide - side - 20, h - 16)
                weight = "bold" if now else "medium"
                press.text(self.names[i], room, 20, tone, weight, "left", "middle", False, owner=phase)
            left += wide

    def widths(self, metrics: Metrics, room: float) -> list[float]:
        """All names if they fit; else only the present one."""
        full = [metrics.width_of(name, 20, "bold") + 58 for name in self.names]
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
    x, y, w, h = hud.phase_bar
    bar = PhaseBar(BoardBox(x, y, w - TOOLS, h), names, PHASES.index(phase) if phase in PHASES else -1)
    found: list[Node] = [bar]
    left = x + 8

    def tip(one: str) -> str:
        told = words.say(f"ui-phase-tip-{hyphens(one)}")
        return "\n".join(filter(None, (told, now_due() if one == phase else "")))

    for one, wide in zip(PHASES, bar.widths(metrics, bar.box[2] - 16)):
        box, entry = BoardBox(left, y + 7, wide - 6, h - 14), ways.of_phase(one)
        found.append(InfoSpot(f"phase-{one}", box, partial(explain, entry), partial(tip, one), entry))
        left += wide
    return found


class TotalsNode(Node):
    """Both sides with name, mark and running total."""

    def __init__(self, box: BoardBox, words: Presenter, turning: bool) -> None:
        super().__init__("totals", box)
        self.words, self.turning = words, turning

    def draw(self, canvas: Canvas, ui: UI) -> None:
        view = self.words.view
        enc = view.enc
        if enc is None or enc.defense == NOBODY:
            return
        x, y, w, h = self.box
        half = (w - 12) / 2
        for side, seat in enumerate((enc.offense, enc.defense)):
            colour = SEAT_COLOURS[view.seats[seat].colour]
            box = BoardBox(x + side * (half + 12), y, half, h)
            canvas.panel(box, blend(colour, canvas.theme.panel, 0.84), blend(colour, canvas.theme.panel, 0.2), 12, 2)
            line = canvas.metrics.line(22)
            mark = min(26.0, line * 0.8)
            canvas.icon(
                f"marks/{SEAT_MARKS[view.seats[seat].colour]}",
                (box.x + 10, box.y + 6 + (line - mark) / 2, mark, mark),
                colour,
            )
            role = self.words.say("ui-role-offense" if side == 0 else "ui-role-defense")
            canvas.text(
                role, (box.x + mark + 18, box.y + 6, half - mark - 26, line + 2), 22, "ink", "bold", wrap=False,
                owner=f"role-{side}",
            )  # fmt: skip
            total = self.total(side)
            shown = str(total.value) if total else "–"
            better = total is not None and self.leads(side)
            canvas.text(
                shown, (box.x, box.y + line, half, h - line), min(54.0, (h - line) / canvas.text_scale * 0.66),
                "gold" if better else "ink", "extrabold", "center", "middle", False, owner=f"total-{side}",
            )  # fmt: skip

    def total(self, side: int) -> Total | None:
        enc = self.words.view.enc
        if enc is None or self.turning:
            return None
        return next((total for total in enc.totals if total.side == side), None)

    def leads(self, side: int) -> bool:
        mine, theirs = self.total(side), self.total(1 - side)
        enc = self.words.view.enc
        if mine is None or theirs is None or enc is None:
            return False
        if enc.lower_wins:
            return mine.value < theirs.value or (mine.value == theirs.value and side == 1)
        return mine.value > theirs.value or (mine.value == theirs.value and side == 1)


def encounter_nodes(hud: Hud, words: Presenter, metrics: Metrics, turning: bool) -> list[Node]:
    """What is being fought over, with how much, and why so much; no totals while cards are still turning over."""
    box = hud.encounter
    view, enc = words.view, words.view.enc
    nodes: list[Node] = [Panel("encounter", box)]
    lines: list[tuple[Span, ...]] = []
    entries: list[str] = []
    title = words.say("ui-no-encounter")
    if enc is not None and enc.defense != NOBODY:
        title = words.say("board-attack" if enc.planet != NOBODY else "board-defense", **words.scene())
    elif enc is not None:
        title = words.say("ui-turn-of", seat=words.seat(enc.offense))
    if enc is not None and not turning:
        lines += [with_marks(line, view) for line in words.encounter()[1:] or outcome_lines(words, enc)]
        entries += [ways.of_number("total")] * len(lines)
    for zone, key, number in ((WARP, "ui-in-warp", "warp"), (REMOVED, "ui-out-of-game", "removed")):
        if any(view.ships[zone]):
            lines.append(with_marks(words.say(key, who=words.on_planet(zone)), view))
            entries.append(ways.of_number(number))
    lines.append((Span(words.say("ui-goal", goal=view.options.colonies_to_win), "dim"),))
    entries.append(ways.of_number("colonies"))
    x, y, w, h = box
    needed = metrics.rich_height(with_marks(title, view), w - 28 - 30, 24)
    high = min(needed, h * 0.4)
    nodes.append(
        ScrollList("encounter-title", (x + 14, y + 12, w - 28, high + 14), lines=[with_marks(title, view)], size=24)
    )
    top = y + high + 28
    if enc is not None and enc.defense != NOBODY:
        tall = metrics.line(22) + 76
        nodes.append(TotalsNode(BoardBox(x + 16, top, w - 32, tall), words, turning))
        top += tall + 8
    area = (x + 10, top, w - 20, box.bottom - 10 - top)
    nodes.append(ScrollList("encounter-lines", area, lines=lines, size=21, entry_of=entries.__getitem__))
    for node in nodes:
        if isinstance(node, ScrollList):
            node.focusable = node.key == "encounter-lines" or needed > high
    return nodes


def outcome_lines(words: Presenter, enc: EncounterView) -> list[str]:
    """The cards and totals stay in sight until the encounter is over."""
    seats = (enc.offense, enc.defense)
    cards = [words.laid_card(seat, face, counts) for seat, face, counts in zip(seats, enc.laid, enc.counts) if face]
    return cards + [words.total(total) for total in enc.totals]


def total_tips(found: list[Node], words: Presenter, explain: Callable[[str], object]) -> list[Node]:
    """What totals are, for whoever points at those that stand on the screen."""
    tip, entry = words.say("ui-total-tip"), ways.of_number("total")
    return [
        InfoSpot("number-total", BoardBox(*totals.box), partial(explain, entry), tip, entry)
        for totals in found
        if totals.key == "totals"
    ]


def log_nodes(
    hud: Hud,
    lines: list[tuple[Span, ...]],
    explain: Callable[[str], object],
    entry_of_line: Callable[[int], str],
    news: int,
    divider: Span,
) -> list[Node]:
    """The log; before line `news` it says since when these eyes have not looked (0: they always have)."""
    x, y, w, h = hud.log
    shown: list[tuple[Span, ...]] = list(lines)
    if news:
        shown.insert(news, (divider,))

    def entry_of(line: int) -> str:
        if news and line == news:
            return ""
        return entry_of_line(line - 1 if news and line > news else line)

    def chosen(line: int) -> None:
        entry = entry_of(line)
        if entry:
            explain(entry)

    area = (x + 10, y + 10, w - 20, h - 20)
    return [
        Panel("log-panel", hud.log),
        ScrollList("log", area, lines=shown, size=21, at_end=True, on_line=chosen, entry_of=entry_of),
    ]
