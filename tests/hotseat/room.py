"""What a whole room can notice of a session, with people in it who say what was agreed and are silent otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from occasions import Spoken, is_legal
from slow_bots import SlowBots, without_a_look

from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.state import NOBODY
from cosmic.hotseat.session.bot_thinking import BotThinking
from cosmic.hotseat.session.calls import Call
from cosmic.hotseat.session.open_curtain import stays_open, who_looks
from cosmic.hotseat.session.privacy import open_options
from cosmic.hotseat.session.session import Ask, Beat, Look, Over, Session, Tell, Think

MOST_BEATS = 400
MOST_PICTURES = 1000
PICTURE = 1 / 60  # seconds


@dataclass
class Room:
    """Goes through a session and writes down what everybody in the room sees, in order: one entry is one thing that
    takes its time."""

    session: Session
    spoken: list[Spoken]  # from now on, in this order
    differing: tuple[int, ...]  # the cards that tell the twins apart: nobody lays, gives or plays them
    presses: Callable[[Call], list[int]]
    tells_holders: bool = False  # in a quick game it is known that only those are asked who can answer
    seen: list[Any] = field(default_factory=list)
    offered: set[tuple[int, str]] = field(default_factory=set)  # who was offered which card
    behind: int = NOBODY  # whose curtain is open

    def to_the_end_of_encounter(self, number: int) -> list[Any]:
        """From there on it is a matter of the rules who has an encounter card."""
        for _ in range(MOST_BEATS):
            beat = self.next()
            if isinstance(beat, Tell) and beat.entry.key == "encounter-starts":
                number -= 1
            if isinstance(beat, Over) or (number <= 0 and is_after_an_encounter(beat)):
                return self.seen
            self.notice(beat)
            self.do(beat)
        raise AssertionError("the encounter does not end")

    def next(self) -> Beat:
        return self.session.next()

    def notice(self, beat: Beat) -> None:
        if self.tells_holders and isinstance(beat, Ask) and beat.decision.passive:
            return
        if not stays_open(beat, self.behind):
            self.behind = NOBODY
        if who_looks(beat) != NOBODY:
            if self.behind == NOBODY:
                self.behind = who_looks(beat)
                self.seen.append(("the curtain of", self.behind))
        elif isinstance(beat, Tell):
            self.seen.append(("told", beat.entry[0], beat.entry[1]))
        elif isinstance(beat, Call):
            self.seen.append(("called", beat.stage, beat.about, beat.seats))
        elif isinstance(beat, Ask):
            self.seen.append(("asked", beat.decision.player, beat.decision.kind, open_options(beat.decision)))
        elif isinstance(beat, Think) and beat.takes_time:
            self.seen.append(("thinks", beat.seat, beat.kind))

    def do(self, beat: Beat) -> None:
        session = self.session
        if isinstance(beat, Tell):
            session.told()
        elif isinstance(beat, Call):
            for seat in self.presses(beat):
                session.press(seat)
            session.close_call()
        elif isinstance(beat, Ask):
            session.answer(self.answer_to(beat.decision))
        elif isinstance(beat, Think) and beat.decision is not None:
            session.bot_answer(self.answer_to(beat.decision))
        elif isinstance(beat, (Look, Think)):
            self.leave_out(beat)
            session.looked(beat.seat)

    def leave_out(self, beat: Look | Think) -> None:
        """In this room there is no choice."""
        if self.spoken and (self.spoken[0].player, self.spoken[0].kind) == (beat.seat, beat.kind):
            self.spoken.pop(0)

    def answer_to(self, decision: Decision) -> Answer:
        self.offered |= {(decision.player, str(option).partition(":")[0]) for option in decision.options}
        due = self.spoken[0] if self.spoken else None
        if due is not None and (due.player, due.kind) == (decision.player, decision.kind):
            if is_legal(decision, due.answer):
                return self.spoken.pop(0).answer
        return without_a_look(decision, self.differing)


@dataclass
class TimedRoom(Room):
    """A room with a clock: all that is noticed has its time, and bots take theirs."""

    takes: float = 0.0  # seconds for every answer of a bot
    reading: float = 0.0  # seconds for every line
    thinking: float = 0.0  # seconds a bot is seen to think
    heard_of_holders: int = 0  # people who were asked in a quick game

    def __post_init__(self) -> None:
        bots = [seat for seat in range(len(self.session.game.state.seats)) if seat not in self.session.people]
        self.bots = SlowBots(bots, lambda decision: self.takes, self.answer_of_bot)
        self.pace = BotThinking(self.session, self.bots)

    def next(self) -> Beat:
        for _ in range(MOST_PICTURES):
            before = self.state_of_table()
            beat = self.pace.due()
            if beat is not None:
                return beat
            assert self.state_of_table() == before, "what bots think of has an effect before its time"
            self.bots.now += PICTURE
            self.pace.pause.pass_time(PICTURE)
        raise AssertionError("nothing is ever due")

    def state_of_table(self) -> tuple[Any, ...]:
        session = self.session
        return len(session.game.journal), session.shown, repr(session.call), vars(session.unheard).copy()

    def answer_of_bot(self, decision: Decision) -> Answer:
        assert self.pace.ahead is not None
        if decision.passive and not self.pace.ahead.unheard.since:
            self.seen.append(("a bot is asked where nobody waits for it", decision.kind))
        return self.answer_to(decision)

    def notice(self, beat: Beat) -> None:
        before = len(self.seen)
        self.heard_of_holders += self.tells_holders and isinstance(beat, Ask) and beat.decision.passive
        super().notice(beat)
        self.seen[before:] = [(*one, round(self.bots.now / PICTURE)) for one in self.seen[before:]]

    def do(self, beat: Beat) -> None:
        if isinstance(beat, Think):
            if beat.decision is None:
                self.leave_out(beat)
            self.pace.see_thinking(beat, self.thinking)
            return
        super().do(beat)
        self.pace.see(self.reading if isinstance(beat, Tell) else 0.0)


def is_after_an_encounter(beat: Beat) -> bool:
    if isinstance(beat, Tell):
        return beat.entry.key in ("turn-starts", "another-encounter")
    return isinstance(beat, Ask) and beat.decision.kind == "second-encounter"
