"""What lies face down was chosen: who goes by that thinks of higher cards there than chance would lay."""

from __future__ import annotations

import pytest
from outlooks import outlook_of

from cosmic.bots import LEVELS
from cosmic.bots.thinking import ThinkingBot
from cosmic.engine.decisions import Decision
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.state import DEFENSE, OFFENSE, GameState
from cosmic.engine.views import view_of
from cosmic.positions import position
from cosmic.rulebook import book, minds
from cosmic.worlds.following import following

COLOURS = ("red", "blue")  # of the offense and of the defense
WORLDS = 600


def before_the_reveal(side: int) -> tuple[Game, Decision]:
    """Both cards lie face down; the other one than this side is asked whether it plays its flare."""
    mine, other = COLOURS[1 - side], COLOURS[side]
    game = position(
        {
            "seats": {"red": "none", "blue": "none", "green": "none"},
            "hands": {mine: ["flare gambler", "attack 08"], other: 6},
            "offense": "red",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 2,
            "laid": {"offense": "attack 10", "defense": "attack 06"},
            "start": "reveal",
        }
    )
    decision = game.decision
    assert decision is not None and decision.player == 1 - side and "flare_gambler" in decision.options
    return game, decision


def thought_to_lie(side: int, likely: bool) -> float:
    """The mean value of the card that the other side has laid, in made-up worlds."""
    game, decision = before_the_reveal(side)
    worlds, chance = following(game).worlds(decision), Chance(3)
    states = [worlds.world(chance, game.book, likely) for _ in range(WORLDS)]
    assert all(game.book.box(one.cards).is_encounter[one.enc.laid[side][0]] for one in states)
    assert all(len(one.seats[side].hand) == 6 for one in states)
    return mean_laid(states, side)


def mean_laid(states: list[GameState], side: int) -> float:
    values: list[int] = [book().box(one.cards).value[one.enc.laid[side][0]] for one in states]
    return sum(values) / len(values)


@pytest.mark.parametrize("side", [OFFENSE, DEFENSE])
def test_who_lays_a_card_rather_lays_a_high_one(side: int) -> None:
    assert thought_to_lie(side, likely=True) > thought_to_lie(side, likely=False) + 1


def test_the_offense_is_thought_to_lay_higher_than_the_defense() -> None:
    assert thought_to_lie(OFFENSE, likely=True) > thought_to_lie(DEFENSE, likely=True) + 1


def test_hard_bots_go_by_that_and_no_others() -> None:
    found = {}
    for level in LEVELS:
        game, decision = before_the_reveal(OFFENSE)
        bot = ThinkingBot(1, minds().levels[level], clock=lambda: 0.0)
        bot.outlook = outlook_of(game, bot=bot)
        bot.choose(view_of(game.table, decision.player), decision)
        thought = [world.state for number in range(200) if (world := bot.outlook.world(number)) is not None]
        found[level] = mean_laid(thought, OFFENSE)
    assert found["hard"] > found["normal"] + 2 and found["hard"] > found["easy"] + 2
