"""Alien sheets: everything about a power on one page, or in short."""

from __future__ import annotations

import math

import pygame

from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.theme import RGB, blend
from cosmic.ui.printed.card_canvas import LEAST, CardCanvas, Print, lay, printed
from cosmic.ui.printed.card_styles import GOLD, Paper, around, faint, motif, paper_of, stars
from cosmic.ui.printed.printed_words import SheetWords
from cosmic.ui.printed.timing_bar import timing_bar

NIGHT: RGB = (12, 14, 40)
CREAM: RGB = (255, 248, 232)
LAMPS: dict[str, RGB] = {"green": (92, 214, 120), "yellow": (250, 214, 70), "red": (255, 96, 84)}
STATES = ("active", "lost", "zapped", "hidden")


def draw_sheet(canvas: Canvas, box: Box, words: SheetWords, *, tint: RGB, state: str = "active") -> None:
    """Lays a sheet on the screen; tint is the colour of its owner."""
    lay(canvas, box, _print(canvas, box, words, tint, state))


def sheet_surface(canvas: Canvas, box: Box, words: SheetWords, tint: RGB, state: str) -> Print:
    """As it is laid there, to be moved."""
    return _print(canvas, box, words, tint, state)


def sheet_fits(canvas: Canvas, box: Box, words: SheetWords, *, tint: RGB, state: str = "active") -> bool:
    """Whether every word of it has room."""
    return not _print(canvas, box, words, tint, state).faults


def _print(canvas: Canvas, box: Box, words: SheetWords, tint: RGB, state: str) -> Print:
    assert state in STATES, state
    size = canvas.box(box).size
    if state == "hidden":
        return printed(canvas, ("hidden", words.hidden, tint), size, lambda press: _hide(press, words.hidden, tint))
    return printed(canvas, (words, tint, state), size, lambda press: _paint(press, words, tint, state))


def _unit(press: CardCanvas) -> float:
    """How much larger a sheet is than the smallest one with everything on it."""
    return min(press.wide / 620, press.high / 760)


def _paint(press: CardCanvas, words: SheetWords, tint: RGB, state: str) -> None:
    paper = paper_of(press.theme)
    press.panel((0, 0, press.wide, press.high), paper.high, low=paper.low, radius=0)
    _paint_full(press, words, tint, state)
    radius = min(press.wide, press.high) * 0.035
    press.panel((0, 0, press.wide, press.high), (0, 0, 0, 0), tint, radius, max(3.0, press.wide * 0.008))
    if state == "lost":
        _turn_down(press)
    press.cut(radius)


def _paint_full(press: CardCanvas, words: SheetWords, tint: RGB, state: str) -> None:
    paper, u = paper_of(press.theme), _unit(press)
    wide, high = press.wide, press.high
    pad = 22 * u
    room = wide - 2 * pad
    head_high = _head_height(press, words, room, 150 * u)
    foot = _foot_height(press, 46 * u) + 12 * u
    size, with_history = _body_size(press, words, room, high - head_high - foot - 14 * u)
    _paint_head(press, words, tint, pygame.FRect(0, 0, wide, head_high), state)
    y = head_high + 10 * u
    y += press.text(words.text, (pad, y, room, high - foot - y), size, paper.ink, owner="sheet")
    if words.setup:
        y += press.text(
            words.setup, (pad, y, room, high - foot - y), size, blend(tint, paper.ink, 0.72), "bold", owner="sheet"
        )
    if with_history:
        low = high - foot
        tall = press.measure(words.history, room - 2 / press.k - 16 * u, _history(press, size))
        top = max(y + 6 * u, (y + low) / 2 - tall / 2)
        press.line([(pad + 3 * u, top), (pad + 3 * u, top + tall)], tint, 4 * u)
        place = (pad + 16 * u, top, room - 16 * u, 0)
        press.text(words.history, place, _history(press, size), paper.dim, owner="sheet")
    _paint_foot(press, words, paper, pygame.FRect(pad, high - foot, room, foot - 12 * u), 46 * u)


def _history(press: CardCanvas, size: float) -> float:
    """The story is told in smaller type than the rule."""
    return max(press.least, size * 0.88)


def _body_size(press: CardCanvas, words: SheetWords, room: float, height: float) -> tuple[float, bool]:
    """The largest type the words fit in; the history is dropped before type gets smaller than everywhere else."""
    u = _unit(press)

    def needed(size: float, history: bool) -> float:
        tall = press.measure(words.text, room - 2 / press.k, size)
        if words.setup:
            tall += press.measure(words.setup, room - 2 / press.k, size, "bold")
        if history:
            tall += press.measure(words.history, room - 2 / press.k - 16 * u, _history(press, size)) + 10 * u
        return tall

    usual = max(LEAST, press.least)
    most = max(usual, min(32 * u, 34.0))
    for history, least in ((bool(words.history), usual), (False, usual), (False, press.least)):
        size = most
        while size >= least:
            if needed(size, history) <= height:
                return size, history
            size -= 0.5
    return press.least, False


