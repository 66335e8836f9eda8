"""With one seat a colony short of victory nobody helps it, unless both win."""

from __future__ import annotations

import pytest
from leaders import about_to_ask, answer_of, asked_along, attacked, called_to_help, in_talks

from cosmic.engine.deals import share
from cosmic.engine.rng import Chance

LEVELS = [("normal", 60), ("hard", 8)]  # and at how many tables
LEAST = 0.97
LEADER, GUEST = 0, 2


@pytest.mark.parametrize("level, tables", LEVELS)
def test_guests_of_a_leader_decline(level: str, tables: int) -> None:
    chance = Chance(13)
    answers = [answer_of(level, asked_along(chance), seed) for seed in range(tables)]
    assert sum(answer != "offense" for answer in answers) >= LEAST * tables


@pytest.mark.parametrize("level, tables", LEVELS)
def test_nobody_looks_on_while_a_leader_attacks(level: str, tables: int) -> None:
    chance = Chance(17)
    for seed in range(tables):
        assert answer_of(level, called_to_help(chance), seed) == "defense", seed
        game = attacked(chance)
        assert game.decision is not None
        others = set(game.decision.options)
        assert set(answer_of(level, game, seed)) == others, "the defense asks everybody for help"


@pytest.mark.parametrize("level, tables", LEVELS)
def test_a_leader_is_not_asked_along(level: str, tables: int) -> None:
    chance = Chance(14)
    answers = [answer_of(level, about_to_ask(chance), seed) for seed in range(tables)]
    assert sum(GUEST not in answer for answer in answers) >= LEAST * tables


@pytest.mark.parametrize("level, tables", LEVELS)
def test_nobody_gives_a_leader_a_colony(level: str, tables: int) -> None:
    chance = Chance(15)
    for seed in range(tables):
        game = in_talks(chance)
        decision = game.decision
        assert decision is not None and decision.bounds is not None
        theirs = chance.below(2)  # the leader gives a colony as well, or cards
        give = share(colony=decision.bounds.new[0][0]) if theirs else share(random=2)
        game.answer({"give": give, "take": share(colony=decision.bounds.new[1][0])})
        assert answer_of(level, game, seed) != "accept", seed


@pytest.mark.parametrize("level, tables", LEVELS)
def test_nobody_offers_a_leader_a_colony(level: str, tables: int) -> None:
    chance = Chance(16)
    for seed in range(tables):
        game = in_talks(chance)
        game.answer("you_begin")
        offer = answer_of(level, game, seed)
        if isinstance(offer, dict):
            planet = offer["give"]["colony"]
            assert planet < 0 or game.state.home_of(planet) == LEADER or game.state.ships[planet][LEADER], seed
