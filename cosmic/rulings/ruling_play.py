"""Running a ruling: step by step, each question answered by the ruling or by a default."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from cosmic.content.schema import SchemaFault
from cosmic.engine.book import Book
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.errors import NeedAnswer
from cosmic.engine.game import run_step
from cosmic.engine.log import NO_READERS, Log
from cosmic.engine.state import GameState
from cosmic.engine.table import Table
from cosmic.positions.stated_names import StatedNames
from cosmic.rulings import ruling_words
from cosmic.rulings.ruling_files import Ruling, RulingEntry
from cosmic.rulings.ruling_words import Failed
from cosmic.rulings.stated_answers import NOTHING, TOGETHER, WAITING, StatedAnswers, default_answer, has_only_copies

ENDS = {"encounter_end": ("encounter_end", "turn_over", "start_turn"), "turn_end": ("start_turn",)}
NO_ANSWERS = ("check", "run_to", "never_asked")
MOST_MOVES = 2000
Check = Callable[["Play", dict[str, Any]], None]


class Play:
    """A game that stops before each step and at each question."""

    def __init__(self, state: GameState, names: StatedNames, book: Book) -> None:
        self.start, self.names, self.book = state, names, book
        self.answers = StatedAnswers(names)
        self.before = state  # the state before the running step
        self.given: list[list[Any]] = []  # the answers since then
        self.table = Table(state.copy(), book, log=[])
        self.told: Log = []  # the log up to the running step
        self.decision: Decision | None = None
        self.asked: list[str] = []  # every question so far, as `red card`
        self.expects: Callable[[Decision], bool] = lambda decision: False  # a question with one answer is written down

    @property
    def state(self) -> GameState:
        return self.table.s

    @property
    def log(self) -> Log:
        return self.told + (self.table.log or [] if self.decision is not None else [])

    def told_to_players(self) -> Log:
        """The log without the notes that nobody reads."""
        return [line for line in self.log if line.to != NO_READERS]

    @property
    def next_step(self) -> str:
        return self.before.agenda[-1] if self.before.agenda else ""

    def step(self) -> None:
        """Run the next step to its end, or to a question."""
        self.table = Table(self.before.copy(), self.book, [entry[:] for entry in self.given], log=[])
        answered = {key for key, _ in self.given}
        self.table.stops_at = lambda decision: decision.key in answered or self.expects(decision)
        try:
            run_step(self.table)
        except NeedAnswer as need:
            self.names.added = self.table.s.added
            self.decision = need.decision
            if need.decision.only_answer() is None:
                self.asked.append(self.asked_now())
            return
        self.decision = None
        self.names.added = self.table.s.added
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

    def question(self, written: Any) -> str:
        """`macron card` as it stands in `asked`."""
        who, _, kind = str(written).rpartition(" ")
        return f"{self.names.of_seat(self.names.seat(who))} {kind}" if who else str(written)


class Player:
    """Takes a ruling's entries one after the other."""

    def __init__(self, ruling: Ruling, play: Play, check: Check) -> None:
        self.ruling, self.play, self.check = ruling, play, check
        self.left: list[RulingEntry] = ruling.when[:]
        self.silent: list[tuple[RulingEntry, int]] = []  # what must not be asked any more, since so many questions
        self.offered = ""  # what the player of the waiting entry was offered last
        play.expects = self.expects

    def run(self) -> None:
        for _ in range(MOST_MOVES):
            self.checks()
            if self.play.decision is None:
                if self.is_over():
                    return self.end()
                self.play.step()
            elif not self.reply():
                return self.end()
        raise Failed(ruling_words.does_not_end(MOST_MOVES))

    def checks(self) -> None:
        """Checks and places to run to are met before the next question is answered."""
        here = False  # right after `run_to` a check looks at once
        while self.left and self.left[0].what in NO_ANSWERS:
            entry = self.left[0]
            if entry.what == "run_to":
                here = self.has_come_to(entry.value)
                if not here:
                    return
            elif entry.what == "never_asked":
                self.be_silent(entry)
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

    def look(self, entry: RulingEntry) -> None:
        with self.at_line(entry):
            self.check(self.play, entry.value)

    def be_silent(self, entry: RulingEntry) -> None:
        """From here on: what is being asked now belongs to it."""
        pending = self.play.decision
        since = len(self.play.asked) - (pending is not None and pending.only_answer() is None)
        self.silent.append((entry, since))

    def translate(self, decision: Decision, entry: RulingEntry) -> Any:
        with self.at_line(entry):
            return self.play.answers.translate(self.play.state, decision, entry.value)

    @contextmanager
    def at_line(self, entry: RulingEntry) -> Iterator[None]:
        """A name that nobody knows is reported with its line."""
        try:
            yield
        except SchemaFault as fault:
            raise fault.placed(self.ruling.file, entry.line) from None

    def has_come_to(self, place: str) -> bool:
        if self.play.decision is None:
            return self.play.next_step in ENDS.get(place, (place,))
        return False

    def has_no_default(self) -> bool:
        """The pending question is one that the ruling answers, or nobody."""
        decision = self.play.decision
        assert decision is not None
        coming = self.written([entry for entry in self.left if entry.what not in NO_ANSWERS], decision)
        if coming is not None:
            return self.would_answer(coming, decision)
        return self.ruling.strict or default_answer(self.play.state, decision) is NOTHING

    def would_answer(self, entry: RulingEntry, decision: Decision) -> bool:
        if entry.what != "decision" or decision.kind not in WAITING:
            return True
        return self.translate(decision, entry) is not NOTHING

    def written(self, entries: list[RulingEntry], decision: Decision) -> RulingEntry | None:
        """The entry that is about this question: the next one, or one of those that are answered together."""
        for entry in entries:
            if self.fits(entry, decision):
                return entry
            if entry.what != "decision" or entry.kind != decision.kind or entry.kind not in TOGETHER:
                return None
        return None

    def expects(self, decision: Decision) -> bool:
        """The only answer that there is has been written down all the same, or one that must not be possible."""
        coming = [entry for entry in self.left if entry.what not in ("check", "never_asked")]
        entry = self.written(coming, decision)
        if entry is None or entry.what == "clock":
            return False
        if entry.what == "cannot" or self.translate(decision, entry) is not NOTHING:
            return True
        legal = self.play.answers.legal(self.play.state, decision)
        self.offered = ruling_words.only_answer(entry.who, decision.kind, legal)
        return False

    def fits(self, entry: RulingEntry, decision: Decision) -> bool:
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
        reasons = [
            ruling_words.in_line(entry.line, ruling_words.asked_after_all(question))
            for entry, since in self.silent
            for question in (entry.value if isinstance(entry.value, list) else [entry.value])
            if self.play.question(question) in self.play.asked[since:]
        ]
        if self.left:
            entry = self.left[0]
            reasons.append(
                ruling_words.in_line(entry.line, ruling_words.never_asked(str(entry), self.instead() + self.offered))
            )
        if reasons:
            raise Failed(*reasons)

    def instead(self) -> str:
        if self.play.decision is not None:
            return ruling_words.instead_asked(self.play.asked_now(), self.play.legal())
        return ruling_words.instead_ended("the game was won" if self.play.state.winners else "the ruling ended")

    def reply(self) -> bool:
        """Answer the pending question; False if nobody answers it because the ruling is finished."""
        decision = self.play.decision
        assert decision is not None
        who = self.play.names.of_seat(decision.player)
        while self.left and self.left[0].what == "cannot" and self.fits(self.left[0], decision):
            entry = self.left.pop(0)
            if self.translate(decision, entry) is not NOTHING:
                raise Failed(
                    ruling_words.in_line(entry.line, ruling_words.legal_after_all(who, decision.kind, entry.value))
                )
        written = self.written(self.left, decision)
        if written is not None and self.answer_as_written(written, decision, who):
            return True
        return self.answer_by_default(decision)

    def answer_as_written(self, entry: RulingEntry, decision: Decision, who: str) -> bool:
        value = entry.value if entry.what == "clock" else self.translate(decision, entry)
        if value is NOTHING:
            if not self.ruling.strict and (decision.kind in WAITING or has_only_copies(self.play.state, decision)):
                self.offered = ruling_words.passed_over(who, decision.kind, self.play.legal())
                return False
            illegal = ruling_words.illegal_answer(who, decision.kind, entry.value, self.play.legal())
            raise Failed(ruling_words.in_line(entry.line, illegal))
        self.left.remove(entry)
        self.offered = ""
        self.play.answer(value)
        return True

    def answer_by_default(self, decision: Decision) -> bool:
        default = decision.only_answer()
        if default is None:
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
            self.offered = ruling_words.passed_over(entry.who, decision.kind, self.play.legal())


def run_ruling(ruling: Ruling, play: Play, check: Check) -> None:
    player = Player(ruling, play, check)
    for entry in ruling.when:
        if entry.who:
            with player.at_line(entry):
                play.names.seat(entry.who)
    player.run()
