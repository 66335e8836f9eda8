"""A game played at full speed that can still be thought about at every question: the state before the step under way,
and the answers given in it, are at hand."""

from __future__ import annotations

from collections.abc import Callable

from cosmic.engine.book import Book
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.game import Game, Journal, run_step
from cosmic.engine.log import Log
from cosmic.engine.state import GameState
from cosmic.engine.table import Table
from cosmic.worlds.sampler import Worlds


class Followed:
    """At a question: the table, and the worlds that its player may think of."""

    def __init__(self, base: GameState, answers: Journal, table: Table) -> None:
        self.base, self.answers, self.table = base, answers, table

    @property
    def can_be_searched(self) -> bool:
        """Before the first turn there is nothing to play out."""
        return self.base.enc is not None

    def worlds(self, decision: Decision) -> Worlds:
        return Worlds(self.base, self.answers, self.table, decision)


def following(game: Game) -> Followed:
    """A game under way, at its question."""
    return Followed(game.checkpoint.state, game.answers, game.table)


def play_followed(
    state: GameState,
    book: Book,
    choose: Callable[[Followed, Decision], Answer],
    between: Callable[[Table], None] | None = None,
    log: Log | None = None,
) -> GameState:
    """`between`: called after each step. `log`: for its lines."""
    s = state.copy()
    answers: Journal = []
    base = s

    def policy(t: Table, decision: Decision) -> Answer:
        answer = decision.check(choose(Followed(base, answers, t), decision))
        answers.append([decision.key, answer])
        return answer

    t = Table(s, book, [], policy, log)
    while s.agenda:
        base = s.copy()
        answers.clear()
        run_step(t)
        if between is not None:
            between(t)
        t.begin_step()
    return s
