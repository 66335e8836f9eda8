"""What a reader would complain about, found by machine: for tests over every screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cosmic.ui.kit.canvas import HEIGHT, WIDTH, TextMark
from cosmic.ui.kit.focus_moves import next_over, placed
from cosmic.ui.kit.node import Node
from cosmic.ui.kit.ui import UI

ALLOWED_TOUCH = 3  # pixels that two labels may share, since lines have air above and below


def overlaps(texts: Sequence[TextMark]) -> list[tuple[TextMark, TextMark]]:
    """Pairs of words drawn over each other."""
    found = []
    rects = [mark.rect for mark in texts]
    for n, one in enumerate(texts):
        for place in one.rect.collidelistall(rects[n + 1 :]):
            other = texts[n + 1 + place]
            if one.layer != other.layer:
                continue
            shared = one.rect.clip(other.rect)
            if shared.w > ALLOWED_TOUCH and shared.h > ALLOWED_TOUCH + 0.15 * min(one.rect.h, other.rect.h):
                found.append((one, other))
    return found


def letters(texts: Iterable[TextMark]) -> set[str]:
    """Every sign on the screen, to be looked up in the typeface."""
    return {letter for mark in texts for letter in mark.words if not letter.isspace()}


def unreachable(ui: UI) -> list[str]:
    """Things that the arrow keys never reach from the first one; Tab reaches all by going in order."""
    nodes = ui.focusables()
    if not nodes:
        return []
    places = placed(nodes)
    seen = {nodes[0].key}
    waiting = [nodes[0]]
    everything = {node.key for node in nodes}
    while waiting and seen != everything:
        node = waiting.pop()
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            if ("x" if dx else "y") in node.holds:
                continue
            target = next_over(places, node, dx, dy)
            if target is not None and target.key not in seen:
                seen.add(target.key)
                waiting.append(target)
    return [node.key for node in nodes if node.key not in seen]


def doubled_keys(ui: UI) -> list[str]:
    """Keys used by two nodes, between which the focus would be lost."""
    keys = [node.key for node in ui.all() if node.key]
    return sorted({key for key in keys if keys.count(key) > 1})


def outside(ui: UI) -> list[str]:
    """Things that reach beyond the sheet, unless a list cuts them off."""

    def beyond(node: Node) -> bool:
        seen = node.visible_area
        if seen is None:
            return False
        x, y, w, h = seen
        return x < -1 or y < -1 or x + w > WIDTH + 1 or y + h > HEIGHT + 1

    return [node.key for node in ui.all() if beyond(node)]


def complaints(ui: UI, texts: Sequence[TextMark]) -> list[str]:
    """Everything but the faults of the canvas, in words for a failing test."""
    found = [f"overlap: {one.owner} {one.words!r} / {other.owner} {other.words!r}" for one, other in overlaps(texts)]
    found += [f"unreachable by arrows: {key}" for key in unreachable(ui)]
    found += [f"two nodes with the key {key}" for key in doubled_keys(ui)]
    found += [f"outside the sheet: {key}" for key in outside(ui)]
    return found
