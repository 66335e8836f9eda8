"""Arithmetic with boxes."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic.ui.board.layout import Box


def square(x: float, y: float, side: float) -> Box:
    return Box(x - side / 2, y - side / 2, side, side)


def around(boxes: Sequence[Box]) -> Box:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def grown(box: Box, by: float) -> Box:
    return Box(box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by)


def shared(one: Box, other: Box) -> float:
    """The area that two boxes have in common."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)


def distance(one: Box, other: Box) -> float:
    """Between the nearest edges."""
    dx = max(other.x - one.right, one.x - other.right, 0.0)
    dy = max(other.y - one.bottom, one.y - other.bottom, 0.0)
    return dx + dy
