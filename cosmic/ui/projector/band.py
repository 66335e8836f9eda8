"""The lower third of the public board: both sides with their totals, the phase, and the story in large letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cosmic.engine.definitions import PHASES
from cosmic.engine.state import NOBODY
from cosmic.text.board import Board
from cosmic.text.describe import hyphens
from cosmic.ui.board.layout import Box, Hud
from cosmic.ui.board.plates import shortened
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.kit.ui import UI
from cosmic.ui.projector.zoom import LargeCanvas, large_box
from cosmic.ui.table.panels import PhaseBar, TotalsNode

NAME, ROLE, TOTAL = 32.0, 24.0, 104.0
STORY = (46.0, 42.0, 38.0, 34.0, 30.0, 27.0, 24.0)  # the first size that fits is taken
FIGURE_ROOM = 168.0
GAP = 14.0


@dataclass(frozen=True)
class Story:
    """What is told below the board."""

    caption: tuple[Span, ...] = ()  # what happened last
    now: tuple[Span, ...] = ()  # what is being waited for
    time: float | None = None  # how much of a call is left, from 1 to 0
    tools: float = 0.0  # room kept free at the end of the phase bar


def draw_band(canvas: Canvas, hud: Hud, words: Board, story: Story, turning: bool) -> None:
    enc = words.view.enc
    fought = enc is not None and enc.defense != NOBODY
    if fought:
        left = Box(hud.encounter.x, hud.encounter.y, hud.log.x - GAP - hud.encounter.x, hud.encounter.height)
        right = Box(hud.log.right + GAP, hud.encounter.y, left.width, left.height)
        totals = TotalsNode(hud.encounter, words, turning)
        for side, box in enumerate((left, right)):
            draw_side(canvas, box, totals, side)
    edge = hud.log.x if fought else hud.encounter.x
    width = hud.log.width if fought else hud.encounter.width
    whole = Box(edge, hud.encounter.y, width, hud.encounter.height)
    canvas.panel(whole, "panel", "gold" if story.now else "panel_edge", 18, 3, "panel_low")
    draw_phases(canvas, hud.phase_bar, words, story.tools)
    draw_story(canvas, Box(edge + 20, hud.log.y, width - 40, hud.log.height - 6), story)


def draw_phases(canvas: Canvas, box: Box, words: Board, tools: float) -> None:
    phase = words.view.phase
    names = [words.say(f"ui-phase-{hyphens(one)}") for one in PHASES]
    place = large_box(Box(box.x + 8, box.y, box.width - 16 - tools, box.height))
    small = Canvas(canvas.surface, canvas.theme, 1.0, canvas.faults, canvas.texts)  # its row is of one height
    PhaseBar(place, names, PHASES.index(phase) if phase in PHASES else -1).draw(LargeCanvas(small), UI())


def draw_story(canvas: Canvas, box: Box, story: Story) -> None:
    """What happened, and below it what is waited for; alone if both do not fit."""
    foot = 14.0 if story.time is not None else 0.0
    room = box.height - foot
    both: tuple[Span, ...] = story.caption or story.now
    if story.caption and story.now:
        both = (*story.caption, Span("\n"), *story.now)
    for spans in (both, story.now or story.caption):
        size = fitting(canvas, spans, box.width, room)
        if size is not None:
            area = (box.x, box.y, box.width, room)
            canvas.rich(spans, area, size, "ink", "bold", "center", "middle", owner="story")
            break
    if story.time is not None:
        canvas.panel((box.x, box.bottom - 10, box.width, 10), "raised", None, 5)
        canvas.panel((box.x, box.bottom - 10, max(10.0, box.width * story.time), 10), "gold", None, 5)


def fitting(canvas: Canvas, spans: Sequence[Span], width: float, room: float) -> float | None:
    """The largest size at which the words fit."""
    sizes = [STORY[0], *(size / canvas.text_scale for size in STORY), STORY[-1] / canvas.text_scale]
    for size in sorted(sizes, reverse=True):
        if canvas.metrics.rich_height(spans, width, size, "bold") <= room:
            return size
    return None


def draw_side(canvas: Canvas, box: Box, totals: TotalsNode, side: int) -> None:
    """Name, role and allies of one side, and its total as large as the band."""
    words, view = totals.words, totals.words.view
    enc = view.enc
    assert enc is not None
    seat = (enc.offense, enc.defense)[side]
    colour = SEAT_COLOURS[view.seats[seat].colour]
    total = totals.total(side)
    leads = total is not None and totals.leads(side)
    edge = canvas.theme.gold if leads else blend(colour, canvas.theme.panel, 0.15)
    canvas.panel(box, blend(colour, canvas.theme.panel, 0.76), edge, 18, 6 if leads else 4)
    figure = FIGURE_ROOM if total is not None else 0.0
    outer = box.x + GAP if side == 0 else box.x + figure + GAP
    room = box.width - figure - 2 * GAP
    line, small = canvas.metrics.line(NAME), canvas.metrics.line(ROLE)
    allies = [ally for ally, where in enumerate(enc.allies) if where == side]
    marks = min(44.0, box.height - 16 - line - small) if allies else 0.0
    y = box.y + (box.height - line - small - marks) / 2
    mark = min(line * 0.82, 46.0)
    icon = f"marks/{SEAT_MARKS[view.seats[seat].colour]}"
    canvas.icon(icon, (outer, y + (line - mark) / 2, mark, mark), colour)
    name = shortened(canvas, view.seats[seat].name, room - mark - 12, NAME, "extrabold")
    canvas.text(name, (outer + mark + 12, y, room, line), NAME, "ink", "extrabold", wrap=False, fit=False)
    role = words.say("ui-role-offense" if side == 0 else "ui-role-defense")
    canvas.text(role, (outer, y + line, room, small), ROLE, "dim", "bold", wrap=False, fit=False)
    draw_allies(canvas, Box(outer, y + line + small, room, marks), words, allies)
    if total is not None:
        x = box.right - figure if side == 0 else box.x
        size = TOTAL / canvas.text_scale
        tone = "gold" if leads else "ink"
        place = (x, box.y, figure, box.height)
        canvas.text(str(total.value), place, size, tone, "extrabold", "center", "middle", False, owner=f"total-{side}")


def draw_allies(canvas: Canvas, box: Box, words: Board, allies: Sequence[int]) -> None:
    """Who fights along, as marks."""
    size = box.height
    for n, seat in enumerate(allies):
        shown = words.view.seats[seat]
        x = box.x + n * (size + 26)
        canvas.icon("ui/plus", (x, box.y + size * 0.3, size * 0.4, size * 0.4), canvas.theme.dim)
        place = (x + size * 0.45, box.y, size, size)
        canvas.icon(f"marks/{SEAT_MARKS[shown.colour]}", place, SEAT_COLOURS[shown.colour])
