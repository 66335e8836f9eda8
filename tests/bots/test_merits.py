"""What bots say for their answers is what makes the difference, and is said in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic.bots.merits import FAMILIES, MERITS, NO_MERIT, Merit, Pair, merit_of, of_compared
from cosmic.bots.thinking import ThinkingBot
from cosmic.bots.thoughts import Thought, Weighed
from cosmic.content.bot_files import Level
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.game import Game
from cosmic.engine.state import DEFENSE, NOBODY, OFFENSE
from cosmic.engine.views import view_of
from cosmic.hotseat.past.thoughts_told import thought_told
from cosmic.positions import position
from cosmic.rulebook import book
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter
from cosmic.worlds.aftermath import Aftermath
from cosmic.worlds.feature_names import FEATURES
from cosmic.worlds.following import following
from cosmic.worlds.outlook import Outlook
from cosmic.worlds.values import in_order, of_rows

ME, BOB, CY = 0, 1, 2
# Stated here: those in use are fitted anew now and then.
COUNTS = {
    "progress": 4.0,
    "guarded": 0.3,
    "homes": 0.8,
    "power_lost": -0.5,
    "warp": -1.2,
    "hand": 0.25,
    "strength": 0.4,
}
COUNTS |= {"second": 0.3, "techs": 0.2, "tokens": 0.1}
WEIGHTS = in_order({name: COUNTS.get(name, 0.0) for name in FEATURES})
MESSAGES = Messages(strict=True)
QUICK = Level("quick", {"card": 4, "main": 4, "power": 4, "window": 4, "minor": 4}, 0.0, 8, 2, 60.0)
DUELLIST = Level("duellist", QUICK.worlds, 0.0, 8, 2, 60.0, duels=True)


def ending(outcome: str = "", side: int = NOBODY, **changed: dict[int, float]) -> Aftermath:
    return changed_by(changed, outcome, side)


def changed_by(changed: dict[str, dict[int, float]], outcome: str = "", side: int = NOBODY) -> Aftermath:
    """Three seats that have nothing, but for what is named, by seat."""
    rows = [[0.0] * len(FEATURES) for _ in range(3)]
    for name, values in changed.items():
        for seat, value in values.items():
            rows[seat][FEATURES.index(name)] = value
    return Aftermath(of_rows(rows, WEIGHTS), rows, outcome, side)


def won(*winners: int) -> Aftermath:
    return Aftermath([1 / len(winners) if seat in winners else 0.0 for seat in range(3)], [], "", NOBODY)


def merit(mine: Aftermath, other: Aftermath) -> Merit:
    return merit_of([Pair(mine, other)], ME, WEIGHTS)


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("progress", 0.2, "colonies"),
        ("guarded", 0.2, "guards"),
        ("homes", 0.2, "homes"),
        ("power_lost", -1.0, "power"),
        ("warp", -0.3, "ships"),
        ("strength", 0.5, "cards"),
        ("second", 1.0, "tempo"),
        ("techs", 1.0, "techs"),
        ("tokens", 1.0, "tokens"),
    ],
)
def test_what_one_gains_most_by_is_told(name: str, value: float, key: str) -> None:
    assert merit(changed_by({name: {ME: value}}), ending()) == Merit(key)
    assert merit(ending(), changed_by({name: {ME: value}})) == NO_MERIT, "of what is worse nothing is told"


def test_what_counts_the_other_way_round_than_one_would_say_is_not_told() -> None:
    """Weights that were fitted may hold surprises; a sentence must be true."""
    odd = in_order(dict.fromkeys(FEATURES, 0.0) | {"second": -0.5})
    without, earned = ending(), ending(second={ME: 1.0})
    pair = Pair(without._replace(shares=of_rows(without.rows, odd)), earned._replace(shares=of_rows(earned.rows, odd)))
    assert merit_of([pair], ME, odd) == NO_MERIT


def test_what_one_world_of_several_says_is_no_reason() -> None:
    better, same = Pair(ending(strength={ME: 0.5}), ending()), Pair(ending(), ending())
    assert merit_of([better, same, same], ME, WEIGHTS) == NO_MERIT
    assert merit_of([better, same, better], ME, WEIGHTS) == Merit("cards")


def test_the_larger_of_two_things_is_told() -> None:
    rich = ending(progress={ME: 0.2}, hand={ME: -0.1})
    assert merit(rich, ending()).key == "colonies"
    assert merit(ending(progress={ME: 0.02}, hand={ME: 1.0}), ending()).key == "cards"


def test_what_others_lose_is_told_of_who_loses_most() -> None:
    held = merit(ending(progress={BOB: 0.2}), ending(progress={BOB: 0.2, CY: 0.4}))
    assert held == Merit("other-colonies", {"other": CY})
    assert merit(ending(), ending(hand={BOB: 1.0}, strength={CY: 0.5})) == Merit("other", {"other": BOB})


def test_odds_are_told_if_the_side_is_the_same() -> None:
    success = ending("offense", OFFENSE, progress={ME: 0.2})
    failure = ending("defense", OFFENSE, warp={ME: 0.2})
    pairs = [Pair(success, failure), Pair(success, success), Pair(success, failure), Pair(failure, failure)]
    assert merit_of(3 * pairs, ME, WEIGHTS) == Merit("attack", {"here": 75, "there": 25})
    assert merit_of(pairs, ME, WEIGHTS) == Merit("attack-in-few"), "four made-up games are no percentages"
    elsewhere = ending("offense", DEFENSE)
    assert merit_of([Pair(success, elsewhere)], ME, WEIGHTS) == Merit("colonies")
    held = merit(ending("defense", DEFENSE), ending("offense", DEFENSE, progress={CY: 0.2}))
    assert held == Merit("defense-in-few"), "that the other fails is what the odds are about"


def test_who_wins_comes_first() -> None:
    assert merit(won(ME), ending()) == Merit("wins")
    assert merit(won(ME), won(ME, BOB)) == Merit("wins-alone")
    assert merit(ending(), won(BOB)) == Merit("stops", {"other": BOB})
    some = [Pair(won(ME), ending()), Pair(ending(), ending())]
    assert merit_of(5 * some, ME, WEIGHTS) == Merit("wins-rather", {"here": 50, "there": 0})
    assert merit_of(2 * some, ME, WEIGHTS) == Merit("wins-rather-in-few")
    few = [Pair(ending(), won(CY)), Pair(won(CY), won(CY))]
    assert merit_of(5 * few, ME, WEIGHTS) == Merit("stops-rather", {"other": CY, "here": 50, "there": 100})
    assert merit_of(2 * few, ME, WEIGHTS) == Merit("stops-rather-in-few", {"other": CY})


def test_worlds_count_by_their_weight() -> None:
    pairs = [Pair(ending(hand={ME: 1.0}), ending(), 0.9), Pair(ending(progress={ME: 0.2}), ending(), 0.01)]
    assert merit_of(pairs, ME, WEIGHTS).key == "cards"
    assert merit_of([Pair(won(ME), ending(), 0.0)], ME, WEIGHTS) == NO_MERIT


def test_if_something_else_promised_more_that_is_said() -> None:
    """Habit is the first answer."""
    ends = [[ending()], [ending(progress={ME: 0.2})], [ending()]]
    still = dict.fromkeys(range(3), 0.0)
    assert of_compared(ends, 0, [1, 2], still, ME, WEIGHTS) == Merit("habit")
    assert of_compared(ends, 2, [0, 1], still, ME, WEIGHTS) == Merit("misjudged")
    assert of_compared(ends, 2, [0, 1], still | {2: 0.3}, ME, WEIGHTS) == Merit("manner")
    assert of_compared(ends, 1, [0, 2], still, ME, WEIGHTS) == Merit("colonies")
    assert of_compared(ends, 1, [], still, ME, WEIGHTS) == NO_MERIT


def test_everything_that_counts_is_told_somehow() -> None:
    assert {"", *FAMILIES} - {""} <= set(MERITS) and all(FAMILIES)


@pytest.mark.parametrize("key", MERITS)
def test_each_has_a_sentence(key: str) -> None:
    assert MESSAGES.say(f"merit-{key}", other="Cy", here=70, there=45)


def at_cards(**rest: Any) -> Game:
    """Red attacks blue's first planet with three ships; both are about to lay their cards."""
    return position(
        {
            "seats": {"red": "none", "green": "none", "blue": "none", "yellow": "none"},
            "start": "selection",
            "offense": "red",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 3,
            "hands": {"green": 4, "blue": 6, "yellow": 4},
            **rest,
        }
    )


