"""The timing bar of a card or sheet: eight phases, of which the right ones are lit."""

from __future__ import annotations

import pygame

from cosmic.engine.definitions import PHASES
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.theme import RGB, blend
from cosmic.ui.printed.card_styles import GOLD, Paper, faint
from cosmic.ui.printed.printed_words import Timing

GAP = 0.12  # between two cells, of a cell's width


def timing_bar(canvas: Canvas, box: pygame.FRect, timing: Timing, lit: RGB, paper: Paper) -> None:
    """Cells with the icon of each phase; those that do not count are pale."""
    wide = box.w / (len(PHASES) + (len(PHASES) - 1) * GAP)
    pale = blend(paper.low, paper.line, 0.25)
    for n, phase in enumerate(PHASES):
        cell = pygame.FRect(box.x + n * wide * (1 + GAP), box.y, wide, box.h)
        on = phase in timing.phases
        rim = max(1.0, box.h * 0.05)
        canvas.panel(cell, lit if on else pale, GOLD if on else None, box.h * 0.22, rim if on else 1)
        side = min(cell.w, cell.h) * 0.86
        spot = (cell.centerx - side / 2, cell.centery - side / 2, side, side)
        canvas.icon(f"ui/phase_{phase}", spot, GOLD if on else paper.line)
        if not on:
            canvas.panel(cell, faint(pale, 178), None, box.h * 0.22, 0)


def lit_phases(canvas: Canvas, right: float, y: float, side: float, timing: Timing, tint: RGB) -> float:
    """Only the icons of the phases that count, set from the right; returns the width they take."""
    step = side * 1.1
    for n, phase in enumerate(reversed(timing.phases)):
        canvas.icon(f"ui/phase_{phase}", (right - side - n * step, y, side, side), tint)
    return step * len(timing.phases)
