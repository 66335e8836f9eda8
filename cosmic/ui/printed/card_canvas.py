"""The press: pictures of printed things are made once per size and look, and kept."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pygame

from cosmic.ui.kit import smooth_shapes
from cosmic.ui.kit import typesetting as setting
from cosmic.ui.kit.cache import PixelCache
from cosmic.ui.kit.canvas import Box, Canvas, ScreenFault, TextMark
from cosmic.ui.kit.metrics import Metrics
from cosmic.ui.kit.theme import RGB, Theme

LEAST = 20  # the smallest type in units, before the players' text scale
OWN_LAYER = 1000  # cards may lie over each other, so the words of each are in a layer of their own

_kept = PixelCache(4)
CROWDED = 0.8  # of that: no longer room for prints made ahead


class Print(pygame.Surface):
    """A finished picture; it remembers its faults and words for the audits of every screen it lies on."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size, pygame.SRCALPHA)
        self.faults: list[ScreenFault] = []
        self.texts: list[TextMark] = []


class CardCanvas(Canvas):
    """A canvas that is one print: its units are those of the screen, its corner is the print's corner."""

    def __init__(self, made: Print, theme: Theme, metrics: Metrics) -> None:
        super().__init__(made, theme, metrics.text_scale, made.faults, made.texts)
        k = metrics.k
        self.k, self.left, self.top = k, 0.0, 0.0
        self.metrics = metrics
        self.wide, self.high = made.get_width() / k, made.get_height() / k

    @property
    def least(self) -> float:
        """The smallest size to ask for, so that the players' text scale brings it to the smallest size allowed."""
        return max(LEAST, self.metrics.least / self.k) / self.text_scale

    def fits(self, words: str, width: float, height: float, size: float, weight: str = "medium") -> bool:
        room = width - 2 / self.k  # boxes are rounded to pixels
        px = self.metrics.pixels(size)
        if setting.has_cut_word(words, px, weight, int(room * self.k)):
            return False
        return self.measure(words, room, size, weight) <= height

    def largest(self, words: str, width: float, height: float, most: float, weight: str = "medium") -> float | None:
        """The largest size at which words fit, or none."""
        size = max(most, self.least)
        while size > self.least:
            if self.fits(words, width, height, size, weight):
                return size
            size -= 0.5
        return self.least if self.fits(words, width, height, self.least, weight) else None

    def heading(self, words: str, width: float, height: float, most: float, weight: str = "bold") -> float | None:
        """The size of a heading: rather in one line a little smaller than in two."""
        size = max(most, self.least)
        while size > max(self.least, most * 0.7) and self.metrics.width_of(words, size, weight) > width - 2 / self.k:
            size = max(self.least, size - 0.5)
        if self.metrics.width_of(words, size, weight) <= width - 2 / self.k and self.metrics.line(size) <= height:
            return size
        return self.largest(words, width, height, most, weight)

    def figure(self, words: str, box: Box, size: float, colour: RGB, shade: RGB) -> None:
        """A number as part of the picture: the same size at every text scale, with a dark edge."""
        size = max(size / self.text_scale, self.least)
        room = pygame.FRect(*box)
        while size > self.least and self.metrics.width_of(words, size, "extrabold") > room.w:
            size = max(self.least, size - 0.5)
        line = self.metrics.line(size)
        place = (room.x - room.w, room.centery - line / 2, room.w * 3, line + 2)
        edge = max(1.0, line * 0.03)
        with self.unrecorded():
            for n in range(24):  # two rounds of copies: the edge, and lower the thickness of the figure
                turn, low = n * math.pi / 6, 1.5 * edge * (n // 12)
                with self.shifted(edge * math.cos(turn), edge * math.sin(turn) + low):
                    self.text(words, place, size, shade, "extrabold", "center", wrap=False, fit=False)
            self.text(words, place, size, colour, "extrabold", "center", wrap=False, fit=False)
        wide, tall = self.metrics.width_of(words, size, "extrabold"), line * 0.6  # digits are lower than a line
        seen = self.box((room.centerx - wide / 2, room.centery - tall / 2, wide, tall))
        self._mark("figure", words, seen, self.metrics.pixels(size))

    @contextmanager
    def unrecorded(self) -> Iterator[None]:
        """Words inside are an edge or shadow of others and not to be counted twice."""
        texts, self.texts = self.texts, None
        try:
            yield
        finally:
            self.texts = texts

    def cut(self, radius: float) -> None:
        """Rounds the corners of the print."""
        smooth_shapes.round_off(self.surface, self.length(radius), 0)


def printed(canvas: Canvas, key: Hashable, size: tuple[int, int], paint: Callable[[CardCanvas], None]) -> Print:
    """The picture for a key as it suits a canvas, painted the first time it is needed."""
    size = (max(1, size[0]), max(1, size[1]))

    def make() -> Print:
        made = Print(size)
        paint(CardCanvas(made, canvas.theme, canvas.metrics))
        made.set_alpha(255, pygame.RLEACCEL)  # opaque or empty nearly everywhere: faster to lay
        return made

    found = _kept.get((key, size, canvas.theme.name, canvas.metrics), make)
    assert isinstance(found, Print)
    return found


def tilted(canvas: Canvas, key: Hashable, made: Print, degrees: float) -> Print:
    """A print that is held at an angle, made once for each angle."""

    def make() -> Print:
        turned = pygame.transform.rotozoom(loose(made), degrees, 1)
        copy = Print(turned.get_size())
        copy.blit(turned, (0, 0))
        copy.set_alpha(255, pygame.RLEACCEL)
        copy.faults = made.faults
        copy.texts = [replace(mark, rect=_turned(mark.rect, made, copy, degrees)) for mark in made.texts]
        return copy

    found = _kept.get((key, degrees, made.get_size(), canvas.k, canvas.theme.name, canvas.text_scale), make)
    assert isinstance(found, Print)
    return found


def _turned(rect: pygame.Rect, made: Print, copy: Print, degrees: float) -> pygame.Rect:
    """What goes around a part of a print when it is held at an angle."""
    middle, there = pygame.Vector2(made.get_rect().center), pygame.Vector2(copy.get_rect().center)
    corners = [(pygame.Vector2(corner) - middle).rotate(-degrees) + there for corner in corners_of(rect)]
    left, top = min(corner.x for corner in corners), min(corner.y for corner in corners)
    wide, high = max(corner.x for corner in corners) - left, max(corner.y for corner in corners) - top
    return pygame.Rect(round(left), round(top), round(wide), round(high))


def corners_of(rect: pygame.Rect | pygame.FRect) -> tuple[tuple[float, float], ...]:
    return (rect.topleft, rect.topright, rect.bottomright, rect.bottomleft)


def loose(made: pygame.Surface) -> pygame.Surface:
    """A copy to be stretched in every frame, for which a print would have to be unpacked each time."""
    copy = made.copy()
    copy.set_alpha(255)
    return copy


def prints_made() -> int:
    return _kept.made


def has_room() -> bool:
    """Whether prints can be made ahead without throwing others out."""
    return _kept.pixels < CROWDED * _kept.most


def lay(canvas: Canvas, box: Box, made: Print) -> None:
    """Puts a print on a screen, with its faults and words for the audits."""
    place = made.get_rect(center=canvas.box(box).center)
    canvas.surface.blit(made, place)
    if canvas.faults is not None:
        canvas.faults.extend(made.faults)
    if canvas.texts is not None:
        layer = OWN_LAYER + len(canvas.texts)
        for mark in made.texts:
            seen = mark.rect.move(place.topleft).clip(canvas.surface.get_clip())
            if seen.w > 0 and seen.h > 0:
                canvas.texts.append(replace(mark, rect=seen, layer=layer))
