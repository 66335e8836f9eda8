"""What is due at the table, one beat after the other."""

from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.decisions import Decision
from cosmic.engine.log import Line
from cosmic.hotseat.session.calls import Call
from cosmic.talk.statements import Statement
from cosmic.text.folding import TURNED_UP, goes_on


@dataclass(frozen=True)
class Tell:
    """A line of the log is to be shown, with the table as it is then."""

    line: int
    entry: Line


@dataclass(frozen=True)
class Ask:
    """A person is asked: behind the curtain, or in the open (then only `open_options` may be shown)."""

    decision: Decision
    private: bool


@dataclass(frozen=True)
class Look:
    """Somebody pressed a key but has nothing to play: the same curtain, the same cards, only a pass to give. Or a
    question of this kind would be due, if there were a choice."""

    seat: int
    line: int
    kind: str = ""


@dataclass(frozen=True)
class Think:
    """A bot is to answer. Without a decision it has no choice, which nobody else may know: it is seen to think as ever,
    and `looked` says that it has. If it goes on with the same thing, that takes no more time: how often would tell.
    `floor`: people who may want to say something before it does; they get a moment for it."""

    seat: int
    kind: str
    decision: Decision | None = None
    goes_on: bool = False
    floor: tuple[int, ...] = ()

    @property
    def is_secret(self) -> bool:
        """That a bot is asked in a window at all tells that it holds something."""
        return self.decision is not None and self.decision.passive

    @property
    def takes_time(self) -> bool:
        return not self.is_secret and not self.goes_on


@dataclass(frozen=True)
class Said:
    """Somebody has said something beside the rules."""

    statement: Statement


@dataclass(frozen=True)
class Over:
    """The game has ended and everything has been told."""


Beat = Tell | Said | Call | Ask | Look | Think | Over


def last_of_group(log: list[Line], line: int) -> int:
    """Cards turned up one after the other are turned up together, and what is one sentence is told at once."""
    first = line
    while line + 1 < len(log):
        are_turned = log[line].key in TURNED_UP and log[line + 1].key in TURNED_UP
        if not are_turned and not goes_on(log[first : line + 1], log[line + 1]):
            break
        line += 1
    return line
