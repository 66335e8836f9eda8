"""How a big moment looks: on one panel a duel, or one large thing with its words beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pygame import FRect

from cosmic.engine.state import NOBODY
from cosmic.engine.views import PlayerView
from cosmic.ui.board.marked_words import with_marks
from cosmic.ui.board.public_band import in_gold
from cosmic.ui.board.stage_duel import PAD, RATIO, card_widths, draw_duel, shaken, side_card
from cosmic.ui.board.stage_moments import PRINTED, StageMoment, StagePicture
from cosmic.ui.board.stage_words import REASON, TITLE, largest, set_words, words_height
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.theme import RGB, SEAT_COLOURS, blend
from cosmic.ui.kit.tween import ease_out
from cosmic.ui.printed.alien_sheets import draw_sheet, sheet_fits
from cosmic.ui.printed.card_frames import READING_FROM
from cosmic.ui.printed.hand_cards import card_fits, draw_card
from cosmic.ui.printed.printed_words import CardWords, SheetWords, Wording

FLOOR = (10, 12, 28)  # nothing shines through: a large translucent plate costs a frame
HINT = 28.0
ENCOUNTER = ("attack", "negotiate", "morph")  # kinds of cards that are turned up
EMBLEM = 300.0
CARDS = ("card", "tech")
SIDES = {"super": True, "wild": False, "classic": False}  # of a flare


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
    for picture in moment.pictures if moment.kind not in PRINTED else ():
        if picture.what in CARDS:
            card = card_words(picture, printed)
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
    if moment.kind in PRINTED:
        draw_together(canvas, room, title, reason)
        return
    split = room.height * (0.5 if moment.reason else 1.0)
    upper = FRect(room.x, room.y, room.width, split - 8)
    set_words(canvas, title, upper, TITLE, "ink", "bottom" if moment.reason else "middle", "title")
    if moment.reason:
        lower = FRect(room.x, room.y + split + 8, room.width, room.height - split - 8)
        set_words(canvas, reason, lower, REASON, "gold", "top", "reason")


def draw_together(canvas: Canvas, room: FRect, title: tuple[Span, ...], reason: tuple[Span, ...]) -> None:
    """A title and what a card says, which may be long; where it has no room the card itself must do."""
    whole = (*title, Span("\n"), *reason)
    fits = largest(canvas, whole, room, REASON) is not None
    set_words(canvas, whole if fits else title, room, REASON if fits else TITLE, "ink", "middle", "title")


def texts_not_shown(canvas: Canvas, box: FRect, moment: StageMoment, printed: Wording) -> list[str]:
    """What a sheet or a card says for which its print has no room, at the size in which everything is read here."""
    found = []
    for picture in moment.pictures if moment.kind not in PRINTED else ():
        if picture.what == "sheet" and not has_room(canvas, box, picture, printed):
            sheet = printed.sheet(picture.name)
            found += [sheet.text, sheet.tagline]
        elif picture.what in CARDS and box.width < READING_FROM:
            found.append(card_words(picture, printed).text)
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
    if picture.what in CARDS:
        wide = box.height / RATIO
        is_whole = card_fits(canvas, FRect(box.x, box.y, wide, box.height), card_words(picture, printed))
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
    if picture.what in CARDS:
        high, words = box.width * RATIO, card_words(picture, printed)
        is_super = SIDES.get(picture.state)
        draw_card(canvas, FRect(box.x, box.centery - high / 2, box.width, high), words, super_side=is_super)
    elif picture.what == "sheet" and has_room(canvas, box, picture, printed):
        draw_sheet(canvas, box, sheet_words(picture, printed), tint=tint, state=picture.state)
    elif picture.what in ("sheet", "emblem"):
        draw_emblem(canvas, box, picture, printed, tint)
    else:
        draw_large_icon(canvas, box, picture.name, tint)


def card_words(picture: StagePicture, printed: Wording) -> CardWords:
    return printed.tech(picture.name) if picture.what == "tech" else printed.card(picture.name)


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
