"""From a YAML file to puzzles. The situation and what has been done in it are written as in a ruling."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cosmic.content.schema import Anything, ContentError, ListOf, Record, SchemaFault, TextShape, line_of
from cosmic.content.yaml_files import Document, read_all
from cosmic.positions.position_files import SEATS, SITUATION
from cosmic.puzzles import puzzle_words
from cosmic.rulings.ruling_files import Ruling, decision_words, entry_of
from cosmic.rulings.ruling_shapes import NumberedLine

ANSWERS = ListOf(Anything(), "answers", least=1)
PUZZLE = Record(
    {
        "title": TextShape("a sentence"),
        "seats": SEATS,
        "asks": TextShape("a question such as red card", r"\S.*\s\S+"),
        "why": TextShape("a sentence"),
    },
    {**SITUATION, "when": ListOf(NumberedLine(), "decisions", again=True), "good": ANSWERS, "bad": ANSWERS},
)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A situation, the question that it ends with, and which answers are right."""

    story: Ruling  # everything up to the question
    theme: str
    who: str
    kind: str
    good: tuple[Any, ...]  # if any: only these are right
    bad: tuple[Any, ...]  # these are wrong
    why: str

    @property
    def title(self) -> str:
        return self.story.title

    @property
    def where(self) -> str:
        return self.story.where

    @property
    def question(self) -> str:
        return f"{self.who} {self.kind}"


def read_puzzles(path: Path) -> list[Puzzle | ContentError]:
    """All puzzles of a file; in place of one that is written wrongly, everything wrong with it."""
    return [_puzzle(one, path.stem) if one.sound else ContentError(one.faults) for one in read_all(path, PUZZLE)]


def _puzzle(document: Document, theme: str) -> Puzzle | ContentError:
    data = document.data
    story = Ruling(
        file=document.file,
        line=line_of(data),
        title=str(data["title"]),
        situation=data,
        when=[entry_of(one) for one in data.get("when", [])],
        then={},
        until="turn_end",
    )
    if "good" not in data and "bad" not in data:
        return ContentError([SchemaFault(story.file, "", puzzle_words.NEITHER, story.line)])
    who, kind = decision_words(str(data["asks"]))
    return Puzzle(story, theme, who, kind, tuple(data.get("good", ())), tuple(data.get("bad", ())), str(data["why"]))
