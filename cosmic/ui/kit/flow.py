"""Running text of several colours and weights with pictures between the words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from cosmic.ui.kit import typesetting as setting
from cosmic.ui.kit.theme import RGB, Colour


@dataclass(frozen=True)
class Span:
    """A run of words in one look, or an icon in the line."""

    words: str = ""
    colour: Colour | None = None
    weight: str | None = None
    icon: str | None = None
    tint: RGB | None = None


Spans: TypeAlias = Sequence[Span] | str


@dataclass(frozen=True)
class Placed:
    """A piece of a span at its place, in pixels from the left and in lines from the top."""

    span: Span
    words: str
    x: int
    row: int
    width: int


@dataclass(frozen=True)
class Flow:
    """A laid-out running text."""

    pieces: tuple[Placed, ...]
    rows: int
    width: int


def spans_of(what: Spans) -> tuple[Span, ...]:
    return (Span(what),) if isinstance(what, str) else tuple(what)


@lru_cache(maxsize=512)
def flowed(spans: tuple[Span, ...], px: int, weight: str, room: int) -> Flow:
    """Words that touch across spans stay together; lines break only at spaces."""
    space = setting.width(" ", px, weight)
    placed: list[Placed] = []
    x = row = widest = 0
    for word in _words(spans):
        if word == "\n":
            x, row = 0, row + 1
            continue
        assert isinstance(word, list)
        wide = sum(_wide(span, text, px, weight) for span, text in word)
        if x and x + space + wide > room > 0:
            x, row = 0, row + 1
        elif x:
            x += space
        for span, text in word:
            for piece in [text] if span.icon or room <= 0 else setting.pieces_of(text, px, span.weight or weight, room):
                part = _wide(span, piece, px, weight)
                if x and x + part > room > 0 and wide > room:
                    x, row = 0, row + 1
                placed.append(Placed(span, piece, x, row, part))
                x += part
                widest = max(widest, x)
    return Flow(tuple(placed), row + 1, widest)


def _wide(span: Span, words: str, px: int, weight: str) -> int:
    return icon_size(px) + round(px * 0.25) if span.icon else setting.width(words, px, span.weight or weight)


def icon_size(px: int) -> int:
    return round(px * 1.12)


def _words(spans: tuple[Span, ...]) -> list[list[tuple[Span, str]] | str]:
    """Groups of pieces that belong together, and line breaks."""
    words: list[list[tuple[Span, str]] | str] = []
    open_word: list[tuple[Span, str]] = []
    for span in spans:
        if span.icon:
            open_word.append((span, ""))
        for token in re.findall(r"\n|[^\S\n]+|\S+", span.words):
            if token.isspace():
                if open_word:
                    words.append(open_word)
                    open_word = []
                if token == "\n":
                    words.append("\n")
            else:
                open_word.append((Span(token, span.colour, span.weight), token))
    if open_word:
        words.append(open_word)
    return words
