"""The tooltip: what a thing says for itself, or why it cannot be used."""

from __future__ import annotations

from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Canvas
from cosmic.ui.kit.node import Node

TIP_WIDTH, TIP_SIZE = 520, 22


def draw_tip(canvas: Canvas, node: Node) -> None:
    """Below the node, or above it where there is no room, and inside the sheet."""
    warned = not node.enabled and bool(node.why_not)
    wide = min(TIP_WIDTH * max(1.0, canvas.text_scale), canvas.metrics.width_of(node.hint, TIP_SIZE) + 4)
    high = canvas.measure(node.hint, wide, TIP_SIZE)
    x, y, w, h = node.visible_area or node.area
    left = min(max(12, x + w / 2 - wide / 2 - 18), WIDTH - wide - 48)
    top = y - high - 40 if y + h + high + 40 > HEIGHT - 8 else y + h + 12
    box = (left, max(8, top), wide + 36, high + 28)
    with canvas.above():
        canvas.shadow(box, 18)
        canvas.panel(box, "raised", "warn" if warned else "gold", 10, 2)
        # The box is measured, and the path of a file may be longer than a line.
        words = (box[0] + 18, box[1] + 14, wide, high)
        canvas.text(node.hint, words, TIP_SIZE, "ink", fit=False, owner=f"tip:{node.key}")
