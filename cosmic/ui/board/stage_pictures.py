"""How a big moment looks: two cards against each other, or one large thing with its words beside it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame
from pygame import FRect

from cosmic.engine.state import FACE_DOWN, NOBODY
from cosmic.engine.totals import Total
from cosmic.engine.views import PlayerView
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.pieces import draw_kicker
from cosmic.ui.board.public_band import in_gold
from cosmic.ui.board.seat_plates import shortened
from cosmic.ui.board.stage_moments import Duel, StageMoment, StagePicture
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.theme import RGB, SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.kit.tween import ease_in_out, ease_out
from cosmic.ui.printed.alien_sheets import draw_sheet, sheet_fits
from cosmic.ui.printed.card_backs import back_surface, draw_back
from cosmic.ui.printed.card_canvas import Print, lay, loose
from cosmic.ui.printed.card_frames import READING_FROM
from cosmic.ui.printed.hand_cards import card_fits, card_surface, draw_card
from cosmic.ui.printed.printed_words import SheetWords, Wording

FLOOR = (10, 12, 28)  # nothing shines through: a large translucent plate costs a frame
PAD = 24.0
TITLE = (52.0, 46.0, 40.0, 36.0, 32.0, 28.0, 24.0, 20.0)
REASON = (44.0, 38.0, 34.0, 30.0, 27.0, 24.0, 21.0)
PARTS = (30.0, 27.0, 24.0, 22.0, 20.0)
HINT = 28.0
ENCOUNTER = ("attack", "negotiate", "morph")  # kinds of cards that are turned up
FIGURE = 120.0
EMBLEM = 300.0
RATIO = 1.4  # of a card
BESIDE = 0.5  # of its size is one that lies beside it
KICKER = 0.38  # and a kicker
OVERHANG = 0.26  # how much of a card's width a kicker stands out
TURNED = 0.4  # share of the motion after which the cards lie open
LARGE_MARGIN = 24  # from here on a victory looks as large as it can
SHAKE = 22.0
BEATEN = (150, 150, 160)  # light that falls on the card of one who was beaten
LOSER = 0.62  # so small becomes the card of one who was beaten by that much


def prints_ahead(canvas: Canvas, box: FRect, view: PlayerView, printed: Wording) -> Iterator[object]:
    """What may come up on the stage: the sheets that lie open, and any two encounter cards."""
    room = page_room(canvas, box)
    for seat in view.seats:
        for alien in seat.aliens:
            picture = StagePicture("sheet", alien, seat.colour)
            place = FRect(room.x, room.y, picture_width(canvas, picture, room, printed), room.height)
            with canvas.clipped((0, 0, 0, 0)):
                draw_picture(canvas, place, picture, printed)
            yield alien
    wide = card_widths(room)[0]
    for slug, face in printed.content.faces.items():
        if face.kind in ENCOUNTER:
            yield side_card(canvas, FRect(0, 0, wide, wide * RATIO), printed, slug)


def letters_on(moment: StageMoment, printed: Wording) -> int:
    """How much there is to be read on the pictures; the two cards of an encounter are known by their figures."""
    found = 0
    for picture in moment.pictures:
        if picture.what == "card":
            card = printed.card(picture.name)
            found += len(card.text) + (len(card.flare.wild + card.flare.super) if card.flare is not None else 0)
        elif picture.what == "sheet":
            found += len(printed.sheet(picture.name).text)
    return found


def draw_moment(canvas: Canvas, box: FRect, moment: StageMoment, printed: Wording, share: float, hint: str) -> None:
    """`hint`: the key of the sentence that says how to go on, if any."""
    colour = SEAT_COLOURS[moment.view.seats[moment.seat].colour] if moment.seat != NOBODY else canvas.theme.gold
    box = room_for(canvas, box, moment)
    if moment.duel is None and share < 1:
        high = max(6.0, box.height * ease_out(share))
        with canvas.clipped((box.x, box.centery - high / 2, box.width, high)):
            canvas.panel(box, FLOOR, colour, 26, 5)
        return
    with canvas.above(), canvas.above(), canvas.shifted(*shaken(moment, share)):  # over what lies over the board
        canvas.panel(box, FLOOR, colour, 26, 5)
        inner = page_room(canvas, box)
        if hint:
            place = (inner.x, inner.bottom + 4, inner.width, box.bottom - 16 - inner.bottom)
            words = printed.messages.say(hint)
            canvas.text(words, place, hint_size(canvas), "dim", "bold", "center", "middle", False, owner="stage-hint")
        if moment.duel is not None:
            draw_duel(canvas, inner, moment, moment.duel, printed, share)
        else:
            draw_page(canvas, inner, moment, printed)


def page_room(canvas: Canvas, box: FRect) -> FRect:
    """Above the line that says how to go on, whether or not it is there: so pictures have one size."""
    return FRect(box.x + PAD, box.y + 16, box.width - 2 * PAD, box.height - 32 - hint_height(canvas))


def room_for(canvas: Canvas, box: FRect, moment: StageMoment) -> FRect:
    """Less than the whole stage for a sentence alone, or beside an icon."""
    if moment.duel is not None or any(picture.what != "icon" for picture in moment.pictures):
        return box
    if moment.pictures:
        high = box.height * 0.62
        return FRect(box.x, box.centery - high / 2, box.width, high)
    wide = box.width * 0.86
    room = FRect(box.x, box.y, wide - 2 * PAD, box.height * 0.5)
    words = with_marks("\n".join(filter(None, (moment.title, moment.reason))), moment.view)
    high = words_height(canvas, words, room, TITLE) + 64 + hint_height(canvas)
    return FRect(box.centerx - wide / 2, box.centery - high / 2, wide, high)


def hint_size(canvas: Canvas) -> float:
    return HINT / max(1.0, float(canvas.text_scale**0.7))


def hint_height(canvas: Canvas) -> float:
    return canvas.metrics.line(hint_size(canvas)) + 4


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


# --- two cards


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
    return 1 + 0.35 * grown if side == duel.winner else 1 - 0.45 * grown


def draw_figure(canvas: Canvas, box: FRect, value: int, scale: float, leads: bool) -> None:
    size = FIGURE * scale / canvas.text_scale
    metrics, shown = canvas.metrics, str(value)
    while metrics.line(size) > box.height + 1 or metrics.width_of(shown, size, "extrabold") > box.width:
        size *= 0.92
    tone = "gold" if leads else "ink"
    canvas.text(shown, box, size, tone, "extrabold", "center", "middle", False, False, owner="figure")


def draw_parts(canvas: Canvas, box: FRect, moment: StageMoment, duel: Duel, total: Total) -> None:
    """What a total is made of: in words where there is room, else in figures."""
    for form in PART_FORMS:  # the same one for both sides
        both = {one.side: with_marks(form(duel, one), moment.view) for one in duel.totals}
        sizes = [size for spans in both.values() if (size := largest(canvas, spans, box, PARTS)) is not None]
        if len(sizes) == len(both):
            canvas.rich(both[total.side], box, min(sizes), "dim", "bold", "center", "top", owner="parts")
            return


def figures_of(total: Total) -> str:
    amounts = [part.amount for part in total.parts if part.amount]
    return " ".join(f"{'−' if n < 0 else '+' if i else ''} {abs(n)}".strip() for i, n in enumerate(amounts))


PART_FORMS: tuple[Callable[[Duel, Total], str], ...] = (
    lambda duel, total: "\n".join(duel.parts[total.side]),
    lambda duel, total: " ".join(duel.parts[total.side]),
    lambda duel, total: figures_of(total),
)


# --- one large thing


def draw_page(canvas: Canvas, box: FRect, moment: StageMoment, printed: Wording) -> None:
    """Pictures at the left, words at the right; words alone in the middle, or around a pair."""
    if any(picture.what == "emblem" for picture in moment.pictures):
        draw_pair(canvas, box, moment, printed)
        return
    left = box.x
    for picture in moment.pictures:
        wide = picture_width(canvas, picture, box, printed)
        draw_picture(canvas, FRect(left, box.y, wide, box.height), picture, printed)
        left += wide + PAD
    room = FRect(left, box.y, box.right - left, box.height)
    title, reason = with_marks(moment.title, moment.view), in_gold(with_marks(moment.reason, moment.view))
    for said in texts_not_shown(canvas, FRect(box.x, box.y, left - PAD - box.x, box.height), moment, printed):
        whole = (*title, *((Span("\n"), *reason) if reason else ()), Span("\n"), Span(said, "dim"))
        if largest(canvas, whole, room, TITLE) is not None:
            set_words(canvas, whole, room, TITLE, "ink", "middle", "title")
            return
    split = room.height * (0.5 if moment.reason else 1.0)
    upper = FRect(room.x, room.y, room.width, split - 8)
    set_words(canvas, title, upper, TITLE, "ink", "bottom" if moment.reason else "middle", "title")
    if moment.reason:
        lower = FRect(room.x, room.y + split + 8, room.width, room.height - split - 8)
        set_words(canvas, reason, lower, REASON, "gold", "top", "reason")


def texts_not_shown(canvas: Canvas, box: FRect, moment: StageMoment, printed: Wording) -> list[str]:
    """What a sheet or a card says for which its print has no room, at the size in which everything is read here."""
    found = []
    for picture in moment.pictures:
        if picture.what == "sheet" and not has_room(canvas, box, picture, printed):
            sheet = printed.sheet(picture.name)
            found += [sheet.text, sheet.tagline]
        elif picture.what == "card" and box.width < READING_FROM:
            found.append(printed.card(picture.name).text)
    return found


def draw_pair(canvas: Canvas, box: FRect, moment: StageMoment, printed: Wording) -> None:
    """Two of them side by side, between the words."""
    title, reason = with_marks(moment.title, moment.view), in_gold(with_marks(moment.reason, moment.view))
    head = set_words(canvas, title, FRect(box.x, box.y, box.width, box.height * 0.2), TITLE, "ink", "top", "title")
    low = FRect(box.x, box.bottom - box.height * 0.2, box.width, box.height * 0.2)
    tail = set_words(canvas, reason, low, REASON, "gold", "bottom", "reason")
    middle = FRect(box.x, box.y + head + 10, box.width, box.height - head - tail - 22)
    for n, picture in enumerate(moment.pictures[:2]):
        wide = picture_width(canvas, picture, middle, printed)
        draw_picture(canvas, FRect(middle.x + n * (wide + PAD), middle.y, wide, middle.height), picture, printed)


def picture_width(canvas: Canvas, picture: StagePicture, box: FRect, printed: Wording) -> float:
    """A sheet with many words or large letters is wide; where even that is not enough its emblem must do."""
    if picture.what == "card":
        wide = box.height / RATIO
        is_whole = card_fits(canvas, FRect(box.x, box.y, wide, box.height), printed.card(picture.name))
        return wide if is_whole else min(wide, READING_FROM - 4)
    if picture.what == "emblem":
        return (box.width - PAD) / 2
    if picture.what == "sheet":
        for wide in (box.width * 0.62, box.width * 0.66):
            if has_room(canvas, FRect(box.x, box.y, wide, box.height), picture, printed):
                return wide
        return EMBLEM
    return min(box.height, EMBLEM)


def has_room(canvas: Canvas, box: FRect, picture: StagePicture, printed: Wording) -> bool:
    """A sheet that is higher than wide is no sheet."""
    tint = SEAT_COLOURS[picture.colour]
    return box.width >= box.height and sheet_fits(
        canvas, box, sheet_words(picture, printed), tint=tint, state=picture.state
    )


def draw_picture(canvas: Canvas, box: FRect, picture: StagePicture, printed: Wording) -> None:
    tint: RGB = SEAT_COLOURS[picture.colour] if picture.colour else canvas.theme.gold
    if picture.what == "card":
        high = box.width * RATIO
        draw_card(canvas, FRect(box.x, box.centery - high / 2, box.width, high), printed.card(picture.name))
    elif picture.what == "sheet" and has_room(canvas, box, picture, printed):
        draw_sheet(canvas, box, sheet_words(picture, printed), tint=tint, state=picture.state)
    elif picture.what in ("sheet", "emblem"):
        draw_emblem(canvas, box, picture, printed, tint)
    else:
        draw_large_icon(canvas, box, picture.name, tint)


def sheet_words(picture: StagePicture, printed: Wording) -> SheetWords:
    """Without its story: what it does is to be read, and from afar."""
    return replace(printed.sheet(picture.name), history="")


def draw_large_icon(canvas: Canvas, box: FRect, icon: str, tint: RGB) -> None:
    side = min(box.width, box.height) * 0.8
    canvas.circle(box.centerx, box.centery, side * 0.62, (*tint, 60))
    canvas.icon(icon, (box.centerx - side / 2, box.centery - side / 2, side, side), tint)


def draw_emblem(canvas: Canvas, box: FRect, picture: StagePicture, printed: Wording, tint: RGB) -> None:
    """A sheet in short: the emblem, and what the power is called."""
    sheet = printed.sheet(picture.name)
    canvas.panel(box, blend(tint, canvas.theme.panel, 0.76), tint, 18, 4)
    upper = FRect(box.x, box.y + 10, box.width, box.height * 0.55)
    draw_large_icon(canvas, upper, f"aliens/{picture.name}", tint)
    lower = FRect(box.x + 12, upper.bottom + 4, box.width - 24, box.bottom - upper.bottom - 14)
    said = (Span(sheet.name, weight="extrabold"), Span("\n"), Span(sheet.power, "gold"))
    set_words(canvas, said, lower, TITLE, "ink", "middle", "emblem")


# --- words


def largest(canvas: Canvas, spans: tuple[Span, ...], box: FRect, sizes: tuple[float, ...]) -> float | None:
    """The largest of the sizes at which words fit, with the wish for larger letters or, if need be, without."""
    for size in sorted({*sizes, *(size / canvas.text_scale for size in sizes)}, reverse=True):
        if canvas.metrics.rich_height(spans, box.width, size, "bold") <= box.height:
            return size
    return None


def words_height(canvas: Canvas, spans: tuple[Span, ...], box: FRect, sizes: tuple[float, ...]) -> float:
    size = largest(canvas, spans, box, sizes) if spans else None
    return canvas.metrics.rich_height(spans, box.width, size, "bold") if size is not None else 0.0


def set_words(
    canvas: Canvas,
    spans: tuple[Span, ...],
    box: FRect,
    sizes: tuple[float, ...],
    tone: str,
    valign: str,
    owner: str,
) -> float:
    """Words as large as they fit, in the middle of their line; returns their height."""
    if not spans:
        return 0.0
    size = largest(canvas, spans, box, sizes) or sizes[-1] / canvas.text_scale
    canvas.rich(spans, box, size, tone, "bold", "center", valign, owner=f"stage-{owner}")
    return canvas.metrics.rich_height(spans, box.width, size, "bold")
