"""Running a ruling: step by step, each question answered by the ruling or by a default."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from cosmic.engine.book import Book
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.errors import NeedAnswer
from cosmic.engine.game import run_step
from cosmic.engine.log import Line as LogEntry
from cosmic.engine.state import GameState
from cosmic.engine.table import Table
from cosmic.rulings import wording
from cosmic.rulings.answers import NOTHING, WAITING, Answers, default_answer, has_only_copies
from cosmic.rulings.names import Names
from cosmic.rulings.reading import Entry, Lines, Ruling
from cosmic.rulings.wording import Failed, Fault

ENDS = {"encounter_end": ("encounter_end", "turn_over", "start_turn"), "turn_end": ("start_turn",)}
MOST_MOVES = 2000
Check = Callable[["Play", Lines], None]


class Play:
    """A game that stops before each step and at each question."""

    def __init__(self, state: GameState, names: Names, book: Book) -> None:
        self.start, self.names, self.book = state, names, book
        self.answers = Answers(names)
        self.before = state  # the state before the running step
        self.given: list[list[Any]] = []  # the answers since then
        self.table = Table(state.copy(), book, log=[])
        self.told: list[LogEntry] = []  # the log up to the running step
        self.decision: Decision | None = None
        self.asked: list[str] = []  # every question so far, as `red card`

    @property
    def state(self) -> GameState:
        return self.table.s

    @property
    def log(self) -> list[LogEntry]:
        return self.told + (self.table.log or [] if self.decision is not None else [])

    @property
    def next_step(self) -> str:
        return self.before.agenda[-1] if self.before.agenda else ""

    def step(self) -> None:
        """Run the next step to its end, or to a question."""
        self.table = Table(self.before.copy(), self.book, [entry[:] for entry in self.given], log=[])
        try:
            run_step(self.table)
        except NeedAnswer as need:
            self.decision = need.decision
            self.asked.append(f"{self.names.of_seat(need.decision.player)} {need.decision.kind}")
            return
        self.decision = None
        self.told += self.table.log or []
        self.before, self.given = self.table.s.copy(), []

    def answer(self, value: Answer) -> None:
        assert self.decision is not None
        self.given.append([self.decision.key, value])
        self.step()

    def legal(self) -> str:
        assert self.decision is not None
        return self.answers.legal(self.state, self.decision)

    def asked_now(self) -> str:
        return f"{self.names.of_seat(self.decision.player)} {self.decision.kind}" if self.decision else "nobody"


class Player:
    """Takes a ruling's entries one after the other."""

    def __init__(self, ruling: Ruling, play: Play, check: Check) -> None:
        self.ruling, self.play, self.check = ruling, play, check
        self.left: list[Entry] = ruling.when[:]
        self.offered = ""  # what the player of the waiting entry was offered last

    def run(self) -> None:
        for _ in range(MOST_MOVES):
            self.checks()
            if self.play.decision is None:
                if self.is_over():
                    return self.end()
                self.play.step()
            elif not self.reply():
                return self.end()
        raise Failed(wording.does_not_end(MOST_MOVES))

    def checks(self) -> None:
        """Checks and places to run to are met before the next question is answered."""
        here = False  # right after `run_to` a check looks at once
        while self.left and self.left[0].what in ("check", "run_to"):
            entry = self.left[0]
            if entry.what == "run_to":
                here = self.has_come_to(entry.value)
                if not here:
                    return
            elif here or self.stands_still():
                self.look(entry)
            else:
                return
            self.left.pop(0)

    def stands_still(self) -> bool:
        """The table waits for the next written decision, or nothing more will happen."""
        if self.play.decision is None:
            return self.is_over()
        return self.has_no_default()

    def look(self, entry: Entry) -> None:
        with self.at_line(entry):
            self.check(self.play, entry.value)

    def translate(self, decision: Decision, entry: Entry) -> Any:
        with self.at_line(entry):
            return self.play.answers.translate(self.play.state, decision, entry.value)

    @contextmanager
    def at_line(self, entry: Entry) -> Iterator[None]:
        """A name that nobody knows is reported with its line, a check that fails as well."""
        try:
            yield
        except Fault as fault:
            raise Fault(wording.at_place(self.ruling.file, entry.line, str(fault))) from None
        except Failed as failure:
            raise Failed(wording.in_line(entry.line, str(failure))) from None

    def has_come_to(self, place: str) -> bool:
        if self.play.decision is None:
            return self.play.next_step in ENDS.get(place, (place,))
        return False

    def has_no_default(self) -> bool:
        """The pending question is one that the ruling answers, or nobody."""
        decision = self.play.decision
        assert decision is not None
        coming = next((entry for entry in self.left if entry.what not in ("check", "run_to")), None)
        if coming is not None and self.fits(coming, decision):
            return self.would_answer(coming, decision)
        return self.ruling.strict or default_answer(self.play.state, decision) is NOTHING

    def would_answer(self, entry: Entry, decision: Decision) -> bool:
        if entry.what != "decision" or decision.kind not in WAITING:
            return True
        return self.translate(decision, entry) is not NOTHING

    def fits(self, entry: Entry, decision: Decision) -> bool:
        if entry.what == "clock":
            return entry.value in decision.outside
        if entry.what not in ("decision", "cannot"):
            return False
        return entry.kind == decision.kind and self.play.names.seat(entry.who) == decision.player

    def is_over(self) -> bool:
        """The game is won, or the ruling's end is reached and no decision is left."""
        if not self.play.before.agenda:
            return True
        if any(entry.what != "check" for entry in self.left):
            return False
        until = self.ruling.until
        has_begun = self.play.before is not self.play.start
        return has_begun and self.play.next_step in ENDS.get(until, (until,))

    def end(self) -> None:
        while self.left and self.left[0].what == "check":
            self.look(self.left.pop(0))
        if not self.left:
            return
        entry = self.left[0]
        if self.play.decision is not None:
            instead = wording.instead_asked(self.play.asked_now(), self.play.legal())
        else:
            how = "the game was won" if self.play.state.winners else "the ruling ended"
            instead = wording.instead_ended(how)
        raise Failed(wording.never_asked(str(entry), entry.line, instead + self.offered))

    def reply(self) -> bool:
        """Answer the pending question; False if nobody answers it because the ruling is finished."""
        decision = self.play.decision
        assert decision is not None
        who = self.play.names.of_seat(decision.player)
        while self.left and self.left[0].what == "cannot" and self.fits(self.left[0], decision):
            entry = self.left.pop(0)
            if self.translate(decision, entry) is not NOTHING:
                raise Failed(wording.legal_after_all(who, decision.kind, entry.value))
        if self.left and self.fits(self.left[0], decision) and self.answer_as_written(decision, who):
            return True
        return self.answer_by_default(decision)

    def answer_as_written(self, decision: Decision, who: str) -> bool:
        entry = self.left[0]
        if entry.what == "clock":
            value = entry.value
        else:
            value = self.translate(decision, entry)
        if value is NOTHING:
            if not self.ruling.strict and (decision.kind in WAITING or has_only_copies(self.play.state, decision)):
                self.offered = wording.passed_over(who, decision.kind, self.play.legal())
                return False
            raise Failed(wording.illegal_answer(who, decision.kind, entry.value, self.play.legal()))
        self.left.pop(0)
        self.offered = ""
        self.play.answer(value)
        return True

    def answer_by_default(self, decision: Decision) -> bool:
        default = NOTHING if self.ruling.strict else default_answer(self.play.state, decision)
        if default is NOTHING:
            return False
        self.remember_offer(decision)
        self.play.answer(default)
        return True

    def remember_offer(self, decision: Decision) -> None:
        """What is passed over now may be what the ruling wants, asked under another kind: say so if it fails."""
        entry = self.left[0] if self.left else None
        if entry is None or entry.what != "decision" or entry.kind == decision.kind:
            return
        is_waiting = entry.kind in WAITING and decision.kind in WAITING
        if is_waiting and self.play.names.seat(entry.who) == decision.player:
            self.offered = wording.passed_over(entry.who, decision.kind, self.play.legal())


def run_ruling(ruling: Ruling, play: Play, check: Check) -> None:
    for entry in ruling.when:
        if entry.who:
            try:
                play.names.seat(entry.who)
            except Fault as fault:
                raise Fault(wording.at_place(ruling.file, entry.line, str(fault))) from None
    Player(ruling, play, check).run()
