"""A game under way: a checkpoint, the answers since, and the way back to any earlier decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cosmic.engine.book import Book, Occasion
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.digest import digest
from cosmic.engine.dispatch import settle
from cosmic.engine.errors import (
    BackToPlanning,
    CosmicError,
    EncounterBrokenOff,
    GameOver,
    NeedAnswer,
    Reached,
    StraightToOutcome,
    WinContested,
)
from cosmic.engine.log import Log
from cosmic.engine.notes import WANT
from cosmic.engine.reading import Reading
from cosmic.engine.responders import awake
from cosmic.engine.state import GameState
from cosmic.engine.steps import STEPS
from cosmic.engine.table import Policy, Table
from cosmic.engine.uses import clear_table

Journal = list[list[Any]]  # [[key, answer], …]
KEPT = 32  # of the newest checkpoints, and of older ones


@dataclass(slots=True)
class Checkpoint:
    """The state before a step, and how much of journal, log and record belongs to the time before it."""

    state: GameState
    answers: int
    log: int
    record: int = 0
    is_first: bool = True  # of its encounter, or all that a loaded game knows
    awake: dict[Occasion, int] | None = None  # who might act from here on, of the newest alone (see responders.py)


def thinned(history: list[Checkpoint]) -> list[Checkpoint]:
    """Of long ago the first checkpoint of an encounter is enough, of very long ago that of every second one, and so
    on: what lies between is played again when somebody goes back. The very first one always stays."""
    older = [one for one in history[:-KEPT] if one.is_first]
    return (older if len(older) <= KEPT else older[::2]) + history[-KEPT:]


def run_step(t: Table) -> None:
    """One step of the agenda, to its end."""
    s = t.s
    try:
        try:
            STEPS[s.agenda.pop()](t)
        except EncounterBrokenOff as end:
            settle_all(t)
            WANT.set(t, end.want)
            s.agenda = ["broken_off"]
        except StraightToOutcome:
            settle_all(t)
            s.agenda = ["straight_to_outcome"]
        except WinContested:
            settle_all(t)
            s.agenda = ["win_contested"]
        except BackToPlanning:
            settle_all(t)
            s.agenda = ["back_to_planning"]
    except GameOver:
        s.agenda = []


def settle_all(t: Table) -> None:
    """Cards that were being played when the encounter was cut short."""
    t.exchange = 0
    clear_table(t)
    while t.playing:
        settle(t, *t.playing.pop())


class Game:
    """Ask for the `decision`, `answer` it, until there are winners. Stored checkpoints are never changed."""

    def __init__(self, state: GameState, book: Book, answers: Journal | None = None) -> None:
        self.book = book
        self.start = state
        self.journal: Journal = list(answers or [])
        self.log: Log = []
        # What the people around it keep with the game; the rules never look at it. Only `told` is read here: so many
        # lines of the log have been told to the table, which may be behind the game.
        self.beside: dict[str, Any] = {}
        self.history: list[Checkpoint] = []
        self.checkpoint = Checkpoint(state, 0, 0)
        # [answers before it, digest of the state] of the first step of each encounter: playing again must agree.
        self.record: list[list[Any]] = []
        self.decision: Decision | None = None
        self.state = state
        self.table = Table(state, book)
        self.run()

    @property
    def answers(self) -> Journal:
        """The answers given since the checkpoint."""
        return self.journal[self.checkpoint.answers :]

    @property
    def is_over(self) -> bool:
        return bool(self.state.winners)

    def run(self, known: Log | None = None) -> None:
        """Run steps until a question has no answer yet, or the game is over. `known`: what the first of them has
        written already, up to the question to which there is one answer more by now."""
        del self.log[self.checkpoint.log :], self.record[self.checkpoint.record :]
        while True:
            work = self.checkpoint.state.copy()
            if not work.agenda:
                self.state, self.decision, self.table = work, None, Table(work, self.book)
                return
            t = Table(work, self.book, self.answers, log=[] if known is None else None, known=known)
            if self.checkpoint.awake is None:
                self.checkpoint.awake = awake(t)
            t.awake = dict(self.checkpoint.awake)
            self.table, known = t, None
            try:
                run_step(t)
            except NeedAnswer as need:
                self.state, self.decision = work, need.decision
                self.log += t.log or []
                return
            self.log += t.log or []
            self.checkpoint.awake = None
            self.reach(work, self.checkpoint.answers + t.next)
            self.checkpoint.awake = t.awake

    def reach(self, state: GameState, answers: int) -> None:
        """A step is done: the next one starts from here."""
        last = self.checkpoint
        if last.is_first:
            self.record.append([last.answers, digest(last.state)])
        self.history.append(last)
        if len(self.history) > 3 * KEPT:
            self.history = thinned(self.history)
        is_first = state.encounters != last.state.encounters
        self.checkpoint = Checkpoint(state, answers, len(self.log), len(self.record), is_first)

    def answer(self, value: Answer) -> None:
        """Answer the pending decision; an illegal answer, or a fault in a rule, leaves everything as it was."""
        if self.decision is None:
            raise CosmicError("game-over-no-question")
        value = self.decision.check(value)
        count = len(self.journal)
        self.journal.append([self.decision.key, value])
        try:
            self.run(self.log[self.checkpoint.log :])
        except Exception:
            self.undo_to(count)
            raise

    def undo_to(self, count: int) -> None:
        """Back to the decision before answer number `count` (0 is the first one). A game that cannot go there, since
        other rules played it, raises and stays as it was."""
        if not 0 <= count <= len(self.journal):
            raise CosmicError("undo-range", most=len(self.journal), found=count)
        if self.oldest.answers > count:
            # A loaded game knows no earlier checkpoint than that of its save; the way there is played again.
            self._become(Game(self.start, self.book, self.journal[:count]))
            return
        other = self.clone()
        del other.journal[count:]
        while other.checkpoint.answers > count:
            other.checkpoint = other.history.pop()
        other.run()
        self._become(other)

    def _become(self, other: Game) -> None:
        self.journal[:], self.log[:], self.record[:] = other.journal, other.log, other.record
        self.history, self.checkpoint = other.history, other.checkpoint
        self.state, self.decision, self.table = other.state, other.decision, other.table

    def undo(self) -> None:
        self.undo_to(len(self.journal) - 1)

    def clone(self) -> Game:
        """An independent game at the same decision; checkpoints are shared, as they never change."""
        g = object.__new__(Game)
        g.book, g.start, g.journal, g.log = self.book, self.start, self.journal[:], self.log[:]
        g.history, g.checkpoint, g.decision = self.history[:], self.checkpoint, self.decision
        g.record, g.beside = self.record[:], dict(self.beside)
        g.state, g.table = self.state, self.table
        return g

    @classmethod
    def resume(
        cls,
        book: Book,
        start: GameState,
        checkpoint: Checkpoint,
        journal: Journal,
        log: Log,
        record: list[list[Any]],
    ) -> Game:
        """A saved game at its last checkpoint, with the answers given since."""
        g = object.__new__(cls)
        g.book, g.start, g.checkpoint, g.journal, g.log = book, start, checkpoint, journal, log
        g.history, g.record, g.decision, g.beside = [], record, None, {}
        checkpoint.record = len(record)
        g.run()
        return g

    def from_the_start(self) -> Game:
        """This game with all its checkpoints: a loaded one is played again, unless other rules have played it."""
        if not self.oldest.record:
            return self
        try:
            whole = Game(self.start, self.book, self.journal)
        except CosmicError:
            return self
        whole.beside = dict(self.beside)
        return whole

    @property
    def oldest(self) -> Checkpoint:
        """The way back ends here, unless the game is played again."""
        return self.history[0] if self.history else self.checkpoint

    def told_checkpoint(self) -> Checkpoint:
        """The last checkpoint that the table has been told of: what it was not told yet comes after it."""
        line = self.beside.get("told", len(self.log) + 1) - 1
        return next((one for one in self._back_in_time() if one.log <= line), self.oldest)

    def table_at(self, line: int) -> Table:
        """The table as it was when this line of the log was written: before the first line as it was at the start, for
        lines not yet written as it is now.

        A loaded game knows the way back to its last checkpoint only; before that the present table is given."""
        if line < 0:
            return Table(self.start.copy(), self.book)
        checkpoint = next((one for one in self._back_in_time() if one.log <= line), None)
        if line >= len(self.log) or checkpoint is None:
            return self.table
        answers = self.journal[checkpoint.answers :]
        t = Table(checkpoint.state.copy(), self.book, answers, log=[])

        def stop(written: int) -> None:
            if checkpoint.log + written == line:
                raise Reached

        t.on_line = stop
        try:
            while t.s.agenda:
                run_step(t)
                t.begin_step(t.answers[t.next :])
        except Reached:
            pass
        return t

    def answers_at(self, line: int) -> int:
        """How many answers had been given when this line of the log was written; of the same lines as `table_at`."""
        t = self.table_at(line)
        return len(self.journal) - (len(t.answers) - t.next)

    def _back_in_time(self) -> Iterator[Checkpoint]:
        yield self.checkpoint
        yield from reversed(self.history)

    def play_out(self, policy: Policy) -> GameState:
        """Play on to the end with a policy that answers at once; this game stays where it is."""
        last = self.checkpoint
        if last.awake is None:
            last.awake = awake(Reading(last.state, self.book))
        return play_out(last.state, self.book, policy, [entry[:] for entry in self.answers], awake=last.awake)


def play_out(
    state: GameState,
    book: Book,
    policy: Policy,
    answers: Journal | None = None,
    log: Log | None = None,
    awake: dict[Occasion, int] | None = None,
) -> GameState:
    """Full speed: the policy answers inside the rules, nothing is run twice. `awake`: who might act, if it is known."""
    s = state.copy()
    t = Table(s, book, answers or [], policy, log)
    if awake is not None:
        t.awake = dict(awake)
    while s.agenda:
        run_step(t)
        t.begin_step()
    return s