def _head_height(press: CardCanvas, words: SheetWords, room: float, emblem: float) -> float:
    """As high as its emblem, or as its words."""
    u = _unit(press)
    text = room - emblem - 20 * u
    sizes = _head_sizes(press, words, text)
    tall = sum(press.measure(line, text - 2 / press.k, size, weight) for line, size, weight in sizes)
    return max(emblem + 28 * u, tall + press.metrics.line(_small(press)) + 30 * u)


def _small(press: CardCanvas) -> float:
    """The size of labels: on a sheet they grow with the text scale only half the way."""
    return max(press.least, LEAST / math.sqrt(press.text_scale))


def _head_sizes(press: CardCanvas, words: SheetWords, room: float) -> list[tuple[str, float, str]]:
    u = _unit(press)
    name = press.heading(words.name, room, 400, 46 * u / math.sqrt(max(1.0, press.text_scale)), "extrabold")
    power = press.heading(words.power, room, 400, 28 * u / math.sqrt(max(1.0, press.text_scale)))
    return [
        (words.name, name or press.least, "extrabold"),
        (words.power, power or press.least, "bold"),
        (words.tagline, max(_small(press), 21 * u / max(1.0, press.text_scale)), "medium"),
    ]


def _paint_head(press: CardCanvas, words: SheetWords, tint: RGB, box: pygame.FRect, state: str) -> None:
    """The emblem in its roundel, the names, and the alert lamp, before a night sky."""
    u, pad = _unit(press), 22 * _unit(press)
    _sky(press, box, tint)
    side = min(150 * u, box.h - 28 * u)
    _emblem(press, words.alien, tint, box, pad, side)
    left = pad + side + 20 * u
    room = box.right - left - pad
    sizes = _head_sizes(press, words, room)
    lamp = press.metrics.line(_small(press))
    tall = sum(press.measure(line, room - 2 / press.k, size, weight) for line, size, weight in sizes) + lamp
    y = box.centery - tall / 2
    for (line, size, weight), colour in zip(sizes, (CREAM, GOLD, (206, 210, 232)), strict=True):
        y += press.text(line, (left, y, room, 0), size, colour, weight, owner="sheet")
    _lamp(press, words, left, y + 2 * u, room)
    if state != "active":
        _stamp(press, words.lost if state == "lost" else words.zapped, box, state)


def _sky(press: CardCanvas, box: pygame.FRect, tint: RGB) -> None:
    press.panel(box, blend(tint, NIGHT, 0.70), radius=0, low=blend(tint, NIGHT, 0.92))
    stars(press, box, 40, "sheet", strength=0.4)
    press.line([(box.x, box.bottom), (box.right, box.bottom)], tint, 4)


def _emblem(press: CardCanvas, alien: str, tint: RGB, head: pygame.FRect, left: float, side: float) -> None:
    """The alien in its roundel, at the left of a head."""
    centre = (left + side / 2, head.centery)
    with press.clipped(head):
        for n in range(4):
            press.circle(*centre, side * (0.54 + 0.07 * n), faint(tint, 26 - 5 * n))
    press.circle(*centre, side * 0.5, blend(tint, NIGHT, 0.80))
    press.circle(*centre, side * 0.5, tint, max(2.0, side * 0.03))
    inner = side * 0.74
    place = (centre[0] - inner / 2, centre[1] - inner / 2, inner, inner)
    press.icon(f"aliens/{alien}", place, tint)


def _lamp(press: CardCanvas, words: SheetWords, left: float, y: float, room: float) -> None:
    """The alert lamp with its word."""
    size = _small(press)
    high = press.metrics.line(size)
    colour = LAMPS[words.alert]
    press.circle(left + high / 2, y + high / 2, high * 0.62, faint(colour, 60))
    press.icon("ui/lamp", (left, y, high, high), colour)
    place = (left + high * 1.35, y, room - high * 1.35, high + 2)
    while size > press.least and press.metrics.width_of(words.alert_words, size, "bold") > place[2]:
        size = max(press.least, size - 0.5)
    if press.metrics.width_of(words.alert_words, size, "bold") <= place[2]:
        press.text(words.alert_words, place, size, colour, "bold", "left", "middle", False, owner="sheet")


def _foot_height(press: CardCanvas, bar: float) -> float:
    return bar + press.metrics.line(_small(press)) + 10 * _unit(press)


