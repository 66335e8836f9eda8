"""Random games for property tests: random players, aliens and options, all from one number."""

from __future__ import annotations

from collections.abc import Iterator

from situations import stated_book

from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.state import GameState, Options
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import new_game

NAMES = ("Ann", "Bob", "Cem", "Dot", "Eve")


def random_setup(seed: int) -> Setup:
    chance = Chance(seed)
    players = 3 + chance.below(3)
    options = Options(
        setup=("advanced", "advanced", "basic")[chance.below(3)],
        flares=chance.below(4) > 0,
        planets=5 - (chance.below(3) == 0),
        single_encounter=chance.below(5) == 0,
    )
    return Setup(seed, NAMES[:players], options)


def random_state(seed: int) -> GameState:
    return new_state(random_setup(seed), stated_book())


def random_game(seed: int) -> Game:
    return new_game(random_setup(seed), stated_book())


def play_randomly(game: Game, seed: int) -> Iterator[Game]:
    """Yields the game at every decision, and answers it at random afterwards."""
    chance = Chance(seed)
    while game.decision is not None:
        answer = game.decision.sample(chance)
        yield game
        game.answer(answer)


def hidden_piles(s: GameState, viewer: int) -> list[list[int]]:
    """The piles whose cards the viewer may not know."""
    piles = [s.deck]
    for player, seat in enumerate(s.seats):
        if player != viewer:
            piles += [seat.hand, seat.borrowed]
    if s.enc is not None:
        for side, pile in enumerate(s.enc.laid):
            if not s.enc.face_up[side] and s.enc.laid_by[side] != viewer:
                piles.append(pile)
    return piles
