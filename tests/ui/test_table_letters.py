"""How large the letters are at the table, measured by their capitals: what one must read can be read from the sofa."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from auditing import arrange, read, tips
from driver import Hands
from measuring import capital_height
from table_states import STATES, seated

from cosmic.ui.kit.canvas import TextMark

CAPITALS = 20  # pixels at 1920 x 1080
READ = ("question", "headline", "log", "encounter-lines", "strength", "total", "sum", "ships", "plate", "tip", "asked")
PHASES = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
ANSWERS = ("option-", "confirm", "clear", "fill", "all", "wave", "press-", "peek", "close", "story")
TABLE = ("launching", "inviting", "planning", "answering", "reinforcing", "calling", "looking", "peeking", "rewarded")


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    yield from seated(tmp_path_factory.mktemp("letters"), (1920, 1080))


def written(hands: Hands) -> list[TextMark]:
    """All that stands there, with what everything says for itself when it is asked."""
    arrange(hands.app, (1920, 1080), 1.0)
    faults, texts = read(hands.app, hands.scene)
    tips(hands.app, hands.scene.ui, faults, texts)
    return texts


@pytest.mark.parametrize("state", [*TABLE, "reading the log", "alone"])
def test_what_must_be_read_is_large_enough(state: str, hands: Hands) -> None:
    STATES[state].put_on(hands)
    texts = written(hands)
    must = [mark for mark in texts if mark.owner.startswith(READ) or mark.owner in PHASES]
    assert must and not [(mark.owner, mark.words, mark.px) for mark in must if capital_height(mark.px) < CAPITALS]
    answers = [mark for mark in texts if mark.owner.startswith(ANSWERS)]
    assert answers and not [(mark.owner, mark.words, mark.px) for mark in answers if capital_height(mark.px) < CAPITALS]


def test_plates_headline_tips_and_log_are_among_what_is_measured(hands: Hands) -> None:
    STATES["reading the log"].put_on(hands)
    owners = {mark.owner.partition(":")[0].partition("-")[0] for mark in written(hands)}
    assert {"plate", "headline", "tip", "log", "encounter", "strength", "total", "sum", "question"} <= owners
