"""The end of a game on the big screen: the winners, how the race went, what will be told of it, and the evening."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic.hotseat.past.ending import Ending
from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.kit.ui import UI
from cosmic.ui.screens.end_chart import Chart
from cosmic.ui.screens.end_parts import Medals

EDGE = 70.0
HEADLINE, HOW, TITLE, WORDS = 84.0, 44.0, 40.0, 40.0
LEAST = 40.0
MOST_NAMES = 3  # lines of them
WHITE = (255, 255, 255)
CHART_SCALE = 1.5  # of its letters: they are read from afar
MOST_MOMENTS = 3


def draw_public_end(
    canvas: Canvas, result: Ending, headline: str, how: str, moments: Sequence[tuple[str, str]], foot: str
) -> None:
    """`moments`: each a title and what happened; `how` says what won the game and how the evening stands."""
    large = canvas.with_scale(1.0)
    won = result.winners
    side = 250.0 if len(won) == 1 else 150.0
    wide = side * max(1, len(won))
    Medals("medals", (EDGE, 40, wide, side), won).draw(large, UI())
    room = (EDGE + wide + 40, 40.0, WIDTH - 2 * EDGE - wide - 40, 250.0)
    size, small = HEADLINE, HOW
    while size > LEAST and headline_height(large, headline, how, room[2], size, small) > room[3]:
        size, small = size - 2, max(LEAST, small - 0.5)
    head = large.metrics.height_of(headline, room[2], size, "extrabold")
    tail = large.metrics.height_of(how, room[2], small)
    y = room[1] + max(0.0, (room[3] - head - tail - 12) / 2)
    large.text(headline, (room[0], y, room[2], head), size, "gold", "extrabold", owner="headline")
    large.text(how, (room[0], y + head + 12, room[2], tail), small, "ink", "bold", owner="how")
    draw_below(canvas, large, result, moments, foot, max(320.0, y + head + 12 + tail + 20))


def with_names(result: Ending) -> tuple[Span, ...]:
    """Whose lines they are."""
    found: list[Span] = []
    for seat in result.seats:
        colour = SEAT_COLOURS[seat.colour]
        # A name is not broken from its mark.
        name = seat.name.replace(" ", "\u00a0")
        found += [Span(icon=f"marks/{SEAT_MARKS[seat.colour]}", tint=colour), Span(name, blend(colour, WHITE, 0.25))]
        found.append(Span("  "))
    return tuple(found[:-1])


def headline_height(canvas: Canvas, headline: str, how: str, width: float, size: float, small: float) -> float:
    metrics = canvas.metrics
    return metrics.height_of(headline, width, size, "extrabold") + metrics.height_of(how, width, small) + 12


def draw_below(
    canvas: Canvas, large: Canvas, result: Ending, moments: Sequence[tuple[str, str]], foot: str, top: float
) -> None:
    """The race at the left, as wide as the moments leave it."""
    high = HEIGHT - top - 50
    wide = 1000.0 if moments else WIDTH - 2 * EDGE
    names = with_names(result)
    head = large.metrics.rich_height(names, wide - 48, LEAST, "bold")
    head = head if head <= MOST_NAMES * large.metrics.line(LEAST) else 0.0
    chart = canvas.with_scale(CHART_SCALE)
    Chart("chart", (EDGE, top, wide, high), result, "race", 12 + head, foot).draw(chart, UI())
    if head:
        large.rich(names, (EDGE + 24, top + 10, wide - 48, head), LEAST, "ink", "bold", "center", owner="names")
    x, y = EDGE + wide + 30, top
    room = WIDTH - EDGE - x
    shown = list(moments[:MOST_MOMENTS])
    each = (high - 20 * (len(shown) - 1)) / max(1, len(shown))
    for title, words in shown:
        large.panel((x, y, room, each), "panel", "panel_edge", 16, 2, "panel_low")
        line = large.metrics.line(TITLE)
        large.text(title, (x + 24, y + 12, room - 48, line), TITLE, "gold", "bold", wrap=False, owner="moment")
        large.text(words, (x + 24, y + 14 + line, room - 48, each - line - 22), WORDS, "ink", owner="moment-words")
        y += each + 20
