"""What was said, as it lies beside the game in its save, and what a seat makes of it."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic.engine.game import Game
from cosmic.engine.state import NOBODY
from cosmic.talk.facts import EncounterFacts, witness_of
from cosmic.talk.hearing import Hearing, hearing_of
from cosmic.talk.statements import Statement, statement_from

TALK = "talk"  # beside the game


def said_in(game: Game) -> list[Statement]:
    """In the order in which it was said; what is no statement of this game was not said."""
    found = []
    seats = range(len(game.state.seats))
    kept = game.beside.get(TALK)
    for data in kept if isinstance(kept, list) else []:
        try:
            one = statement_from(data)
        except (TypeError, ValueError):
            continue
        if one.seat in seats and (one.other in seats or one.other == NOBODY):
            found.append(one)
    return found


def note_said(game: Game, statements: Sequence[Statement]) -> None:
    game.beside[TALK] = [list(one) for one in statements]


def facts_at(game: Game, line: int | None = None) -> list[EncounterFacts]:
    """What everybody has seen up to a line of the log."""
    return witness_of(game.book).read_on(game.log[:line])


def hearing_at(game: Game, seat: int) -> Hearing:
    return hearing_of(seat, len(game.state.seats), said_in(game), facts_at(game))
