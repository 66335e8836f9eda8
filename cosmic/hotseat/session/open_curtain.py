"""Whose curtain is open, and how long: how often it falls must not tell what the one behind it holds."""

from __future__ import annotations

from cosmic.engine.state import NOBODY
from cosmic.hotseat.session.beats import Ask, Beat, Look, Think


def who_looks(beat: Beat | None) -> int:
    """Who does this behind the curtain; NOBODY if it is done before everybody's eyes."""
    if isinstance(beat, Look):
        return beat.seat
    return beat.decision.player if isinstance(beat, Ask) and beat.private else NOBODY


def stays_open(beat: Beat, seat: int) -> bool:
    """The same person goes on behind the same curtain, with a choice or without one, or curtains could be counted. That
    a bot has something to think about in between is nobody's business either."""
    return who_looks(beat) == seat or (isinstance(beat, Think) and beat.is_secret)
