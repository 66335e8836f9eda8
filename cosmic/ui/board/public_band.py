"""The lower third of the public board: both sides with their totals, the phase, and the story in large letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cosmic.engine.definitions import PHASES
from cosmic.engine.state import GATE, NOBODY
from cosmic.engine.totals import Total
from cosmic.text.describe import hyphens
from cosmic.text.presenter import Presenter
from cosmic.ui.board import tokens
from cosmic.ui.board.board_layout import BoardBox, Hud
from cosmic.ui.board.board_panels import PhaseBar
from cosmic.ui.board.large_units import LargeCanvas, large_box
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.seat_plates import shortened
from cosmic.ui.board.strength_plates import Totals, ships_of, sum_of
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.theme import RGB, SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.kit.ui import UI

NAME, ROLE, TOTAL, SUM, SHIPS = 32.0, 24.0, 104.0, 30.0, 72.0
STORY = (46.0, 42.0, 38.0, 34.0, 30.0, 27.0, 24.0)  # the first size that fits is taken
WON = 84.0
FIGURE_ROOM, SHIPS_ROOM = 180.0, 168.0
GAP, PAD = 14.0, 24.0
FACING = ("launch", "alliance", "planning", "reveal")  # while ships stand against each other
SMALL_STORY = 36.0
SMALLER = 0.78  # so much smaller may letters be if that saves a line


@dataclass(frozen=True)
class StoryNode:
    """What is told below the board."""

    caption: tuple[Span, ...] = ()  # what happened last
    now: tuple[Span, ...] = ()  # what is being waited for
    time: float | None = None  # how much of a call is left, or how much of a replay is over
    tools: float = 0.0  # room kept free at the end of the phase bar
    tag: str = ""  # a word at the end of the phase bar
    calm: tuple[Span, ...] = ()  # what is said if there is nothing else
    can_omit: bool = False  # what is waited for need not be said where letters would have to be small


def draw_band(canvas: Canvas, hud: Hud, words: Presenter, story: StoryNode, turning: bool) -> None:
    enc = words.view.enc
    fought = enc is not None and enc.defense != NOBODY
    if fought:
        left = BoardBox(hud.encounter.x, hud.encounter.y, hud.log.x - GAP - hud.encounter.x, hud.encounter.height)
        right = BoardBox(hud.log.right + GAP, hud.encounter.y, left.width, left.height)
        totals = Totals(words, turning)
        for side, box in enumerate((left, right)):
            draw_side(canvas, box, totals, side)
    edge = hud.log.x if fought else hud.encounter.x
    width = hud.log.width if fought else hud.encounter.width
    whole = BoardBox(edge, hud.encounter.y, width, hud.encounter.height)
    canvas.panel(whole, "panel", "gold" if story.now else "panel_edge", 18, 3, "panel_low")
    draw_phases(canvas, hud.phase_bar, words, story)
    draw_story(canvas, BoardBox(edge + 20, hud.log.y, width - 40, hud.log.height - 6), story)


def draw_winners(canvas: Canvas, box: BoardBox, words: Presenter) -> None:
    """Who has won, in place of the story: nothing of the last board is covered."""
    winners = words.view.winners
    said = words.say("ui-public-won", who=words.listed([words.seat(seat) for seat in winners]), count=len(winners))
    spans = in_gold(with_marks(said, words.view))
    canvas.panel(box, "panel", "gold", 18, 6, "panel_low")
    side = min(140.0, box.height - 30)
    for x in (box.x + 50, box.right - 50 - side):
        canvas.icon("ui/trophy", (x, box.center.y - side / 2, side, side), canvas.theme.gold)
    room = BoardBox(box.x + side + 80, box.y + 10, box.width - 2 * side - 160, box.height - 20)
    size = fitting(canvas, spans, room.width, room.height, (WON, *STORY))
    if size is not None:
        canvas.rich(spans, room, size, "gold", "extrabold", "center", "middle", owner="winners")


def in_gold(spans: tuple[Span, ...]) -> tuple[Span, ...]:
    """What matters now, apart from what has happened; names keep their own colours."""
    return tuple(span if span.colour or span.icon else replace(span, colour="gold") for span in spans)


def draw_phases(canvas: Canvas, box: BoardBox, words: Presenter, story: StoryNode) -> None:
    phase = words.view.phase
    names = [words.say(f"ui-phase-{hyphens(one)}") for one in PHASES]
    small = Canvas(canvas.surface, canvas.theme, 1.0, canvas.faults, canvas.texts)  # its row is of one height
    sheet = LargeCanvas(small)
    wide = small.metrics.width_of(story.tag, ROLE, "bold") + 32 if story.tag else 0.0
    room = box.width - 16 - max(story.tools, wide)
    bar = PhaseBar(
        large_box(BoardBox(box.x + 8, box.y, room, box.height)), names, PHASES.index(phase) if phase in PHASES else -1
    )
    x, y, w, h = bar.box
    needed = sum(bar.widths(sheet.metrics, w - 16)) + 16
    bar.box = (x + (w - needed) / 2, y, needed, h)
    bar.draw(sheet, UI())
    if story.tag:
        tag = (box.right - 8 - wide + 8, box.y + 5, wide - 8, box.height - 10)
        small.panel(tag, "raised", "gold", 14, 2)
        small.text(story.tag, tag, ROLE, "gold", "bold", "center", "middle", False, owner="tag")


def draw_story(canvas: Canvas, box: BoardBox, story: StoryNode) -> None:
    """What happened, and below it what is waited for; alone if both do not fit."""
    foot = 14.0 if story.time is not None else 0.0
    room = box.height - foot
    both: tuple[Span, ...] = story.caption or story.now or story.calm
    if story.caption and story.now:
        both = (*story.caption, Span("\n"), *story.now)
    alone = story.caption if story.can_omit and story.caption else story.now or both
    for spans in (both, alone):
        size = fitting(canvas, spans, box.width, room)
        if size is not None and (spans is alone or not story.can_omit or size >= SMALL_STORY / canvas.text_scale):
            area = (box.x, box.y, box.width, room)
            canvas.rich(spans, area, size, "ink", "bold", "center", "middle", owner="story")
            break
    if story.time is not None:
        canvas.panel((box.x, box.bottom - 10, box.width, 10), "raised", None, 5)
        canvas.panel((box.x, box.bottom - 10, max(10.0, box.width * story.time), 10), "gold", None, 5)


def fitting(
    canvas: Canvas, spans: Sequence[Span], width: float, room: float, wished: Sequence[float] = STORY
) -> float | None:
    """The largest size at which the words fit; a little smaller if they need fewer lines then."""
    metrics, found, fewest, least = canvas.metrics, None, 0, 0.0
    for size in sorted({wished[0], *(size / canvas.text_scale for size in wished)}, reverse=True):
        if size < least or fewest == 1:
            break
        high = metrics.rich_height(spans, width, size, "bold")
        lines = round(high / metrics.line(size))
        if high <= room and (found is None or lines < fewest):
            found, fewest, least = size, lines, least or SMALLER * size
    return found


def draw_side(canvas: Canvas, box: BoardBox, totals: Totals, side: int) -> None:
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
    ships = ships_of(view, side, view.ships) if view.phase in FACING and any(view.ships[GATE]) else None
    figure = FIGURE_ROOM if total is not None else SHIPS_ROOM if ships is not None else 0.0
    room = box.width - figure - PAD - (0 if figure else PAD)
    line, small = canvas.metrics.line(NAME), canvas.metrics.line(ROLE)
    allies = [ally for ally, where in enumerate(enc.allies) if where == side]
    marks = min(44.0, box.height - 16 - line - small) if allies else 0.0
    mark = min(line * 0.82, 46.0)
    name = shortened(canvas, view.seats[seat].name, room - mark - 12, NAME, "extrabold")
    outer = box.x + PAD if side == 0 else box.x + figure
    if not figure:
        outer = box.center.x - (mark + 12 + canvas.metrics.width_of(name, NAME, "extrabold")) / 2
    y = box.y + (box.height - line - small - marks) / 2
    icon = f"marks/{SEAT_MARKS[view.seats[seat].colour]}"
    canvas.icon(icon, (outer, y + (line - mark) / 2, mark, mark), colour)
    canvas.text(name, (outer + mark + 12, y, room, line), NAME, "ink", "extrabold", wrap=False, fit=False)
    role = words.say("ui-role-offense" if side == 0 else "ui-role-defense")
    canvas.text(role, (outer, y + line, room, small), ROLE, "dim", "bold", wrap=False, fit=False)
    draw_allies(canvas, BoardBox(outer, y + line + small, room, marks), words, allies)
    place = BoardBox(box.right - figure if side == 0 else box.x, box.y, figure, box.height)
    if total is not None:
        draw_total(canvas, place, total, "gold" if leads else "ink")
    elif ships is not None:
        draw_ships(canvas, place, ships, colour, SEAT_MARKS[view.seats[seat].colour])


def draw_total(canvas: Canvas, box: BoardBox, total: Total, tone: str) -> None:
    """The figure, and below it what it is made of: the card, the ships, and whatever else counts."""
    made = sum_of(total)
    size, small = TOTAL / canvas.text_scale, SUM / canvas.text_scale
    shows_sum = bool(made) and canvas.metrics.width_of(made, small, "bold") <= box.width - 8
    foot = 52.0 if shows_sum else 0.0
    place = (box.x, box.y, box.width, box.height - foot)
    canvas.text(
        str(total.value), place, size, tone, "extrabold", "center", "middle", False, owner=f"total-{total.side}"
    )
    if shows_sum:
        row = (box.x, box.bottom - foot, box.width, foot - 14)
        canvas.text(made, row, small, "dim", "bold", "center", "middle", False, owner=f"sum-{total.side}")


def draw_ships(canvas: Canvas, box: BoardBox, count: int, colour: RGB, mark: str) -> None:
    """As long as there is no total: how many ships stand against each other."""
    size = SHIPS / canvas.text_scale
    wide = canvas.metrics.width_of(str(count), size, "extrabold")
    left = box.x + (box.width - wide - 76) / 2
    tokens.draw_ship(canvas, left + 32, box.center.y, 64, colour, mark)
    place = (left + 76, box.y, wide + 4, box.height)
    canvas.text(str(count), place, size, "ink", "extrabold", "left", "middle", False, owner="ships")


def draw_allies(canvas: Canvas, box: BoardBox, words: Presenter, allies: Sequence[int]) -> None:
    """Who fights along, as marks."""
    size = box.height
    for n, seat in enumerate(allies):
        shown = words.view.seats[seat]
        x = box.x + n * (size + 26)
        canvas.icon("ui/plus", (x, box.y + size * 0.3, size * 0.4, size * 0.4), canvas.theme.dim)
        place = (x + size * 0.45, box.y, size, size)
        canvas.icon(f"marks/{SEAT_MARKS[shown.colour]}", place, SEAT_COLOURS[shown.colour])
