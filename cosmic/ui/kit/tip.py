"""The tooltip: what a thing says for itself, or why it cannot be used."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product

from pygame import FRect

from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from cosmic.ui.kit.node import Node

TIP_WIDTH, TIP_SIZE = 640, 28
AWAY, EDGE = 12.0, 8.0  # from the thing, and from the edge of the sheet


def draw_tip(canvas: Canvas, node: Node, keep_clear: Sequence[FRect] = ()) -> None:
    """Beside the node and inside the sheet, over none of what is to be kept clear if that can be helped."""
    warned = not node.enabled and bool(node.why_not)
    wide = min(TIP_WIDTH * max(1.0, canvas.text_scale), canvas.metrics.width_of(node.hint, TIP_SIZE) + 4)
    high = canvas.measure(node.hint, wide, TIP_SIZE)
    box = place(node.visible_area or node.area, wide + 36, high + 28, keep_clear)
    with canvas.above():
        canvas.shadow(box, 18)
        canvas.panel(box, "raised", "warn" if warned else "gold", 10, 2)
        # The box is measured, and the path of a file may be longer than a line.
        words = (box[0] + 18, box[1] + 14, wide, high)
        canvas.text(node.hint, words, TIP_SIZE, "ink", fit=False, owner=f"tip:{node.key}")


def place(near: FRect, wide: float, high: float, keep_clear: Sequence[FRect]) -> FRect:
    """Below the thing, above it, or wherever the nearest spot is that covers least of what is to be kept clear."""
    x, y, w, h = near
    tops = [y + h + AWAY, y - high - AWAY, *(top - high - AWAY for _, top, _, _ in keep_clear)]
    tops += [top + tall + AWAY for _, top, _, tall in keep_clear]
    tops = [min(max(EDGE, top), HEIGHT - high - EDGE) for top in tops]
    lefts = [x + w / 2 - wide / 2, x + w + AWAY, x - wide - AWAY, *(left - wide - AWAY for left, _, _, _ in keep_clear)]
    lefts += [left + broad + AWAY for left, _, broad, _ in keep_clear]
    lefts = [min(max(EDGE, left), WIDTH - wide - EDGE) for left in lefts]
    # Below and above come first, so that they win where nothing speaks against them.
    usual = [(lefts[0], tops[0]), (lefts[0], tops[1])]
    middle = x + w / 2 - wide / 2, y + h / 2 - high / 2

    def order(spot: tuple[float, float]) -> tuple[bool, float]:
        return spot not in usual, abs(spot[0] - middle[0]) + abs(spot[1] - middle[1])

    boxes = [FRect(near), *map(FRect, keep_clear)]
    best, least = usual[0], math.inf
    for spot in sorted(product(dict.fromkeys(lefts), dict.fromkeys(tops)), key=order):
        box = FRect(*spot, wide, high)
        covered = round(sum(shared(box, boxes[n]) for n in box.collidelistall(boxes)))
        if covered < least:
            best, least = spot, covered
        if not covered:
            break
    return FRect(*best, wide, high)


def shared(one: Box, other: Box) -> float:
    """The area that two boxes have in common."""
    both = FRect(one).clip(FRect(other))
    return both.w * both.h
