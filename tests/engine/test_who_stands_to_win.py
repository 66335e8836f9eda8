"""Which side a view names as the winner: as the outcome will have it, if nothing more is added."""

from __future__ import annotations

from typing import Any

from cosmic.engine.effects import EFFECTS
from cosmic.engine.game import Game
from cosmic.engine.notes import DECIDED
from cosmic.engine.state import DEFENSE, OFFENSE, SIDE_NAMES
from cosmic.engine.views import PUBLIC, EncounterView, view_of
from cosmic.positions import position

STATED: dict[str, Any] = {
    "seats": {"red": "loser", "blue": "none", "green": "none"},
    "start": "reveal",
    "defense": "blue",
    "planet": "blue 1",
    "sends": 3,
    "laid": {"offense": "attack 04", "defense": "attack 08"},
    "hands": {"red": ["+3", "loser flare"], "blue": ["+2", "attack 10"], "green": ["attack 10"]},
}


def enc_of(game: Game) -> EncounterView:
    enc = view_of(game.table, PUBLIC).enc
    assert enc is not None
    return enc


def at_reinforcements(*played: str) -> Game:
    game = position(STATED)
    left = list(played)
    while game.decision is not None and game.decision.kind != "reinforce":
        use = next((one for one in left if one in game.decision.options), "pass")
        left = [one for one in left if one != use]
        game.answer(use if use in game.decision.options else game.decision.options[0])
    assert not left
    return game


def test_one_upset_turns_it_round_and_two_are_none() -> None:
    game = at_reinforcements()
    assert (enc_of(game).winner, enc_of(game).upset_by) == (DEFENSE, [])
    game = at_reinforcements("flare_loser")
    assert (enc_of(game).winner, enc_of(game).upset_by) == (OFFENSE, ["loser.super"])
    game.table.put_in_effect(EFFECTS["loser.power"], 0)
    assert (enc_of(game).winner, enc_of(game).upset_by) == (DEFENSE, [])


def test_what_an_effect_has_settled_counts_before_the_totals() -> None:
    game = at_reinforcements()
    assert enc_of(game).totals and enc_of(game).winner == DEFENSE
    DECIDED.set(game.table, [SIDE_NAMES[OFFENSE], "loser.power"])
    assert enc_of(game).winner == OFFENSE
    DECIDED.set(game.table, ["both_lose", "loser.power"])
    assert enc_of(game).winner not in (OFFENSE, DEFENSE)
