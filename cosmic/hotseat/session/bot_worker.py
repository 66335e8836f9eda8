"""The bots at work in a process of their own, so that the picture never stands still while they think.

A question goes out with `ask`, the answer is picked up with `poll`. If the process is lost it is started once more;
after that the bots think here, slower to the eye but never stuck.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import RawValue
from typing import Protocol

from cosmic.hotseat.session.thinkers import NOTHING_HURRIED, Question, Reply, Thinkers

PATIENCE = 30.0  # seconds for one answer; then the process counts as lost
FAREWELL = 1.0  # seconds for the process to leave by itself
LOST = (EOFError, OSError)


class Hurried(Protocol):
    """A number in memory that two processes share."""

    value: int


class BotWorker:
    """One process that answers for all bots, one question after the other."""

    def __init__(
        self,
        kinds: Mapping[int, str],
        seed: int,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
        blanks: Iterable[str] = (),
    ) -> None:
        self.kinds = dict(kinds)
        self.seed, self.blanks = seed, tuple(blanks)
        self.patience, self.clock = patience, clock
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.ready = False  # the process has read everything sent so far and waits
        self.asked: Question | None = None  # the question it is thinking about
        self.since = 0.0
        self.waiting: deque[Question] = deque()
        self.losses = 0
        self.here: Thinkers | None = None  # instead of the process
        self.hurried = RawValue(ctypes.c_longlong, NOTHING_HURRIED)  # shared with the process

    def start(self) -> None:
        """May be called early, as while people set up the table: starting takes a moment."""
        if not (self.kinds or self.waiting) or self.process is not None or self.losses > 1:
            return
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(
            target=think, args=(theirs, self.kinds, self.seed, self.blanks, self.hurried), name="bots", daemon=True
        )
        try:
            process.start()
        except OSError:  # no room for another process
            ours.close()
            self.losses = 2
            return
        finally:
            theirs.close()  # only then does each side notice when the other is gone
        self.process, self.pipe, self.ready, self.since = process, ours, False, self.clock()

    def ask(self, question: Question) -> None:
        """Returns at once; whether the answer is legal is for the asker to check."""
        self.waiting.append(question)
        self.start()
        self._send()

    def poll(self) -> Reply | None:
        """The next answer, if there is one by now."""
        if self.pipe is None:
            return self._answer_here()
        answer: Reply | None = None
        try:
            while answer is None and self.pipe.poll():
                answer = self._received(self.pipe.recv())
            overdue = (self.asked is not None or not self.ready) and self.clock() - self.since > self.patience
            if answer is None and overdue:
                raise EOFError
        except LOST:
            self._restart()
        self._send()
        return answer

    @property
    def is_awake(self) -> bool:
        """Whether somebody would begin to think at once if asked."""
        return self.pipe is None or self.ready

    def hurry(self) -> None:
        """Whoever is thinking now answers with what it has weighed so far."""
        if self.asked is not None:
            self.hurried.value = self.asked.ticket

    def cancel(self, ticket: int | None = None) -> None:
        """Forget one question, or all: its answer will not come."""
        self.waiting = deque(one for one in self.waiting if ticket is not None and one.ticket != ticket)
        if self.asked is not None and (ticket is None or self.asked.ticket == ticket):
            self.hurry()  # whoever thinks for nobody is soon ready for the next question, or to leave
            self.asked = None

    def close(self) -> None:
        """No process is left afterwards. A later `start` or `ask` begins anew."""
        self.cancel()
        self._leave(FAREWELL)

    # --- the process
    def _send(self) -> None:
        """One question at a time, and only to a process that waits: sending never blocks."""
        if self.pipe is None or not self.ready or not self.waiting:
            return
        self.asked, self.ready, self.since = self.waiting.popleft(), False, self.clock()
        try:
            self.pipe.send(self.asked)
        except LOST:
            self._restart()

    def _received(self, message: Reply | None) -> Reply | None:
        """Nothing is said by a process that has just begun, or about a question nobody wants answered any more."""
        self.ready = True
        asked, self.asked = self.asked, None
        return message if asked is not None else None

    def _restart(self) -> None:
        if self.asked is not None:
            self.waiting.appendleft(self.asked)
            self.asked = None
        self.losses += 1
        self._leave(0.0)
        self.start()

    def _leave(self, seconds: float) -> None:
        process, pipe = self.process, self.pipe
        self.process, self.pipe, self.ready = None, None, False
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.join(seconds)
            if process.is_alive():
                process.kill()
            process.join()
            process.close()

    def _answer_here(self) -> Reply | None:
        if not self.waiting:
            return None
        self.here = self.here or Thinkers(self.kinds, self.seed, self.blanks)
        return self.here.reply(self.waiting.popleft())


def think(pipe: Connection, kinds: dict[int, str], seed: int, blanks: tuple[str, ...], hurried: Hurried) -> None:
    """The life of the process: until the other end of the pipe is gone, however that came about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the table
    thinkers = Thinkers(kinds, seed, blanks)
    thinkers.hurried = lambda: hurried.value
    try:
        pipe.send(None)
        while True:
            question: Question = pipe.recv()
            pipe.send(thinkers.reply(question))
    except LOST:
        pass
