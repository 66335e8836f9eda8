"""The plates of the seats on the public board: fewer words than at the table, and larger ones."""

from __future__ import annotations

from cosmic.ui.board.board_layout import BoardBox
from cosmic.ui.board.seat_plates import PlateWords, draw_emblem, draw_tokens, shortened
from cosmic.ui.kit.canvas import WIDTH, Canvas
from cosmic.ui.kit.theme import RGB, blend
from cosmic.ui.kit.typesetting import LEADING

NAME, ALIEN, FIGURE = 30.0, 24.0, 32.0
GAP = 12.0
LARGE_TYPE = 1.2  # from this text scale on the words need the emblem's room


def draw_public_plate(canvas: Canvas, box: BoardBox, words: PlateWords, colour: RGB, mark: str, asked: bool) -> None:
    """Who sits there, as what, how many cards and how many colonies; never which cards."""
    fill = blend(colour, canvas.theme.panel, 0.82)
    canvas.panel(box, fill, "gold" if asked else blend(colour, canvas.theme.panel, 0.2), 18, 6 if asked else 3)
    left = box.x + GAP
    if canvas.text_scale < LARGE_TYPE:
        draw_emblem(canvas, BoardBox(left, box.y + 9, box.height - 18, box.height - 18), words, colour)
        if words.tokens:
            draw_tokens(canvas, left + 10, box.y + 18, words.tokens)
        left += box.height - 8
    half = box.height / 2
    row = half / LEADING - 1  # the largest letters that a row of the plate holds
    right = box.right - GAP
    upper = draw_counter(canvas, right, box.y + 3, half - 3, "cards/back", str(words.hand))
    lower = draw_counter(canvas, right, box.y + half, half - 3, "ui/colony", words.colonies)
    side = half - 14
    canvas.icon(f"marks/{mark}", (left, box.y + 10, side, side), colour)
    room = right - upper - 8 - left - side - 10
    size = min(NAME, row / canvas.text_scale)
    name = shortened(canvas, words.name, room, size, "extrabold")
    place = (left + side + 10, box.y + 3, room + 10, half - 2)
    canvas.text(name, place, size, "ink", "extrabold", "left", "middle", False, False, "plate")
    room = right - lower - 8 - left
    size = min(ALIEN, row / canvas.text_scale)
    alien = shortened(canvas, words.alien, room, size)
    tone = {"lost": "faint", "zapped": "warn", "hidden": "faint"}.get(words.state, "dim")
    canvas.text(alien, (left, box.y + half, room + 10, half - 3), size, tone, "medium", "left", "middle", False, False)


def draw_counter(canvas: Canvas, right: float, top: float, high: float, icon: str, words: str) -> float:
    """A picture with a figure, flush right; returns how wide both are."""
    size = min(FIGURE, (high / LEADING - 1) / canvas.text_scale)
    wide = canvas.metrics.width_of(words, size, "extrabold")
    side = high - 8
    canvas.text(words, (right - wide, top, wide, high), size, "ink", "extrabold", "right", "middle", False, False)
    canvas.icon(icon, (right - wide - side - 6, top + (high - side) / 2, side, side), canvas.theme.gold)
    return wide + side + 8


def draw_tag(canvas: Canvas, box: BoardBox, role: str, colour: RGB) -> None:
    """What the seat is in this encounter, on the outer edge of its plate and towards its planets."""
    wide = canvas.metrics.width_of(role, ALIEN, "bold") + 24
    high = canvas.metrics.line(ALIEN)
    above = box.y > 300
    left = box.x + 16 if box.center.x < WIDTH / 2 + 1 else box.right - 16 - wide
    tag = (left, box.y - high + 4 if above else box.bottom - 4, wide, high)
    with canvas.above():
        canvas.panel(tag, colour, (8, 9, 22), 10, 2)
        canvas.text(role, tag, ALIEN, (12, 14, 30), "bold", "center", "middle", False, False)
