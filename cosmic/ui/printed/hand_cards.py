"""Hand cards at any size: a small one for the fan, a larger one for the table, a reading copy with every word."""

from __future__ import annotations

from dataclasses import replace

import pygame

from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.printed.card_canvas import CardCanvas, Print, lay, printed, tilted
from cosmic.ui.printed.card_frames import BESIDE_NAME, READING_FROM, CardPose, FanPlace, frame, rim_of
from cosmic.ui.printed.card_styles import GOLD, LIVERIES, Livery, faint, motif, paper_of
from cosmic.ui.printed.flare_cards import paint_flare
from cosmic.ui.printed.printed_words import CardWords, Timing
from cosmic.ui.printed.timing_bar import timing_bar

INDEX_FROM = 110  # a narrower card is all figure
MEDIUM_FROM = 190  # a card at least this wide has a timing bar

FIGURE = (255, 248, 232)
LARGE_TEXT = 1.3  # from this text scale on, middling cards drop what is not their name


def draw_card(
    canvas: Canvas,
    box: Box,
    words: CardWords,
    *,
    lit: bool = False,
    greyed: bool = False,
    selected: bool = False,
    super_side: bool | None = None,
    fanned: FanPlace | None = None,
) -> None:
    """Lays a card on the screen."""
    look = CardPose(lit, greyed, selected, super_side, fanned)
    size = canvas.box(box).size if fanned is None else fanned_size(canvas, box)
    lay(canvas, box, _card(canvas, words, size, look))


def fanned_size(canvas: Canvas, box: Box) -> tuple[int, int]:
    """In pixels, the same wherever it lies: a card that rises is not printed anew."""
    return canvas.length(box[2]), canvas.length(box[3])


def card_fits(canvas: Canvas, box: Box, words: CardWords) -> bool:
    """Whether every word of it has room."""
    return not _card(canvas, words, canvas.box(box).size, CardPose()).faults


def card_surface(
    canvas: Canvas,
    words: CardWords,
    px_size: tuple[int, int],
    *,
    lit: bool = False,
    greyed: bool = False,
    selected: bool = False,
    super_side: bool | None = None,
    fanned: FanPlace | None = None,
) -> Print:
    """The picture of a card in pixels, for flights and flips over this canvas."""
    return _card(canvas, words, px_size, CardPose(lit, greyed, selected, super_side, fanned))


def _card(canvas: Canvas, words: CardWords, size: tuple[int, int], look: CardPose) -> Print:
    if look.fanned is not None and look.fanned.tilt:
        straight = replace(look, fanned=replace(look.fanned, tilt=0.0))
        return tilted(canvas, (words, straight), _card(canvas, words, size, straight), look.fanned.tilt)
    return printed(canvas, (words, look), size, lambda press: _paint(press, words, look))


def _paint(press: CardCanvas, words: CardWords, look: CardPose) -> None:
    livery = LIVERIES[words.kind]
    paper = paper_of(press.theme)
    press.panel((0, 0, press.wide, press.high), paper.high, low=paper.low, radius=0)
    if look.fanned is not None:
        _paint_fanned(press, words, livery, look, look.fanned)
    elif press.wide < READING_FROM:
        _paint_small(press, words, livery, look)
    elif words.flare is not None:
        paint_flare(press, words.flare, words.sort, look.super_side)
    else:
        _paint_reading(press, words, livery)
    frame(press, livery, look)


def _paint_small(press: CardCanvas, words: CardWords, livery: Livery, look: CardPose) -> None:
    """Its figure, its name and, when there is room, who may use it and when."""
    wide, high, rim = press.wide, press.high, rim_of(press)
    paper, timing = paper_of(press.theme), _timing_now(words, look.super_side)
    medium = wide >= MEDIUM_FROM
    room = wide - 2 * rim - 4
    size = press.heading(words.short, room, high * 0.3, max(24.0, wide * 0.115))
    title = press.measure(words.short, room - 2 / press.k, size, "bold") if size else 0.0
    small = max(20.0, press.least)
    with_role = medium and press.text_scale < LARGE_TEXT and press.fits(timing.role, room, 60, small)
    role = press.metrics.line(small) if with_role else 0.0
    bar, gap = (wide * 0.105, wide * 0.035) if medium else (0.0, 0.0)
    art = pygame.FRect(rim, rim, wide - 2 * rim, high - 2 * rim - title - role - bar - gap - wide * 0.02)
    picture(press, words, livery, art, min(max(52.0, wide * 0.28), wide * 0.4))
    y = art.bottom + wide * 0.008
    if size:
        y += press.text(words.short, (rim + 2, y, room, title + 2), size, livery.deep, "bold", "center", owner="card")
    if with_role:
        press.text(timing.role, (rim + 2, y, room, 0), small, paper.dim, "medium", "center", owner="card")
    if medium:
        place = pygame.FRect(rim + 4, high - rim - bar - wide * 0.02, wide - 2 * rim - 8, bar)
        timing_bar(press, place, timing, livery.low, paper)
    if words.flare is not None and look.super_side is not None:
        _side_label(press, words.flare.side_label(look.super_side), art, look.super_side)


