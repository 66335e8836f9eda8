"""How long the room waits for bots depends on nothing that is hidden: neither on cards nor on how long they think.

As in `test_leaks`, one hidden card tells two tables apart, at every window; but here a clock runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from occasions import Occasion
from room import Room
from slow_bots import SlowBots
from test_leaks import all_of_each, one_of_a_kind, some_of_each
from timed_room import PICTURE, TimedRoom
from twin_rooms import Leak, Twins

from cosmic.hotseat.session.beats import Ask, Think
from cosmic.hotseat.session.bot_pause import SHORTEST, BotPause
from cosmic.hotseat.session.bot_thinking import BotThinking
from cosmic.hotseat.session.calls import MODES, NORMAL, QUICK, STRICT
from cosmic.hotseat.session.session import Session
from cosmic.hotseat.session.unheard_answers import UnheardAnswers
from cosmic.positions import position

SEEN = 0.6  # seconds that a bot is seen to think
AT_ONCE = {"reading": 0.0, "thinking": 0.0}
AT_NORMAL_SPEED = {"reading": 0.4, "thinking": SEEN}


class TimedTwins(Twins):
    """The bots of the second table think longer than those of the first. Whose card tells the tables apart is one of
    them, or else a person beside one."""

    def __init__(self, occasion: Occasion, mode: str, *, by_bot: bool = True, **times: Any) -> None:
        takes = iter((0.0, PICTURE))

        def make_room(*args: Any, **how: Any) -> Room:
            return TimedRoom(*args, **{**how, **times, "takes": next(takes)})

        self.make_room = make_room
        super().__init__(occasion, mode, by_bot=by_bot)

    def is_bot(self, seat: int) -> bool:
        holder, seats = self.occasion.holder, len(self.occasion.start.seats)
        return seat == holder if self.by_bot else seat == (holder + 1) % seats

    @property
    def told_holders(self) -> bool:
        """Of a quick game it is known that a person who is asked holds something, and its answer takes its time."""
        one, other = (room.heard_of_holders for room in self.rooms if isinstance(room, TimedRoom))
        return one != other


def leaks(mode: str, **how: Any) -> list[Leak]:
    """Every window once in the normal mode, which most tables play; in the others one of a kind, for how long a bot
    thinks does not hang on what the card would do."""
    occasions = some_of_each(1) if mode == NORMAL else one_of_a_kind()
    twins = [TimedTwins(occasion, mode, **how) for occasion in occasions]
    found = [(pair, leak) for pair in twins if (leak := pair.leak()) is not None]
    return [leak for pair, leak in found if not pair.told_holders]


@pytest.mark.every(2)
@pytest.mark.parametrize(("mode", "times"), [*((mode, AT_ONCE) for mode in MODES), (NORMAL, AT_NORMAL_SPEED)])
def test_the_room_waits_as_long_whatever_a_bot_holds(mode: str, times: dict[str, float]) -> None:
    assert leaks(mode, **times) == []


@pytest.mark.every(2)
@pytest.mark.parametrize("mode", [NORMAL, STRICT])
def test_the_room_waits_as_long_for_bots_whatever_a_person_holds(mode: str) -> None:
    assert leaks(mode, by_bot=False, **AT_ONCE) == []


# --- one bot


BLUE_CHOOSES = """
seats: {red: none, blue: none, green: none}
start: planning
defense: blue
planet: blue 1
sends: 2
hands: {red: [attack 10, attack 12], blue: [%s], green: [attack 04]}
"""
A_CHOICE, NO_CHOICE = "attack 06, attack 08", "attack 06"


class At:
    """A table at which Blue, a bot, is just seen to choose its card."""

    def __init__(self, hand: str = A_CHOICE, takes: float = 0.0) -> None:
        self.bots = SlowBots([1, 2], lambda decision: takes)
        self.session = Session(position(BLUE_CHOOSES % hand), [0], NORMAL)
        self.thinking = BotThinking(self.session, self.bots)
        self.wait()
        beat = self.thinking.due()
        assert isinstance(beat, Ask)
        self.session.answer(beat.decision.options[0])
        self.thinking.see()
        self.wait()
        beat = self.thinking.due()
        assert isinstance(beat, Think) and beat.takes_time and beat.seat == 1
        self.thinking.see_thinking(beat, SEEN)

    def wait(self) -> float:
        """Seconds until something is due."""
        before = self.bots.now
        while self.thinking.due() is None:
            self.pass_time(PICTURE)
        return self.bots.now - before

    def pass_time(self, seconds: float) -> None:
        self.bots.now += seconds
        self.thinking.pause.pass_time(seconds)


def whole(seconds: float) -> object:
    return pytest.approx(seconds, abs=1.5 * PICTURE)


@pytest.mark.parametrize(("takes", "pauses"), [(0.0, 1), (0.5, 1), (0.65, 2), (1.1, 2), (1.3, 3)])
def test_a_bot_that_takes_longer_than_the_pause_takes_whole_ones(takes: float, pauses: int) -> None:
    assert At(takes=takes).wait() == whole(pauses * SEEN)


def test_a_bot_without_a_choice_takes_as_long() -> None:
    assert At(NO_CHOICE).wait() == At(A_CHOICE).wait() == whole(SEEN)


def test_nothing_of_the_answer_can_be_noticed_before_the_pause_is_over() -> None:
    """Not even whether it may be taken back."""
    at = At()
    before = (list(at.session.game.journal), at.session.shown, at.session.way_back())
    at.pass_time(SEEN / 2)
    assert at.thinking.due() is None and at.thinking.is_ready
    assert (list(at.session.game.journal), at.session.shown, at.session.way_back()) == before
    at.wait()
    assert len(at.session.game.journal) > len(before[0])


@pytest.mark.parametrize(("takes", "seconds"), [(0.0, 0.25), (0.2, 0.25), (0.27, 0.3), (0.34, 0.4)])
def test_who_hurries_a_bot_sees_its_answer_at_once_or_after_whole_short_pauses(takes: float, seconds: float) -> None:
    at = At(takes=takes)
    at.thinking.due()
    at.pass_time(0.25)
    at.thinking.pause.hurry()
    assert 0.25 + at.wait() == whole(seconds)


def test_who_hurries_at_once_waits_for_the_shortest_pause() -> None:
    at = At()
    at.thinking.pause.hurry()
    assert at.wait() == whole(SHORTEST)


def asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SlowBots, "is_awake", False)
    monkeypatch.setattr(SlowBots, "poll", lambda bots: None)


@pytest.mark.parametrize("hand", [A_CHOICE, NO_CHOICE])
def test_who_has_no_choice_waits_for_the_process_of_the_bots_as_well(
    hand: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = At(hand)
    at.session.unheard.told()  # as if no window went before
    asleep(monkeypatch)
    for _ in range(100):
        at.pass_time(PICTURE)
        assert at.thinking.due() is None
    monkeypatch.undo()
    assert at.wait() == whole(3 * SEEN - 100 * PICTURE)


def test_in_a_window_the_room_waits_for_the_process_of_the_bots_though_nobody_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = Session(position(BLUE_CHOOSES % A_CHOICE), [0], NORMAL)
    thinking = BotThinking(session, SlowBots([1, 2], lambda decision: 0.0))
    asleep(monkeypatch)
    for _ in range(100):
        thinking.pause.pass_time(PICTURE)
        assert thinking.due() is None
    monkeypatch.undo()
    assert thinking.due() is None
    thinking.pause.pass_time(SHORTEST)
    assert isinstance(thinking.due(), Ask)


def test_what_was_thought_of_something_else_is_not_answered() -> None:
    """People have taken their answers back in the pause."""
    at = At()
    at.thinking.due()
    at.session.undo_to(0)
    at.pass_time(2 * SEEN)
    beat = at.thinking.due()
    assert isinstance(beat, Ask) and at.session.game.journal == []


def test_bots_may_answer_by_a_script() -> None:
    at = At()
    last = at.session.game.state.seats[1].hand[-1]
    at.thinking.script = lambda state, decision: (last,) if decision.kind == "card" else None
    at.wait()
    assert at.bots.questions == [] and at.session.game.journal[-1][1] == last


# --- what is planted is found


def no_pause_at_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(UnheardAnswers, "window", lambda unheard, entry: None)


def windows_over_with_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(UnheardAnswers, "chosen", UnheardAnswers.told)


def looks_as_soon_as_a_call_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(UnheardAnswers, "called", lambda unheard: None)


def answers_shown_when_they_are_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotPause, "last", lambda pause, seconds: None)
    monkeypatch.setattr(BotPause, "go_on", lambda pause: None)


@pytest.mark.every(2)
@pytest.mark.parametrize(
    ("plant", "mode", "by_bot"),
    [
        (no_pause_at_windows, NORMAL, True),
        (windows_over_with_a_choice, NORMAL, True),
        (looks_as_soon_as_a_call_is_made, NORMAL, False),
        (looks_as_soon_as_a_call_is_made, STRICT, False),
        (answers_shown_when_they_are_ready, QUICK, True),
    ],
)
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], mode: str, by_bot: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    twins = (TimedTwins(occasion, mode, by_bot=by_bot, **AT_ONCE) for occasion in all_of_each())
    assert any(pair.leak() is not None for pair in twins)
