"""Colonies are counted only for who has founded or left one, or has another sheet than before: nobody is forgotten."""

from __future__ import annotations

import pytest

from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.game import run_step
from cosmic.engine.rng import Chance
from cosmic.engine.state import Options
from cosmic.engine.table import Table
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book

NAMES = ("Ann", "Ben", "Cid", "Dot")
# Those who swap, eat and add planets, take sheets away, and put off a win; one never loses its power.
ALIENS = (
    ("masochist", "parasite", "plant", "sniveler"),
    ("sorcerer", "reincarnator", "masochist", "zombie"),
    ("void", "fungus", "locust", "remora"),
)


def check(t: Table, step: str) -> int:
    """Rules: powers.lost, powers.regained, winning.moment. Returns how many have lost their power."""
    s = t.s
    for player, seat in enumerate(s.seats):
        at_home, abroad = s.colony_counts(player)
        is_lost = at_home < s.options.colonies_for_power and not t.cannot_lose_power(player)
        assert seat.lost == is_lost, (step, player)
        assert abroad < s.options.colonies_to_win or s.winners or t.contested_win(), (step, player)
    return sum(seat.lost for seat in s.seats)


@pytest.mark.parametrize("seed", range(6))
def test_powers_and_wins_follow_the_colonies_at_once(seed: int) -> None:
    options = Options("chosen", sets=book().sets, techs=True, rewards="deck")
    chance, lost = Chance(seed), 0

    def policy(t: Table, decision: Decision) -> Answer:
        return decision.sample(chance)

    t = Table(new_state(Setup(seed, NAMES, options, ALIENS[seed % len(ALIENS)]), book()), book(), policy=policy)
    while t.s.agenda and t.s.encounters < 60:
        step = t.s.agenda[-1]
        run_step(t)
        t.begin_step()
        if t.s.enc is not None:
            lost += check(t, step)
    assert lost
