"""A planet under way: it goes to the gate, and home again, with all ships that stay on it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import FRect

from cosmic.engine.state import NOBODY
from cosmic.engine.views import PlayerView
from cosmic.ui.board.board_layout import BoardLayout, BoardPoint, center_of, number_spot, radius_of
from cosmic.ui.board.board_state import BoardState, ShipStack, planet_box, stacks
from cosmic.ui.board.pieces import Tableau, draw_number_at, draw_planet_away, draw_stack
from cosmic.ui.board.ship_flights import whole
from cosmic.ui.board.sprite import Sprite
from cosmic.ui.kit.canvas import Canvas

SECONDS = 1.2  # a planet is slower than a ship
LIFT = 34.0  # in the middle of the way: what is heavy flies low
SIZES = 20  # steps in which piles grow or shrink, so that few pictures are made


@dataclass(frozen=True)
class PlanetPlace:
    """Where a planet lies, with the piles on it."""

    box: FRect
    number: BoardPoint
    piles: Sequence[ShipStack]


class PlanetFlight(Sprite):
    """From one place to the other, as large as it is there, and every pile keeps its place on it."""

    stays = True

    def __init__(self, table: Tableau, planet: int, start: PlanetPlace, end: PlanetPlace) -> None:
        super().__init__()
        self.live = True  # it is to be seen before it sets off
        self.table, self.planet, self.start, self.end = table, planet, start, end

    def draw(self, canvas: Canvas) -> None:
        at = self.between(center_of(self.start.box), center_of(self.end.box))
        draw_planet_away(canvas, self.table, self.planet, self.around(at))
        draw_number_at(canvas, self.table, self.planet, self.between(self.start.number, self.end.number))
        for pile in sorted(map(self.carried, self.start.piles, self.end.piles), key=lambda pile: pile.place.y):
            draw_stack(canvas, self.table, pile)

    def between(self, one: BoardPoint, other: BoardPoint) -> BoardPoint:
        """Where something is now that goes from the one to the other with the planet."""
        x, y = (a + (b - a) * self.share for a, b in zip(one, other))
        return BoardPoint(x, y - LIFT * math.sin(math.pi * self.share))

    def around(self, at: BoardPoint) -> FRect:
        start, end = radius_of(self.start.box), radius_of(self.end.box)
        radius = start + (end - start) * self.share
        wide = 2 * radius if self.share in (0, 1) else whole(2 * radius)
        return FRect(at.x - wide / 2, at.y - wide / 2, wide, wide)

    def carried(self, start: ShipStack, end: ShipStack) -> ShipStack:
        size = start.size + (end.size - start.size) * self.share
        size = size if self.share in (0, 1) else round(size * SIZES) / SIZES
        return replace(end, place=self.between(start.place, end.place), size=size)


def planet_flight(
    table: Tableau, before: PlayerView, after: PlayerView, resting: Sequence[Sequence[int]]
) -> PlanetFlight | None:
    """Of the planet that stands at the gate now and did not before, or the other way round; of the ships those go with
    it that are at rest."""
    was, now = Tableau(table.layout, before).scene, Tableau(table.layout, after).scene
    planet = was.worldship if now.worldship == NOBODY else now.worldship
    if was.worldship == now.worldship or planet in after.gone or len(before.ships) != len(after.ships):
        return None
    start, end = (place_in(table.layout, scene, planet, resting) for scene in (was, now))
    return PlanetFlight(table, planet, start, end)


def place_in(layout: BoardLayout, scene: BoardState, planet: int, ships: Sequence[Sequence[int]]) -> PlanetPlace:
    box = planet_box(layout, scene, planet)
    piles = [pile for pile in stacks(layout, scene, ships) if pile.zone == planet]
    return PlanetPlace(box, number_spot(layout, box), piles)
