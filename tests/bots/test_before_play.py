"""What bots choose before the first turn."""

from __future__ import annotations

import pytest

from cosmic.bots import LEVELS, make
from cosmic.engine.decisions import Decision
from cosmic.engine.game import Game
from cosmic.engine.state import Options
from cosmic.engine.views import view_of
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book, content


def first_question(kind: str, options: Options) -> tuple[Game, Decision]:
    game = Game(new_state(Setup(1, ("Ann", "Bob", "Cleo"), options), book()), book())
    while game.decision is not None and game.decision.kind != kind:
        game.answer(make("greedy", 1).choose(view_of(game.table, game.decision.player), game.decision))
    assert game.decision is not None
    return game, game.decision


@pytest.mark.parametrize("level", LEVELS)
def test_the_alien_whose_power_has_been_worth_more_is_chosen(level: str) -> None:
    game, asked = first_question("alien", Options(setup="advanced"))
    ranked = sorted(content().lifts, key=content().lifts.__getitem__)
    assert content().lifts[ranked[-1]] > content().lifts[ranked[0]]
    asked.options = (ranked[0], ranked[-1], ranked[1])
    assert make(level, 1).choose(view_of(game.table, asked.player), asked) == ranked[-1]


@pytest.mark.parametrize("level", LEVELS)
def test_the_tech_that_is_done_sooner_is_kept(level: str) -> None:
    game, asked = first_question("tech-keep", Options(techs=True))
    soonest = min(asked.options, key=lambda slug: content().techs[slug].research)
    assert make(level, 1).choose(view_of(game.table, asked.player), asked) == soonest
