"""The sheet of 1920 x 1080 units that everything is drawn on, at the real pixels of a surface."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

import pygame

from cosmic.ui.kit import icons, smooth_shapes
from cosmic.ui.kit import typesetting as setting
from cosmic.ui.kit.cache import PixelCache
from cosmic.ui.kit.flow import Flow, Placed, Span, Spans, flowed, icon_size, spans_of
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.smooth_shapes import Spot, Tone
from cosmic.ui.kit.theme import NORMAL, Colour, Theme

WIDTH, HEIGHT = 1920, 1080
SHRINK = 0.85  # text is never set smaller than this share of its size to make it fit
SLACK = 1.5  # pixels of rounding that count as fitting

_flows = PixelCache(1.5)

Box: TypeAlias = tuple[float, float, float, float] | pygame.Rect | pygame.FRect


@dataclass(frozen=True)
class ScreenFault:
    """Something on a screen that a reader would complain about."""

    kind: str  # overflow, small
    owner: str
    words: str
    needed: float = 0
    available: float = 0


@dataclass(frozen=True)
class TextMark:
    """Where words were drawn, in pixels; only marks of one layer must not overlap."""

    owner: str
    words: str
    rect: pygame.Rect
    layer: int
    px: int = 0  # size of the letters


class Canvas:
    """Draws in units on a surface of any size; the sheet is centred and the rest is backdrop."""

    def __init__(
        self,
        surface: pygame.Surface,
        theme: Theme = NORMAL,
        text_scale: float = 1.0,
        faults: list[ScreenFault] | None = None,
        texts: list[TextMark] | None = None,
        least: int = setting.LEAST_PIXELS,
    ) -> None:
        self.surface, self.theme, self.faults, self.texts = surface, theme, faults, texts
        wide, high = surface.get_size()
        self.k = min(wide / WIDTH, high / HEIGHT)
        self.left, self.top = (wide - WIDTH * self.k) / 2, (high - HEIGHT * self.k) / 2
        self.metrics = Metrics(self.k, text_scale, least)
        self._shift = (0.0, 0.0)
        self._layer = 0

    @property
    def text_scale(self) -> float:
        return self.metrics.text_scale

    def with_scale(self, text_scale: float, surface: pygame.Surface | None = None) -> Canvas:
        """The same sheet with letters of another scale."""
        made = Canvas(surface or self.surface, self.theme, text_scale, self.faults, self.texts, self.metrics.least)
        made._shift, made._layer = self._shift, self._layer
        return made

    # Units and pixels

    def point(self, x: float, y: float) -> Spot:
        return (self.left + (x + self._shift[0]) * self.k, self.top + (y + self._shift[1]) * self.k)

    def length(self, units: float) -> int:
        """Units as whole pixels, at least one when there is anything at all."""
        return max(1, round(units * self.k)) if units > 0 else 0

    def box(self, rect: Box) -> pygame.Rect:
        x, y, w, h = rect
        left, top = self.point(x, y)
        right, foot = self.point(x + w, y + h)
        return pygame.Rect(round(left), round(top), round(right) - round(left), round(foot) - round(top))

    def colour(self, colour: Colour | None, otherwise: str = "ink") -> Tone:
        """A colour as given, or by its name in the theme."""
        if colour is None:
            colour = otherwise
        if isinstance(colour, str):
            named: Tone = getattr(self.theme, colour)
            return named
        return colour

    @contextmanager
    def shifted(self, dx: float, dy: float) -> Iterator[None]:
        """Everything inside is drawn this much further right and down."""
        before = self._shift
        self._shift = (before[0] + dx, before[1] + dy)
        try:
            yield
        finally:
            self._shift = before

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Nothing inside is drawn beyond the box."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.box(box).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def above(self) -> Iterator[None]:
        """What is drawn inside lies over the rest on purpose, so its words may cover others."""
        self._layer += 1
        try:
            yield
        finally:
            self._layer -= 1

    # Shapes

    def panel(
        self,
        box: Box,
        fill: Colour = "panel",
        edge: Colour | None = None,
        radius: float = 14,
        width: float = 2,
        low: Colour | None = None,
    ) -> None:
        """A rounded plate; low is the colour at its foot for a soft shading."""
        area = self.box(box)
        if area.w <= 0 or area.h <= 0:
            return
        tone, rim = self.colour(fill), None if edge is None else self.colour(edge)
        foot = None if low is None else self.colour(low)
        if smooth_shapes.is_plain(area, tone, foot, rim):
            smooth_shapes.fill_plate(self.surface, area, tone, rim, self.length(radius), self.length(width))
            return
        if rim is not None and smooth_shapes.solid(rim) and tone[3:] == (0,) and width > 0:
            smooth_shapes.lay_rim(self.surface, area, rim, self.length(radius), self.length(width))
            return
        made = smooth_shapes.plate(area.size, tone, foot, rim, self.length(radius), self.length(width))
        self.surface.blit(made, area)

    def shadow(self, box: Box, reach: float = 24, strength: int = 150) -> None:
        """A soft shadow, to be drawn before the panel that casts it."""
        area, far = self.box(box), self.length(reach)
        made = smooth_shapes.shadow(area.size, far, self.theme.shadow, strength)
        self.surface.blit(made, (area.x - far, area.y - far + far // 3))

    def line(
        self, points: Sequence[Spot], colour: Colour = "panel_edge", width: float = 2, closed: bool = False
    ) -> None:
        spots = [self.point(x, y) for x, y in points]
        smooth_shapes.stroke(self.surface, self.colour(colour), spots, self.length(width), closed)

    def circle(self, x: float, y: float, radius: float, colour: Colour = "ink", width: float = 0) -> None:
        """A disc, or a ring when it has a width."""
        smooth_shapes.disc(self.surface, self.colour(colour), self.point(x, y), radius * self.k, self.length(width))

    def polygon(self, points: Sequence[Spot], colour: Colour = "ink") -> None:
        smooth_shapes.polygon(self.surface, self.colour(colour), [self.point(x, y) for x, y in points])

    def arc(
        self, x: float, y: float, radius: float, start: float, stop: float, colour: Colour = "gold", width: float = 4
    ) -> None:
        """Part of a ring, clockwise, in degrees from the top."""
        place, tone = self.point(x, y), self.colour(colour)
        smooth_shapes.arc(self.surface, tone, place, radius * self.k, start, stop, self.length(width))

    # Pictures

    def icon(self, name: str, box: Box, tint: Colour | None = None) -> None:
        area = self.box(box)
        drawn = icons.icon(name, min(area.w, area.h), _plain(self.colour(tint)))
        self.surface.blit(drawn, drawn.get_rect(center=area.center))

    # Words

    def text(
        self,
        words: str,
        box: Box,
        size: float = 24,
        colour: Colour | None = None,
        weight: str = "medium",
        align: str = "left",
        valign: str = "top",
        wrap: bool = True,
        fit: bool = True,
        owner: str = "",
    ) -> float:
        """Sets words into a box and returns their height; a box of height 0 has no foot."""
        if not words:
            return 0.0
        area = self.box(box)
        px = self._pixels(size, words, owner)
        lines, px = self._lines(words, px, weight, area, wrap, fit, owner)
        drawn = setting.rendered(lines, px, weight, _plain(self.colour(colour)), area.w, align)
        y = _top(area, drawn.get_height(), valign)
        self.surface.blit(drawn, (area.x, y))
        if self.texts is not None:
            wide = max(setting.width(line, px, weight) for line in lines)
            x = {"left": area.x, "center": area.centerx - wide // 2, "right": area.right - wide}[align]
            self._mark(owner, words, pygame.Rect(x, y, wide, drawn.get_height()), px)
        return drawn.get_height() / self.k

    def measure(self, words: str, width: float, size: float = 24, weight: str = "medium") -> float:
        return self.metrics.height_of(words, width, size, weight)

    def rich(
        self,
        spans: Spans,
        box: Box,
        size: float = 24,
        colour: Colour | None = None,
        weight: str = "medium",
        align: str = "left",
        valign: str = "top",
        fit: bool = True,
        owner: str = "",
    ) -> float:
        """Sets running text with several looks and icons; returns its height."""
        area = self.box(box)
        words = "".join(span.words for span in spans_of(spans))
        px = self._pixels(size, words, owner)
        flow = flowed(spans_of(spans), px, weight, area.w)
        if fit and area.h > 0 and flow.rows * setting.line_height(px) > area.h + SLACK:
            needed = flow.rows * setting.line_height(px)
            px = max(self.metrics.least, round(px * SHRINK))
            flow = flowed(spans_of(spans), px, weight, area.w)
            if flow.rows * setting.line_height(px) > area.h + SLACK:
                self._fault("overflow", owner, words, needed, area.h)
        self._lay_flow(spans_of(spans), flow, area, px, weight, colour, align, valign, owner)
        return flow.rows * setting.line_height(px) / self.k

    def _lay_flow(
        self,
        spans: tuple[Span, ...],
        flow: Flow,
        area: pygame.Rect,
        px: int,
        weight: str,
        colour: Colour | None,
        align: str,
        valign: str,
        owner: str,
    ) -> None:
        """A flow is painted once and kept: a log of many lines is drawn anew all the time."""
        high = setting.line_height(px)
        top = _top(area, flow.rows * high, valign)
        shown = max(1, area.h // high) if area.h > 0 else flow.rows
        key = (spans, px, weight, self.colour(colour), self.theme.name, align, area.w)
        picture = _flows.get(key, lambda: self._paint_flow(flow, area.w, px, weight, colour, align))
        self.surface.blit(picture, (area.x, top), (0, 0, area.w, shown * high))
        if self.texts is not None:
            for piece, x in _placed(flow, area.w, align):
                if piece.row < shown and not piece.span.icon:
                    place = pygame.Rect(area.x + x, top + piece.row * high, piece.width, high)
                    self._mark(owner, piece.words, place, px)

    def _paint_flow(
        self, flow: Flow, wide: int, px: int, weight: str, colour: Colour | None, align: str
    ) -> pygame.Surface:
        high = setting.line_height(px)
        picture = pygame.Surface((max(1, wide), max(1, flow.rows * high)), pygame.SRCALPHA)
        for piece, x in _placed(flow, wide, align):
            y = piece.row * high
            tone = _plain(self.colour(piece.span.colour or colour))
            if piece.span.icon:
                side = icon_size(px)
                picture.blit(icons.icon(piece.span.icon, side, piece.span.tint or tone), (x, y + (high - side) // 2))
            else:
                picture.blit(setting.rendered((piece.words,), px, piece.span.weight or weight, tone, 0, "left"), (x, y))
        picture.set_alpha(255, pygame.RLEACCEL)  # mostly empty: faster to lay
        return picture

    def _pixels(self, size: float, words: str, owner: str) -> int:
        wanted = size * self.metrics.text_scale * self.k
        if round(wanted) < setting.LEAST_PIXELS:
            self._fault("small", owner, words, setting.LEAST_PIXELS, wanted)
        return self.metrics.pixels(size)

    def _lines(
        self, words: str, px: int, weight: str, area: pygame.Rect, wrap: bool, fit: bool, owner: str
    ) -> tuple[tuple[str, ...], int]:
        """The lines that fit, shrunk a little if need be and cut short if that is not enough."""
        room = area.w if wrap else 0
        lines = setting.broken(words, px, weight, room)
        if not fit or self._fits(words, lines, px, weight, area):
            return lines, px
        least = max(min(px, self.metrics.least), round(px * SHRINK))
        for smaller in range(px - 1, least - 1, -1):
            tried = setting.broken(words, smaller, weight, room)
            if self._fits(words, tried, smaller, weight, area):
                return tried, smaller
        lines = setting.broken(words, least, weight, room)
        wide = max(setting.width(line, least, weight) for line in lines)
        high = len(lines) * setting.line_height(least)
        if area.h > 0 and high > area.h + SLACK:
            self._fault("overflow", owner, words, high, area.h)
        else:
            self._fault("overflow", owner, words, wide, area.w)
        shown = len(lines) if area.h <= 0 else max(1, area.h // setting.line_height(least))
        cut = len(lines) > shown
        lines = lines[:shown]
        if cut or wide > area.w:
            lines = tuple(
                setting.shortened(line, least, weight, area.w)
                if setting.width(line, least, weight) > area.w or (cut and row == shown - 1)
                else line
                for row, line in enumerate(lines)
            )
        return lines, least

    def _fits(self, words: str, lines: tuple[str, ...], px: int, weight: str, area: pygame.Rect) -> bool:
        if area.h > 0 and len(lines) * setting.line_height(px) > area.h + SLACK:
            return False
        if setting.has_cut_word(words, px, weight, area.w):
            return False
        return all(setting.width(line, px, weight) <= area.w + SLACK for line in lines)

    def _fault(self, kind: str, owner: str, words: str, needed: float, available: float) -> None:
        if self.faults is not None:
            self.faults.append(ScreenFault(kind, owner, words, round(needed, 1), round(available, 1)))

    def _mark(self, owner: str, words: str, rect: pygame.Rect, px: int) -> None:
        if self.texts is not None:
            seen = rect.clip(self.surface.get_clip())
            if seen.w > 0 and seen.h > 0:
                self.texts.append(TextMark(owner, words, seen, self._layer, px))


def _placed(flow: Flow, wide: int, align: str) -> Iterator[tuple[Placed, int]]:
    """Every piece with its distance from the left edge."""
    ends = [0] * flow.rows
    for piece in flow.pieces:
        ends[piece.row] = max(ends[piece.row], piece.x + piece.width)
    for piece in flow.pieces:
        spare = wide - ends[piece.row]
        yield piece, piece.x + {"left": 0, "center": spare // 2, "right": spare}[align]


def _plain(colour: Tone) -> tuple[int, int, int]:
    return (colour[0], colour[1], colour[2])


def _top(area: pygame.Rect, high: int, valign: str) -> int:
    return {"top": area.y, "middle": area.y + (area.h - high) // 2, "bottom": area.bottom - high}[valign]
