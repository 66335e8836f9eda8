"""What giving a colony up costs, or leaving ships in the warp, is plain to see also for those who misjudge much."""

from __future__ import annotations

from typing import Any

import pytest
from outlooks import outlook_of

from cosmic.bots.candidates import candidates
from cosmic.bots.guards import is_folly, is_rash
from cosmic.bots.thinking import ThinkingBot
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.state import SIDE_NAMES
from cosmic.engine.views import view_of
from cosmic.positions import position
from cosmic.rulebook import content, minds

RED_2, RED_3, GREEN_1 = 1, 2, 10
ABROAD = {"red 2": 1, "red 3": 1, "rest": "warp"}


def asked(ships: dict[str, Any], **more: Any) -> tuple[Game, Decision]:
    """Red attacks blue, and green, who has these ships, is asked to both sides."""
    game = position(
        {
            "seats": {"red": "none", "blue": "none", "green": "none"},
            "start": "alliance",
            "offense": "red",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 4,
            "invited": {"offense": ["green"], "defense": ["green"]},
            "ships": {"green": ships} | more,
        }
    )
    decision = game.decision
    assert decision is not None and (decision.player, decision.kind) == (2, "ally")
    return game, decision


@pytest.mark.parametrize(
    ("ships", "rash"),
    [
        pytest.param(ABROAD, True, id="two lone ones abroad"),
        pytest.param({"red 2": 1, "red 3": 2, "rest": "warp"}, False, id="one to spare abroad"),
        pytest.param({"red 2": 1, "green 1": 1, "rest": "warp"}, False, id="one at home"),
    ],
)
def test_joining_with_nothing_but_lone_ships_abroad_is_rash(ships: dict[str, Any], rash: bool) -> None:
    game, decision = asked(ships)
    view = view_of(game.table, 2)
    for answer in decision.options:
        assert is_rash(view, decision, answer) is (rash and answer in SIDE_NAMES)


def test_it_is_not_where_the_attack_may_win_somebody_the_game() -> None:
    abroad = {f"green {n}": 1 for n in range(2, 6)}
    game, decision = asked(ABROAD, red=abroad)
    view = view_of(game.table, 2)
    assert not any(is_rash(view, decision, answer) for answer in decision.options)


@pytest.mark.parametrize(
    ("sent", "rash"), [([[RED_3, 1]], False), ([[RED_2, 1]], True), ([[RED_3, 2]], True), ([[GREEN_1, 4]], False)]
)
def test_sending_the_last_ship_of_a_colony_abroad_is_rash(sent: Answer, rash: bool) -> None:
    game, _ = asked({"red 2": 1, "red 3": 2, "green 1": 4, "rest": "warp"})
    question = Decision(2, "ally-ships", "allot", (RED_2, RED_3, GREEN_1), "zone", 1, 4, (1, 2, 4), about={"side": 0})
    assert is_rash(view_of(game.table, 2), question, sent) is rash


@pytest.mark.parametrize(("ships", "folly"), [(ABROAD, True), ({"warp": 4}, False)])
def test_cards_as_a_reward_are_folly_while_most_ships_are_in_the_warp(ships: dict[str, Any], folly: bool) -> None:
    game, _ = asked(ships)
    question = Decision(2, "reward", "pick", (0, 1, 2), "number", about={"due": 2})
    found = [is_folly(view_of(game.table, 2), question, answer) for answer in question.options]
    assert found == [folly, folly, False]


@pytest.mark.parametrize(
    ("about", "folly"),
    [
        pytest.param({"seat": 2, "alien": "OPTIONAL"}, True, id="an own power that it chose to use"),
        pytest.param({"seat": 2, "alien": "MANDATORY"}, False, id="one that it had to use"),
        pytest.param({"seat": 2}, True, id="an own card"),
        pytest.param({"seat": 0, "alien": "OPTIONAL"}, False, id="somebody else's"),
    ],
)
def test_nobody_zaps_what_it_has_just_chosen(about: dict[str, Any], folly: bool) -> None:
    game, _ = asked({"warp": 4})
    by_choice = {one.optional: slug for slug, one in content().aliens.items()}
    if "alien" in about:
        about = about | {"alien": by_choice[about["alien"] == "OPTIONAL"]}
    for zap in sorted(content().zaps):
        question = Decision(2, "counter", "pick", (PASS, zap), "effect", passive=True, about=about)
        found = [is_folly(view_of(game.table, 2), question, answer) for answer in question.options]
        assert found == [False, folly]


