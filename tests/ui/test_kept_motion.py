"""What aliens keep flies to its place: tokens, sheets on loan, and cards that are laid apart."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace

import pygame
import pytest
from situations import at

from cosmic.engine.state import FACE_DOWN, NOBODY
from cosmic.engine.views import PUBLIC, PlayerView, view_of
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.ui.board.board_layout import BoardLayout
from cosmic.ui.board.board_motion import CardFlight, Motion
from cosmic.ui.board.kept_motion import KeptJourney, TokenFlight, journeys
from cosmic.ui.board.large_units import in_large_units
from cosmic.ui.board.pieces import Tableau
from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.printed.printed_words import Wording
from cosmic.ui.shell.window import open_window

SEATS = {"red": "citadel", "yellow": "miser", "blue": "grudge", "green": "warrior"}
BLUE_1 = "citadel/10"


@pytest.fixture(scope="module", autouse=True)
def window() -> Iterator[None]:
    opened = open_window((1024, 576), "test")
    yield
    opened.destroy()


@pytest.fixture
def view() -> PlayerView:
    game = at({"seats": SEATS, "apart": {"miser": ["attack 04"]}, "start": "launch", "defense": "blue"})
    return view_of(game.table_at(len(game.log) - 1), PUBLIC)


def flown(before: PlayerView, after: PlayerView) -> Motion:
    motion = Motion(Tableau(in_large_units(BoardLayout.load(4)), after), Wording(book().content, Messages(strict=True)))
    motion.between(before, after, None, Canvas(pygame.Surface((1024, 576))))
    return motion


def test_tokens_come_to_a_sheet_and_go_from_it(view: PlayerView) -> None:
    after = deepcopy(view)
    after.seats[3].tokens += 2
    assert list(journeys(view, after)) == [KeptJourney(NOBODY, 3, "+2")]
    assert list(journeys(after, view)) == [KeptJourney(3, NOBODY, "−2")]
    assert [type(sprite) for sprite in flown(view, after).sprites] == [TokenFlight]


def test_a_grudge_goes_from_its_owner_to_another_seat_and_back(view: PlayerView) -> None:
    after = deepcopy(view)
    after.seats[0].others_tokens["grudge"] = 1
    assert list(journeys(view, after)) == [KeptJourney(2, 0, "aliens/grudge")]
    assert list(journeys(after, view)) == [KeptJourney(0, 2, "aliens/grudge")]


def test_a_sheet_on_loan_flies_with_its_tokens(view: PlayerView) -> None:
    view.seats[3].tokens = 5
    after = deepcopy(view)
    after.seats[0].aliens, after.seats[3].aliens = ["warrior"], []
    after.seats[0].tokens, after.seats[3].tokens = 5, 0
    assert list(journeys(view, after)) == [KeptJourney(3, 0, "aliens/warrior")], "the tokens lie on it"


def test_a_card_laid_beside_a_planet_flies_there_face_up_and_is_counted_when_it_has_come(view: PlayerView) -> None:
    after = replace(deepcopy(view), apart={**view.apart, BLUE_1: ["attack_10"]})
    motion = flown(view, after)
    (flight,) = motion.sprites
    assert isinstance(flight, CardFlight) and motion.table.hidden_tags == {10}
    planet = motion.table.layout.seats[2].planets[0]
    assert flight.end.centerx == pytest.approx(planet.centerx, abs=1)
    motion.clear()
    assert not motion.table.hidden_tags


def test_cards_drawn_onto_a_sheet_come_from_the_deck_face_down(view: PlayerView) -> None:
    after = replace(deepcopy(view), apart={"miser": [FACE_DOWN] * 4}, deck_size=view.deck_size - 3)
    sprites = [sprite for sprite in flown(view, after).sprites if isinstance(sprite, CardFlight)]
    assert len(sprites) == 3
    assert sprites[0].start == in_large_units(BoardLayout.load(4)).decks.deck


def test_what_falls_flies_to_the_discards_from_where_it_lay(view: PlayerView) -> None:
    before = replace(deepcopy(view), apart={**view.apart, BLUE_1: ["attack_10"]})
    after = replace(deepcopy(view), apart={**view.apart, BLUE_1: []}, discard=["attack_10"])
    (flight,) = flown(before, after).sprites
    assert isinstance(flight, CardFlight)
    planet = in_large_units(BoardLayout.load(4)).seats[2].planets[0]
    assert flight.start.centerx == pytest.approx(planet.centerx, abs=1)
