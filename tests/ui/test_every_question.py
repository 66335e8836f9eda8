"""Every question the rules can ask has a form on the screen and can be answered with the keyboard alone."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from driver import Hands, plan_for

from cosmic.bots import make
from cosmic.engine.decisions import Decision
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.state import Options
from cosmic.engine.views import view_of
from cosmic.hotseat.forms import form_of
from cosmic.hotseat.plans import TablePlan
from cosmic.hotseat.seats import SeatPlan
from cosmic.phases.setup import Setup
from cosmic.rulebook import book, new_game

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = ("Ann", "Bob", "Cleo", "Dan")
RICH = (101, 7, 106, 109, 4, 3, 1, 93, 114, 27)  # games in which every question is asked at least once
MOST_GAMES = 200  # are played if those do not do any more
ENOUGH = 150  # steps for one answer


def kinds_in_the_rules() -> set[str]:
    """Every kind of question that stands in the sources, read by the same reader as the words."""
    sys.path.append(str(ROOT / "tests" / "text"))
    reader = importlib.import_module("findings")
    parts = ("engine", "phases", "aliens", "cards")
    files = sorted(path for part in parts for path in (ROOT / "cosmic" / part).rglob("*.py"))
    return set(reader.find(files).asked)


KINDS = sorted(kinds_in_the_rules())


def tables(seed: int) -> Game:
    """Games in which every alien plays sooner or later."""
    aliens = book().playable_aliens()
    if seed % 4 == 3:
        return new_game(Setup(seed, NAMES, Options(setup="advanced", planets=4)))
    chance = Chance(seed)
    chance.shuffle(aliens)
    for start in range(len(aliens) - 3):
        try:
            setup = Setup(seed, NAMES, Options(setup="chosen", flares=True, planets=4), tuple(aliens[start : start + 4]))
            return new_game(setup)
        except CosmicError:
            continue  # aliens that do not go together
    raise AssertionError("no four aliens go together")


@cache
def examples() -> dict[str, Game]:
    """For each kind of question a real game in which it is asked."""
    found: dict[str, Game] = {}
    for seed in (*RICH, *range(MOST_GAMES)):
        if set(KINDS) <= set(found):
            break
        game = tables(seed)
        chance, minds = Chance(seed), [make("greedy", seat) for seat in range(4)]
        while game.decision is not None and len(game.journal) < 400:
            decision = game.decision
            found.setdefault(decision.kind, game.clone())
            if chance.below(3):
                game.answer(decision.sample(chance))
            else:
                game.answer(minds[decision.player].choose(view_of(game.table, decision.player), decision))
    return found


def test_every_kind_of_question_is_found_in_play() -> None:
    assert set(KINDS) - set(examples()) == set()


def test_no_question_is_asked_that_the_sources_do_not_show() -> None:
    assert set(examples()) - set(KINDS) == set()


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_form_of_its_own(kind: str) -> None:
    decision = examples()[kind].decision
    assert decision is not None
    assert form_of(decision)


# --- by keyboard alone


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    plan = plan_for(4, 4, "quick", planets=4)
    hands = Hands(plan, tmp_path_factory.mktemp("table"), (1024, 576), examples()["invite"].clone(), draw_every=3)
    hands.keys_only = True
    yield hands
    hands.close()


def wishes(decision: Decision) -> list[Any]:
    """Some answers as far apart as can be."""
    if decision.form == "pick":
        return [decision.options[-1], decision.options[0]]
    if decision.form == "offer":
        return [decision.sample(Chance(2)), decision.options[0], decision.options[-1]]
    found = [decision.sample(Chance(seed)) for seed in range(20)]
    return [max(found, key=len), min(found, key=len)]


def plan_of(decision: Decision, alone: bool) -> TablePlan:
    if not alone:
        return plan_for(4, 4, "quick", planets=4)
    seats = tuple(SeatPlan(name, "human" if i == decision.player else "greedy") for i, name in enumerate(NAMES))
    return TablePlan(seats, planets=4)


def assert_keys_are_clear(hands: Hands) -> None:
    """One number or letter, one thing that it means."""
    nodes = [node for node in hands.top.ui.focusables() if node.enabled]
    numbers = [node.number for node in nodes if node.number is not None]
    letters = [node.hot_key for node in nodes if node.hot_key is not None]
    assert len(set(numbers)) == len(numbers), [(node.key, node.number) for node in nodes if node.number is not None]
    assert len(set(letters)) == len(letters)


def answered(hands: Hands, game: Game, wish: Any, alone: bool) -> Any:
    """What the game was told after somebody with a keyboard wanted to give this answer."""
    decision = game.decision
    assert decision is not None
    hands.wish = None
    hands.show(game.clone(), plan_of(decision, alone))
    hands.wish = wish
    given = len(game.journal)
    journal = hands.scene.session.game.journal
    for _ in range(ENOUGH):
        if len(journal) > given:
            break
        assert_keys_are_clear(hands)
        hands.act()
    else:
        raise AssertionError(f"{decision.kind} cannot be answered with {wish!r}")
    key, answer = journal[given]
    assert key == decision.key
    return answer


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_can_be_answered_with_keys_alone(kind: str, hands: Hands) -> None:
    game = examples()[kind]
    decision = game.decision
    assert decision is not None
    for wish in wishes(decision):
        answer = answered(hands, game, wish, alone=False)
        assert decision.check(answer) == answer
        if not isinstance(wish, dict):  # an offer is any offer
            assert answer == wish


@pytest.mark.parametrize("kind", KINDS)
def test_one_person_alone_answers_without_a_curtain(kind: str, hands: Hands) -> None:
    game = examples()[kind]
    decision = game.decision
    assert decision is not None
    wish = wishes(decision)[0]
    answer = answered(hands, game, wish, alone=True)
    assert decision.check(answer) == answer
    if not isinstance(wish, dict):
        assert answer == wish
