"""In a made-up world the decks lie in an order of its own: nothing of the true one is left, but for what is known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cosmic.bots import make
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance, seeded
from cosmic.engine.state import GameState, Options
from cosmic.engine.views import view_of
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book
from cosmic.worlds.following import following
from cosmic.worlds.hidden_places import stir

DECKS = ["deck", "reward_deck", "tech_deck", "destiny_deck"]
OPTIONS = Options(sets=("base", "incursion"), rewards="deck", techs=True)
NOTHING: frozenset[int] = frozenset()


def dealt() -> GameState:
    return new_state(Setup(1, ("Ann", "Bob", "Cleo", "Dan"), OPTIONS), book())


def stirred(state: GameState, dice: int, known: frozenset[int] = NOTHING) -> GameState:
    found = state.copy()
    found.rng = seeded(dice)
    stir(found, known)
    return found


@pytest.mark.parametrize("name", DECKS)
def test_whatever_order_a_deck_was_in_it_comes_to_the_same(name: str) -> None:
    """So that nobody can tell from a made-up world how the cards truly lie."""
    state, other = dealt(), dealt()
    getattr(other, name).reverse()
    assert getattr(other, name) != getattr(state, name)
    assert getattr(stirred(other, 5), name) == getattr(stirred(state, 5), name)


@pytest.mark.parametrize("name", DECKS)
def test_other_dice_bring_another_order_of_the_same_cards(name: str) -> None:
    state = dealt()
    before = getattr(state, name)
    found = [getattr(stirred(state, dice), name) for dice in range(1, 7)]
    assert all(sorted(pile) == sorted(before) for pile in found)
    assert len({tuple(pile) for pile in found}) == len(found)
    assert len({pile[-1] for pile in found}) > 1, "the card on top is not always the same one"
    assert all(pile != sorted(before) for pile in found)


@pytest.mark.parametrize("name", ["deck", "reward_deck"])
def test_a_card_that_is_known_to_lie_somewhere_stays_there(name: str) -> None:
    state = dealt()
    pile = getattr(state, name)
    top, third = pile[-1], pile[2]
    for dice in range(1, 7):
        found = getattr(stirred(state, dice, frozenset([top, third])), name)
        assert (found[-1], found[2]) == (top, third) and found != pile


def test_sheets_that_lie_face_down_may_be_anybodys() -> None:
    """In made-up worlds: all but the own one, which stays, change places with each other and with those in the box."""
    rules = book()
    game = Game(new_state(Setup(2, ("Ann", "Bob", "Cleo", "Dan"), replace(OPTIONS, hidden=True)), rules), rules)
    bots = [make("greedy", seat) for seat in range(4)]
    while game.decision is not None and game.checkpoint.state.enc is None:
        game.answer(bots[game.decision.player].choose(view_of(game.table, game.decision.player), game.decision))
    asked = game.decision
    assert asked is not None
    worlds, chance = following(game).worlds(asked), Chance(1)
    found = [worlds.world(chance, rules) for _ in range(8)]
    for player, seat in enumerate(game.checkpoint.state.seats):
        assert seat.face_down, "nobody has shown its power"
        sheets = {tuple(state.seats[player].face_down) for state in found}
        assert len(sheets) == 1 if player == asked.player else len(sheets) > 4
