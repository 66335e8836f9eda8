"""Opaque full-size pictures below what changes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cosmic.ui.kit.canvas import Canvas


class Layers:
    """Each is painted again only when its stamp, the size or the look changes."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[object, pygame.Surface]] = {}

    def lay(self, canvas: Canvas, name: str, stamp: object, paint: Callable[[Canvas], None]) -> None:
        surface = canvas.surface
        mark = (stamp, surface.get_size(), canvas.theme.name, canvas.metrics)
        kept = self.kept.get(name)
        # While texts or faults are collected, everything must really be set again.
        if kept is None or kept[0] != mark or canvas.faults is not None or canvas.texts is not None:
            picture = surface.copy() if kept is None or kept[1].get_size() != surface.get_size() else kept[1]
            paint(canvas.with_scale(canvas.text_scale, picture))
            kept = (mark, picture)
            self.kept[name] = kept
        surface.blit(kept[1], (0, 0))
