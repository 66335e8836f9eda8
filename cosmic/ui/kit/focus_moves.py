"""Where the focus goes when an arrow key is pressed."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cosmic.ui.kit.node import Node

Placed = tuple[Node, FRect, FRect | None]  # where it is, and what of it is in sight


def placed(nodes: Sequence[Node]) -> list[Placed]:
    return [(node, node.area, node.visible_area) for node in nodes]


def next_over(nodes: Sequence[Placed], now: Node, dx: int, dy: int) -> Node | None:
    """The neighbour in a direction: first in the same row or column, else the nearest that lies wholly beyond.

    Inside a list the rows that are scrolled out of sight count, and go before everything outside.
    """
    own, seen = now.area, _seen(now)
    along, sign = (0, dx) if dx else (1, dy)
    in_line: list[tuple[bool, float, float, int]] = []
    beyond: list[tuple[bool, float, int]] = []
    for index, (node, area, in_sight) in enumerate(nodes):
        if node is now:
            continue
        near = node.parent is now.parent
        here, there = (own, area) if near else (seen, in_sight)
        if there is None:
            continue
        # Most lie behind: how far ahead the middle is comes first.
        if sign * ((there[along] + there[along + 2] / 2) - (here[along] + here[along + 2] / 2)) <= 1:
            continue
        gap, aside, overlap = _relation(here, there, along, sign)
        outside = not near and now.parent is not None
        if overlap > 0:
            in_line.append((outside, max(0.0, gap), aside, index))
        elif gap > -1:
            beyond.append((outside, gap + 2 * aside, index))
    if in_line:
        return nodes[min(in_line)[3]][0]
    return nodes[min(beyond)[2]][0] if beyond else None


def _seen(node: Node) -> FRect:
    """Where a node is in sight; one that is scrolled away stands for its list."""
    return node.visible_area or (node.parent.area if node.parent is not None else node.area)


def _relation(here: FRect, there: FRect, along: int, sign: int) -> tuple[float, float, float]:
    """Gap along the way, distance aside and overlap of the spans."""
    across = 1 - along
    a, a_size, b, b_size = here[along], here[along + 2], there[along], there[along + 2]
    c, c_size, d, d_size = here[across], here[across + 2], there[across], there[across + 2]
    gap = b - (a + a_size) if sign > 0 else a - (b + b_size)
    overlap = min(c + c_size, d + d_size) - max(c, d)
    aside = abs((d + d_size / 2) - (c + c_size / 2))
    return gap, aside, overlap
