"""What can go wrong, and how the rules stop in mid-sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cosmic.engine.decisions import Decision


class CosmicError(Exception):
    """A fault to tell a person about: a message key with its parameters."""

    def __init__(self, key: str, **about: Any) -> None:
        super().__init__(key, about)
        self.key, self.about = key, about

    def __str__(self) -> str:
        return f"{self.key} {self.about}" if self.about else self.key


class IllegalAnswer(CosmicError):
    """The answer given is none of the legal ones; nothing has changed."""


class JournalMismatch(CosmicError):
    """A recorded answer does not fit the question the rules ask."""


class RulesError(RuntimeError):
    """The rules themselves are broken: a programmer's mistake."""


class NeedAnswer(BaseException):
    """The rules wait for a player. A BaseException, so that no rule swallows it by accident."""

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.decision = decision


class Reached(Exception):
    """The line of the log that was looked for has been written."""


class EncounterBrokenOff(BaseException):
    """The offense cannot go on: no encounter card before selection (planning.broken_off), no ship to send, or no planet
    to aim at."""

    def __init__(self, want: str) -> None:
        super().__init__()
        self.want = want  # cards, ships or planets


class StraightToOutcome(BaseException):
    """The encounter is decided before it has run its course; what was still to come before the outcome is left out."""


class WinContested(BaseException):
    """Somebody has won, unless another encounter has it otherwise: that one comes next."""


class BackToPlanning(BaseException):
    """The encounter goes on from the start of planning, once more."""


class GameOver(BaseException):
    """Somebody has won, in the middle of whatever was going on (rule: winning.moment)."""
