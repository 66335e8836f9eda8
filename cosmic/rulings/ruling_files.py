"""From a YAML file to rulings whose every part has its shape; what is wrong is named with its line."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cosmic.content.schema import ContentError, line_of
from cosmic.content.yaml_files import Document, read_all
from cosmic.positions.position_files import slug
from cosmic.rulings import ruling_words
from cosmic.rulings.ruling_shapes import RULING, SPECIAL


@dataclass(slots=True)
class RulingEntry:
    """One line of `when`: a decision, or one of the special words."""

    what: str  # decision, check, clock, cannot, run_to, never_asked
    value: Any
    line: int
    who: str = ""
    kind: str = ""

    def __str__(self) -> str:
        return f"{f'{self.who} {self.kind}' if self.kind else self.what}: {ruling_words.said(self.value)}"


@dataclass(slots=True)
class Ruling:
    file: str
    line: int
    title: str
    situation: dict[str, Any]
    when: list[RulingEntry]
    then: dict[str, Any]
    proves: list[str] = field(default_factory=list)
    strict: bool = False
    until: str = "encounter_end"

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}"


def files_in(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(found for ending in ("*.yaml", "*.yml") for found in path.rglob(ending))
    return [path]


def read_file(path: Path) -> list[Ruling | ContentError]:
    """All rulings of a file; in place of one that is written wrongly, everything wrong with it."""
    return [_ruling(one) if one.sound else ContentError(one.faults) for one in read_all(path, RULING)]


def _ruling(document: Document) -> Ruling:
    data = document.data
    proves = data.get("proves", [])
    return Ruling(
        file=document.file,
        line=line_of(data),
        title=str(data["title"]),
        situation=data,
        when=[entry_of(one) for one in data.get("when", [])],
        then=data["then"],
        proves=[str(one) for one in proves] if isinstance(proves, list) else [str(proves)],
        strict=slug(data.get("defaults")) == "strict",
        until=slug(data.get("until", "encounter end")),
    )


def entry_of(data: dict[str, Any]) -> RulingEntry:
    ((key, value),) = data.items()
    what = slug(key)
    if what == "cannot":
        ((question, answer),) = value.items()
        return RulingEntry(what, answer, line_of(data), *decision_words(question))
    if what in ("run_to", "clock"):
        return RulingEntry(what, slug(value), line_of(data))
    if what in SPECIAL:
        return RulingEntry(what, value, line_of(data))
    return RulingEntry("decision", value, line_of(data), *decision_words(key))


def decision_words(key: str) -> tuple[str, str]:
    """`red launch-ships` is red's question of the kind launch-ships."""
    words = key.split()
    return " ".join(words[:-1]), words[-1].replace("_", "-")
