"""The rim around every card, and how a card is held out to the players."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from cosmic.ui.printed.card_canvas import CardCanvas
from cosmic.ui.printed.card_styles import GOLD, Livery, paper_of

READING_FROM = 340  # a card at least this wide has all its text


BESIDE_NAME = 13.0  # rim of a card in a fan, and air


@dataclass(frozen=True)
class FanPlace:
    """What of a card the others in a fan leave in sight, and how it is printed there. In units."""

    shown: float  # from its left edge
    letters: float  # size of the name, whatever the text scale
    rows: int  # that the longest name of the fan takes
    tilt: float = 0.0  # degrees to the left


@dataclass(frozen=True)
class CardPose:
    """How a card is held out to the players."""

    lit: bool = False  # it may be used now
    greyed: bool = False  # it may not
    selected: bool = False
    super_side: bool | None = None  # which half of a flare acts now
    fanned: FanPlace | None = None  # in a fan, where the next card lies over it


def rim_of(press: CardCanvas) -> float:
    return max(4.0, press.wide * 0.03)


def frame(press: CardCanvas, livery: Livery, look: CardPose) -> None:
    """The rim around a card, rounded corners, and what the players should notice first."""
    wide, high, rim = press.wide, press.high, rim_of(press)
    radius = wide * 0.065
    paper = paper_of(press.theme)
    bright = look.lit or look.selected
    press.panel((0, 0, wide, high), (0, 0, 0, 0), GOLD if bright else paper.high, radius, rim)
    press.panel((0, 0, wide, high), (0, 0, 0, 0), livery.deep, radius, max(1.5, wide * 0.006))
    if look.selected:
        side = min(64.0, wide * 0.26)
        spot = (wide - rim - side * 1.08, rim + side * 0.08, side, side)
        if look.fanned is not None:
            spot = (look.fanned.shown - rim - side * 1.08, high - rim - side * 1.08, side, side)
        press.circle(spot[0] + side / 2, spot[1] + side / 2, side / 2, livery.deep)
        press.circle(spot[0] + side / 2, spot[1] + side / 2, side * 0.45, GOLD)
        inner = side * 0.7
        press.icon("ui/check", (spot[0] + side * 0.15, spot[1] + side * 0.15, inner, inner), (60, 140, 60))
    press.cut(radius)
    if look.greyed:
        grey = pygame.transform.grayscale(press.surface)
        grey.fill((172, 174, 188), special_flags=pygame.BLEND_RGB_MULT)
        press.surface.fill((0, 0, 0, 0))
        press.surface.blit(grey, (0, 0))