def _paint_fanned(press: CardCanvas, words: CardWords, livery: Livery, look: CardPose, fanned: FanPlace) -> None:
    """All that must be read stands where the next card leaves it in sight: the name above, below it the figure."""
    rim = rim_of(press)
    size = fanned.letters / press.text_scale
    shown = min(fanned.shown, press.wide - rim)
    band = fanned.rows * press.metrics.line(size) + 2
    room = min(fanned.shown, press.wide) - BESIDE_NAME + 1
    word = max(press.metrics.width_of(word, size, "bold") for word in words.short.split())  # rather covered than cut
    name = (rim + 2, rim, max(room, word + 1), band)
    press.text(words.short, name, size, livery.deep, "bold", "center", "middle", fit=False, owner="card-name")
    art = pygame.FRect(rim, rim + band, press.wide - 2 * rim, press.high - 2 * rim - band)
    press.panel(art, livery.high, None, press.wide * 0.04, low=livery.low)
    seen = pygame.FRect(art.x, art.y, shown - rim, art.h)
    motif(press, words.kind, art, seen.center)
    figure(press, words, livery, seen.inflate(-8, -8), seen.h * 0.62)
    if words.flare is not None and look.super_side is not None:
        _side_label(press, words.flare.side_label(look.super_side), seen, look.super_side)


def _timing_now(words: CardWords, super_side: bool | None) -> Timing:
    """The timing of a card; of a flare that of the half that acts, or of both together."""
    flare = words.flare
    if flare is None:
        return words.timing
    if super_side is not None:
        return flare.super_timing if super_side else flare.wild_timing
    return Timing(words.sort, flare.wild_timing.phases + flare.super_timing.phases, "")


def _side_label(press: CardCanvas, label: str, art: pygame.FRect, is_super: bool) -> None:
    """Which half of the flare its holder would use."""
    wide, high = press.metrics.width_of(label, press.least, "bold") + 12, press.metrics.line(press.least)
    place = pygame.FRect(art.right - wide - 4, art.bottom - high - 4, wide, high)
    press.panel(place, GOLD if is_super else (250, 238, 220), None, high * 0.4)
    press.text(label, place, press.least, (60, 12, 40), "bold", "center", "middle", False, owner="card")


def picture(press: CardCanvas, words: CardWords, livery: Livery, art: pygame.FRect, index: float) -> None:
    """The upper part of a card: its motif, its figure, and the index in the corner that shows in a fan."""
    press.panel(art, livery.high, None, art.w * 0.04, low=livery.low)
    shift = index * 0.26 if INDEX_FROM <= press.wide < READING_FROM else 0.0  # out of the way of the index
    centre = (art.centerx + shift, art.centery + shift)
    motif(press, words.kind, art, centre)
    room = 2 * (art.right - centre[0]) - art.w * 0.07
    tall = 2 * (art.bottom - centre[1]) - art.h * 0.06
    place = pygame.FRect(centre[0] - room / 2, centre[1] - tall / 2, room, tall)
    figure(press, words, livery, place, min(tall * 0.84, art.w * (0.52 if press.wide < READING_FROM else 0.44)))
    if press.wide >= INDEX_FROM:
        _corner(press, words, livery, art, index)


def figure(press: CardCanvas, words: CardWords, livery: Livery, place: pygame.FRect, letters: float) -> None:
    """What tells a card at a glance: its value, or an icon."""
    if words.value:
        press.figure(words.value, place, letters, FIGURE, livery.deep)
        return
    side = min(place.w, place.h) * (0.94 if words.flare is None else 0.80)
    if words.flare is not None:
        press.circle(*place.center, side * 0.61, faint(livery.deep, 140))
        press.circle(*place.center, side * 0.61, faint(livery.glow, 230), max(1.5, side * 0.03))
    press.icon(_figure(words), (place.centerx - side / 2, place.centery - side / 2, side, side), livery.glow)


