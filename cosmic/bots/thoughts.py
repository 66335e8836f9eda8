"""What a bot has weighed before it answered: for the replay, and for whoever asks for a hint."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cosmic.engine.decisions import Answer


@dataclass(frozen=True, slots=True)
class Weighed:
    """An answer, and the share of the game that its giver expects after it."""

    answer: Answer
    share: float


@dataclass(frozen=True, slots=True)
class Thought:
    """The answers that were compared, the best first, and why that one was given."""

    weighed: tuple[Weighed, ...] = ()
    reason: str = ""  # the key of a sentence, which is said aloud
    about: dict[str, Any] = field(default_factory=dict)
    worlds: int = 0  # in which they were compared
    merit: str = ""  # the key of what speaks for it; nobody hears that before the game is over


NO_THOUGHT = Thought()
