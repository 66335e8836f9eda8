"""A planet that is sent as a ship flies to the gate and back with all that is on it, and is nowhere else meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame import FRect

from cosmic.engine.decisions import Answer
from cosmic.engine.game import Game
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PUBLIC, PlayerView, view_of
from cosmic.positions import position
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui.board.board_backdrop import paint_backdrop
from cosmic.ui.board.board_layout import BoardLayout, center_of
from cosmic.ui.board.board_motion import Motion
from cosmic.ui.board.board_state import home_box, planet_box, stacks
from cosmic.ui.board.large_units import in_large_units
from cosmic.ui.board.pieces import Tableau, covered_numbers
from cosmic.ui.board.planet_flights import PlanetFlight
from cosmic.ui.board.ship_flights import ShipFlight
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.tween import Timeline
from cosmic.ui.printed.printed_words import Wording
from cosmic.ui.shell.window import open_window

SENT, HOME = "worldship-sent", "worldship-home"


@pytest.fixture(scope="module", autouse=True)
def window() -> Iterator[None]:
    opened = open_window((1024, 576), "test")
    yield
    opened.destroy()


def worldship_wins() -> Game:
    """The first planet of green goes to the gate with four ships, wins, leaves one ship there and goes home."""
    game = position(
        {
            "seats": {"green": "leviathan", "red": "none", "blue": "none"},
            "hands": {"green": ["attack 20", "3 filler"], "red": ["attack 01", "3 filler"]},
            "start": "launch",
            "defense": "red",
        }
    )
    answers: list[Answer] = [5, "leviathan.power", 0, [], []]
    for answer in answers:
        game.answer(answer)
    for _card in range(2):
        assert game.decision is not None and game.decision.kind == "card"
        game.answer(game.decision.options[0])
    game.answer([[0, 1]])
    return game


def looks_around(key: str) -> tuple[PlayerView, PlayerView]:
    """The table as everybody sees it before that line was told, and with it."""
    game = worldship_wins()
    line = next(n for n, entry in enumerate(game.log) if entry.key == key)
    before, after = (view_of(game.table_at(n), PUBLIC) for n in (line - 1, line))
    return before, after


def motion_at(key: str) -> tuple[Motion, PlayerView, Timeline]:
    before, after = looks_around(key)
    motion = Motion(Tableau(in_large_units(BoardLayout.load(3)), after), Wording(book().content, Messages()))
    timeline = Timeline()
    for part in motion.between(before, after, None, Canvas(pygame.Surface((1024, 576)))):
        timeline.add(part)
    return motion, before, timeline


def flight_of(motion: Motion) -> PlanetFlight:
    (found,) = [sprite for sprite in motion.sprites if isinstance(sprite, PlanetFlight)]
    return found


@pytest.mark.parametrize("key", [SENT, HOME])
def test_it_flies_from_where_it_was_to_where_it_is_with_the_ships_on_it(key: str) -> None:
    motion, before, timeline = motion_at(key)
    table, flight = motion.table, flight_of(motion)
    was, now = (Tableau(table.layout, view).scene for view in (before, table.view))
    assert flight.live, "it is to be seen before its first step"
    for share, scene in ((0.0, was), (1.0, now)):
        flight.share = share
        box = planet_box(table.layout, scene, 0)
        there = flight.around(flight.between(center_of(flight.start.box), center_of(flight.end.box)))
        assert tuple(there) == pytest.approx(tuple(box), abs=0.01)
        piles = [pile for pile in stacks(table.layout, scene, table.view.ships) if pile.zone == 0]
        (aboard,) = map(flight.carried, flight.start.piles, flight.end.piles)
        assert [tuple(aboard.place)] == [pytest.approx(tuple(pile.place), abs=0.01) for pile in piles]
        assert [pile.count for pile in flight.end.piles] == [pile.count for pile in piles] == [4 if key == SENT else 3]
    while timeline.busy:
        timeline.update(0.02)
    assert flight.live and flight.share == 1, "it stays until all is at rest"


@pytest.mark.parametrize("key", [SENT, HOME])
def test_meanwhile_it_lies_nowhere_else(key: str) -> None:
    motion, _, _ = motion_at(key)
    table = motion.table
    assert table.under_way == 0 and not any(table.ships[0])
    assert 0 not in covered_numbers(table.layout, table.scene)
    under_way = table.sky
    motion.clear()
    assert table.under_way == NOBODY and table.sky != under_way, "the resting board is painted anew"


def test_the_ship_that_stays_behind_flies_by_itself() -> None:
    motion, _, _ = motion_at("ships-land")
    assert [type(sprite) for sprite in motion.sprites][:1] == [ShipFlight]
    assert not any(isinstance(sprite, PlanetFlight) for sprite in motion.sprites)


def test_the_place_it_has_left_is_empty_on_the_way_home_too() -> None:
    """Painted before and after it has landed, the board differs where the planet belongs."""
    motion, _, _ = motion_at(HOME)
    table = motion.table
    box = home_box(table.layout, table.scene, 0)
    dark, full = (middle_of(table, box, flying) for flying in (0, NOBODY))
    assert dark < full / 4


def middle_of(table: Tableau, box: FRect, flying: int) -> int:
    """How bright the board is in the middle of a planet."""
    table.under_way = flying
    canvas = Canvas(pygame.Surface((1920, 1080)))
    paint_backdrop(canvas, table.layout, table.scene, table.view)
    x, y = canvas.point(*center_of(box))
    return sum(canvas.surface.get_at((round(x), round(y)))[:3])
