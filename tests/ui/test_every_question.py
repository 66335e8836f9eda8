"""Every question the rules can ask has a form on the screen and can be answered with the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from driver import Hands, plan_at, plan_for
from questions import KINDS, examples, recorded, rulings

from cosmic.engine.decisions import ACCUSE, Decision
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.hotseat.session.question_forms import form_of

ENOUGH = 150  # steps for one answer
ASKED = [kind for kind in KINDS if kind != ACCUSE]  # who has something to say there says it unasked


def test_every_kind_of_question_is_found_in_a_ruling() -> None:
    assert set(KINDS) - set(examples()) == set()


def test_no_question_is_asked_that_the_sources_do_not_show() -> None:
    """In no ruling, whether or not it names the question."""
    asked = set(examples()).union(*(recorded(ruling).ways for ruling in rulings()))
    assert asked - set(KINDS) == set()


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_form_of_its_own(kind: str) -> None:
    decision = examples()[kind].decision
    assert decision is not None
    assert form_of(decision)


# --- by keyboard alone


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    hands = Hands(plan_for(4, 4, "quick", planets=4), tmp_path_factory.mktemp("table"), (1024, 576), draw_every=8)
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
    earlier = list(hands.services.folder.glob("auto-*"))
    mode = "strict" if decision.kind == "turn-up" else "quick"  # in a quick game nobody is asked unbidden
    hands.show(game.clone(), plan_at(game, people=[decision.player]) if alone else plan_at(game, mode))
    for save in earlier:  # a game that is not over stays, and every new one looks at them all
        save.unlink(missing_ok=True)
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


@pytest.mark.every(4)
@pytest.mark.parametrize("kind", ASKED)
def test_every_question_can_be_answered_with_keys_alone(kind: str, hands: Hands) -> None:
    game = examples()[kind]
    decision = game.decision
    assert decision is not None
    for wish in wishes(decision):
        answer = answered(hands, game, wish, alone=False)
        assert decision.check(answer) == answer
        if not isinstance(wish, dict):  # an offer is any offer
            assert answer == wish


@pytest.mark.every(4)
@pytest.mark.parametrize("kind", ASKED)
def test_one_person_alone_answers_without_a_curtain(kind: str, hands: Hands) -> None:
    game = examples()[kind]
    decision = game.decision
    assert decision is not None
    wish = wishes(decision)[0]
    answer = answered(hands, game, wish, alone=True)
    assert decision.check(answer) == answer
    if not isinstance(wish, dict):
        assert answer == wish
