"""The table in every state and size, looked at by machine: nothing overflows, overlaps or is out of reach."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from auditing import LONG_NAMES, SMALL, SMALL_LOOKS, USUAL, look_everywhere
from driver import Hands, plan_for
from questions import KINDS, examples
from rich_tables import rich_table
from table_states import STATES, on_the_big_screen, open_curtain, show, sit_down

from cosmic.ui.shell.projector import SAME


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    plan = plan_for(4, 4, "quick", planets=4)
    hands = Hands(plan, tmp_path_factory.mktemp("audit"), SMALL, examples()["invite"].clone())
    hands.keys_only = True
    yield hands
    hands.close()


@pytest.mark.every(2)
@pytest.mark.parametrize("state", STATES)
def test_every_state_of_the_table_holds_in_every_size(state: str, hands: Hands) -> None:
    STATES[state].put_on(hands)
    look_everywhere(hands.app)


@pytest.mark.every(4)
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_holds_in_the_smallest_window_with_the_largest_text(kind: str, hands: Hands) -> None:
    sit_down(hands, kind)
    open_curtain(hands)
    look_everywhere(hands.app, SMALL_LOOKS)


@pytest.mark.parametrize("public", [False, True], ids=["table", "public board"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_table_with_everything_on_it_holds(seats: int, public: bool, hands: Hands) -> None:
    show(hands, rich_table(seats), "quick")
    if public:
        hands.scene.beat = hands.scene.asked = None
        on_the_big_screen(hands, SAME)
    look_everywhere(hands.app, (*SMALL_LOOKS, (USUAL, 1.0)))


@pytest.mark.parametrize("kind", ["aim", "invite", "card", "reinforce", "launch-ships"])
def test_long_names_fit(kind: str, hands: Hands) -> None:
    sit_down(hands, kind, names=LONG_NAMES)
    open_curtain(hands)
    look_everywhere(hands.app, SMALL_LOOKS)
