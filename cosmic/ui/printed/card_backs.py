"""The backs of the decks."""

from __future__ import annotations

import pygame

from cosmic.engine.views import COSMIC_BACK, REWARD_BACK
from cosmic.ui.kit.canvas import Box, Canvas
from cosmic.ui.kit.theme import RGB, SEAT_COLOURS
from cosmic.ui.printed.card_canvas import CardCanvas, Print, lay, printed
from cosmic.ui.printed.card_frames import CardPose, frame, rim_of
from cosmic.ui.printed.card_styles import GOLD, LIVERIES, around, faint, motif, stars


def back_of(is_reward: bool) -> str:
    return REWARD_BACK if is_reward else COSMIC_BACK


def draw_back(canvas: Canvas, box: Box, kind: str = "cosmic") -> None:
    """Lays a card face down; kind is cosmic, reward or destiny."""
    lay(canvas, box, _back(canvas, canvas.box(box).size, kind))


def back_surface(canvas: Canvas, px_size: tuple[int, int], kind: str = "cosmic") -> pygame.Surface:
    """The picture of a back in pixels, for flights and flips."""
    return _back(canvas, px_size, kind)


def _back(canvas: Canvas, size: tuple[int, int], kind: str) -> Print:
    return printed(canvas, ("back", kind), size, lambda press: _paint(press, kind))


def _paint(press: CardCanvas, kind: str) -> None:
    livery, rim = LIVERIES[kind], rim_of(press)
    art = pygame.FRect(0, 0, press.wide, press.high)
    press.panel(art, livery.high, radius=0, low=livery.low)
    centre, reach = (art.centerx, art.centery), art.w * 0.5
    motif(press, kind, art, centre)
    stars(press, art, 40, f"{kind} back")
    inset = rim * 1.9
    edge = (inset, inset, art.w - 2 * inset, art.h - 2 * inset)
    press.panel(edge, (0, 0, 0, 0), faint(livery.glow, 170), art.w * 0.05, max(1.0, art.w * 0.008))
    if kind == "destiny":
        _wheel(press, centre, reach * 0.62)
    elif kind == "reward":
        _medal(press, centre, reach * 0.46)
    else:
        _planet(press, centre, reach * 0.40)
    frame(press, livery, CardPose())


def _planet(press: CardCanvas, centre: tuple[float, float], radius: float) -> None:
    """A gold planet with its ring, the sign of the game."""
    x, y = centre
    livery = LIVERIES["cosmic"]
    for n in range(5):
        press.circle(x, y, radius * (1.9 - 0.18 * n), faint(livery.glow, 12))
    _ring(press, centre, radius, range(270, 451, 6), (196, 170, 120))  # the far half, before the planet covers it
    press.circle(x, y, radius * 1.05, livery.deep)
    press.circle(x, y, radius, (150, 92, 44))
    press.circle(x - radius * 0.10, y - radius * 0.10, radius * 0.88, (214, 142, 62))
    press.circle(x - radius * 0.22, y - radius * 0.22, radius * 0.66, (246, 190, 96))
    _ring(press, centre, radius, range(90, 271, 6), (255, 238, 196))


def _ring(press: CardCanvas, centre: tuple[float, float], radius: float, turns: range, colour: RGB) -> None:
    """Half of the ring, with a dark edge; it leans to the right."""
    for out, into, tone in ((1.80, 1.36, LIVERIES["cosmic"].deep), (1.74, 1.42, colour)):
        rims = []
        for share, order in ((out, turns), (into, reversed(turns))):
            for turn in order:
                dx, dy = around(0, 0, 1, turn)
                dx, dy = dx * radius * share, dy * radius * (share - 1.0) * 0.62
                rims.append((centre[0] + dx * 0.94 + dy * 0.34, centre[1] - dx * 0.34 + dy * 0.94))
        press.polygon(rims, tone)


def _wheel(press: CardCanvas, centre: tuple[float, float], radius: float) -> None:
    """The wheel of destiny, a field for each colour."""
    colours = list(SEAT_COLOURS.values())[:5]
    press.circle(*centre, radius * 1.12, LIVERIES["destiny"].deep)
    press.circle(*centre, radius * 1.08, GOLD, radius * 0.07)
    for n, colour in enumerate(colours * 2):
        press.arc(*centre, radius, n * 36 + 2, n * 36 + 34, colour, radius * 0.66)
    press.circle(*centre, radius * 0.26, GOLD)
    press.circle(*centre, radius * 0.16, LIVERIES["destiny"].deep)


def _medal(press: CardCanvas, centre: tuple[float, float], radius: float) -> None:
    """A medal with a star on its ribbon, for those who helped."""
    x, y = centre
    livery = LIVERIES["reward"]
    for side, tone in ((-1, (236, 226, 255)), (1, (176, 150, 232))):
        ribbon = [(-0.14, -1.75), (0.62, -1.75), (0.42, -0.55), (-0.14, -0.35)]
        press.polygon([(x + side * dx * radius, y + dy * radius) for dx, dy in ribbon], tone)
    y += radius * 0.28
    for n in range(5):
        press.circle(x, y, radius * (1.75 - 0.16 * n), faint(livery.glow, 12))
    press.circle(x, y, radius * 1.06, livery.deep)
    press.circle(x, y, radius, (176, 112, 36))
    press.circle(x, y, radius * 0.86, (246, 196, 92))
    press.circle(x, y, radius * 0.74, (206, 142, 52))
    star = [around(x, y, radius * (0.62 if n % 2 == 0 else 0.26), n * 36) for n in range(10)]
    press.polygon(star, (255, 244, 206))
