"""Which number beside an answer gives it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from driver import Hands
from questions import KINDS, examples
from situations import at
from table_states import FOUGHT, open_curtain, seated, show, sit_down

from cosmic.hotseat.session.question_forms import NUMBER, form_of, is_stepped
from cosmic.text.messages import Messages
from cosmic.ui.board.card_fan import CardNode
from cosmic.ui.kit.widgets import Button

MESSAGES = Messages(strict=True)


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    folder: Path = tmp_path_factory.mktemp("numbered")
    yield from seated(folder, (1280, 720))


def numbers(hands: Hands, kind: str) -> list[tuple[int, str]]:
    """What stands on the buttons: the number, and the words."""
    sit_down(hands, kind)
    open_curtain(hands)
    buttons = [node for node in hands.scene.ui.focusables() if node.key.startswith("option-")]
    return [(node.number, node.label) for node in buttons if isinstance(node, Button) and node.number is not None]


def kinds_of_numbers() -> list[str]:
    decisions = {kind: examples()[kind].decision for kind in KINDS}
    return [kind for kind, one in decisions.items() if one and form_of(one) == NUMBER and not is_stepped(one)]


def test_a_count_is_chosen_by_its_own_number(hands: Hands) -> None:
    for kind in kinds_of_numbers():
        if MESSAGES.has(f"ask-{kind}.mixed"):
            continue
        for number, label in numbers(hands, kind):
            said = {"None": 0, "One": 1}.get(label.split()[0])
            assert number == (int(label.split()[0]) if said is None else said), (kind, label)


def test_three_is_pressed_for_three(hands: Hands) -> None:
    game = sit_down(hands, "genesis")
    assert game.decision is not None and 3 in game.decision.options
    log = len(hands.scene.session.game.journal)
    hands.type("3")
    assert hands.scene.session.game.journal[log][1] == 3


@pytest.mark.parametrize("kind", ["reward", "reward-cards"])
def test_mixtures_are_numbered_in_a_row(kind: str, hands: Hands) -> None:
    shown = numbers(hands, kind)
    assert [number for number, _ in shown] == list(range(1, len(shown) + 1))


def test_no_reward_card_is_so_many_cosmic_cards(hands: Hands) -> None:
    labels = [label for _, label in numbers(hands, "reward-cards")]
    assert "None" not in labels and labels[0].endswith(("cosmic card", "cosmic cards"))


@pytest.mark.parametrize("side", ["offense", "defense"])
def test_the_own_side_stands_first(side: str, hands: Hands) -> None:
    """Whoever adds a card does so for its own side nearly always."""
    game = at({**FOUGHT, "hands": {"blue": ["+3"] if side == "offense" else [], "green": ["+2"]}})
    while game.decision is not None and game.decision.kind != "reinforce":
        game.answer(game.decision.options[0])
    assert game.decision is not None
    if side == "defense" and game.decision.player == 0:
        game.answer("pass")
    show(hands, game, "quick")
    open_curtain(hands)
    card = next(node for node in hands.scene.ui.focusables() if isinstance(node, CardNode) and node.held.lit)
    hands.press(card.key)
    first, *_, last = (node for node in hands.scene.ui.focusables() if node.key.startswith("option-"))
    assert first.label.endswith("your side") and first.key.endswith(side)
    assert last.label == "Add nothing"
