"""Encounters that have ended: what came of each in one sentence, and whether anybody at the table had a part in it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from cosmic.engine.game import Game
from cosmic.engine.log import Line
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PUBLIC, EncounterView, view_of
from cosmic.rulebook import declared
from cosmic.text.encounter_summary import summary
from cosmic.text.folding import sentences
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter

ENDING = ("summary", "victory")  # what the stage shows at lines before which an encounter has ended


@dataclass(frozen=True)
class EncounterEnd:
    """`first` and `line` of the log lie around it: the line with which it began, and the first one after it."""

    first: int
    line: int
    said: str
    of_bots: bool  # nobody else had a part in it


def ends_encounter(entry: Line) -> bool:
    return declared(entry).stage in ENDING


def end_before(game: Game, line: int, messages: Messages, people: Collection[int]) -> EncounterEnd | None:
    """The encounter that had ended when this line was told, by what everybody may know; None if there was none."""
    if not line or not ends_encounter(game.log[line]):
        return None
    words = Presenter(view_of(game.table_at(line - 1), PUBLIC), game.book.content, messages)
    first = next((n for n in range(line - 1, -1, -1) if ends_encounter(game.log[n])), 0)
    lines = [entry for entry in game.log[first:line] if entry.to is None]
    enc = words.view.enc
    said = summary(enc, lines, words) if enc is not None else ""
    if enc is None or not said:
        return None
    return EncounterEnd(first, line, said, not set(takers_of_part(enc, lines)) & set(people))


def takers_of_part(enc: EncounterView, lines: Sequence[Line]) -> Iterator[int]:
    """Whoever did something in it, or had something done to it. Staying out of it is no part."""
    yield from (enc.offense, enc.defense)
    yield from (seat for seat, side in enumerate(enc.allies) if side != NOBODY)
    for line in lines:
        if line.key != "declined":
            yield from (line.about[role] for role in ("seat", "other") if role in line.about)


def told_with_ends(game: Game, first: int, shown: int, words: Presenter) -> list[str]:
    """The log from one line to another in sentences, with what came of each encounter after its last one."""
    told: list[str] = []
    lines = range(first, shown)
    for line in [*(n for n in lines if ends_encounter(game.log[n])), shown]:
        told += sentences(words, (entry for entry in game.log[first:line] if entry.is_for(words.view.viewer)))
        end = end_before(game, line, words.messages, ()) if line in lines else None
        told += [end.said] if end is not None else []
        first = line
    return told
