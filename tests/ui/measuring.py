"""Pictures that are set but not painted: an audit reads words, boxes and faults, and pixels are the dear part.

Everything is laid out, measured and noted as ever, by the same code; only what would put colours on a surface is left
out. Pictures made meanwhile are kept aside, so that no test ever sees an empty one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import Any
from unittest.mock import patch

import pygame

from cosmic.ui.board import board_backdrop, tokens
from cosmic.ui.kit import canvas as sheet
from cosmic.ui.kit import fonts, icons, metrics, smooth_shapes
from cosmic.ui.kit import typesetting as setting
from cosmic.ui.kit.cache import PixelCache
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Flow, flowed
from cosmic.ui.kit.layers import Layers

MOST_ASIDE = 400  # pictures of one kind
DOT = 1  # the size at which an icon is looked for: only whether there is one matters
BLACK = (0, 0, 0)

_aside: dict[PixelCache, dict[Hashable, pygame.Surface]] = {}


def remember_more() -> None:
    """Words are measured in eight sizes in turn, which is more than a program with one window keeps in mind."""
    for place, name in ((setting, "width"), (setting, "broken"), (fonts, "_opened")):
        setattr(place, name, lru_cache(maxsize=None)(getattr(place, name).__wrapped__))
    more = lru_cache(maxsize=None)(flowed.__wrapped__)
    for place in (sheet, metrics):
        setattr(place, "flowed", more)  # noqa: B010 (they import it by name)


@contextmanager
def unpainted() -> Iterator[None]:
    with (
        patch.multiple(Canvas, panel=nothing, shadow=nothing, line=nothing, circle=nothing, polygon=nothing),
        patch.multiple(Canvas, arc=nothing, icon=icon, _paint_flow=paint_flow),
        patch.multiple(tokens, draw_ship=nothing, draw_picture=picture),
        patch.multiple(PixelCache, get=kept_aside),
        patch.multiple(Layers, lay=lay),
        patch.multiple(setting, rendered=rendered),
        patch.multiple(smooth_shapes, plate=plate),
        patch.multiple(board_backdrop, paint_stars=nothing, paint_glow=nothing),
    ):
        yield


@contextmanager
def letters_noted() -> Iterator[list[int]]:
    """Nothing is painted; of all words the size in pixels is noted in which they are set."""
    forget()  # what was printed before would not be set again
    sizes: list[int] = []
    lay_flow = Canvas._lay_flow

    def noted(lines: tuple[str, ...], px: int, *rest: Any) -> pygame.Surface:
        sizes.append(px)
        return rendered(lines, px)

    def flow_laid(canvas: Canvas, spans: Any, flow: Any, area: pygame.Rect, px: int, *rest: Any) -> None:
        sizes.append(px)
        lay_flow(canvas, spans, flow, area, px, *rest)

    with unpainted(), patch.object(setting, "rendered", noted), patch.object(Canvas, "_lay_flow", flow_laid):
        yield sizes


@cache
def capital_height(px: int) -> int:
    """Of a capital letter in pixels, in the weight in which it is lowest."""
    white = (255, 255, 255)
    return min(fonts.font(px, weight).render("H", True, white).get_bounding_rect().h for weight in fonts.FACES)


def forget() -> None:
    """Pictures that were made aside take as much room as others."""
    _aside.clear()


def nothing(canvas: Canvas, *args: Any, **more: Any) -> None:
    """Shapes carry no words."""


def icon(canvas: Canvas, name: str, *args: Any, **more: Any) -> None:
    icons.icon(name, DOT, BLACK)


def picture(canvas: Canvas, name: str, *args: Any) -> None:
    tokens.picture(name, DOT)


def paint_flow(canvas: Canvas, flow: Flow, *args: Any) -> pygame.Surface:
    for piece in flow.pieces:
        if piece.span.icon:
            icons.icon(piece.span.icon, DOT, BLACK)
    return blank(1)


def rendered(lines: tuple[str, ...], px: int, *args: Any) -> pygame.Surface:
    return blank(max(1, setting.line_height(px) * len(lines)))


def plate(*args: Any) -> pygame.Surface:
    return blank(1)


@cache
def blank(high: int) -> pygame.Surface:
    """As high as the words would be, which is all that is asked of it."""
    return pygame.Surface((1, high), pygame.SRCALPHA)


def lay(layers: Layers, canvas: Canvas, name: str, stamp: object, paint: Callable[[Canvas], None]) -> None:
    paint(canvas.with_scale(canvas.text_scale))


def kept_aside(pictures: PixelCache, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
    kept = _aside.setdefault(pictures, {})
    if key not in kept:
        if len(kept) >= MOST_ASIDE:
            kept.clear()
        kept[key] = make()
    return kept[key]
