"""Arithmetic with boxes."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect


def around(boxes: Sequence[FRect]) -> FRect:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return FRect(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def grown(box: FRect, by: float) -> FRect:
    return FRect(box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by)


def overlap(start: float, length: float, other: float, its_length: float) -> float:
    """How much two stretches of one line have in common."""
    return max(0.0, min(start + length, other + its_length) - max(start, other))


def apart(start: float, length: float, other: float, its_length: float) -> float:
    """How far two stretches of one line are from each other."""
    return max(other - (start + length), start - (other + its_length), 0.0)


def shared(one: FRect, other: FRect) -> float:
    """The area that two boxes have in common."""
    return overlap(one.x, one.width, other.x, other.width) * overlap(one.y, one.height, other.y, other.height)
