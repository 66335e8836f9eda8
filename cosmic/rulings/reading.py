"""From a YAML file to checked rulings: keys, shapes and seats are right, and every fault has its place."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from cosmic.positions.reading import (
    SITUATION,
    STARTS,
    Lines,
    Loader,
    check_keys,
    list_of,
    mapping_of,
    single,
    slug,
)
from cosmic.rulings import wording
from cosmic.rulings.wording import Fault

ABOUT = {"title", "note", "source", "rules", "proves", "defaults", "when", "then", "until"}
STOPS = ["encounter_end", "turn_end", "turn_over", *STARTS]
SPECIAL_ENTRIES = {"check", "clock", "cannot", "run_to"}


@dataclass(slots=True)
class Entry:
    """One line of `when`: a decision, a check, the clock, an impossible answer, or a place to run to."""

    what: str  # decision, check, clock, cannot, run_to
    value: Any
    line: int
    who: str = ""
    kind: str = ""

    def __str__(self) -> str:
        return f"{self.who} {self.kind}: {self.value}" if self.kind else f"{self.what}: {self.value}"


@dataclass(slots=True)
class Ruling:
    file: str
    line: int
    title: str
    situation: Lines
    when: list[Entry]
    then: Lines
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


def read_file(path: Path) -> list[Ruling]:
    """All rulings of a file; Fault with file and line for the first thing that is wrong."""
    name = str(path)
    try:
        documents = list(yaml.load_all(path.read_text(encoding="utf-8"), Loader))
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise Fault(wording.at_place(name, line, wording.not_yaml(str(error.problem).rstrip(".")))) from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise Fault(wording.at_place(name, 1, wording.not_yaml(str(error).splitlines()[0]))) from None
    rulings = []
    for document in documents:
        if document is None:
            continue
        line = document.line if isinstance(document, Lines) else 1
        try:
            rulings.append(_ruling(name, document))
        except Fault as fault:
            text = str(fault)
            raise Fault(text if text.startswith(name) else wording.at_place(name, line, text)) from None
    return rulings


def _ruling(file: str, data: Any) -> Ruling:
    if not isinstance(data, Lines):
        raise Fault(wording.not_a_mapping("a ruling"))
    check_keys(data, ABOUT | SITUATION)
    for key in ("title", "seats", "then"):
        if key not in data:
            raise Fault(wording.missing(key))
    when = [_entry(file, one) for one in list_of(data.get("when", []), "when")]
    proves = data.get("proves", [])
    return Ruling(
        file=file,
        line=data.line,
        title=str(data["title"]),
        situation=data,
        when=when,
        then=mapping_of(data["then"], "then"),
        proves=[str(one) for one in proves] if isinstance(proves, list) else [str(proves)],
        strict=is_strict(data.get("defaults", "usual")),
        until=stop_of(data.get("until", "encounter end")),
    )


def _entry(file: str, data: Any) -> Entry:
    line = data.line if isinstance(data, Lines) else 1
    try:
        key, value = single(data, "an entry of 'when'")
        key = str(key)
        if slug(key) in SPECIAL_ENTRIES:
            return _special(slug(key), value, line)
        who, kind = decision_words(key)
        return Entry("decision", value, line, who, kind)
    except Fault as fault:
        raise Fault(wording.at_place(file, line, str(fault))) from None


def _special(what: str, value: Any, line: int) -> Entry:
    if what == "check":
        return Entry("check", mapping_of(value, "check"), line)
    if what == "cannot":
        key, answer = single(value, "'cannot'")
        who, kind = decision_words(str(key))
        return Entry("cannot", answer, line, who, kind)
    if what == "run_to":
        return Entry(what, stop_of(value), line)
    return Entry(what, slug(value), line)


def is_strict(value: Any) -> bool:
    if value not in ("usual", "strict"):
        raise Fault(wording.unknown("kind of defaults", value, ("usual", "strict")))
    return bool(value == "strict")


def stop_of(value: Any) -> str:
    """A step before which to stop, or the end of encounter or turn."""
    if slug(value) not in STOPS:
        raise Fault(wording.unknown("step", value, dict.fromkeys(STOPS)))
    return slug(value)


def decision_words(key: str) -> tuple[str, str]:
    """`red launch-ships` is red's question of the kind launch-ships."""
    words = key.split()
    if len(words) < 2:
        raise Fault(wording.decision_key(key))
    return " ".join(words[:-1]), words[-1].replace("_", "-")
