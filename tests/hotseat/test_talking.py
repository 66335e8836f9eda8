"""Talk at one screen: who speaks when, what the room hears of it, and that the game goes on as if nobody had spoken."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic.engine.deals import share
from cosmic.engine.decisions import PASS
from cosmic.engine.game import Game
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.hotseat.session.beats import Ask, Beat, Said, Tell, Think
from cosmic.hotseat.session.bot_thinking import BotThinking, settle
from cosmic.hotseat.session.calls import QUICK
from cosmic.hotseat.session.session import Session
from cosmic.hotseat.session.talking import NOT_POLLED
from cosmic.hotseat.session.thinkers import Reply, Thinkers
from cosmic.hotseat.session.words_kept import hearing_at, said_in
from cosmic.positions import position
from cosmic.talk.statements import FIGHT, INVITE_ME, LEAVE_ALONE, NEGOTIATE, NOT_THAT_ONE, REASONS, SAY, WHY, Statement
from cosmic.text.messages import Messages
from cosmic.text.spoken_words import statement_said

TABLE = {
    "seats": {"red": "none", "green": "machine", "blue": "none", "yellow": "macron"},
    "offense": "red",
    "defense": "blue",
    "planet": "blue 1",
    "sends": 3,
    "start": "invitations",
}
PEOPLE, BOTS = [0, 2], [1, 3]


def table(**more: Any) -> Game:
    return position({**TABLE, **more})


def session(game: Game, talkers: list[int] = BOTS) -> Session:
    return Session(game, PEOPLE, QUICK, talkers=talkers)


def on_to(one: Session, *wanted: type, words: dict[int, Statement] | None = None) -> Beat:
    """Goes on until something of this sort is due; bots say these words and are silent otherwise."""
    for _ in range(60):
        beat = one.next()
        if isinstance(beat, wanted):
            return beat
        if isinstance(beat, Tell):
            one.told()
        elif isinstance(beat, Said):
            one.hear()
        elif isinstance(beat, Think) and beat.decision is not None and beat.kind == SAY:
            meant = (words or {}).get(beat.seat)
            settle(one, beat, Reply(0, PASS if meant is None else meant.word))
        else:
            raise AssertionError(beat)
    raise AssertionError("nothing of the kind")


def test_bots_are_polled_once_before_anybody_is_invited() -> None:
    one = session(table())
    asked = []
    while not isinstance(beat := one.next(), Ask):
        if isinstance(beat, Tell):
            one.told()
            continue
        assert isinstance(beat, Think) and beat.kind == SAY and not beat.takes_time and beat.decision is not None
        asked.append(beat.seat)
        settle(one, beat, Reply(0, PASS))
    assert asked == BOTS and beat.decision.kind == "invite"


def test_without_bots_that_talk_nobody_is_polled() -> None:
    one = session(table(), [])
    assert isinstance(on_to(one, Ask, Think), Ask)


def test_what_a_bot_says_is_heard_before_the_question() -> None:
    one = session(table())
    meant = Statement(1, INVITE_ME, 0, 3)
    beat = on_to(one, Said, words={1: meant})
    assert isinstance(beat, Said) and beat.statement.is_like(meant)
    one.hear()
    assert isinstance(on_to(one, Ask), Ask)
    assert [heard.is_like(meant) for heard in hearing_at(one.game, 0).said] == [True]


def test_a_bot_cannot_say_what_may_not_be_said() -> None:
    one = session(table())
    on_to(one, Ask, words={1: Statement(1, NEGOTIATE)})
    assert one.said == []


def test_a_person_may_speak_at_any_time() -> None:
    one = session(table(), [])
    on_to(one, Ask)
    assert {said.kind for said in one.may_say(0)} == {NEGOTIATE, FIGHT, NOT_THAT_ONE, LEAVE_ALONE}
    assert one.say(Statement(0, NEGOTIATE))
    assert not one.say(Statement(0, NEGOTIATE)), "once is enough"
    assert not one.say(Statement(0, INVITE_ME, 2, 3)), "a main player is not invited"
    beat = one.next()
    assert isinstance(beat, Said) and beat.statement == Statement(0, NEGOTIATE, line=one.shown)


def test_the_rules_know_nothing_of_it() -> None:
    silent, loud = session(table(), []), session(table(), [])
    for one in (silent, loud):
        on_to(one, Ask)
    loud.say(Statement(0, NEGOTIATE))
    loud.hear()
    for one in (silent, loud):
        one.answer([1])
    assert silent.game.state == loud.game.state and silent.game.log == loud.game.log


def test_it_is_saved_with_the_game() -> None:
    one = session(table())
    on_to(one, Ask, words={3: Statement(3, INVITE_ME, 2, 2)})
    one.say(Statement(2, FIGHT))
    one.note()
    again = loads_game(dumps_game(one.game), one.game.book)
    assert said_in(again) == said_in(one.game) and len(said_in(again)) == 2
    later = session(again)
    assert isinstance(on_to(later, Ask, Think), Ask), "nobody is polled again, and nothing is heard twice"


@pytest.mark.parametrize(
    "nonsense",
    [
        5,
        None,
        "talk",
        {"0": FIGHT},
        ["x"],
        [5],
        [[9, FIGHT, -1, 0, 0, ""]],
        [[0, FIGHT, 77, 0, 0, ""]],
        [[0, "x", 1, 1, 1, ""]],
        [[0, [FIGHT], -1, 0, 0, ""]],
        [[0, FIGHT, 1, 0, 0, ""]],
        [[0, FIGHT, -1, 0, 0, "not-that"]],
        [[0, LEAVE_ALONE, -1, 0, 0, ""]],
        [[1, INVITE_ME, 0, 5, 0, ""]],
        [[1, INVITE_ME, 0, float("nan"), 0, ""]],
        [[1, WHY, 0, 0, 0, ""]],
        [[1, WHY, 0, 0, 0, "because"]],
        [[1, WHY, 0, 0, 0, ["not-that"]]],
        [[1, WHY, 0, 10**300, 0, "you-would-stand-at"]],
    ],
    ids=str,
)
def test_nonsense_in_a_save_was_not_said(nonsense: Any) -> None:
    game = table()
    game.beside["talk"] = nonsense
    again = loads_game(dumps_game(game), game.book)
    assert said_in(again) == [] and session(again).said == []


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_that_a_bot_may_have_is_kept_and_has_its_words(reason: str) -> None:
    why = Statement(2, WHY, 0, 4 if reason == "you-would-stand-at" else 0, reason=reason)
    one = session(table())
    one.bot_explains(why.seat, why.other, reason, {"colonies": why.number})
    assert [said.is_like(why) for said in said_in(one.game)] == [True]
    messages = Messages(strict=True)
    assert statement_said(messages, why, "Ann") and messages.say(f"thought-why-{reason}", colonies=4, other="Ann")


@pytest.mark.parametrize("nonsense", [5, [], ["x"], [float("inf")], [0, float("inf")], [1.0, 2]], ids=str)
def test_nonsense_about_the_poll_is_no_poll(nonsense: Any) -> None:
    game = table()
    game.beside["polled"] = nonsense
    assert session(loads_game(dumps_game(game), game.book)).polled == NOT_POLLED


def test_what_was_taken_back_was_not_said() -> None:
    one = session(table(), [])
    on_to(one, Ask)
    one.answer([1])
    on_to(one, Ask)
    one.say(Statement(2, FIGHT))
    assert len(said_in(one.game)) == 1
    one.undo_to(0)
    assert one.said == said_in(one.game) == []


def test_a_bot_gives_its_reason() -> None:
    """A colony for nothing is turned down, and everybody hears why, before the talk is over."""
    game = table(start="outcome", laid={"offense": "negotiate", "defense": "negotiate"})
    one = Session(game, [0], talkers=[1, 2, 3])
    on_to(one, Ask)
    gift = {"give": share(), "take": share(colony=game.state.home_planets(2)[1])}
    one.answer(gift)
    thinkers = Thinkers({1: "easy", 2: "normal", 3: "easy"}, 1)
    while not isinstance(beat := one.next(), Said):
        if isinstance(beat, Tell):
            one.told()
        else:
            assert isinstance(beat, Think) and beat.decision is not None
            settle(one, beat, thinkers.ask(game, beat.decision))
    said = beat.statement
    assert (said.seat, said.kind, said.reason) == (2, WHY, "colony-for-nothing")


def test_a_reason_that_still_stands_is_not_said_again() -> None:
    game = table(start="outcome", laid={"offense": "negotiate", "defense": "negotiate"})
    one = Session(game, [0], talkers=[1, 2, 3])
    on_to(one, Ask)
    for reason in ("you-gain-more", "you-gain-more", "not-that", "you-gain-more"):
        one.bot_explains(2, 0, reason, {})
    assert [said.reason for said in one.said] == ["you-gain-more", "not-that", "you-gain-more"]
    one.bot_explains(2, 0, "you-would-stand-at", {"colonies": 3})
    one.bot_explains(2, 0, "you-would-stand-at", {"colonies": 4})
    assert [said.number for said in one.said[3:]] == [3, 4]


class Worker:
    """Bots at hand."""

    is_awake = True

    def __init__(self) -> None:
        self.kinds = {1: "easy:talkative", 3: "easy:talkative"}
        self.thinkers = Thinkers(self.kinds, 5)
        self.replies: list[Reply] = []

    def ask(self, question: Any) -> None:
        self.replies.append(self.thinkers.reply(question))

    def poll(self) -> Any:
        return self.replies.pop() if self.replies else None

    def cancel(self, ticket: int) -> None:
        self.replies.clear()


def test_bots_speak_while_the_room_waits() -> None:
    """Through the copy in which bots think ahead: what they say comes out once, and in order."""
    one = session(table(), BOTS)
    thinking = BotThinking(one, Worker())  # type: ignore[arg-type]
    heard: list[Statement] = []
    for _ in range(200):
        thinking.pause.pass_time(1.0)
        beat = thinking.due()
        if isinstance(beat, Tell):
            one.told()
        elif isinstance(beat, Said):
            heard.append(beat.statement)
            one.hear()
        elif isinstance(beat, Ask):
            break
        if beat is not None:
            thinking.see()
    assert isinstance(beat, Ask) and beat.decision.kind == "invite"
    assert heard == one.said and {said.seat for said in heard} == set(BOTS)
