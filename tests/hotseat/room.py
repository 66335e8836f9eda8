"""What a whole room can notice of a session, with people in it who say what was agreed and are silent otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from occasions import REFUSALS, Spoken, is_legal
from slow_bots import without_a_look

from cosmic.engine.decisions import ACCUSE, Answer, Decision
from cosmic.engine.state import NOBODY
from cosmic.hotseat.session.beats import Ask, Beat, Look, Over, Tell, Think
from cosmic.hotseat.session.calls import Call
from cosmic.hotseat.session.open_curtain import stays_open, who_looks
from cosmic.hotseat.session.privacy import offers_power, open_options
from cosmic.hotseat.session.session import Session

MOST_BEATS = 400


@dataclass
class Room:
    """Goes through a session and writes down what everybody in the room sees, in order: one entry is one thing that
    takes its time."""

    session: Session
    spoken: list[Spoken]  # from now on, in this order
    differing: tuple[int, ...]  # the cards that tell the twins apart: nobody lays, gives or plays them
    presses: Callable[[Call], list[int]]
    tells_holders: bool = False  # in a quick game it is known that only those are asked who can answer
    unasked: tuple[int, ...] = ()  # who presses when the cards are turned up, called or not
    seen: list[Any] = field(default_factory=list)
    offered: list[tuple[int, str]] = field(default_factory=list)  # to whom and what, each time
    questions: list[str] = field(default_factory=list)  # the kind of the question in which, beside each of these
    behind: int = NOBODY  # whose curtain is open

    def watch(self, encounters: int) -> list[Any]:
        """Until so many have begun, through the one under way and what is decided after it, up to the next one."""
        for _ in range(MOST_BEATS):
            beat = self.next()
            encounters -= isinstance(beat, Tell) and beat.entry.key == "encounter-starts"
            if isinstance(beat, Over) or encounters < 0:
                return self.seen
            self.notice(beat)
            self.do(beat)
        raise AssertionError("the encounter does not end")

    def next(self) -> Beat:
        """Who cries thief need not be asked."""
        due = self.spoken[0] if self.spoken else None
        if due is not None and due.kind == ACCUSE and due.player in self.session.people:
            self.session.accuse(due.player, due.answer)
            self.spoken.pop(0)
        return self.session.next()

    def notice(self, beat: Beat) -> None:
        if self.tells_holders and isinstance(beat, Ask) and beat.decision.passive:
            if offers_power(beat.decision):  # but not by a card
                self.seen.append(self.asked(beat.decision))
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
            self.seen.append(self.asked(beat.decision))
        elif isinstance(beat, Think) and beat.takes_time:
            self.seen.append(("thinks", beat.seat, beat.kind))

    def asked(self, decision: Decision) -> tuple[str, int, str, list[Any]]:
        return "asked", decision.player, decision.kind, open_options(decision)

    def do(self, beat: Beat) -> None:
        session = self.session
        if isinstance(beat, Tell):
            session.told()
            for seat in self.unasked if beat.entry.key == "revealed" else ():
                session.press(seat)
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
        found = dict.fromkeys((decision.player, str(option).partition(":")[0]) for option in decision.options)
        self.offered += found
        self.questions += [decision.kind] * len(found)
        due = self.spoken[0] if self.spoken else None
        if due is not None and (due.player, due.kind) == (decision.player, decision.kind):
            for answer in (due.answer, self.with_the_other_card(due.answer)):
                if is_legal(decision, answer):
                    self.spoken.pop(0)
                    return answer
        return self.usual_answer(decision)

    def with_the_other_card(self, answer: Answer) -> Answer:
        """Of several cards that are chosen unseen the one that lies in its place here is as good."""
        if not isinstance(answer, list):
            return answer
        one, other = self.differing
        return [{one: other, other: one}.get(card, card) if type(card) is int else card for card in answer]

    def usual_answer(self, decision: Decision) -> Answer:
        """The same whatever is in a hand: nobody does in secret what its twin might not be able to do."""
        refusals = [option for option in decision.options if option in REFUSALS]
        if refusals and not decision.passive and decision.secret:
            return refusals[0]
        return without_a_look(decision, self.differing)
