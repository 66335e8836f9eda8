"""Personalities show where answers are about as good as each other, and nowhere else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from questions import KINDS
from situations import table

from cosmic.bots import LEVELS, PERSONALITIES, make
from cosmic.bots.manner import LEANINGS, MOST, Manner
from cosmic.bots.thinking import ThinkingBot
from cosmic.content.bot_files import NEUTRAL, Personality
from cosmic.engine.decisions import Decision
from cosmic.engine.state import DEFENSE, OFFENSE
from cosmic.engine.views import PlayerView, view_of
from cosmic.rulebook import minds


def view() -> PlayerView:
    return view_of(table().table, 0)


def invite(side: int = OFFENSE) -> Decision:
    return Decision(0, "invite", "many", (1, 2, 3), "seat", 0, 3, about={"side": side})


def of(slug: str, regard: tuple[float, ...] = ()) -> Manner:
    return Manner(minds().personalities[slug], regard)


def test_there_are_eight_and_no_two_alike() -> None:
    found = [replace(one, slug="") for one in minds().personalities.values()]
    assert len(PERSONALITIES) == 8 and all(one not in found[:i] for i, one in enumerate(found))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_alone_is_neutral(level: str) -> None:
    plain, sly = make(level, 1), make(f"{level}:sly", 1)
    assert isinstance(plain, ThinkingBot) and isinstance(sly, ThinkingBot)
    assert plain.personality == NEUTRAL and plain.level == sly.level and sly.personality.slug == "sly"
    assert all(Manner(NEUTRAL).leaning(view(), invite(), answer) == 0 for answer in ([], [1], [1, 2, 3]))


def test_an_unknown_one_is_an_error() -> None:
    with pytest.raises(KeyError):
        make("normal:nobody", 1)


EXTREME = (
    Personality("x", 1, 1, 1, 1, 1),
    Personality("y", -1, -1, -1, -1, -1),
)
QUESTIONS: list[tuple[Decision, list[Any]]] = [
    (invite(), [[], [1], [1, 2, 3]]),
    (invite(DEFENSE), [[], [1, 2, 3]]),
    (Decision(2, "ally", "pick", ("neither", "offense", "defense"), "word"), ["neither", "offense", "defense"]),
    (Decision(0, "destiny-wild", "pick", (1, 2, 3), "seat"), [1, 2, 3]),
    (Decision(0, "launch-ships", "allot", (0, 1), "zone", 1, 4, (4, 4)), [[[0, 1]], [[0, 4]]]),
    (Decision(0, "window", "pick", ("pass", "x.power"), "effect"), ["pass", "x.power"]),
]


@pytest.mark.parametrize("personality", EXTREME)
@pytest.mark.parametrize("regard", [(), (1, 1, 1, 1), (-1, -1, -1, -1)])
def test_nothing_weighs_more_than_a_near_tie(personality: Personality, regard: tuple[float, ...]) -> None:
    for question, answers in QUESTIONS:
        for answer in answers:
            assert abs(Manner(personality, regard).leaning(view(), question, answer)) <= MOST


def test_the_greedy_invite_few_and_the_generous_many() -> None:
    seen = view()
    for slug, wants_more in (("greedy", False), ("generous", True)):
        manner = of(slug)
        more = manner.leaning(seen, invite(), [1, 2, 3]) > manner.leaning(seen, invite(), [])
        assert more is wants_more


def test_the_loyal_stand_by_friends_and_the_spiteful_go_against_enemies() -> None:
    question = Decision(0, "destiny-wild", "pick", (1, 2, 3), "seat")
    for slug, regard, met, spared in (("loyal", (0, 1, 0, 0), 2, 1), ("spiteful", (0, -1, 0, 0), 1, 2)):
        manner, plain = of(slug, regard), Manner(replace(NEUTRAL), regard)
        lead = manner.leaning(view(), question, met) - manner.leaning(view(), question, spared)
        usual = plain.leaning(view(), question, met) - plain.leaning(view(), question, spared)
        assert lead > usual > 0


def test_the_bold_send_more_ships_than_the_cautious() -> None:
    question = Decision(0, "launch-ships", "allot", (0, 1), "zone", 1, 4, (4, 4))
    leads = [
        of(slug).leaning(view(), question, [[0, 4]]) - of(slug).leaning(view(), question, [[0, 1]])
        for slug in ("bold", "cautious")
    ]
    assert leads[0] > 0 > leads[1]


def test_only_questions_that_there_are_have_leanings() -> None:
    assert set(LEANINGS) <= set(KINDS)
