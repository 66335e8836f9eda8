"""A few whole games under every check of `cosmic fuzz`. The aliens are named, so that new ones make no other games and
cost no time here; many games, and all aliens, are what `cosmic fuzz` is for."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cosmic.fuzz.drawing import Trial
from cosmic.fuzz.fuzz_games import play
from cosmic.fuzz.policies import MINDS

ALIENS = (
    ("clone", "filch", "gambler", "parasite", "tick_tock"),
    ("demon", "machine", "oracle", "void", "zombie"),
    ("anti_matter", "macron", "reincarnator", "sorcerer", "will"),
)


@pytest.mark.every(4)
@pytest.mark.parametrize("aliens", ALIENS, ids=",".join)
@pytest.mark.parametrize("policy", MINDS)
def test_nothing_is_lost_and_everything_can_be_answered(policy: str, aliens: tuple[str, ...]) -> None:
    for seed in range(3):
        outcome = play(Trial(seed, policy, aliens))
        assert not outcome.fault, outcome.where
        assert outcome.decisions > 20


@pytest.mark.every(4)
@pytest.mark.parametrize(
    ("policy", "aliens"), [*zip(("random", "use_all", "negotiate"), ALIENS), ("negotiate", ALIENS[0])]
)
def test_saves_undo_views_and_questions_hold_in_depth(policy: str, aliens: tuple[str, ...]) -> None:
    outcome = play(Trial(1, policy, aliens), every=16)
    assert not outcome.fault, outcome.where
    assert outcome.looks > 5 and outcome.compared > outcome.looks / 2


PROGRAM = """
from cosmic.engine.digest import digest
from cosmic.fuzz.drawing import Trial, start_of
from cosmic.fuzz.fuzz_games import FuzzOutcome, at_full_speed
from cosmic.rulebook import book
for seed in range(4):
    trial = Trial(seed, "mixed", ("clone", "filch", "gambler", "parasite", "tick_tock"))
    print(digest(at_full_speed(FuzzOutcome(trial), start_of(trial, book()), book())))
"""

THINKING = """
from cosmic.arena.playing import Bench, Match, Outcome
from cosmic.engine.state import Options
from cosmic.phases.setup import Setup
from cosmic.rulebook import book

class Told(Bench):
    def asked(self, t, decision, now):
        answer = super().asked(t, decision, now)
        print(decision.kind, answer, self.bots[decision.player].thought)
        return answer

options = Options("chosen", True, sets=("base", "incursion"), rewards="deck", techs=True)
aliens = ("hacker", "barbarian", "seeker", "chronos")
setup = Setup(0, ("Ann", "Bob", "Cleo", "Dan"), options, aliens=aliens)
match = Match(setup, ("normal", "hard:5", "normal:sly", "easy"), talks=True, timed=False)
Told(match, book(), Outcome(match)).play()
"""


@pytest.mark.parametrize("program", [PROGRAM, THINKING], ids=["rules", "bots that think"])
def test_the_hash_seed_of_python_does_not_matter(program: str) -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "4711")
    ]
    assert outputs[0].count("\n") >= 4
    assert outputs[0] == outputs[1]
