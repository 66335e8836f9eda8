"""Words on the stage: as large as they fit, in the sizes of titles and of reasons."""

from __future__ import annotations

from pygame import FRect

from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.flow import Span

TITLE = (52.0, 46.0, 40.0, 36.0, 32.0, 28.0, 24.0, 20.0)
REASON = (44.0, 38.0, 34.0, 30.0, 27.0, 24.0, 21.0)


def largest(canvas: Canvas, spans: tuple[Span, ...], box: FRect, sizes: tuple[float, ...]) -> float | None:
    """The largest of the sizes at which words fit, with the wish for larger letters or, if need be, without."""
    for size in sorted({*sizes, *(size / canvas.text_scale for size in sizes)}, reverse=True):
        if canvas.metrics.rich_height(spans, box.width, size, "bold") <= box.height:
            return size
    return None


def largest_row(canvas: Canvas, spans: tuple[Span, ...], box: FRect, sizes: tuple[float, ...]) -> float | None:
    """The same of words that are to stand in one row."""
    rows = tuple(size for size in sizes if canvas.metrics.rich_width(spans, size, "bold") <= box.width)
    return largest(canvas, spans, box, rows) if rows else None


def words_height(canvas: Canvas, spans: tuple[Span, ...], box: FRect, sizes: tuple[float, ...]) -> float:
    size = largest(canvas, spans, box, sizes) if spans else None
    return canvas.metrics.rich_height(spans, box.width, size, "bold") if size is not None else 0.0


def set_words(
    canvas: Canvas,
    spans: tuple[Span, ...],
    box: FRect,
    sizes: tuple[float, ...],
    tone: str,
    valign: str,
    owner: str,
) -> float:
    """Words as large as they fit, in the middle of their line; returns their height."""
    if not spans:
        return 0.0
    size = largest(canvas, spans, box, sizes) or sizes[-1] / canvas.text_scale
    canvas.rich(spans, box, size, tone, "bold", "center", valign, owner=f"stage-{owner}")
    return canvas.metrics.rich_height(spans, box.width, size, "bold")
