"""A game that is saved and opened again is the same game, also between the questions of a deal over several kinds."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic.engine.deals import in_order, share
from cosmic.engine.decisions import PASS, Decision
from cosmic.engine.digest import digest
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game, verify, write_game
from cosmic.engine.state import GameState, Options
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book

NAMES = ("Ann", "Bob", "Cem", "Dot")
ALIENS = ("zombie", "void", "macron", "will")
MANY = ("negotiate", "reinforcement", "artifact")  # hands out of which much can be handed over by kind


def a_box_of_talks(seed: int) -> GameState:
    state = new_state(Setup(seed, NAMES, Options(setup="chosen", flares=False), ALIENS), book())
    faces = book().content.faces
    of_kind = {kind: [slug for slug, face in faces.items() if face.kind == kind and face.count] for kind in MANY}
    kinds = (MANY[i % len(MANY)] for i in range(len(state.cards)))
    state.cards = tuple(of_kind[kind][i % len(of_kind[kind])] for i, kind in enumerate(kinds))
    return state


def talkative(game: Game, decision: Decision, chance: Chance) -> Any:
    """Lays a negotiate whenever it can, offers cards of two kinds, accepts, and keeps its cards."""
    if decision.form == "offer" and decision.bounds is not None:
        bounds = decision.bounds
        mine = [kind for kind in ("artifact", "reinforcement") if held(bounds, kind) > 1]
        offer = {"give": share(kinds=in_order(dict.fromkeys(mine, 1))), "take": share()}
        if bounds.their_cards:
            offer["take"] = share(random=1)
        if not bounds.fault_of(offer):
            return offer
    if decision.passive:
        return PASS
    if decision.kind == "deal-reply" and "accept" in decision.options:
        return "accept"
    if decision.of == "card" and decision.form == "pick":
        talks = [card for card in decision.options if game.state.cards[card] == "negotiate"]
        return (talks or decision.options)[0]
    return decision.sample(chance)


def held(bounds: Any, kind: str) -> int:
    return sum(1 for face in bounds.hand if bounds.kinds[face] == kind)


@pytest.mark.parametrize("seed", range(2))
def test_a_loaded_game_is_the_live_one_at_every_decision(seed: int, tmp_path) -> None:
    game, chance, handed = Game(a_box_of_talks(seed), book()), Chance(seed), 0
    while game.decision is not None and len(game.journal) < 150:
        loaded = loads_game(dumps_game(game), book())
        assert loaded.decision == game.decision, "another question, or other options"
        assert digest(loaded.state) == digest(game.state)
        assert (loaded.log, loaded.journal) == (game.log, game.journal)
        handed += game.decision.kind == "deal-hand-over" and game.decision.nth > 0
        game.answer(talkative(game, game.decision, chance))
    assert handed > 2, "hardly any deal was carried out kind by kind"
    write_game(game, tmp_path / "game.json")
    assert verify(tmp_path / "game.json", book()).ok
