"""The reward deck: where its cards are, that nobody sees more than backs, and that other games have nothing of it."""

from __future__ import annotations

import pytest

from cosmic.engine.deals import bounds_for
from cosmic.engine.definitions import REWARD_KINDS
from cosmic.engine.digest import digest
from cosmic.engine.effects import IN_EVERY_PHASE
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.engine.state import NO_REWARDS, Options
from cosmic.engine.views import PUBLIC, view_of
from cosmic.fuzz.checks import nothing_is_lost
from cosmic.fuzz.secrets import question_is_blind, views_are_blind
from cosmic.phases.setup import Setup, new_state
from cosmic.positions import position
from cosmic.rulebook import book

NAMES = ("Ann", "Bob", "Cem", "Dot")
ALIENS = ("zombie", "void", "macron", "trader")


def game_with(rewards: str, seed: int = 1) -> Game:
    options = Options(setup="chosen", flares=True, rewards=rewards, sets=("base", "incursion"))
    return Game(new_state(Setup(seed, NAMES, options, ALIENS), book()), book())


@pytest.mark.parametrize(("rewards", "cosmic", "apart"), [("none", 82, 0), ("deck", 82, 32), ("mixed", 114, 0)])
def test_the_cards_lie_where_the_table_agreed(rewards: str, cosmic: int, apart: int) -> None:
    s = game_with(rewards).start
    assert (len(s.deck), len(s.reward_deck)) == (cosmic, apart)
    assert len(s.cards) == cosmic + apart
    assert s.first_reward == (NO_REWARDS if rewards == "none" else 82)


@pytest.mark.parametrize("rewards", ["deck", "mixed"])
def test_hidden_cards_of_the_same_back_may_change_places_unseen(rewards: str) -> None:
    game, chance, compared = game_with(rewards), Chance(5), 0
    for n in range(260):
        if game.decision is None:
            break
        nothing_is_lost(game.state)
        if n % 4 == 0:
            views_are_blind(game.table, chance)
            compared += question_is_blind(game, chance)
        game.answer(game.decision.sample(chance))
    assert compared > 20


def test_a_back_belongs_to_the_card_and_not_to_its_face() -> None:
    game = position(
        """
        seats: {red: none, green: none, blue: none}
        options: {rewards: deck}
        start: planning
        defense: blue
        planet: blue 1
        sends: 2
        hands: {red: [attack 10, reward attack 10, morph, attack 30], green: 2, blue: [attack 08, attack 06]}
        """
    )
    view = view_of(game.table, PUBLIC)
    assert [seat.hand_rewards for seat in view.seats] == [1, 0, 0]
    asked = game.decision
    assert asked is not None and asked.kind == "card"
    faces = [game.state.cards[card] for card in asked.options]
    assert faces.count("attack_10") == 2, "which back one shows is a choice"


def test_a_saved_game_keeps_its_reward_cards() -> None:
    game, chance = game_with("deck", 3), Chance(3)
    for _ in range(120):
        assert game.decision is not None
        game.answer(game.decision.sample(chance))
    loaded = loads_game(dumps_game(game), book())
    assert digest(loaded.state) == digest(game.state)
    assert loaded.state.first_reward == game.state.first_reward and loaded.state.has_reward_deck


def test_what_is_not_in_the_box_is_neither_called_for_nor_offered() -> None:
    rules = book()
    for moment in IN_EVERY_PHASE:
        for phase in ("start_turn", "regroup", "planning", "reveal", "resolution"):
            for found in rules.playable_at(("at", moment), phase).values():
                assert not {handler.id for handler in found.artifacts} & rules.of_rewards
    talk = "seats: {red: none, green: none, blue: none}\nstart: reveal\ndefense: blue\nplanet: blue 1\nsends: 2\n"
    talk += "laid: {offense: negotiate, defense: negotiate}\n"
    without, with_them = position(talk), position(talk + "options: {rewards: deck}\n")
    plain, rich = bounds_for(without.table, 0, 2), bounds_for(with_them.table, 0, 2)
    assert not set(plain.kinds_there()) & set(REWARD_KINDS) and set(rich.kinds_there()) >= set(REWARD_KINDS)
    assert "crooked_deal" not in plain.faces and "crooked_deal" in rich.faces
