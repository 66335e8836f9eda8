"""What is said at the table beside the rules, as a sentence."""

from __future__ import annotations

from cosmic.talk.statements import WHY, Statement
from cosmic.text.messages import Messages


def statement_said(messages: Messages, one: Statement, other: str) -> str:
    """`other`: the name of the one to whom it is said, or about whom."""
    if one.kind == WHY:
        return messages.say(f"say-why-{one.reason}", colonies=one.number)
    return messages.say(f"say-{one.kind}", other=other, number=one.number)
