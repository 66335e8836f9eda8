"""The plates of the seats on the public board: fewer words than at the table, and larger ones."""

from __future__ import annotations

from pygame import FRect

from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.seat_plates import PlateWords, draw_emblem, role_box, shortened
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.theme import RGB, blend

LETTERS = 40.0
PAD, GAP = 14.0, 10.0


def draw_public_plate(canvas: Canvas, box: FRect, words: PlateWords, colour: RGB, mark: str, asked: bool) -> None:
    """Name, cards and colonies in figures; never which cards. The emblem is large where the name leaves room."""
    canvas = canvas.with_scale(1.0)  # its room does not grow
    edge, ground = "gold" if asked else blend(colour, canvas.theme.panel, 0.2), blend(colour, canvas.theme.panel, 0.82)
    canvas.panel(box, ground, edge, 18, 6 if asked else 3)
    half = box.height / 2
    side, left, top = half - 6, box.x + PAD, box.y + half + 1
    room = box.width - 2 * PAD
    large = box.height - 12
    beside = canvas.metrics.width_of(words.name, LETTERS, "extrabold") <= room - large - GAP
    if beside:
        emblem = FRect(left, box.y + 6, large, large)
        draw_emblem(canvas, emblem, words, colour)
        draw_on_emblem(canvas, emblem, words, ground)
        left, room = left + large + GAP, room - large - GAP
    right = box.right - PAD
    right -= draw_counter(canvas, right, top, side, "ui/colony", words.colonies) + GAP
    right -= draw_counter(canvas, right, top, side, "cards/back", words.cards)
    beside_name = 0.0
    if words.reward_cards:  # beside the other cards, or where there is no room, beside the name
        wide = GAP + canvas.metrics.width_of(words.reward_cards, LETTERS, "extrabold") + side + 4
        if right - wide >= left:
            right -= GAP + draw_counter(canvas, right - GAP, top, side, "cards/reward_back", words.reward_cards)
        else:
            with canvas.above():  # as close to those below as they are to the name
                draw_counter(canvas, box.right - PAD, box.y + 4, side, "cards/reward_back", words.reward_cards)
            beside_name = wide
    name = shortened(canvas, words.name, room - beside_name, LETTERS, "extrabold")
    place = (left, box.y, room - beside_name + 4, half)
    canvas.text(name, place, LETTERS, "ink", "extrabold", "left", "top", False, False, "plate")
    spot = FRect(left, top, side, side)
    if words.tokens and not beside:
        spot.x += draw_tokens(canvas, spot, str(words.tokens)) + 4
    others = [] if beside else [(f"aliens/{alien}", canvas.theme.gold) for alien in words.others_tokens]
    for icon, tint in [*others, (f"marks/{mark}", colour)]:
        if spot.right <= right:
            canvas.icon(icon, spot.scale_by(0.9), tint)
            spot.x += side + 2
    if not beside and spot.right <= right:
        draw_emblem(canvas, spot, words, colour)


def draw_on_emblem(canvas: Canvas, emblem: FRect, words: PlateWords, ground: RGB) -> None:
    """Tokens of the own power above, those of others below."""
    side = emblem.height / 2 - 4
    if words.tokens:
        draw_tokens(canvas, FRect(emblem.x - 8, emblem.y, 0, side), str(words.tokens))
    for n, alien in enumerate(words.others_tokens):
        place = FRect(emblem.right - side + 4, emblem.bottom - side - n * side, side, side)
        canvas.circle(*place.center, side / 2 + 2, ground)
        canvas.icon(f"aliens/{alien}", place, canvas.theme.gold)


def draw_counter(canvas: Canvas, right: float, top: float, side: float, icon: str, words: str) -> float:
    """A picture with a figure, flush right; returns how wide both are."""
    wide = canvas.metrics.width_of(words, LETTERS, "extrabold")
    with canvas.above():  # both lines are closer to each other than usual: figures have nothing below them
        place = (right - wide, top - 2, wide, side)
        canvas.text(words, place, LETTERS, "ink", "extrabold", "right", "middle", False, False)
    canvas.icon(icon, (right - wide - side - 4, top, side, side), canvas.theme.gold)
    return wide + side + 4


def draw_tokens(canvas: Canvas, box: FRect, count: str) -> float:
    """What lies on the sheet; returns how wide it is."""
    wide = canvas.metrics.width_of(count, LETTERS, "bold") + 14
    tag = (box.x, box.y, wide, box.height)
    canvas.panel(tag, "gold", (30, 20, 4), box.height / 2, 2)
    with canvas.above():  # as in a counter
        canvas.text(count, tag, LETTERS, "on_gold", "bold", "center", "middle", False, False)
    return wide


def draw_tag(canvas: Canvas, layout: BoardLayout, box: FRect, role: str, colour: RGB) -> None:
    """What the seat is in this encounter, at the edge of its plate."""
    canvas = canvas.with_scale(1.0)
    wide, high = canvas.metrics.width_of(role, LETTERS, "bold") + 24, canvas.metrics.line(LETTERS) - 4
    tag = role_box(layout, box, wide, high)
    with canvas.above(), canvas.above():  # over the number of a planet that is near
        canvas.panel(tag, colour, (8, 9, 22), 10, 2)
        canvas.text(role, tag, LETTERS, (12, 14, 30), "bold", "center", "middle", False, False, "role")
