"""How long bots think about what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pytest
from outlooks import outlook_of

from cosmic.bots.duels import drawn, last_stand
from cosmic.bots.merits import NO_MERIT
from cosmic.bots.thinking import ThinkingBot, is_behind, thought_of, weight_of
from cosmic.content.bot_files import VALUES_OF
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.views import view_of
from cosmic.positions import position
from cosmic.rulebook import minds
from cosmic.talk.hearing import Hearing
from cosmic.talk.statements import INVITE_ME, NEGOTIATE, Statement
from cosmic.worlds.aftermath import NO_AFTERMATH
from cosmic.worlds.outlook import CardDuel, Outlook
from cosmic.worlds.values import in_order


def laying(hand: list[str], sends: int) -> tuple[Game, Decision]:
    """Red is about to lay a card against Blue."""
    game = position(
        {
            "seats": {"red": "none", "blue": "none", "green": "none"},
            "hands": {"red": hand},
            "start": "selection",
            "defense": "blue",
            "planet": "blue 1",
            "sends": sends,
        }
    )
    decision = game.decision
    assert decision is not None and decision.kind == "card"
    return game, decision


@pytest.mark.parametrize(
    ("kind", "options", "weight"),
    [
        ("card", (3, 4), "card"),
        ("ally", ("offense", "none"), "main"),
        ("window", (PASS, "plague", "zombie.power"), "power"),
        ("use", ("no", "yes"), "power"),
        ("window", (PASS, "plague", "zombie.wild"), "window"),
        ("which-copy", (3, 4), "minor"),
    ],
)
def test_what_a_question_weighs(kind: str, options: tuple[object, ...], weight: str) -> None:
    assert weight_of(Decision(0, kind, "pick", options, "word")) == weight


def test_whoever_thinks_at_all_thinks_most_about_the_own_power_among_what_may_be_used() -> None:
    for level in minds().levels.values():
        assert level.worlds["power"] >= level.worlds["window"]


@pytest.mark.parametrize("name", minds().levels)
def test_each_level_goes_by_the_values_that_its_file_names(name: str) -> None:
    level = minds().levels[name]
    others = replace(level, values=next(bot for bot in VALUES_OF if bot != level.values))
    assert ThinkingBot(1, level).weights == in_order(minds().values[level.values])
    assert ThinkingBot(1, level).weights != ThinkingBot(1, others).weights


def test_what_is_always_worse_or_always_the_same_is_given_up_and_what_may_be_luck_is_not() -> None:
    best = [0.30, 0.28, 0.31, 0.29, 0.30, 0.30, 0.29, 0.31]
    assert is_behind([one - 0.1 for one in best], best)
    assert is_behind(best, best)
    assert not is_behind([0.9, 0.0, 0.0, 0.5, 0.0, 0.8, 0.0, 0.0], best)


@pytest.mark.parametrize(
    "red, nearest",
    [
        pytest.param("none", "attack_13", id="as ever"),
        pytest.param("anti_matter", "attack_1", id="the lower total wins"),
    ],
)
def test_where_every_world_is_lost_the_card_that_comes_nearest_is_laid(red: str, nearest: str) -> None:
    game = position(
        {
            "seats": {"red": red, "blue": "none", "green": "none"},
            "hands": {"red": ["negotiate", "attack 01", "attack 13", "attack 06"]},
            "start": "selection",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 1,
        }
    )
    decision = game.decision
    assert decision is not None and decision.kind == "card"
    view = view_of(game.table, decision.player)
    cards = list(decision.options)
    outlook = outlook_of(game)
    bot = ThinkingBot(1, minds().levels["hard"], clock=lambda: 0.0)
    assert view.cards[cards[last_stand(bot, cards, outlook, 8, end=1.0)]] == nearest


def test_where_nothing_can_be_tried_out_no_card_is_spent() -> None:
    game = position({"seats": {"red": "none", "blue": "none", "green": "none"}, "start": "start_turn"})
    view = view_of(game.table, 0)
    for kind in ("window", "counter"):
        bots = [ThinkingBot(seed, minds().levels["hard"]) for seed in range(20)]
        card = Decision(0, kind, "pick", (PASS, "plague"), "word")
        assert {bot.by_rule(view, card) for bot in bots} == {PASS}
        own = Decision(0, kind, "pick", (PASS, "plague", "virus.power"), "word")
        assert "virus.power" in {bot.by_rule(view, own) for bot in bots}


def test_what_is_the_same_in_every_world_is_not_misjudged() -> None:
    """Easy errs, but does not leave habit for an answer that changes nothing."""
    game = position(
        {
            "seats": {"red": "none", "blue": "none", "green": "none"},
            "hands": {"red": ["negotiate", "attack 06"]},
            "ships": {"red": {"warp": 1}},
            "start": "regroup",
        }
    )
    decision = game.decision
    assert decision is not None and decision.kind == "retrieve"
    for seed in range(20):
        bot = ThinkingBot(seed, minds().levels["easy"], clock=lambda: 0.0)
        bot.outlook = outlook_of(game, bot=bot)
        assert bot.choose(view_of(game.table, 0), decision) == bot.outlook.habit()


def test_when_time_is_up_one_more_world_is_enough_to_see_what_comes_nearest() -> None:
    game, decision = laying(["attack 01", "attack 13", "attack 06"], sends=1)
    for now, worlds in ((0.0, 8), (9.0, 1)):
        outlook = outlook_of(game)
        bot = ThinkingBot(1, minds().levels["hard"], clock=partial(float, now))
        last_stand(bot, list(decision.options), outlook, 8, end=1.0)
        assert len(outlook.found) == worlds


def test_what_is_left_when_all_else_is_folly_or_a_broken_word_says_so() -> None:
    game = position(
        {
            "seats": {"red": "none", "blue": "none", "green": "none"},
            "ships": {"red": {"green 1": 1, "green 2": 1, "blue 2": 1, "blue 3": 1}},
            "start": "alliance",
            "offense": "red",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 4,
            "invited": {"offense": [], "defense": ["green"]},
        }
    )
    decision = game.decision
    assert decision is not None and (decision.player, decision.kind) == (2, "ally")
    bot = ThinkingBot(1, minds().levels["normal"], clock=lambda: 0.0)
    bot.outlook = outlook_of(game, bot=bot)
    assert bot.choose(view_of(game.table, 2), decision) == "defense"
    assert bot.thought.merit == "folly-looks-on"
    bot.talk = Hearing((Statement(2, INVITE_ME, 1, 1),))
    bot.outlook = outlook_of(game, bot=bot)
    assert bot.choose(view_of(game.table, 2), decision) == "defense" and bot.thought.merit


def test_who_keeps_its_word_says_so() -> None:
    game, decision = laying(["negotiate", "attack 40", "attack 08"], sends=3)
    bot = ThinkingBot(1, minds().levels["normal"], clock=lambda: 0.0)
    bot.talk = Hearing((Statement(0, NEGOTIATE),))
    bot.outlook = outlook_of(game, bot=bot)
    view = view_of(game.table, 0)
    assert view.cards[bot.choose(view, decision)] == "negotiate" and bot.thought.merit == "own-word"


def test_nobody_hopes_for_less_than_nothing() -> None:
    """What was given up after a rich world is held against the best in that world alone."""
    thought = thought_of(["one", "other"], [[0.3, 0.0, 0.0], [0.0]], 0, NO_MERIT)
    assert [one.share for one in thought.weighed] == [0.1, 0.0]


class Told(Outlook):
    """Made-up worlds in which it is stated what each answer is worth, by world in turns."""

    def __init__(self, worths: dict[str, list[float]]) -> None:
        self.worths, self.aftermath = worths, NO_AFTERMATH

    def shares(self, answer: Answer, number: int) -> list[float]:
        return [self.worths[answer][number % len(self.worths[answer])]]


def worlds_tried(worths: list[list[float]], worlds: int) -> tuple[list[int], list[int]]:
    """In how many worlds each answer was tried, habit first, and which are left at the end."""
    bot = ThinkingBot(1, minds().levels["hard"], clock=lambda: 0.0)
    answers: list[Answer] = [f"answer {n}" for n in range(len(worths))]
    found = bot.tried_out(answers, worlds, Told(dict(zip(answers, worths))), 0)
    return [len(shares) for shares in found.mine], sorted(found.alive)


@pytest.mark.parametrize(
    ("worths", "tried", "left"),
    [
        pytest.param([0.6, 0.5, 0.4, 0.3, 0.2, 0.1], [9, 9, 6, 3, 3, 3], [0, 1], id="habit is the best"),
        pytest.param([0.1, 0.2, 0.3, 0.4, 0.5, 0.6], [9, 3, 3, 6, 9, 9], [0, 4, 5], id="habit is the worst"),
        pytest.param([0.1, 0.6], [9, 9], [0, 1], id="two are compared to the end"),
    ],
)
def test_what_seems_weak_is_tried_in_fewer_worlds(worths: list[float], tried: list[int], left: list[int]) -> None:
    """Half is given up after a third of them, half of the rest after two thirds; habit never is."""
    assert worlds_tried([[one] for one in worths], 9) == (tried, left)


def test_where_nothing_is_in_doubt_any_more_there_is_an_end() -> None:
    sure = [[0.5], [0.4], [0.3]]
    assert worlds_tried(sure, 24)[0] == [8, 8, 8], "the first third is enough"
    assert worlds_tried(sure, 12)[0] == [8, 8, 4], "four worlds may be odd ones"
    doubtful = [[0.5, 0.4], [0.3, 0.6], [0.5, 0.2]]
    assert worlds_tried(doubtful, 24)[0][:2] == [24, 24]


class Lost(Outlook):
    """As it is, but that the game is lost whatever is laid."""

    def duel(self, mine: Sequence[int], number: int, most: int) -> CardDuel | None:
        found = super().duel(mine, number, most)
        return found and found._replace(mine=[[0.0] * len(row) for row in found.mine])


@pytest.mark.parametrize("kind", [Outlook, Lost])
def test_who_has_lost_whatever_it_lays_does_not_draw_lots(kind: type[Outlook]) -> None:
    """It lays what comes nearest to winning; as long as there is hope it cannot be read."""
    game, decision = laying(["attack 01", "attack 13", "negotiate", "attack 06"], sends=1)
    view, level = view_of(game.table, 0), minds().levels["hard"]
    laid = set()
    for seed in range(16):
        bot = ThinkingBot(seed, replace(level, worlds=dict.fromkeys(level.worlds, 3)), clock=lambda: 0.0)
        bot.outlook = outlook_of(game, seed, kind=kind, bot=bot)
        laid.add(view.cards[bot.choose(view, decision)])
    assert laid == {"attack_13"} if kind is Lost else len(laid) > 1


def test_what_is_to_be_played_most_seldom_is_not_played() -> None:
    """That it is played at all is mostly owed to the few worlds there were."""
    found = [drawn([0.1, 0.3, 0.6], Chance(seed)) for seed in range(1, 301)]
    assert found.count(0) == 0 and 0 < found.count(1) < found.count(2)
    assert {drawn([0.15, 0.85], Chance(seed)) for seed in range(1, 101)} == {0, 1}
    many = [0.09] * 4 + [0.1] + [0.09] * 6
    assert {drawn(many, Chance(seed)) for seed in range(1, 31)} == {4}, "where all are played seldom"
