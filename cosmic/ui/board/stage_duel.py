"""Two encounter cards against each other on the stage: how they are turned, what is counted up, and who is beaten."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import FRect

from cosmic.engine.state import FACE_DOWN, NOBODY
from cosmic.engine.totals import Total
from cosmic.text.below_zero import MINUS, figure
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.pieces import draw_kicker
from cosmic.ui.board.public_band import in_gold
from cosmic.ui.board.seat_plates import shortened
from cosmic.ui.board.stage_moments import Duel, StageMoment
from cosmic.ui.board.stage_words import REASON, TITLE, largest, largest_row, set_words, words_height
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.theme import SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.kit.tween import ease_in_out, ease_out
from cosmic.ui.printed.card_backs import back_surface, draw_back
from cosmic.ui.printed.card_canvas import Print, lay, loose
from cosmic.ui.printed.card_frames import READING_FROM
from cosmic.ui.printed.hand_cards import card_surface
from cosmic.ui.printed.printed_words import Wording

PAD = 24.0
# What a total is made of.
IN_WORDS, IN_BRIEF, IN_FIGURES = (30.0, 27.0), (34.0, 30.0, 27.0, 24.0), (44.0, 40.0, 36.0, 32.0, 28.0, 24.0, 20.0)
FIGURE = 120.0
GROWS, SHRINKS = 0.35, 0.15  # a total in a rout; that of the beaten side is to be read from afar as well
RATIO = 1.4  # of a card
BESIDE = 0.5  # of its size is one that lies beside it
KICKER = 0.38  # and a kicker
OVERHANG = 0.26  # how much of a card's width a kicker stands out
TURNED = 0.4  # share of the motion after which the cards lie open
LARGE_MARGIN = 24  # from here on a victory looks as large as it can
SHAKE = 22.0
BEATEN = (150, 150, 160)  # light that falls on the card of one who was beaten
LOSER = 0.62  # so small becomes the card of one who was beaten by that much


def shaken(moment: StageMoment, share: float) -> tuple[float, float]:
    """A rout shakes the stage, a narrow victory does not; still at the end, and so without motion."""
    duel = moment.duel
    if duel is None or duel.winner == NOBODY or share >= 1:
        return (0.0, 0.0)
    force = SHAKE * weight_of(duel) * max(0.0, 1 - abs(share - 0.5) * 2.6)
    return (force * math.sin(share * 67), force * 0.6 * math.cos(share * 53))


def weight_of(duel: Duel) -> float:
    """0 for a narrow victory, 1 for a rout."""
    return min(1.0, duel.margin / LARGE_MARGIN)


def draw_duel(canvas: Canvas, box: FRect, moment: StageMoment, duel: Duel, printed: Wording, share: float) -> None:
    """Title, cards with figures between them, and the reason; what the totals say is not said before the cards are.
    Words leave the room to the cards."""
    title = with_marks(moment.title, moment.view)
    reason = with_marks(moment.reason, moment.view)
    head = set_words(canvas, title, FRect(box.x, box.y, box.width, box.height * 0.16), TITLE[2:], "ink", "top", "title")
    opened = share >= TURNED or not duel.turned
    room = FRect(box.x, box.bottom - box.height * 0.24, box.width, box.height * 0.24)
    if opened:
        tail = set_words(canvas, in_gold(reason), room, REASON[2:], "gold", "bottom", "reason")
    else:
        tail = words_height(canvas, reason, room, REASON[2:])
    middle = FRect(box.x, box.y + head + 10, box.width, box.height - head - tail - 22)
    wide = next((wide for wide in card_widths(box) if wide * RATIO <= middle.height), middle.height / RATIO)
    high = wide * RATIO
    top = middle.centery - high / 2
    for side in (0, 1):
        x = box.x if side == 0 else box.right - wide
        draw_side_card(canvas, FRect(x, top, wide, high), duel, side, printed, share)
        if duel.kickers[side]:
            is_turning = side in duel.turned and share < TURNED
            foot = kicker_box(FRect(x, top, wide, high), side)
            draw_kicker(canvas, foot, FACE_DOWN if is_turning else duel.kickers[side], printed)
        draw_beside(canvas, FRect(x, top, wide, high), duel, side, printed)
    inset = wide + PAD + (wide * OVERHANG - PAD / 2 if any(duel.kickers) else 0.0)
    between = FRect(box.x + inset, middle.y, box.width - 2 * inset, middle.height)
    for side in (0, 1):
        half = FRect(between.x + side * (between.width / 2 + 8), between.y, between.width / 2 - 8, between.height)
        draw_side(canvas, half, moment, duel, side, share if opened else 0.0)


def kicker_box(card: FRect, side: int) -> FRect:
    """At the inner foot of an encounter card, beside its name."""
    wide, high = card.width * KICKER, card.height * KICKER
    over = card.width * OVERHANG
    return FRect(card.right + over - wide if side == 0 else card.x - over, card.bottom - high * 0.9, wide, high)


def card_widths(box: FRect) -> list[float]:
    """Of the two cards, the first for which there is room: few sizes, so that they can be printed ahead."""
    return [min(box.width * share, READING_FROM - 4) for share in (0.27, 0.235, 0.2)]  # wider ones are all text


def beaten(duel: Duel, share: float) -> float:
    """How large the card of the beaten side is: the smaller the further it was behind; without totals by half of
    that."""
    weight = weight_of(duel) if duel.totals else 0.5
    return 1 - (1 - LOSER) * weight * ease_out(min(1.0, share * 1.6))


def draw_side_card(canvas: Canvas, box: FRect, duel: Duel, side: int, printed: Wording, share: float) -> None:
    face = duel.faces[side]
    if face == FACE_DOWN:
        draw_back(canvas, box, duel.backs[side])
        return
    lost = duel.winner not in (NOBODY, side)
    if side in duel.turned and share < TURNED:
        draw_turning(canvas, box, printed, face, share / TURNED, duel.backs[side])
    elif lost:
        draw_shrunk(canvas, box, side_card(canvas, box, printed, face), beaten(duel, share))
    else:
        lay(canvas, box, side_card(canvas, box, printed, face))
        if duel.winner == side:
            canvas.panel((box.x - 6, box.y - 6, box.width + 12, box.height + 12), (0, 0, 0, 0), "gold", 26, 6)


def draw_beside(canvas: Canvas, box: FRect, duel: Duel, side: int, printed: Wording) -> None:
    for n, face in enumerate(duel.beside[side]):
        place = beside_box(box, side, n, bool(duel.kickers[side]))
        if face == FACE_DOWN:
            draw_back(canvas, place, duel.beside_backs[side][n])
        else:
            lay(canvas, place, side_card(canvas, place, printed, face))


def beside_box(card: FRect, side: int, nth: int, is_kicked: bool) -> FRect:
    """Half over the lower inner corner of the card beside which it lies, or above the kicker that lies there."""
    wide, high = card.width * BESIDE, card.height * BESIDE
    x = card.right - wide * 0.7 if side == 0 else card.x - wide * 0.3
    foot = kicker_box(card, side).y + 8 if is_kicked else card.bottom - 12
    return FRect(x, foot - high - nth * high * 0.4, wide, high)


def side_card(canvas: Canvas, box: FRect, printed: Wording, face: str) -> Print:
    """Of one size in pixels wherever it lies."""
    return card_surface(canvas, printed.card(face), (canvas.length(box.width), canvas.length(box.height)))


def draw_shrunk(canvas: Canvas, box: FRect, picture: pygame.Surface, size: float) -> None:
    """A print made smaller and darker, which in every frame would take too long to print anew."""
    area = canvas.box(box)
    made = pygame.transform.smoothscale(loose(picture), (max(1, round(area.w * size)), max(1, round(area.h * size))))
    made.fill(BEATEN, special_flags=pygame.BLEND_RGB_MULT)
    canvas.surface.blit(made, made.get_rect(center=area.center))


def draw_turning(canvas: Canvas, box: FRect, printed: Wording, face: str, share: float, back: str) -> None:
    """A card on its way over: first its back, narrower and narrower, then its face."""
    turn = ease_in_out(share)
    area = canvas.box(box)
    picture = back_surface(canvas, area.size, back) if turn < 0.5 else side_card(canvas, box, printed, face)
    narrow = max(2, round(area.w * abs(math.cos(math.pi * turn))))
    made = pygame.transform.scale(loose(picture), (narrow, area.h))
    canvas.surface.blit(made, made.get_rect(center=area.center))


def draw_side(canvas: Canvas, box: FRect, moment: StageMoment, duel: Duel, side: int, share: float) -> None:
    """Who, and the total as it is counted up, with what it is made of."""
    view = moment.view
    seat = view.seats[duel.seats[side]]
    colour = SEAT_COLOURS[seat.colour]
    size = 30.0 / max(1.0, canvas.text_scale**0.6)
    line = canvas.metrics.line(size)
    mark = line * 0.8
    name = shortened(canvas, seat.name, box.width - mark - 10, size, "extrabold")
    wide = mark + 8 + canvas.metrics.width_of(name, size, "extrabold")
    x = box.centerx - wide / 2
    canvas.icon(f"marks/{SEAT_MARKS[seat.colour]}", (x, box.y + (line - mark) / 2, mark, mark), colour)
    tone = blend(colour, (255, 255, 255), 0.25)
    canvas.text(name, (x + mark + 8, box.y, wide, line), size, tone, "extrabold", wrap=False, fit=False, owner="name")
    if not duel.totals or share <= 0:
        return
    total = duel.totals[side]
    high = min(canvas.metrics.line(FIGURE * 1.35 / canvas.text_scale), (box.height - line) * 0.55)
    place = FRect(box.x, box.y + line, box.width, high)
    draw_figure(canvas, place, counted(duel, total.value, share), figure_size(duel, side, share), duel.winner == side)
    rest = FRect(box.x, place.bottom, box.width, box.bottom - place.bottom)
    draw_parts(canvas, rest, moment, duel, total)


def counted(duel: Duel, value: int, share: float) -> int:
    """Totals are counted up after the cards were turned."""
    if not duel.turned:
        return value
    return round(value * ease_out(min(1.0, max(0.0, (share - TURNED) / (0.92 - TURNED)))))


def figure_size(duel: Duel, side: int, share: float) -> float:
    """Of a total: equal as long as nobody has won, then as unequal as the victory was large."""
    if duel.winner == NOBODY:
        return 1.0
    grown = weight_of(duel) * ease_out(min(1.0, share * 1.6))
    return 1 + GROWS * grown if side == duel.winner else 1 - SHRINKS * grown


def draw_figure(canvas: Canvas, box: FRect, value: int, scale: float, leads: bool) -> None:
    size = FIGURE * scale / canvas.text_scale
    metrics, shown = canvas.metrics, figure(value)
    while metrics.line(size) > box.height + 1 or metrics.width_of(shown, size, "extrabold") > box.width:
        size *= 0.92
    tone = "gold" if leads else "ink"
    canvas.text(shown, box, size, tone, "extrabold", "center", "middle", False, False, owner="stage-figure")


def draw_parts(canvas: Canvas, box: FRect, moment: StageMoment, duel: Duel, total: Total) -> None:
    """What a total is made of: in words where there is room for large letters, else in few words, or in figures."""
    for form, fit, tried in PART_FORMS:  # the same one for both sides
        both = {one.side: with_marks(form(duel, one), moment.view) for one in duel.totals}
        sizes = [size for spans in both.values() if (size := fit(canvas, spans, box, tried)) is not None]
        if len(sizes) == len(both):
            canvas.rich(both[total.side], box, min(sizes), "dim", "bold", "center", "top", owner="parts")
            return


def figures_of(total: Total) -> str:
    amounts = [part.amount for part in total.parts if part.amount]
    return " ".join(f"{MINUS if n < 0 else '+' if i else ''} {abs(n)}".strip() for i, n in enumerate(amounts))


Fit = Callable[[Canvas, tuple[Span, ...], FRect, tuple[float, ...]], float | None]

PART_FORMS: tuple[tuple[Callable[[Duel, Total], str], Fit, tuple[float, ...]], ...] = (
    (lambda duel, total: "\n".join(duel.parts[total.side]), largest, IN_WORDS),
    (lambda duel, total: " ".join(duel.parts[total.side]), largest, IN_WORDS),
    (lambda duel, total: "\n".join(duel.brief[total.side]), largest_row, IN_BRIEF),
    (lambda duel, total: "\n".join(duel.brief[total.side]), largest, IN_BRIEF),
    (lambda duel, total: figures_of(total), largest_row, IN_FIGURES),
    (lambda duel, total: figures_of(total), largest, IN_FIGURES),
)