def _paint_foot(press: CardCanvas, words: SheetWords, paper: Paper, box: pygame.FRect, bar: float) -> None:
    """Who uses the power, whether it must be used, and the timing bar."""
    size = _small(press)
    line = press.metrics.line(size)
    y = box.bottom - bar - line - 3
    press.text(words.timing.role, (box.x, y, box.w, line + 2), size, paper.ink, "bold", owner="sheet", wrap=False)
    used = press.metrics.width_of(words.timing.role, size, "bold") + press.metrics.width_of(words.use, size, "bold")
    colour: RGB = (32, 104, 78) if words.optional else (158, 44, 30)
    if used + 24 < box.w:
        place = (box.x, y, box.w, line + 2)
        press.text(words.use, place, size, colour, "bold", "right", owner="sheet", wrap=False)
    timing_bar(press, pygame.FRect(box.x, box.bottom - bar, box.w, bar), words.timing, NIGHT, paper)


def _stamp(press: CardCanvas, label: str, head: pygame.FRect, state: str) -> None:
    """A label across the emblem, and lightning for a zap."""
    u = press.wide / 620
    side = min(150 * u, head.h * 0.8)
    centre = (22 * u + side / 2, head.centery)
    if state == "zapped":
        _lightning(press, centre, side)
    size = _small(press)
    wide, high = press.metrics.width_of(label, size, "extrabold") + 20, press.metrics.line(size) + 4
    x = max(6.0, min(centre[0] - wide / 2, press.wide - wide))
    place = (x, head.bottom - high - 8, wide, high)
    press.panel(place, GOLD if state == "zapped" else (226, 226, 232), (40, 20, 60), high * 0.3, 2)
    with press.above():
        press.text(label, place, size, (40, 20, 60), "extrabold", "center", "middle", False, owner="sheet")


def _lightning(press: CardCanvas, centre: tuple[float, float], side: float) -> None:
    x, y, s = centre[0], centre[1], side * 0.47
    bolt = [(0.25, -1.0), (-0.55, 0.12), (-0.05, 0.12), (-0.3, 1.0), (0.55, -0.25), (0.05, -0.25)]
    press.polygon([(x + dx * s * 1.14, y + dy * s * 1.1) for dx, dy in bolt], (60, 20, 90))
    press.polygon([(x + dx * s, y + dy * s) for dx, dy in bolt], GOLD)


def _turn_down(press: CardCanvas) -> None:
    """A sheet whose power is lost: pale, with its corner folded over."""
    surface = press.surface
    grey = pygame.transform.grayscale(surface)
    grey.fill((198, 198, 206), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(grey, (0, 0))
    fold = min(press.wide, press.high) * 0.15
    x, wide = press.wide - fold, press.wide
    corner = press.box((x, 0, fold, fold))
    gone = pygame.Surface(corner.size, pygame.SRCALPHA)
    gone.fill((255, 255, 255, 255))
    pygame.draw.polygon(gone, (255, 255, 255, 0), [(0, 0), (corner.w, 0), (corner.w, corner.h)])
    surface.blit(gone, corner, special_flags=pygame.BLEND_RGBA_MULT)
    press.polygon([(x, 0), (wide, fold), (x + fold * 0.12, fold * 0.88)], (232, 228, 220))
    press.line([(x, 0), (x + fold * 0.12, fold * 0.88), (wide, fold)], (90, 86, 92), 2)


def _hide(press: CardCanvas, label: str, tint: RGB) -> None:
    """The back of a sheet: all that is known of a hidden alien."""
    box = pygame.FRect(0, 0, press.wide, press.high)
    press.panel(box, blend(tint, NIGHT, 0.72), radius=0, low=blend(tint, NIGHT, 0.94))
    stars(press, box, 70, "hidden", strength=0.6)
    centre = (box.centerx, box.centery - box.h * 0.05)
    motif(press, "cosmic", box, centre)
    side = min(box.w, box.h) * 0.42
    press.circle(*centre, side * 0.62, blend(tint, NIGHT, 0.82))
    press.circle(*centre, side * 0.62, tint, max(2.0, side * 0.03))
    press.icon("ui/power_hidden", (centre[0] - side / 2, centre[1] - side / 2, side, side), tint)
    size = press.heading(label, box.w * 0.9, box.h * 0.25, max(24.0, box.w * 0.05), "extrabold")
    if size:
        tall = press.measure(label, box.w * 0.9 - 2 / press.k, size, "extrabold")
        y = min(centre[1] + side * 0.66 + 8, box.bottom - tall - 6)
        press.text(label, (box.w * 0.05, y, box.w * 0.9, tall + 2), size, CREAM, "extrabold", "center", owner="sheet")
    radius = min(press.wide, press.high) * 0.035
    for n in range(4):
        spot = around(*centre, side * 0.72, 45 + 90 * n)
        press.circle(*spot, side * 0.02, GOLD)
    press.panel(box, (0, 0, 0, 0), tint, radius, max(3.0, press.wide * 0.008))
    press.cut(radius)
