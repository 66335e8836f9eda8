"""Personalities show where answers are about as good as each other, and nowhere else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from outlooks import outlook_of
from questions import KINDS
from situations import table

from cosmic.bots import LEVELS, PERSONALITIES, make
from cosmic.bots.manner import LEANINGS, MOST, WORD, WORDS, Manner
from cosmic.bots.measured import bot_named
from cosmic.bots.thinking import ThinkingBot
from cosmic.content.bot_files import NEUTRAL, Personality
from cosmic.engine.decisions import Decision
from cosmic.engine.game import Game
from cosmic.engine.state import DEFENSE, OFFENSE, SIDE_NAMES
from cosmic.engine.views import PlayerView, view_of
from cosmic.positions import position
from cosmic.rulebook import minds
from cosmic.talk.hearing import Hearing
from cosmic.talk.statements import FIGHT, INVITE_ME, LEAVE_ALONE, NEGOTIATE, NOT_THAT_ONE, Statement


def view() -> PlayerView:
    return view_of(table().table, 0)


def invite(side: int = OFFENSE) -> Decision:
    return Decision(0, "invite", "many", (1, 2, 3), "seat", 0, 3, about={"side": side})


def of(slug: str, regard: tuple[float, ...] = ()) -> Manner:
    return Manner(minds().personalities[slug], Hearing(regard=regard))


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


SAID = (
    Statement(0, LEAVE_ALONE, 1),
    Statement(0, NEGOTIATE),
    Statement(1, NEGOTIATE),
    Statement(2, INVITE_ME, 0, 3),
    Statement(3, NOT_THAT_ONE, 2),
)
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
            manner = Manner(personality, Hearing(SAID, regard, regard))
            word = WORD * manner.own_word if manner.breaks_word(view(), question, answer) else 0.0
            assert abs(manner.leaning(view(), question, answer) + word) <= MOST


def test_the_greedy_invite_few_and_the_generous_many() -> None:
    seen = view()
    for slug, wants_more in (("greedy", False), ("generous", True)):
        manner = of(slug)
        more = manner.leaning(seen, invite(), [1, 2, 3]) > manner.leaning(seen, invite(), [])
        assert more is wants_more


def test_the_loyal_stand_by_friends_and_the_spiteful_go_against_enemies() -> None:
    question = Decision(0, "destiny-wild", "pick", (1, 2, 3), "seat")
    for slug, regard, met, spared in (("loyal", (0, 1, 0, 0), 2, 1), ("spiteful", (0, -1, 0, 0), 1, 2)):
        manner, plain = of(slug, regard), Manner(NEUTRAL, Hearing(regard=regard))
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
    assert set(LEANINGS) | set(WORDS) <= set(KINDS)


def test_words_are_heard() -> None:
    """Who offers help is rather invited, who is warned of rather not; who promised to spare somebody rather does."""
    seen = view()
    heard = Manner(NEUTRAL, Hearing(SAID))
    assert heard.leaning(seen, invite(), [2]) != Manner(NEUTRAL).leaning(seen, invite(), [2])
    asked = Manner(NEUTRAL, Hearing(SAID[3:4]))
    assert asked.leaning(seen, invite(), [2]) > asked.leaning(seen, invite(), [1]) == 0
    warned = Manner(NEUTRAL, Hearing(SAID[4:]))
    assert warned.leaning(seen, invite(), [2]) < 0
    meeting = Decision(0, "destiny-wild", "pick", (1, 2, 3), "seat")
    assert heard.leaning(seen, meeting, 1) < heard.leaning(seen, meeting, 2)


def test_a_word_that_was_broken_often_is_worth_nothing() -> None:
    seen, said = view(), SAID[3:4]
    believed, doubted = (Manner(NEUTRAL, Hearing(said, (0, 0, trust, 0))) for trust in (0.5, -0.8))
    assert believed.leaning(seen, invite(), [2]) > doubted.leaning(seen, invite(), [2]) == 0


def test_the_sly_are_not_bound_by_their_words() -> None:
    assert of("sly").own_word == 0 < of("bold").own_word < of("loyal").own_word


def in_encounter() -> PlayerView:
    """Red attacks blue; green looks on."""
    seats = {"red": "none", "green": "none", "blue": "none", "yellow": "none"}
    places = {"offense": "red", "defense": "blue", "planet": "blue 1", "sends": 3, "start": "alliance"}
    return view_of(position({"seats": seats, **places}).table, 1)


ASKED_RED = Manner(NEUTRAL, Hearing((Statement(1, INVITE_ME, 0, 3),)))


def test_who_asked_for_an_invitation_and_has_it_breaks_its_word_if_it_does_not_come() -> None:
    seen = in_encounter()
    both = Decision(1, "ally", "pick", ("none", *SIDE_NAMES), "word")
    assert [ASKED_RED.breaks_word(seen, both, answer) for answer in ("none", *SIDE_NAMES)] == [True, False, True]
    not_invited = Decision(1, "ally", "pick", ("none", SIDE_NAMES[1]), "word")
    assert not any(ASKED_RED.breaks_word(seen, not_invited, one) for one in not_invited.options), "nobody wanted it"
    assert ASKED_RED.leaning(seen, both, SIDE_NAMES[0]) - ASKED_RED.leaning(seen, both, "none") > MOST, "no near tie"


def test_who_promised_ships_breaks_its_word_with_fewer() -> None:
    seen = in_encounter()
    to_red, to_blue = (Decision(1, "ally-ships", "allot", (5,), "zone", 1, 4, about={"side": side}) for side in (0, 1))
    assert [ASKED_RED.breaks_word(seen, to_red, [[5, ships]]) for ships in (1, 2, 3, 4)] == [True, True, False, False]
    assert not ASKED_RED.breaks_word(seen, to_blue, [[5, 2]]), "blue was promised nothing"
    two = replace(to_red, high=2)
    assert not ASKED_RED.breaks_word(seen, two, [[5, 2]]), "it may not send more"


@pytest.mark.parametrize(
    ("said", "lays", "breaks"), [(NEGOTIATE, "negotiate", "attack_10"), (FIGHT, "attack_10", "negotiate")]
)
def test_who_said_what_it_lays_breaks_its_word_with_something_else(said: str, lays: str, breaks: str) -> None:
    _, asked, seen = at_its_card(["negotiate", "attack 10"])
    manner = Manner(NEUTRAL, Hearing((Statement(0, said),)))
    found = {seen.cards[card]: manner.breaks_word(seen, asked, card) for card in asked.options}
    assert found == {lays: False, breaks: True}


def test_who_has_nothing_of_the_kind_any_more_breaks_no_word() -> None:
    _, asked, seen = at_its_card(["attack 12", "attack 10"])
    manner = Manner(NEUTRAL, Hearing((Statement(0, NEGOTIATE),)))
    assert not any(manner.breaks_word(seen, asked, card) for card in asked.options)


@pytest.mark.parametrize("level", LEVELS)
def test_who_never_bluffs_keeps_its_word(level: str) -> None:
    """Red has no use for a talk, but said that it wants one; the sly one does not mind."""
    game, asked, seen = at_its_card(["negotiate", "attack 10", "attack 08"])
    laid: dict[str, set[str]] = {}
    for slug in ("loyal", "sly"):
        for seed in range(6):
            bot = bot_named(f"{level}:{slug}:4", seed)
            bot.talk = Hearing((Statement(0, NEGOTIATE),))
            bot.outlook = outlook_of(game, seed, bot=bot)
            laid.setdefault(slug, set()).add(seen.cards[bot.choose(seen, asked)])
    assert laid["loyal"] == {"negotiate"} != laid["sly"]


def at_its_card(hand: list[str]) -> tuple[Game, Decision, PlayerView]:
    game = position(
        {
            "seats": {"red": "none", "green": "none", "blue": "none"},
            "offense": "red",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 3,
            "start": "selection",
            "hands": {"red": hand},
        }
    )
    assert game.decision is not None
    return game, game.decision, view_of(game.table, 0)


def test_who_misjudges_much_still_does_not_break_its_word_by_mistake() -> None:
    """One that bluffs now and then is bound by its words a little: only what is truly better may speak against them."""
    game = position(
        {
            "seats": {"red": "none", "green": "none", "blue": "none", "yellow": "none"},
            "offense": "red",
            "defense": "blue",
            "planet": "blue 1",
            "sends": 4,
            "start": "alliance",
            "invited": {"offense": ["green"], "defense": ["green"]},
        }
    )
    asked = game.decision
    assert asked is not None and (asked.player, asked.kind) == (1, "ally")
    now_and_then = replace(NEUTRAL, bluff=0.05)
    wild = replace(minds().levels["easy"], noise=0.5, worlds=dict.fromkeys(minds().levels["easy"].worlds, 3))
    answers: dict[str, set[str]] = {}
    for words, said in {"silent": (), "promised": (Statement(1, INVITE_ME, 0, 1),)}.items():
        for seed in range(30):
            bot = ThinkingBot(seed, wild, lambda: 0.0, now_and_then)
            bot.talk = Hearing(said)
            bot.outlook = outlook_of(game, bot=bot)
            answers.setdefault(words, set()).add(bot.choose(view_of(game.table, 1), asked))
    assert len(answers["silent"]) > 1 and answers["promised"] == {SIDE_NAMES[OFFENSE]}