def _figure(words: CardWords) -> str:
    if words.flare is not None:
        return f"aliens/{words.flare.alien}"
    return words.icon


def _corner(press: CardCanvas, words: CardWords, livery: Livery, art: pygame.FRect, index: float) -> None:
    """The value and the icons that tell a card in a fan, where only its left edge shows."""
    icons = [f"cards/{words.kind}"]
    if words.kind in ("artifact", "flare"):
        icons.append(_figure(words))
    rows = len(icons) + (1 if words.value else 0)
    step = index * 0.74
    place = pygame.FRect(art.x + 3, art.y + 3, index - 6, rows * step + index * 0.06)
    press.panel(place, faint(livery.deep, 165), faint(livery.glow, 120), index * 0.16, max(1.0, index * 0.025))
    y = place.y + index * 0.03
    if words.value:
        press.figure(words.value, (place.x + 2, y, place.w - 4, step), step * 0.92, livery.glow, livery.deep)
        y += step
    side = min(place.w, step) * 0.94
    for icon in icons:
        press.icon(icon, (place.centerx - side / 2, y + (step - side) / 2, side, side), livery.glow)
        y += step


def _paint_reading(press: CardCanvas, words: CardWords, livery: Livery) -> None:
    paper = paper_of(press.theme)
    wide, high, rim = press.wide, press.high, rim_of(press)
    u = wide / 420
    left, room = rim + 10 * u, wide - 2 * rim - 20 * u
    least_art, bar = high * 0.25, 40 * u
    size, total = 31 * u, 0.0
    while True:
        size = max(size, press.least)
        total = _reading_height(press, words, room, size, u) + bar
        if high - 2 * rim - total >= least_art or size <= press.least:
            break
        size -= 0.5
    art = pygame.FRect(rim, rim, wide - 2 * rim, max(0.0, high - 2 * rim - total))
    picture(press, words, livery, art, 70 * u)
    y = art.bottom + 4 * u
    head = _head_size(press, size, words.title, room)
    _sort(press, words, (left, y, room, press.metrics.line(head)), head)
    y += press.text(words.title, (left, y, room, 0), head, livery.deep, "extrabold", owner="card")
    press.line([(left, y + 3 * u), (left + room, y + 3 * u)], livery.high, 2.5 * u)
    y += 8 * u
    place = pygame.FRect(left, high - rim - bar - 8 * u, room, bar)
    line = press.metrics.line(press.least)
    press.text(words.text, (left, y, room, place.y - line - 4 * u - y), size, paper.ink, owner="card")
    who = (left, place.y - line - 4 * u, room, line + 2)
    _role_line(press, words, who, livery)
    timing_bar(press, place, words.timing, livery.low, paper)


def _sort(press: CardCanvas, words: CardWords, box: tuple[float, float, float, float], head: float) -> None:
    """What sort of card it is, beside its name, unless the name says so."""
    size = press.least
    used = press.metrics.width_of(words.title, head, "extrabold") + press.metrics.width_of(words.sort, size) + 12
    if used < box[2] and words.sort not in words.title:
        press.text(words.sort, box, size, paper_of(press.theme).dim, "medium", "right", "middle", False, owner="card")


def _head_size(press: CardCanvas, size: float, title: str, room: float) -> float:
    return press.largest(title, room, press.metrics.line(size * 1.35) + 1, size * 1.35, "extrabold") or press.least


def _reading_height(press: CardCanvas, words: CardWords, room: float, size: float, u: float) -> float:
    """What the words of a reading copy need below the picture, without the timing bar."""
    head = press.metrics.line(_head_size(press, size, words.title, room))
    role = press.metrics.line(press.least)
    return head + press.measure(words.text, room - 2 / press.k, size) + role + 30 * u


def _role_line(press: CardCanvas, words: CardWords, box: tuple[float, float, float, float], livery: Livery) -> None:
    size = press.least
    paper = paper_of(press.theme)
    press.text(words.timing.role, box, size, livery.deep, "bold", "left", "middle", False, owner="card")
    used = press.metrics.width_of(words.timing.role, size, "bold") + 16
    left = (box[0] + used, box[1], box[2] - used, box[3])
    if press.metrics.width_of(words.timing.when, size) < left[2]:
        press.text(words.timing.when, left, size, paper.dim, "medium", "right", "middle", False, owner="card")
