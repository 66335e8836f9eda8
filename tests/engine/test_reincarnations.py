"""Reincarnator becomes every alien there is, plays on with it, and leaves nothing of it behind."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cosmic.engine.definitions import ALERTS
from cosmic.engine.rng import Chance
from cosmic.engine.roles import random_unused
from cosmic.fuzz.checks import nothing_is_lost
from cosmic.positions import position
from cosmic.rulebook import book, content

BEATEN = """
seats: {{red: reincarnator, blue: none, green: none, yellow: none}}
unused: {unused}
start: reveal
defense: blue
planet: blue 1
sends: 3
laid: {{offense: attack 01, defense: attack 40}}
"""
MOST_ANSWERS = 80
OTHERS = sorted(set(book().playable_aliens()) - {"reincarnator"})


@pytest.mark.parametrize("alien", OTHERS)
def test_reincarnator_becomes(alien: str) -> None:
    """It is all that is left in the box; one with a set-up is passed over."""
    game, chance = position(BEATEN.format(unused=f"[{alien}]")), Chance(1)
    seen = False
    while game.decision is not None and len(game.journal) < MOST_ANSWERS:
        nothing_is_lost(game.state)
        game.answer(game.decision.sample(chance))
        seat = game.state.seats[0]
        seen |= seat.aliens == ["reincarnator", alien]
        left = [one for one, kept in seat.memory.items() if kept and one not in seat.aliens]
        assert not left, f"{left} is gone and has left something behind"
    assert seen == (not content().aliens[alien].has_setup)


@pytest.mark.parametrize("alert", ALERTS)
def test_nothing_comes_from_the_box_above_the_alert_level_of_the_game(alert: str) -> None:
    game = position(BEATEN.format(unused=f"[{', '.join(OTHERS)}]"))
    game.state.options = replace(game.state.options, alert=alert)
    levels = ALERTS[: ALERTS.index(alert) + 1]
    drawn = {content().aliens[random_unused(game.table)].alert for _ in range(120)}
    assert drawn == set(levels)
