"""The reading copy of a flare: its wild half above, its super half below."""

from __future__ import annotations

import pygame

from cosmic.engine.definitions import PHASES
from cosmic.ui.kit.theme import RGB
from cosmic.ui.printed.card_canvas import CardCanvas
from cosmic.ui.printed.card_styles import GOLD, LIVERIES, SUPER_HALF, faint, motif, paper_of
from cosmic.ui.printed.printed_words import FlareWords, Timing
from cosmic.ui.printed.timing_bar import lit_phases, timing_bar

WILD: tuple[RGB, RGB] = (206, 74, 34), (255, 244, 230)
SUPER: tuple[RGB, RGB] = SUPER_HALF, (248, 238, 255)
CREAM: RGB = (255, 248, 236)
LEAST_HEAD = 50  # the height of the head of a flare 420 units wide
ASLEEP: tuple[RGB, RGB] = (132, 122, 126), (228, 220, 208)  # the half that does not act now


def paint_flare(press: CardCanvas, words: FlareWords, sort: str, super_side: bool | None) -> None:
    """Everything a flare says; the half that acts now stands out."""
    wide, high = press.wide, press.high
    rim, u = max(4.0, wide * 0.03), wide / 420
    room, inner = wide - 2 * rim - 14 * u, high - 2 * rim
    strip = press.metrics.line(press.least) + 4 * u
    size, head, bar = _sizes(press, words, room, inner, strip)
    below = bar + 10 * u if bar else 0.0
    spare = inner - head - 2 * below - _needed(press, words, room, size, strip, u)
    grown = min(high * 0.30 - head, spare)
    head, spare = (head + grown, spare - grown) if grown > 0 else (head, max(0.0, spare))
    _paint_head(press, words, sort, pygame.FRect(rim, rim, wide - 2 * rim, head))
    y = rim + head
    for is_super in (False, True):
        text = words.super if is_super else words.wild
        tall = strip + 8 * u + press.measure(text, room - 2 / press.k, size) + below + spare / 2
        half = pygame.FRect(rim, y, wide - 2 * rim, tall)
        _paint_half(press, words, is_super, half, (size, strip, bar), super_side)
        y += tall


def _sizes(press: CardCanvas, words: FlareWords, room: float, inner: float, strip: float) -> tuple[float, float, float]:
    """The sizes of text, head and timing bars: first the bars are given up, then some of the head."""
    u = press.wide / 420
    for head, bar, least in ((90, 38, 31), (80, 0, 31), (LEAST_HEAD, 0, 0)):
        size = 32 * u
        while size >= max(press.least, least * u):
            below = 2 * (bar + 10) * u if bar else 0
            if _needed(press, words, room, size, strip, u) + head * u + below <= inner:
                return size, head * u, bar * u
            size -= 0.5
    return press.least, inner - _needed(press, words, room, press.least, strip, u), 0.0


def _needed(press: CardCanvas, words: FlareWords, room: float, size: float, bar: float, u: float) -> float:
    """The height of both halves."""
    texts = (words.wild, words.super)
    return sum(bar + 8 * u + press.measure(text, room - 2 / press.k, size) for text in texts)


def _paint_head(press: CardCanvas, words: FlareWords, sort: str, box: pygame.FRect) -> None:
    livery = LIVERIES["flare"]
    press.panel(box, livery.high, None, box.w * 0.03, low=livery.low)
    motif(press, "flare", box, (box.centerx, box.centery))
    side = box.h * 0.86
    spot = (box.x + box.h * 0.5 + box.w * 0.015, box.centery)
    press.circle(*spot, side * 0.54, faint(livery.deep, 150))
    press.circle(*spot, side * 0.54, livery.glow, max(1.5, side * 0.03))
    inner = side * 0.84
    press.icon(f"aliens/{words.alien}", (spot[0] - inner / 2, spot[1] - inner / 2, inner, inner), livery.glow)
    left = spot[0] + side * 0.54 + box.w * 0.03
    icon = min(box.h * 0.7, box.w * 0.11)
    room = box.right - left - icon - box.w * 0.04
    title = press.largest(words.name, room, box.h * 0.62, box.w * 0.105 / max(1.0, press.text_scale), "extrabold")
    size = title or press.least
    high = press.measure(words.name, room, size, "extrabold")
    label = press.metrics.line(press.least)
    below = label if box.h > high + label + 4 else 0.0
    top = box.centery - (high + below) / 2
    press.text(words.name, (left, top, room, high + 2), size, (255, 248, 232), "extrabold", owner="card")
    if below:
        press.text(sort, (left, top + high, room, label + 2), press.least, livery.glow, "bold", owner="card")
    press.icon("cards/flare", (box.right - icon - box.w * 0.025, box.centery - icon / 2, icon, icon), livery.glow)


def _paint_half(
    press: CardCanvas,
    words: FlareWords,
    is_super: bool,
    box: pygame.FRect,
    sizes: tuple[float, float, float],
    super_side: bool | None,
) -> None:
    """One half: its strip, its text and, where there is room, its timing bar; sizes: text, strip, bar."""
    size, high, bar = sizes
    asleep = super_side is not None and super_side != is_super
    awake = super_side is not None and super_side == is_super
    dark, light = ASLEEP if asleep else SUPER if is_super else WILD
    paper = paper_of(press.theme)
    press.panel(box, light if press.theme.name != "contrast" else paper.high, None, 0)
    strip = pygame.FRect(box.x, box.y, box.w, high)
    press.panel(strip, dark, None, 0)
    label = words.super_label if is_super else words.wild_label
    timing = words.super_timing if is_super else words.wild_timing
    _paint_strip(press, label, timing, strip, awake, bool(bar))
    left, room = box.x + 7 * box.w / 400, box.w - 14 * box.w / 400
    text = words.super if is_super else words.wild
    place = (left, box.y + high + 2, room, box.h - high - bar - 2)
    press.text(text, place, size, paper.dim if asleep else paper.ink, owner="card")
    if bar:
        timing_bar(press, pygame.FRect(left, box.bottom - bar - 6 * box.w / 400, room, bar), timing, dark, paper)
    if awake:
        edge = box.w * 0.012
        press.panel(box, (0, 0, 0, 0), GOLD, edge, edge)


def _paint_strip(
    press: CardCanvas, label: str, timing: Timing, strip: pygame.FRect, awake: bool, in_words: bool
) -> None:
    """The name of the half, who may use it, and when: in words if a timing bar follows, else by icons."""
    size = press.least
    pad = strip.w * 0.02
    ink: RGB = GOLD if awake else CREAM
    place = (strip.x + pad, strip.y, strip.w, strip.h)
    press.text(label, place, size, ink, "extrabold", "left", "middle", False, owner="card")
    left = strip.x + pad * 2 + press.metrics.width_of(label, size, "extrabold")
    right = strip.right - pad
    role = press.metrics.width_of(timing.role, size)
    used = press.metrics.width_of(timing.when, size)
    if in_words or len(timing.phases) == len(PHASES):
        if left + role + pad + used < right:
            place = (right - used - 2, strip.y, used + 2, strip.h)
            press.text(timing.when, place, size, CREAM, "medium", "right", "middle", False, owner="card")
    else:
        used = lit_phases(press, right, strip.y + strip.h * 0.06, strip.h * 0.88, timing, GOLD)
    place = (left, strip.y, role + 2, strip.h)
    press.text(timing.role, place, size, CREAM, "medium", "left", "middle", False, owner="card")
