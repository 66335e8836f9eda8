"""Destiny cards."""

from __future__ import annotations

import pygame

from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.theme import RGB, SEAT_COLOURS, SEAT_MARKS, blend
from cosmic.ui.printed.card_canvas import CardCanvas, Print, lay, printed
from cosmic.ui.printed.card_frames import READING_FROM, CardPose, frame, rim_of
from cosmic.ui.printed.card_styles import GOLD, LIVERIES, Livery, faint, motif, paper_of
from cosmic.ui.printed.printed_words import DestinyWords

SPECIAL_ICONS = {"most_cards_in_hand": "hand", "most_foreign_colonies": "colony", "fewest_ships_in_warp": "warp"}


def draw_destiny(canvas: Canvas, box: Box, words: DestinyWords, *, lit: bool = False, selected: bool = False) -> None:
    """Lays a destiny card face up."""
    lay(canvas, box, _destiny(canvas, words, canvas.box(box).size, CardPose(lit, selected=selected)))


def destiny_surface(canvas: Canvas, words: DestinyWords, px_size: tuple[int, int]) -> pygame.Surface:
    """The picture of a destiny card in pixels, for flights and flips."""
    return _destiny(canvas, words, px_size, CardPose())


def _destiny(canvas: Canvas, words: DestinyWords, size: tuple[int, int], look: CardPose) -> Print:
    return printed(canvas, (words, look), size, lambda press: _paint(press, words, look))


def livery_of(words: DestinyWords) -> Livery:
    """A colour's card is in that colour."""
    if not words.colour:
        return LIVERIES["destiny"]
    colour = SEAT_COLOURS[words.colour]
    night: RGB = (10, 12, 34)
    return Livery(
        blend(colour, night, 0.30),
        blend(colour, night, 0.72),
        blend(colour, (255, 255, 255), 0.45),
        blend(colour, night, 0.82),
    )


def _paint(press: CardCanvas, words: DestinyWords, look: CardPose) -> None:
    paper, livery = paper_of(press.theme), livery_of(words)
    wide, high, rim = press.wide, press.high, rim_of(press)
    press.panel((0, 0, wide, high), paper.high, low=paper.low, radius=0)
    reading = wide >= READING_FROM
    room = wide - 2 * rim - (20 * wide / 420 if reading else 4)
    head = press.heading(words.title, room, high * 0.36, max(21.0, wide * (0.07 if reading else 0.115)), "extrabold")
    title = press.measure(words.title, room - 2 / press.k, head, "extrabold") if head else 0.0
    size = wide * 0.055 if reading else 0.0
    while size > press.least and press.measure(words.text, room - 2 / press.k, size) + title > high * 0.68:
        size -= 0.5
    size = max(size, press.least) if reading else 0.0
    # A card that would be all text shows its picture instead.
    reading = reading and press.measure(words.text, room - 2 / press.k, size) + title < high * 0.74
    text = press.measure(words.text, room - 2 / press.k, size) + wide * 0.03 if reading else 0.0
    art = pygame.FRect(rim, rim, wide - 2 * rim, high - 2 * rim - title - text - wide * 0.03)
    _picture(press, words, livery, art)
    left, y = (wide - room) / 2, art.bottom + wide * 0.01
    if head:
        y += press.text(words.title, (left, y, room, title + 2), head, livery.deep, "extrabold", "center", owner="card")
    if reading:
        press.line([(left, y + 2), (left + room, y + 2)], livery.high, 2.5 * wide / 420)
        y += wide * 0.02
        press.text(words.text, (left, y, room, high - rim - y), size, paper.ink, owner="card")
    frame(press, livery, look)


def _picture(press: CardCanvas, words: DestinyWords, livery: Livery, art: pygame.FRect) -> None:
    press.panel(art, livery.high, None, art.w * 0.04, low=livery.low)
    centre = (art.centerx, art.centery)
    motif(press, "destiny", art, centre)
    side = min(art.w * 0.62, art.h * 0.72)
    place = (centre[0] - side / 2, centre[1] - side / 2, side, side)
    if words.kind == "colour":
        colour = SEAT_COLOURS[words.colour]
        press.circle(*centre, side * 0.56, faint(livery.deep, 150))
        press.circle(*centre, side * 0.56, colour, max(2.0, side * 0.04))
        inner = side * 0.62
        mark = f"marks/{SEAT_MARKS[words.colour]}"
        press.icon(mark, (centre[0] - inner / 2, centre[1] - inner / 2, inner, inner), colour)
    elif words.kind == "wild":
        press.icon("cards/destiny", place, GOLD)
    else:
        press.icon(f"ui/{SPECIAL_ICONS[words.special]}", place, GOLD)
    corner = max(34.0, art.w * 0.12)
    press.icon("cards/destiny", (art.x + 4, art.y + 4, corner, corner), livery.glow)
    if words.hazard:
        press.icon("ui/warning", (art.right - corner - 4, art.y + 4, corner, corner), GOLD)