def test_nobody_errs_in_favour_of_what_is_rash() -> None:
    """In this world nothing is gained by joining: who misjudges that still does not give a colony up for it."""
    answers: dict[str, set[Answer]] = {}
    for ships in ("lone", "more"):
        game, decision = asked(ABROAD if ships == "lone" else {"red 2": 4, "red 3": 4, "rest": "warp"})
        for seed in range(60):
            bot = ThinkingBot(seed, minds().levels["easy"], clock=lambda: 0.0)
            bot.outlook = outlook_of(game, bot=bot)
            answers.setdefault(ships, set()).add(bot.choose(view_of(game.table, 2), decision))
    assert len(answers["lone"]) == 1 < len(answers["more"])
    assert not answers["lone"] & set(SIDE_NAMES)


@pytest.mark.parametrize(("player", "side"), [(0, "offense"), (1, "defense"), (2, "defense")])
def test_adding_to_the_other_side_is_rash(player: int, side: str) -> None:
    game = position(
        {
            "seats": {"red": "none", "blue": "none", "green": "none"},
            "start": "selection",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 2,
            "allies": {"defense": {"green": 1}},
        }
    )
    question = Decision(
        player, "reinforce", "pick", (PASS, *(f"reinforcement_3:{one}" for one in SIDE_NAMES)), "effect"
    )
    rash = [one for one in question.options if is_rash(view_of(game.table, player), question, one)]
    assert rash == [f"reinforcement_3:{one}" for one in SIDE_NAMES if one != side]


@pytest.mark.parametrize(
    ("guards", "follies"),
    [
        pytest.param([2, 2, 2, 2, 2], ["blue 2"], id="as many ships elsewhere"),
        pytest.param([2, 3, 2, 2, 2], ["blue 2"], id="fewer elsewhere"),
        pytest.param([3, 2, 3, 3, 3], [], id="more everywhere else"),
        pytest.param([3, 2, 3, 3, 2], ["blue 2"], id="as many in one place"),
    ],
)
def test_nobody_attacks_where_it_stands_already_while_more_can_be_had_as_cheaply(
    guards: list[int], follies: list[str]
) -> None:
    """Red has a colony on blue 2; so many ships has blue on each of its planets."""
    names = [f"blue {n}" for n in range(1, 6)]
    game = position(
        {
            "seats": {"red": "none", "blue": "none", "green": "none"},
            "ships": {"red": {"blue 2": 2}, "blue": dict(zip(names, guards)) | {"rest": "warp"}},
            "start": "launch",
            "offense": "red",
            "defense": "blue",
        }
    )
    decision = game.decision
    assert decision is not None and (decision.kind, len(decision.options)) == ("aim", 5)
    view = view_of(game.table, 0)
    found = [name for name, planet in zip(names, sorted(decision.options)) if is_folly(view, decision, planet)]
    assert found == follies
    bot = ThinkingBot(1, minds().levels["normal"], clock=lambda: 0.0)
    bot.outlook = outlook_of(game, bot=bot)
    weighed = candidates(view, decision, bot.outlook, len(names), bot.chance)
    assert (decision.options[1] in weighed) is (not follies)


@pytest.mark.parametrize(
    ("on_planets", "at_tech", "folly"),
    [
        pytest.param(8, 2, True, id="ships enough"),
        pytest.param(3, 3, True, id="as many at it as on planets"),
        pytest.param(2, 3, False, id="most of them at it"),
    ],
)
def test_research_is_given_up_only_where_ships_are_lacking(on_planets: int, at_tech: int, folly: bool) -> None:
    game = position(
        {
            "seats": {"red": "none", "green": "none", "blue": "none"},
            "techs": {"red": {"lunar cannon": at_tech}, "green": {"omega missile": 5}},
            "ships": {"red": {"red 1": on_planets, "rest": "warp"}},
            "start": "regroup",
        }
    )
    while game.decision is not None and game.decision.kind != "tech-action":
        game.answer(game.decision.sample(Chance(1)))
    decision = game.decision
    assert decision is not None and decision.player == 0
    view = view_of(game.table, 0)
    follies = [answer for answer in decision.options if is_folly(view, decision, answer)]
    assert follies == (["abandon:lunar_cannon"] if folly else [])
