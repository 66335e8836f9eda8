"""What is said at the table beside the rules, as a sentence."""

from __future__ import annotations

from collections.abc import Iterable

from cosmic.talk.statements import INVITE_ME, WHY, Statement
from cosmic.text.describe import Describe
from cosmic.text.messages import Messages


def statement_said(messages: Messages, one: Statement, other: str) -> str:
    """`other`: the name of the one to whom it is said, or about whom."""
    if one.kind == WHY:
        return messages.say(f"say-why-{one.reason}", colonies=one.number)
    return messages.say(f"say-{one.kind}", other=other, number=one.number)


def promised_to(words: Describe, host: int, said: Iterable[Statement]) -> str:
    """Who would come with how many ships if this player invited it, as each has said last; empty if nobody has."""
    ships = {one.seat: one.number for one in said if one.kind == INVITE_ME and one.other == host}
    who = [words.ships_of(seat, count) for seat, count in sorted(ships.items())]
    return words.say("promised-to-bring", who=words.listed(who)) if who else ""
