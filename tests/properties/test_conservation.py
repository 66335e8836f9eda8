"""Nothing is ever lost: ships and cards are counted at every single decision of random games."""

from __future__ import annotations

import pytest
from random_play import random_state

from cosmic.engine.game import play_out, run_step
from cosmic.engine.rng import Chance
from cosmic.engine.state import GameState
from cosmic.engine.table import Table
from cosmic.rulebook import book


def assert_nothing_is_lost(s: GameState) -> None:
    for player in range(len(s.seats)):
        ships = [row[player] for row in s.ships]
        assert min(ships) >= 0
        assert sum(ships) == 4 * s.options.planets
    assert sorted(card for pile in s.piles() for card in pile) == list(range(len(s.cards)))
    assert sorted(s.destiny_deck + s.destiny_discard) == list(range(len(s.destinies)))


def assert_can_be_answered(decision, answer) -> None:
    assert decision.options, f"{decision.kind} has no option"
    assert decision.only_answer() is None, f"{decision.kind} was asked although there is one answer only"
    assert decision.check(answer) == answer


@pytest.mark.parametrize("seed", range(60))
def test_ships_and_cards_are_conserved_and_the_game_ends(seed):
    chance = Chance(seed)

    def policy(t, decision):
        assert_nothing_is_lost(t.s)
        answer = decision.sample(chance)
        assert_can_be_answered(decision, answer)
        return answer

    end = play_out(random_state(seed), book(), policy)
    assert end.winners
    assert_nothing_is_lost(end)


@pytest.mark.parametrize("seed", range(700, 720))
def test_no_step_ends_with_colonies_uncounted(seed):
    """Lost powers and victory follow at once; a step that forgot to look would differ between live play and playout."""
    chance, s = Chance(seed), random_state(seed)
    t = Table(s, book(), [], lambda t, decision: decision.sample(chance))
    while s.agenda:
        step = s.agenda[-1]
        run_step(t)
        assert s.winners or not t.moved, step
