"""The table in every state and size, looked at by machine: nothing overflows, overlaps or is out of reach."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from auditing import LONG_NAMES, SMALL, SMALL_LOOKS, look_everywhere
from driver import Hands, plan_for
from questions import KINDS, examples
from table_states import STATES, open_curtain, sit_down


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    plan = plan_for(4, 4, "quick", planets=4)
    hands = Hands(plan, tmp_path_factory.mktemp("audit"), SMALL, examples()["invite"].clone())
    hands.keys_only = True
    yield hands
    hands.close()


@pytest.mark.parametrize("state", STATES)
def test_every_state_of_the_table_holds_in_every_size(state: str, hands: Hands) -> None:
    STATES[state].put_on(hands)
    look_everywhere(hands.app)


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_holds_in_the_smallest_window_with_the_largest_text(kind: str, hands: Hands) -> None:
    sit_down(hands, kind)
    open_curtain(hands)
    look_everywhere(hands.app, SMALL_LOOKS)


@pytest.mark.parametrize("kind", ["aim", "invite", "card", "reinforce", "launch-ships"])
def test_long_names_fit(kind: str, hands: Hands) -> None:
    sit_down(hands, kind, names=LONG_NAMES)
    open_curtain(hands)
    look_everywhere(hands.app, SMALL_LOOKS)
