"""Saving, copying, undoing and replaying never change a game: checked by digest at every decision of whole games."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from random_play import play_randomly, random_game, random_setup

from cosmic.engine.digest import digest
from cosmic.engine.game import Game, play_out
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game, verify, write_game
from cosmic.phases.setup import new_state
from cosmic.rulebook import book


def picture(game: Game) -> tuple:
    return digest(game.state), game.decision, game.log, game.journal


SHORT_GAMES = (
    0,
    6,
    7,
    9,
    15,
    24,
)  # in these at every decision; in the others at some, which is enough to find a pattern


@pytest.mark.parametrize("seed", range(30))
def test_save_clone_and_undo_are_exact(seed, tmp_path):
    game = random_game(seed)
    pictures = []
    for _ in play_randomly(game, seed):
        pictures.append((digest(game.state), game.decision))
        if seed not in SHORT_GAMES and len(pictures) % 11:
            continue
        now = picture(game)
        loaded = loads_game(dumps_game(game), book())
        assert picture(loaded) == now

        clone = game.clone()
        answer = clone.decision.sample(Chance(len(pictures)))
        clone.answer(answer)
        assert picture(game) == now, "answering a clone changed the original"
        loaded.answer(answer)
        assert picture(loaded) == picture(clone), "a loaded game went on differently"
        clone.undo()
        assert picture(clone) == now

    assert game.is_over
    chance = Chance(seed)
    for _ in range(12):
        earlier = chance.below(len(pictures))
        copy = game.clone()
        copy.undo_to(earlier)
        assert (digest(copy.state), copy.decision) == pictures[earlier]
        again = loads_game(dumps_game(game), book())
        again.undo_to(earlier)
        assert (digest(again.state), again.decision) == pictures[earlier]
    write_game(game, tmp_path / "game.json")
    report = verify(tmp_path / "game.json", book())
    assert report.ok and report.answers == len(game.journal)


@pytest.mark.parametrize("seed", range(100, 110))
def test_live_play_and_playout_are_the_same_game(seed):
    game = random_game(seed)
    for _ in play_randomly(game, seed):
        pass
    chance = Chance(seed)
    end = play_out(new_state(random_setup(seed), book()), book(), lambda t, decision: decision.sample(chance))
    assert digest(end) == digest(game.state)


PROGRAM = """
import sys
sys.path[:0] = sys.argv[1:3]
from random_play import play_randomly, random_game
from cosmic.engine.digest import digest
for seed in range(200, 206):
    game = random_game(seed)
    for _ in play_randomly(game, seed):
        pass
    print(digest(game.state), len(game.journal))
"""


def test_the_hash_seed_of_python_does_not_matter():
    here = os.path.dirname(__file__)
    root = os.path.dirname(os.path.dirname(here))
    outputs = []
    for hash_seed in ("0", "1", "4711"):
        run = subprocess.run(
            [sys.executable, "-c", PROGRAM, root, here],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        outputs.append(run.stdout)
    assert outputs[0].count("\n") == 6
    assert outputs[0] == outputs[1] == outputs[2]
