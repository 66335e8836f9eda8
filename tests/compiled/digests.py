"""One hash over everything that happens in some games: the compiled engine and the plain one must print the same.

    python tests/compiled/digests.py plain|compiled [games]

Every question, its options, every answer, line of the log and state between two steps counts, in games with all
options; some are played live, with saving and taking back, as the table plays them, and some by bots that think: there
every thought counts as well.
"""

from __future__ import annotations

import hashlib
import pickle
import sys
from dataclasses import replace
from itertools import product
from typing import Any

import cosmic.engine.table
from cosmic.arena.playing import Bench, Match, Outcome
from cosmic.bots import make
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.definitions import REWARDS
from cosmic.engine.digest import digest, dumps
from cosmic.engine.game import Game, run_step
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.engine.state import Options
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, view_of
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book
from cosmic.worlds.following import Followed

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
KINDS = tuple(product(("advanced", "basic"), (True, False), (5, 4), (False, True), (3, 4, 5)))
LIVE = 7  # one game in so many is played live
LONG = 100  # encounters: chance can play until too few planets are left for anybody to win
BOX = "incursion"
THINKERS = ("hard:5", "normal:sly", "greedy", "normal", "greedy", "easy")
THOUGHT_ABOUT = (9, 1, 5)  # seeds of games of three, four and six


def setup(seed: int) -> Setup:
    """The kinds in turn; in every other game with the second box, whose cards and technologies change more often."""
    kind, flares, planets, single, players = KINDS[seed % len(KINDS)]
    options = Options(kind, flares, planets, single)
    if seed % 4 in (1, 2):
        turn = seed // 4
        options = replace(
            options,
            sets=("base", BOX),
            rewards=REWARDS[turn % 3],
            techs=turn % 2 == 1,
            classic_flares=turn % 4 == 1,
            hidden=turn % 5 == 1,
            succession=turn % 7 == 1,
        )
        players += turn % 2 if players == 5 else 0
    return Setup(seed, NAMES[:players], options)


class Witness:
    """Writes down what it sees."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256()
        self.questions = 0

    def note(self, *things: Any) -> None:
        self.hash.update(dumps(things).encode())

    def question(self, decision: Decision, answer: Answer) -> None:
        self.questions += 1
        about = [decision.about, decision.low, decision.high, decision.caps, decision.passive, decision.secret]
        self.note(decision.key, decision.form, decision.of, decision.options, about, answer)


def play_through(seed: int, witness: Witness) -> None:
    """With a log, the bots' answers given inside the rules."""
    chance, greedy = Chance(seed), make("greedy", seed)

    def policy(t: Table, decision: Decision) -> Answer:
        answer = decision.sample(chance)
        if seed % 2:
            answer = greedy.choose(view_of(t, decision.player), decision)
        witness.question(decision, answer)
        return answer

    t = Table(new_state(setup(seed), book()), book(), policy=policy, log=[])
    while t.s.agenda and t.s.encounters < LONG:
        run_step(t)
        t.begin_step()
        witness.note(digest(t.s))
    witness.note(t.log)


def play_live(seed: int, witness: Witness) -> None:
    """With a save, and a step back and forth, now and then."""
    chance, game = Chance(seed), Game(new_state(setup(seed), book()), book())
    while game.decision is not None and game.state.encounters < LONG:
        answer = game.decision.sample(chance)
        witness.question(game.decision, answer)
        seen = view_of(game.table, game.decision.player), game.decision
        witness.note(repr(pickle.loads(pickle.dumps(seen))))  # as they go to the process of the bots
        witness.note(repr(view_of(game.table_at(len(game.log) - 3), PUBLIC)))
        game.answer(answer)
        if len(game.journal) % 50 == 0:
            game.undo()
            game.answer(answer)
            game = loads_game(dumps_game(game), book())
            witness.note(digest(game.state))
    witness.note(game.log)


class Watched(Bench):
    """Bots that think, and what they have weighed."""

    def __init__(self, match: Match, witness: Witness) -> None:
        super().__init__(match, book(), Outcome(match))
        self.witness = witness

    def asked(self, t: Table, decision: Decision, now: Followed | None) -> Answer:
        answer = super().asked(t, decision, now)
        self.witness.question(decision, answer)
        self.witness.note(repr(self.bots[decision.player].thought))
        return answer


def main(build: str, games: int = 2 * len(KINDS)) -> str | None:
    found = "plain" if (cosmic.engine.table.__file__ or "").endswith(".py") else "compiled"
    if found != build:
        return f"this is the {found} engine, not the {build} one: {cosmic.engine.table.__file__}"
    witness = Witness()
    for seed in range(games):
        (play_live if seed % LIVE == 0 else play_through)(seed, witness)
    for seed in THOUGHT_ABOUT:
        kinds = THINKERS[: len(setup(seed).names)]
        Watched(Match(setup(seed), kinds, timed=False), witness).play()
    print(f"{found}: {games} games, {witness.questions} questions", file=sys.stderr)
    print(witness.hash.hexdigest())
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