def thought(game: Game, level: Level) -> tuple[Answer, Decision, Thought]:
    asked = game.decision
    assert asked is not None
    bot = ThinkingBot(1, level, clock=lambda: 0.0)
    bot.outlook = Outlook(following(game).worlds(asked), book(), WEIGHTS, seed=1)
    return asked.check(bot.choose(view_of(game.table, asked.player), asked)), asked, bot.thought


def told(game: Game, level: Level) -> str:
    answer, asked, found = thought(game, level)
    words = Presenter(view_of(game.table, asked.player), game.book.content, MESSAGES)
    return thought_told(words, asked, found, answer).why


@pytest.mark.parametrize("level", [QUICK, DUELLIST], ids=lambda level: level.slug)
def test_the_card_that_wins_the_encounter_is_laid_for_its_odds(level: Level) -> None:
    game = at_cards(hands={"red": ["attack_40", "attack_00"], "green": 4, "blue": ["attack_08"], "yellow": 4})
    assert told(game, level).startswith("The attack is likelier to succeed. ")


@pytest.mark.parametrize("level", [QUICK, DUELLIST], ids=lambda level: level.slug)
def test_the_card_that_wins_the_game_is_laid_for_that(level: Level) -> None:
    abroad = {"red": {f"green {n}": 1 for n in (1, 2, 3, 4)}}
    hands = {"red": ["attack_40", "attack_00"], "green": 4, "blue": ["attack_08"], "yellow": 4}
    assert told(at_cards(ships=abroad, hands=hands), level).startswith("It wins the game.")


