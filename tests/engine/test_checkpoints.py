"""A long game takes no more memory for its way back, nor work for a save, than a short one; the way back is exact."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cosmic.engine import game as games
from cosmic.engine import saves
from cosmic.engine.decisions import PASS
from cosmic.engine.digest import digest
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import KEPT, Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, dumps_running, loads_game, read_game, write_whole
from cosmic.engine.state import Options
from cosmic.engine.trails import Trail
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book

NAMES = ("Ann", "Bob", "Cem", "Dot", "Eve")
ALIENS = ("zombie", "void", "macron", "will", "oracle")


def a_game() -> Game:
    """Every card is a negotiate, and nobody ever makes a deal: this game has no end."""
    state = new_state(Setup(3, NAMES, Options(setup="chosen", flares=False), ALIENS), book())
    state.cards = ("negotiate",) * len(state.cards)
    return Game(state, book())


def answer(game: Game) -> None:
    assert game.decision is not None
    if game.decision.passive:
        game.answer(PASS)
    elif game.decision.kind == "deal-offer":
        game.answer("no_deal")
    else:
        game.answer(game.decision.sample(Chance(len(game.journal))))


def picture(game: Game) -> tuple[Any, ...]:
    return digest(game.state), game.decision, len(game.log), game.log[-3:], len(game.record)


@pytest.fixture(scope="module")
def long() -> tuple[Game, list[tuple[Any, ...]]]:
    game, pictures = a_game(), []
    while game.state.encounters < 60:
        pictures.append(picture(game))
        answer(game)
    return game, pictures


def test_a_long_game_keeps_few_checkpoints_and_the_first_one_always(long) -> None:
    game, _ = long
    assert len(game.history) <= 3 * KEPT < len(game.journal)
    assert game.oldest.state is game.start
    places = [one.log for one in game.history]
    assert places == sorted(places)


def test_the_way_back_is_exact_to_every_decision(long) -> None:
    game, pictures = long
    for count in range(0, len(pictures), 7):
        earlier = game.clone()
        earlier.undo_to(count)
        assert picture(earlier) == pictures[count]
        assert earlier.log == game.log[: len(earlier.log)]
        assert len(earlier.history) <= 3 * KEPT


def test_going_on_after_going_back_is_the_same_game(long) -> None:
    game, pictures = long
    again = game.clone()
    again.undo_to(len(pictures) // 3)
    for _, value in game.journal[len(pictures) // 3 :]:
        again.answer(value)
    assert (picture(again), again.log, again.record) == (picture(game), game.log, game.record)


def test_a_first_save_works_out_no_more_than_where_the_game_stands(long, monkeypatch) -> None:
    game, _ = long
    worked_out = []

    def count(state: Any) -> str:
        worked_out.append(state)
        return digest(state)

    monkeypatch.setattr(saves, "digest", count)
    monkeypatch.setattr(games, "digest", count)
    dumps_game(game)
    assert len(worked_out) == 1


# --- trails


def written_by(game: Game, path: Path, steps: int) -> list[int]:
    """How many bytes each of the next autosaves writes, in both files together."""
    trail, sizes = Trail(path.with_suffix(".trail"), game.start), []
    dumps_running(game, trail, (1, 1))
    for _ in range(steps):
        answer(game)
        before = trail.length
        head = dumps_running(game, trail, (1, 1))
        sizes.append(len(head) + trail.length - before)
    trail.close()
    return sizes


def test_an_autosave_writes_as_little_late_in_a_game_as_early(long, tmp_path: Path) -> None:
    early = a_game()
    for _ in range(60):
        answer(early)
    sizes = written_by(early, tmp_path / "early.json", 40), written_by(long[0].clone(), tmp_path / "late.json", 40)
    assert sum(sizes[1]) < 1.3 * sum(sizes[0])


def test_a_game_with_a_trail_is_the_game_in_one_piece(tmp_path: Path) -> None:
    """At every decision, also after something was taken back."""
    game, path = a_game(), tmp_path / "game.json"
    trail, chance = Trail(tmp_path / "game-t1.trail", game.start), Chance(5)
    for number in range(120):
        write_whole(path, dumps_running(game, trail, (1, number)))
        loaded, whole = read_game(path, book()), loads_game(dumps_game(game), book())
        assert dumps_game(loaded) == dumps_game(whole) == dumps_game(game)
        assert (picture(loaded), loaded.log, loaded.journal) == (picture(game), game.log, game.journal)
        if chance.below(6) == 0:
            game.undo_to(chance.below(len(game.journal) + 1))
        answer(game)
    trail.close()


@pytest.fixture
def saved(tmp_path: Path) -> tuple[Path, Path]:
    game, path, way = a_game(), tmp_path / "game.json", tmp_path / "game-t1.trail"
    trail = Trail(way, game.start)
    for number in range(30):
        write_whole(path, dumps_running(game, trail, (1, number)))
        answer(game)
    trail.close()
    return path, way


def fault_of(path: Path) -> str:
    with pytest.raises(CosmicError) as fault:
        read_game(path, book())
    return fault.value.key


def test_a_damaged_trail_never_half_loads(saved: tuple[Path, Path]) -> None:
    path, way = saved
    raw, chance = way.read_bytes(), Chance(2)
    for i in range(30):
        way.write_bytes(raw[: len(raw) * i // 30])
        assert fault_of(path) == "save-damaged"
    for _ in range(100):
        flipped = bytearray(raw)
        flipped[chance.below(len(raw))] ^= 1 + chance.below(255)
        way.write_bytes(flipped)
        assert fault_of(path) == "save-damaged"


def test_what_stands_behind_the_last_save_does_not_count(saved: tuple[Path, Path]) -> None:
    """A program that ended after adding to the trail and before writing the save."""
    path, way = saved
    before = picture(read_game(path, book()))
    way.write_bytes(way.read_bytes() + b'{"journal":[0,[["half')
    assert picture(read_game(path, book())) == before


def test_a_save_without_its_trail_says_so(saved: tuple[Path, Path]) -> None:
    path, way = saved
    way.unlink()
    assert fault_of(path) == "save-trail"


@pytest.mark.parametrize("found", [None, 5, {}, {"file": "../x.trail", "length": 1, "seal": ""}, {"file": "x.trail"}])
def test_a_save_that_names_no_trail_of_its_folder_is_damaged(saved: tuple[Path, Path], found: Any) -> None:
    path, _ = saved
    data = {"format": 2, "trail": found, "checkpoint": {}}
    path.write_text(saves.sealed(data))
    assert fault_of(path) == "save-damaged"
