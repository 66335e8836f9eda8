"""Whether somebody made of code wants to say something: a question like any other, which the rules do not ask."""

from __future__ import annotations

from collections.abc import Iterable

from cosmic.engine.decisions import PASS, Decision
from cosmic.talk.statements import SAY, Statement


def asked_to_speak(seat: int, allowed: Iterable[Statement]) -> Decision:
    words = (one.word for one in allowed)
    return Decision(seat, SAY, "pick", (PASS, *words), "word", passive=True, secret=True)
