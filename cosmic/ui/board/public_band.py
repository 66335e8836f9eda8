"""Around the public board: the headline above it, how strong both sides are, and below it the phase and the story."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import FRect

from cosmic.engine.definitions import PHASES
from cosmic.engine.state import NOBODY
from cosmic.engine.totals import Total
from cosmic.hotseat.session.headline import headline
from cosmic.text.below_zero import figure
from cosmic.text.describe import hyphens
from cosmic.text.presenter import Presenter
from cosmic.ui.board import tokens
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.strength_plates import (
    Totals,
    cards_down,
    fits,
    in_two_rows,
    is_attacked,
    largest,
    ships_of,
    ships_so_far,
    sum_of,
)
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend

LETTERS = 40.0  # the smallest ones: capitals of 28 units and more
STORY = (54.0, 50.0, 46.0, 43.0, LETTERS)  # the first size that fits is taken
WON = 84.0
FIGURE, SHIPS = 92.0, 64.0
SIDE_MARK = 34.0
FACING = ("launch", "alliance", "planning", "reveal")  # while ships stand against each other
PHASE_ROOM, PHASE_ICON = 270.0, 92.0
SMALLER = 0.78  # so much smaller may letters be if that saves a line

Spans = tuple[Span, ...]


@dataclass(frozen=True)
class StoryNode:
    """What is told below the board."""

    caption: Spans = ()  # what happened last
    now: Spans = ()  # what is being waited for
    time: float | None = None  # how much of a call is left, or how much of a replay is over
    tools: float = 0.0  # room kept free at the end
    tag: str = ""  # a word at the end
    sound: str = ""  # what was heard, for those who read sounds
    can_omit: bool = False  # what is waited for need not be said where there is no room for both


def draw_headline(canvas: Canvas, box: FRect, words: Presenter) -> None:
    """Who attacks whom; without allies and what is at stake where names are long."""
    canvas.panel(box, "panel", "panel_edge", 18, 3, "panel_low")
    room = FRect(box.x + 16, box.y + 4, box.width - 32, box.height - 8)
    sayings = [with_marks(headline(words, in_short), words.view) for in_short in (False, True)]
    set_first(canvas, room, sayings, "headline")


def draw_band(canvas: Canvas, box: FRect, words: Presenter, story: StoryNode) -> None:
    """The phase at the left, and beside it the story."""
    canvas.panel(box, "panel", "gold" if story.now else "panel_edge", 18, 3, "panel_low")
    room = FRect(box.x + 24, box.y + 4, box.width - 48 - story.tools, box.height - 8)
    if words.view.phase in PHASES:
        draw_phase(canvas, FRect(box.x + 12, box.y + 12, PHASE_ROOM, box.height - 24), words)
        room = FRect(room.x + PHASE_ROOM, room.y, room.width - PHASE_ROOM, room.height)
    if story.tag:
        wide = canvas.metrics.width_of(story.tag, LETTERS, "bold") + 32
        tag = FRect(box.right - 16 - wide, box.y + 14, wide, canvas.metrics.line(LETTERS) + 6)
        canvas.panel(tag, "raised", "gold", 14, 2)
        canvas.text(story.tag, tag, LETTERS, "gold", "bold", "center", "middle", False, owner="tag")
        room = FRect(room.x, room.y, room.width - wide, room.height)
    if story.time is not None:
        bar = FRect(room.x, box.bottom - 22, room.width, 12)
        canvas.panel(bar, "raised", None, 6)
        canvas.panel((bar.x, bar.y, max(12.0, bar.width * story.time), 12), "gold", None, 6)
        room = FRect(room.x, room.y, room.width, room.height - 18)
    more, needed = tellings(story, lesson_of(words))
    set_first(canvas, room, needed, "story", more)


def lesson_of(words: Presenter) -> Spans:
    """What happens in this phase, for those who do not know the game."""
    phase = words.view.phase
    return (Span(words.say(f"ui-phase-tip-{hyphens(phase)}"), "dim"),) if phase in PHASES else ()


def tellings(story: StoryNode, lesson: Spans) -> tuple[list[Spans], list[Spans]]:
    """What is said if there is room for it, and what is said in any case, each from the most to the least: what
    happened is not cut, and what is awaited is left out for a bot alone."""
    heard: Spans = (Span(story.sound, "faint"),) if story.sound else ()
    both = [part for part in (story.caption, story.now) if part]
    last = story.caption if story.can_omit or not story.now else story.now
    more = [joined([*both, *rest]) for rest in ((heard, lesson), (heard,), (lesson,))]
    return more, [joined(both), last or lesson]


def joined(rows: Sequence[Spans]) -> Spans:
    """Below each other."""
    found: list[Span] = []
    for row in filter(None, rows):
        found += [Span("\n"), *row] if found else row
    return tuple(found)


def set_first(canvas: Canvas, box: FRect, sayings: Sequence[Spans], owner: str, more: Sequence[Spans] = ()) -> None:
    """The first that has room, the last in any case; of `more` only in letters as large as they are wished."""
    for spans in (*more, *sayings):
        size = fitting(canvas, spans, box.width, box.height)
        if size is None and spans is not sayings[-1]:
            continue
        if spans in sayings or (size is not None and size >= LETTERS):
            canvas.rich(spans, box, size or LETTERS, "ink", "bold", "center", "middle", owner=owner)
            return


def draw_phase(canvas: Canvas, box: FRect, words: Presenter) -> None:
    """Large, with a dot for each phase of the encounter; of those to come only the dots."""
    now = PHASES.index(words.view.phase)
    plain = canvas.with_scale(1.0)  # its room does not grow
    line = plain.metrics.line(LETTERS)
    top = box.y + (box.height - PHASE_ICON - line - 26) / 2
    x = box.centerx - PHASE_ICON / 2
    canvas.icon(f"ui/phase_{PHASES[now]}", (x, top, PHASE_ICON, PHASE_ICON), canvas.theme.gold)
    name = words.say(f"ui-phase-{hyphens(PHASES[now])}")
    place = (box.x, top + PHASE_ICON, box.width, line)
    plain.text(name, place, LETTERS, "gold", "extrabold", "center", "middle", False, owner="phase")
    for n in range(len(PHASES)):
        x = box.centerx + (n - (len(PHASES) - 1) / 2) * 26
        canvas.circle(x, top + PHASE_ICON + line + 14, 9 if n == now else 6, "gold" if n <= now else "faint")


def draw_winners(canvas: Canvas, box: FRect, words: Presenter) -> None:
    """Who has won, in place of the story: nothing of the last board is covered."""
    winners = words.view.winners
    said = words.say("ui-public-won", who=words.listed([words.seat(seat) for seat in winners]), count=len(winners))
    spans = in_gold(with_marks(said, words.view))
    canvas.panel(box, "panel", "gold", 18, 6, "panel_low")
    side = min(140.0, box.height - 30)
    for x in (box.x + 50, box.right - 50 - side):
        canvas.icon("ui/trophy", (x, box.centery - side / 2, side, side), canvas.theme.gold)
    room = FRect(box.x + side + 80, box.y + 10, box.width - 2 * side - 160, box.height - 20)
    size = fitting(canvas, spans, room.width, room.height, (WON, *STORY))
    if size is not None:
        canvas.rich(spans, room, size, "gold", "extrabold", "center", "middle", owner="winners")


def in_gold(spans: Spans) -> Spans:
    """What matters now, apart from what has happened; names keep their own colours."""
    return tuple(span if span.colour or span.icon else replace(span, colour="gold") for span in spans)


def fitting(
    canvas: Canvas, spans: Sequence[Span], width: float, room: float, wished: Sequence[float] = STORY
) -> float | None:
    """The largest size at which the words fit; a little smaller if they need fewer lines then."""
    metrics, found, fewest, least = canvas.metrics, None, 0, 0.0
    for size in sorted({*wished, *(size / canvas.text_scale for size in wished)}, reverse=True):
        if size < least or fewest == 1:
            break
        high = metrics.rich_height(spans, width, size, "bold")
        lines = round(high / metrics.line(size))
        if high <= room and (found is None or lines < fewest):
            found, fewest, least = size, lines, least or SMALLER * size
    return found


# --- both sides, beside their encounter cards


def draw_strengths(canvas: Canvas, boxes: Sequence[FRect], words: Presenter, turning: bool) -> None:
    """From the launch on, of the table as it is shown: with what is just being chosen."""
    enc = words.view.enc
    if enc is None or enc.defense == NOBODY:
        return
    totals = Totals(words, turning)
    for side, box in enumerate(boxes):
        draw_side(canvas.with_scale(1.0), box, totals, side)


def draw_side(canvas: Canvas, box: FRect, totals: Totals, side: int) -> None:
    """Who fights there, as marks, and below it the total or the ships so far."""
    view = totals.words.view
    enc = view.enc
    assert enc is not None
    seat = (enc.offense, enc.defense)[side]
    colour = SEAT_COLOURS[view.seats[seat].colour]
    total = totals.total(side)
    if total is None and not (view.phase in FACING and is_attacked(enc, view.ships)):
        return
    leads = total is not None and totals.leads(side)
    edge = canvas.theme.gold if leads else blend(colour, canvas.theme.panel, 0.15)
    canvas.panel(box, blend(colour, canvas.theme.panel, 0.76), edge, 18, 6 if leads else 4)
    fighters = [seat, *(ally for ally, where in enumerate(enc.allies) if where == side)]
    step = min(SIDE_MARK + 6, (box.width - 12) / len(fighters))
    for n, one in enumerate(fighters):
        x = box.centerx + (n - (len(fighters) - 1) / 2) * step - SIDE_MARK / 2
        shown = view.seats[one].colour
        canvas.icon(f"marks/{SEAT_MARKS[shown]}", (x, box.y + 10, SIDE_MARK, SIDE_MARK), SEAT_COLOURS[shown])
    room = FRect(box.x + 4, box.y + 10 + SIDE_MARK, box.width - 8, box.height - 16 - SIDE_MARK)
    if total is not None:
        draw_total(canvas, room, total, "gold" if leads else "ink")
    else:
        said = ships_so_far(view, side, ships_of(view, side, view.ships), cards_down(enc, side))
        draw_ships(canvas, room, said, view.seats[seat].colour)


def draw_total(canvas: Canvas, box: FRect, total: Total, tone: str) -> None:
    """The figure, and below it what it is made of: the card, the ships, and whatever else counts."""
    made = sum_of(total)
    foot = canvas.metrics.height_of(made, box.width, LETTERS, "bold") if made else 0.0
    if foot > box.height * 0.6:
        made, foot = "", 0.0
    place = (box.x, box.y, box.width, box.height - foot)
    size = max(LETTERS, min(FIGURE, place[3] / 1.1))
    canvas.text(
        figure(total.value), place, size, tone, "extrabold", "center", "middle", False, False, f"total-{total.side}"
    )
    if made:
        row = (box.x, box.bottom - foot, box.width, foot)
        canvas.text(made, row, LETTERS, "ink", "bold", "center", "middle", True, False, f"sum-{total.side}")


def draw_ships(canvas: Canvas, box: FRect, said: str, colour: str) -> None:
    """As long as there is no total: the ships so far, and cards that nobody knows yet; where these are too many for
    that, in a row of their own."""
    sizes = (SHIPS, 0.8 * SHIPS, 0.7 * SHIPS)
    rows = (said,) if fits(canvas, said, sizes[-1], box.width - 8) else in_two_rows(said)
    size = min(largest(canvas, row, sizes, box.width - 8) for row in rows)
    high = box.height * 0.6 / len(rows)
    for n, row in enumerate(rows):
        place = (box.x, box.y + n * high, box.width, high)
        canvas.text(row, place, size, "ink", "extrabold", "center", "middle", False, owner="ships")
    tokens.draw_ship(canvas, box.centerx, box.y + box.height * 0.78, 64, SEAT_COLOURS[colour], SEAT_MARKS[colour])
