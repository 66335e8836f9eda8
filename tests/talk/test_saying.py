"""What may be said when, and what bots say: what they mean to do, unless they bluff."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cosmic.bots.manner import Manner
from cosmic.bots.speaking import spoken
from cosmic.content.bot_files import NEUTRAL
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.views import PUBLIC, view_of
from cosmic.positions import position
from cosmic.rulebook import content
from cosmic.talk.hearing import Hearing
from cosmic.talk.statements import (
    FIGHT,
    INVITE_ME,
    KINDS,
    LEAVE_ALONE,
    MOST_SAID,
    NEGOTIATE,
    NOT_THAT_ONE,
    SAY,
    WHY,
    Statement,
    sayable,
    worded,
)
from cosmic.text.messages import Messages
from cosmic.text.spoken_words import statement_said

TABLE: dict[str, Any] = {
    "seats": {"red": "none", "green": "machine", "blue": "none", "yellow": "macron"},
    "offense": "red",
    "defense": "blue",
    "planet": "blue 1",
    "sends": 3,
    "start": "invitations",
}
WEAK, STRONG = ["attack 04", "negotiate", "attack 05"], ["attack 20", "negotiate"]
OPEN = replace(NEUTRAL, talk=1.0)


def table(**more: object) -> Game:
    return position({**TABLE, **more})


def said_by(game: Game, seat: int, manner: Manner) -> Answer:
    view = view_of(game.table, seat)
    words = tuple(one.word for one in sayable(view_of(game.table, PUBLIC), seat, []))
    return spoken(manner, view, Decision(seat, SAY, "pick", (PASS, *words), "word"), Chance(1))


def kinds_in(statements: list[Statement]) -> list[str]:
    there = {one.kind for one in statements}
    return [kind for kind in KINDS if kind in there]


def test_mains_speak_of_cards_and_the_others_of_invitations() -> None:
    seen = view_of(table().table, PUBLIC)
    assert kinds_in(sayable(seen, 0, [])) == [NEGOTIATE, FIGHT, NOT_THAT_ONE, LEAVE_ALONE]
    assert kinds_in(sayable(seen, 1, [])) == [INVITE_ME, NOT_THAT_ONE, LEAVE_ALONE]
    assert {one.other for one in sayable(seen, 1, []) if one.kind == INVITE_ME} == {0, 2}
    assert {one.other for one in sayable(seen, 1, []) if one.kind == NOT_THAT_ONE} == {3}


def test_who_has_invited_is_not_spoken_to_about_it() -> None:
    """Nor does the other main player ask itself not to invite somebody."""
    seen = view_of(table().table, PUBLIC)
    assert {one.other for one in sayable(seen, 1, [], [0]) if one.kind == INVITE_ME} == {2}
    assert NOT_THAT_ONE in kinds_in(sayable(seen, 0, [], [0]))
    assert NOT_THAT_ONE not in kinds_in(sayable(seen, 2, [], [0]))
    assert INVITE_ME not in kinds_in(sayable(seen, 1, [], [0, 2]))


@pytest.mark.parametrize("start", ["selection", "reveal"])
def test_what_is_past_is_not_spoken_of(start: str) -> None:
    laid = {"laid": {"offense": "negotiate", "defense": "negotiate"}} if start == "reveal" else {}
    seen = view_of(table(start=start, **laid).table, PUBLIC)
    allowed = kinds_in(sayable(seen, 0, [])) + kinds_in(sayable(seen, 1, []))
    assert INVITE_ME not in allowed and NOT_THAT_ONE not in allowed
    assert (NEGOTIATE in allowed) is (start == "selection")


def test_nothing_is_said_twice_and_nobody_talks_without_end() -> None:
    seen = view_of(table().table, PUBLIC)
    once = Statement(0, NEGOTIATE, line=4)
    assert not any(one.is_like(once) for one in sayable(seen, 0, [once]))
    assert sayable(seen, 0, [once, once._replace(kind=FIGHT), Statement(0, LEAVE_ALONE, 1)]) == []


def test_who_gave_reasons_for_what_it_turned_down_may_still_say_as_much() -> None:
    seen = view_of(table().table, PUBLIC)
    reasons = [Statement(0, WHY, 1, reason="you-gain-more", line=line) for line in range(MOST_SAID)]
    assert sayable(seen, 0, reasons) == sayable(seen, 0, [])


def test_a_bot_says_what_its_hand_means() -> None:
    manner = Manner(OPEN)
    assert said_by(table(hands={"red": WEAK}), 0, manner) == Statement(0, NEGOTIATE).word
    certain = [card for card in STRONG if card != "negotiate"]
    assert said_by(table(hands={"red": certain}), 0, manner) == Statement(0, FIGHT).word
    assert said_by(table(hands={"red": STRONG}), 0, manner) != Statement(0, FIGHT).word, "it might talk after all"


def test_a_bluff_is_the_opposite() -> None:
    manner = Manner(replace(OPEN, bluff=1.0))
    assert said_by(table(hands={"red": STRONG}), 0, manner) == Statement(0, NEGOTIATE).word


@pytest.mark.parametrize("hand", [["attack 20", "attack 08"], ["negotiate", "morph"]])
def test_nobody_bluffs_with_what_it_cannot_do(hand: list[str]) -> None:
    """No negotiate with which to seem to talk, or no attack with which to seem to fight."""
    assert said_by(table(hands={"red": hand}), 0, Manner(replace(OPEN, bluff=1.0))) == PASS


def test_nobody_asks_in_vain_for_the_place_by_which_it_wins() -> None:
    ships = {"green": {"red 1": 1, "red 2": 1, "yellow 1": 1, "yellow 2": 1}}
    said = worded(1, said_by(table(ships=ships), 1, Manner(OPEN)))
    assert (said.kind, said.other) == (INVITE_ME, 2), "the defense may well want it"


@pytest.mark.parametrize(("risk", "number"), [(-0.8, 1), (0.0, 2), (0.8, 3)])
def test_ships_are_promised_as_one_likes_to_send_them(risk: float, number: int) -> None:
    said = worded(1, said_by(table(), 1, Manner(replace(OPEN, risk=risk))))
    assert (said.kind, said.number) == (INVITE_ME, number)


@pytest.mark.parametrize(("standing", "number"), [((2, 1), 1), ((3, 3), 2)])
def test_nobody_promises_ships_that_it_cannot_spare(standing: tuple[int, int], number: int) -> None:
    """One stays on each colony."""
    homes = {f"green {n + 1}": ships for n, ships in enumerate((*standing, 0, 0, 0))}
    ships = {"green": homes | {"warp": 20 - sum(standing)}}
    said = worded(1, said_by(table(ships=ships), 1, Manner(OPEN)))
    assert (said.kind, said.number) == (INVITE_ME, number)


def test_who_has_none_to_spare_promises_none() -> None:
    ships = {"green": {f"green {n}": 1 for n in (1, 2, 3, 4, 5)} | {"warp": 15}}
    assert said_by(table(ships=ships), 1, Manner(OPEN)) == PASS


@pytest.mark.parametrize(("alien", "most"), content().sends.items())
def test_nobody_promises_ships_that_its_power_does_not_send(alien: str, most: int) -> None:
    """Red is about to win, so that green would promise the defense all that it can."""
    ships = {"red": {"green 1": 1, "green 2": 1, "yellow 1": 1, "yellow 2": 1}}
    for green, number in (("machine", 4), (alien, most)):
        said = worded(1, said_by(table(ships=ships, seats={**TABLE["seats"], "green": green}), 1, Manner(OPEN)))
        assert (said.kind, said.number) == (INVITE_ME, number)


def test_friends_are_promised_to_be_left_alone_once_and_not_while_they_are_attacked() -> None:
    fond, loyal = Hearing(regard=(0.0, 0.5, 0.5, 0.0)), replace(OPEN, loyalty=1.0)
    game = table(hands={"red": ["attack 08", "attack 10"]})
    assert said_by(game, 0, Manner(loyal, fond)) == Statement(0, LEAVE_ALONE, 1).word, "blue is under attack"
    promised = replace(fond, said=(Statement(0, LEAVE_ALONE, 1),))
    assert said_by(game, 0, Manner(loyal, promised)) == PASS


def test_who_does_not_talk_is_silent() -> None:
    assert said_by(table(hands={"red": WEAK}), 0, Manner(replace(NEUTRAL, talk=0.0))) == PASS


def test_an_onlooker_asks_to_be_invited() -> None:
    said = worded(1, said_by(table(), 1, Manner(OPEN)))
    assert (said.kind, said.other) == (INVITE_ME, 0)


def test_nobody_asks_for_a_place_beside_one_who_wins_by_it() -> None:
    ships = {"red": {"green 1": 1, "green 2": 1, "yellow 1": 1, "yellow 2": 1}}
    said = worded(1, said_by(table(ships=ships), 1, Manner(OPEN)))
    assert (said.kind, said.other, said.number) == (INVITE_ME, 2, 4)


def test_whoever_would_win_is_not_to_be_invited() -> None:
    ships = {"yellow": {"green 1": 1, "green 2": 1, "red 1": 1, "red 2": 1}}
    assert said_by(table(ships=ships), 1, Manner(OPEN)) == Statement(1, NOT_THAT_ONE, 3).word


def test_every_kind_has_its_sentence() -> None:
    messages = Messages(strict=True)
    said = [statement_said(messages, Statement(0, kind, 1, 3), "Ann") for kind in KINDS]
    assert len(set(said)) == len(KINDS) and all(words.endswith(".") for words in said)
