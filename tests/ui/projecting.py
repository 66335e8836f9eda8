"""What the tests of the public board share: games by chance, a table with a second window, and things on a map."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import combinations, count
from pathlib import Path
from typing import Any

import pygame
import pytest
from driver import Hands, plan_for
from pygame import FRect
from situations import table

from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.ui.board.board_layout import BoardLayout, BoardPoint, center_of, clearance, radius_of
from cosmic.ui.shell.projector import OFF, Projector
from cosmic.ui.shell.window import View

SMALL = (1024, 576)


# --- games


class Told:
    """A session that has told everything that has happened."""

    def __init__(self, game: Any) -> None:
        self.game = game

    @property
    def shown(self) -> int:
        return len(self.game.log)

    def told_to(self) -> int:
        return self.shown


def games(seats: int, variant: int, every: int) -> Iterator[Game]:
    """A whole game by chance from a stated table on, looked at now and then."""
    game, chance = table(seats, variant, abroad=1), Chance(variant)
    for n in count():
        if n % every == 0 or game.decision is None:
            yield game
        if game.decision is None:
            return
        game.answer(game.decision.sample(chance))


# --- maps


def things(layout: BoardLayout) -> dict[str, FRect]:
    """All that must not cover anything else, by name."""
    found = {f"slot {side}": box for side, box in enumerate(layout.slots)} | vars(layout.decks)
    found |= {f"strength {side}": box for side, box in enumerate(layout.strength)}
    found["headline"] = layout.hud.headline
    for seat, system in enumerate(layout.seats):
        found[f"plate {seat}"] = system.plate
        for index, planet in enumerate(system.planets):
            found[f"planet {seat} {index}"] = planet
    return found


def rooms(layout: BoardLayout) -> Iterator[tuple[str, FRect, FRect]]:
    """By planet the room of its defenders and that of the gate; there is one target at a time."""
    for seat, system in enumerate(layout.seats):
        for index in range(len(system.planets)):
            yield f"planet {seat} {index}", system.beside[index], system.approach[index]


def meet(one: tuple[str, FRect], other: tuple[str, FRect], rim: float = 0.0) -> bool:
    """Whether two things cover each other; planets are round."""
    (name, box), (other_name, other_box) = one, other
    if name.startswith("planet") and other_name.startswith("planet"):
        return math.dist(center_of(box), center_of(other_box)) < radius_of(box) + radius_of(other_box)
    if name.startswith("planet"):
        return clearance(box, other_box) < -rim
    return meet(other, one, rim) if other_name.startswith("planet") else box.colliderect(other_box)


def over(room: FRect, named: dict[str, FRect]) -> list[str]:
    """What a room lies over; the very rim of a planet may be covered."""
    return [name for name, box in named.items() if meet((name, box), ("room", room), 4)]


def around(point: BoardPoint, width: float, height: float) -> FRect:
    return FRect(point.x - width / 2, point.y - height / 2, width, height)


def covered(boxes: dict[str, FRect]) -> list[tuple[str, str]]:
    """Pairs of things that cover each other."""
    return [(one[0], other[0]) for one, other in combinations(boxes.items(), 2) if meet(one, other)]


# --- a table with a window for everybody


@pytest.fixture
def hands(tmp_path: Path) -> Iterator[Callable[..., Hands]]:
    opened: list[Hands] = []

    def sit_down(
        people: int = 3, seats: int = 4, mode: str = "normal", screens: int = 2, abroad: int = 0, **settings: Any
    ) -> Hands:
        plan = plan_for(people, seats, mode, planets=4)
        made = Hands(plan, tmp_path, game=table(seats, abroad=abroad), **settings)
        made.app.projector = Projector(made.app, made.services)
        made.app.projector.count = lambda: screens  # type: ignore[method-assign]
        opened.append(made)
        return made

    yield sit_down
    for made in opened:
        projector(made).choose(OFF)
        made.close()


def projector(table: Hands) -> Projector:
    assert table.app.projector is not None
    return table.app.projector


def opened(table: Hands) -> View:
    """The window for everybody on the second screen."""
    projector(table).open(1)
    table.send()
    view = projector(table).view
    assert view is not None
    return view


def public_pixels(table: Hands) -> bytes:
    view = projector(table).view
    assert view is not None
    return pygame.image.tobytes(view.surface, "RGB")


def play_on(table: Hands, until: Callable[[], bool], most: int = 3000) -> None:
    for _ in range(most):
        if until():
            return
        table.act()
    raise AssertionError("it did not come to that")
