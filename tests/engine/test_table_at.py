"""The table of an earlier line of the log is the table as it was then: checked against a plain replay of games."""

from __future__ import annotations

import pytest
from situations import stated_book

from cosmic.engine.digest import digest
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.engine.state import Options
from cosmic.engine.views import PUBLIC, view_of
from cosmic.fuzz.copies import GameCopies, filmed
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")


def played(seed: int, most: int = 400) -> Game:
    """A random game, to its end or to some decision on the way."""
    game = new_game(Setup(seed, NAMES[: 3 + seed % 3], Options(planets=4 + seed % 2)), stated_book())
    chance = Chance(seed)
    while game.decision is not None and len(game.journal) < most:
        game.answer(game.decision.sample(chance))
    return game


def whole_film(game: Game) -> GameCopies:
    """The table at every line of the log."""
    return filmed(game, set(range(len(game.log))))


def assert_same(game: Game, film: GameCopies, line: int) -> None:
    table = game.table_at(line)
    assert (digest(table.s), view_of(table, PUBLIC)) == film.frames[line], (line, film.log[line])


@pytest.mark.parametrize("seed", range(3))
def test_every_line_of_a_game_shows_the_table_as_it_was_then(seed: int) -> None:
    game = played(seed, 60 + 30 * (seed % 5))
    film = whole_film(game)
    assert film.log == game.log
    chance = Chance(seed)
    for line in {chance.below(len(game.log)) for _ in range(60)} | {0, len(game.log) - 1}:
        assert_same(game, film, line)


@pytest.mark.parametrize("seed", range(2))
def test_lines_not_yet_written_show_the_present(seed: int) -> None:
    game = played(seed, 50)
    for line in (len(game.log), len(game.log) + 1, len(game.log) + 50):
        assert game.table_at(line) is game.table
    assert digest(game.table.s) == digest(game.state)


@pytest.mark.parametrize("seed", range(2))
def test_looking_back_changes_nothing(seed: int) -> None:
    game = played(seed, 80)
    before = digest(game.state), game.decision, [entry[:] for entry in game.log], [entry[:] for entry in game.journal]
    for line in range(0, len(game.log), 7):
        table = game.table_at(line)
        table.s.ships[0][0] += 3
        table.s.seats[0].hand.clear()
    assert (digest(game.state), game.decision, game.log, game.journal) == before
    film = whole_film(game)
    assert_same(game, film, len(game.log) // 2)


@pytest.mark.parametrize("seed", range(2))
def test_after_taking_back_the_lines_that_are_left_are_the_same(seed: int) -> None:
    game = played(seed, 120)
    game.undo_to(70)
    film = whole_film(game)
    assert film.log == game.log
    for line in range(0, len(game.log), 5):
        assert_same(game, film, line)


@pytest.mark.parametrize("seed", range(2))
def test_a_loaded_game_knows_the_way_back_to_its_last_checkpoint(seed: int) -> None:
    game = played(seed, 90 + seed)
    loaded = loads_game(dumps_game(game), book())
    film = whole_film(game)
    for line in range(loaded.checkpoint.log, len(loaded.log)):
        assert_same(loaded, film, line)
    if loaded.checkpoint.log:
        assert loaded.table_at(loaded.checkpoint.log - 1) is loaded.table
    assert loaded.table_at(len(loaded.log)) is loaded.table