def test_equal_cards_are_no_rivals() -> None:
    hands = {"red": ["attack_20", "attack_20", "attack_00"], "green": 4, "blue": ["attack_08"], "yellow": 4}
    said = told(at_cards(hands=hands), QUICK)
    assert said.startswith("The attack is likelier") and "points ahead" in said


def test_answers_are_told_from_the_one_given_to_the_worst() -> None:
    game = position(
        {
            "seats": {"red": "none", "blue": "none", "green": "none"},
            "hands": {"red": ["attack 06", "attack 06", "attack 15", "negotiate"]},
            "start": "selection",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 2,
        }
    )
    decision = game.decision
    assert decision is not None and decision.kind == "card"
    cards = {game.state.cards[card]: card for card in decision.options}
    shares = {"attack_6": 0.19, "attack_15": 0.2, "negotiate": 0.18}
    thought = Thought(tuple(Weighed(cards[face], share) for face, share in shares.items()), worlds=8)
    words = Presenter(view_of(game.table, decision.player), book().content, MESSAGES)
    told = thought_told(words, decision, thought, cards["negotiate"])
    assert [option.words for option in told.options] == ["Negotiate", "Attack 15", "Attack 6"]


def test_the_lead_is_that_of_the_numbers_beside_it() -> None:
    """Ten percent beside nine is a point, however near they were before they were rounded."""
    game = at_cards(hands={"red": ["attack_40", "attack_00"], "green": 4, "blue": ["attack_08"], "yellow": 4})
    decision = game.decision
    assert decision is not None
    high, low = decision.options[:2]
    thought = Thought((Weighed(high, 0.0951), Weighed(low, 0.0949)), worlds=8)
    words = Presenter(view_of(game.table, decision.player), book().content, MESSAGES)
    told = thought_told(words, decision, thought, high)
    assert [option.percent for option in told.options] == [10, 9]
    assert told.why == "One point ahead of the next best in 8 made-up games."
