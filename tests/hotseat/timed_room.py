"""A room in which a clock runs, and bots that take their time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from room import Room
from slow_bots import SlowBots

from cosmic.engine.decisions import Answer, Decision
from cosmic.hotseat.session.beats import Ask, Beat, Tell, Think
from cosmic.hotseat.session.bot_thinking import BotThinking

MOST_PICTURES = 1000
PICTURE = 1 / 60  # seconds


@dataclass
class TimedRoom(Room):
    """All that is noticed has its time."""

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
        return (
            len(session.game.journal),
            session.shown,
            repr((session.call, session.joined)),
            vars(session.unheard).copy(),
        )

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
