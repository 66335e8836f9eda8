"""Ships under way: a trail behind them, a landing with dust, and the fall into the warp. Nothing here counts frames:
every picture follows from the share of the way alone, and all that is turned, dimmed or soft is made once and kept."""

from __future__ import annotations

import math

import pygame

from cosmic.ui.board import tokens
from cosmic.ui.board.board_layout import BoardPoint
from cosmic.ui.board.board_state import SHIP
from cosmic.ui.board.sprite import Sprite
from cosmic.ui.kit.cache import PixelCache
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.theme import RGB, blend
from cosmic.ui.kit.tween import ease_in_out

SHIPS = 0.9  # seconds of a flight, with its landing
APART = 0.07  # between two ships of one stack
LANDED = 0.8  # share of the time after which a ship touches ground
SPARKS = 7  # of a trail
SPACING = 0.026  # of the way between two of them
STAGES = 8  # of the dust that rises
TURNS = 12  # pictures of a ship that tumbles
DUST: RGB = (226, 214, 190)

_kept = PixelCache(0.4)


class ShipFlight(Sprite):
    """A ship on an arc from one place to another; it gathers way, slows down, and settles in its own dust."""

    stays = True

    def __init__(self, start: BoardPoint, end: BoardPoint, colour: RGB, mark: str, size: float = 1.0) -> None:
        """`size`: of the ships where it lands."""
        super().__init__()
        self.start, self.end, self.colour, self.mark, self.size = start, end, colour, mark, size
        self.lift = min(120.0, 40 + math.dist(start, end) * 0.18)

    def at(self, way: float) -> BoardPoint:
        """Where it is after that share of its way."""
        x = self.start.x + (self.end.x - self.start.x) * way
        y = self.start.y + (self.end.y - self.start.y) * way - self.lift * math.sin(math.pi * way)
        return BoardPoint(x, y)

    def draw(self, canvas: Canvas) -> None:
        if self.share < LANDED:
            way = ease_in_out(self.share / LANDED)
            self.draw_trail(canvas, way)
            x, y = self.at(way)
            size = 1 + (self.size - 1) * way + 0.25 * math.sin(math.pi * way)
            tokens.draw_ship(canvas, x, y, whole(SHIP * size), self.colour, self.mark)
            return
        settled = (self.share - LANDED) / (1 - LANDED)
        if settled < 1:
            draw_dust(canvas, self.end, settled, self.size)
        hop = 5 * math.sin(math.pi * settled) * (1 - settled)
        tokens.draw_ship(canvas, self.end.x, self.end.y - hop, SHIP * self.size, self.colour, self.mark)

    def draw_trail(self, canvas: Canvas, way: float) -> None:
        for n in range(SPARKS, 0, -1):
            if (past := way - n * SPACING) > 0:
                draw_spark(canvas, self.at(past), self.colour, n)


class ShipFall(ShipFlight):
    """A ship that is lost: it tumbles, is drawn in circles towards the middle of the warp, and grows dark."""

    stays = False

    def at(self, way: float) -> BoardPoint:
        x, y = super().at(way)
        pulled = max(0.0, (way - 0.55) / 0.45)
        reach = 44 * math.sin(math.pi * pulled)
        return BoardPoint(x + reach * math.cos(way * 14), y + 0.6 * reach * math.sin(way * 14))

    def draw(self, canvas: Canvas) -> None:
        way = ease_in_out(self.share)
        self.draw_trail(canvas, way)
        pulled = max(0.0, (way - 0.55) / 0.45)
        wide = whole(SHIP * (1.15 - 0.6 * pulled))
        turn = round(way * 2.5 * TURNS) % TURNS
        made = tumbling(canvas.length(wide), self.colour, self.mark, turn, round(pulled * 4))
        x, y = canvas.point(*self.at(way))
        canvas.surface.blit(made, made.get_rect(center=(round(x), round(y))))


def whole(wide: float) -> float:
    """Sizes in steps, so that few pictures are made."""
    return round(wide / 4) * 4


def tumbling(px: int, colour: RGB, mark: str, turn: int, dark: int) -> pygame.Surface:
    """`turn` of TURNS, and how dark from 0 to 4."""

    def make() -> pygame.Surface:
        turned = pygame.transform.rotozoom(tokens.ship(px, colour, mark), turn * 360 / TURNS, 1.0)
        shade = 255 - 42 * dark
        turned.fill((shade, shade, shade, 255 - 30 * dark), special_flags=pygame.BLEND_RGBA_MULT)
        return turned

    return _kept.get(("tumbling", px, colour, mark, turn, dark), make)


def draw_spark(canvas: Canvas, at: BoardPoint, colour: RGB, age: int) -> None:
    """A soft light that shrinks and fades with its age."""
    px = canvas.length(SHIP * (0.62 - 0.06 * age))

    def make() -> pygame.Surface:
        spark = pygame.Surface((px, px), pygame.SRCALPHA)
        for ring in range(4):
            tone = (*blend(colour, (255, 255, 255), 0.15 + 0.2 * ring), (46 + 26 * ring) * (SPARKS + 1 - age) // SPARKS)
            pygame.draw.aacircle(spark, tone, (px / 2, px / 2), px / 2 * (1 - ring / 4))
        return spark

    made = _kept.get(("spark", px, colour, age), make)
    x, y = canvas.point(at.x, at.y)
    canvas.surface.blit(made, made.get_rect(center=(round(x), round(y))))


def draw_dust(canvas: Canvas, at: BoardPoint, settled: float, size: float) -> None:
    """A ring that spreads on the ground and fades."""
    stage = min(STAGES - 1, int(settled * STAGES))
    grown = size * (1 + 0.16 * stage)
    wide, high = canvas.length(SHIP * grown), canvas.length(SHIP * 0.5 * grown)
    thick = max(1, canvas.length(5 - 0.5 * stage))

    def make() -> pygame.Surface:
        ring = pygame.Surface((wide, high), pygame.SRCALPHA)
        for n, share in enumerate((0.45, 1.0)):
            rim = pygame.Rect(0, 0, wide, high).inflate(-n * thick, -n * thick)
            alpha = round(190 * (1 - stage / STAGES) * share)
            pygame.draw.ellipse(ring, (*DUST, alpha), rim, max(1, thick - n))
        return ring

    made = _kept.get(("dust", wide, high, stage), make)
    x, y = canvas.point(at.x, at.y + 6)
    canvas.surface.blit(made, made.get_rect(center=(round(x), round(y))))
