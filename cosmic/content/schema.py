"""A small schema checker: shapes say what a value must look like and name every place where it does not.

A path inside a file reads like `cards[3].count`; the path of the whole file is the empty string.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, Self

from cosmic.content import content_words

Finding = tuple[str, str]  # path, message

LANGUAGE = re.compile(r"[a-z]{2}")


class Word(str):
    """A word that knows in which line it stands."""

    line: int = 0


class Items(list[Any]):
    """A list that knows in which line it starts."""

    line: int = 0


class Lines(dict[Any, Any]):
    """A mapping that knows in which line it starts."""

    line: int = 0


def line_of(value: object) -> int:
    """Where a value stands, if it knows."""
    return int(getattr(value, "line", 0))


@dataclass(unsafe_hash=True)
class SchemaFault(Exception):
    """One thing wrong in one place of what somebody wrote."""

    file: str
    path: str
    message: str
    line: int = 0

    @classmethod
    def at(cls, value: object, message: str) -> Self:
        """A fault found only when the value was used: its file is named by whoever has read it."""
        return cls("", "", message, line_of(value))

    def placed(self, file: str, line: int) -> SchemaFault:
        """The same with its file, and with this line unless it knows its own."""
        return SchemaFault(self.file or file, self.path, self.message, self.line or line)

    def __str__(self) -> str:
        return content_words.at_place(self.file, self.line, self.path, self.message)


class ContentError(Exception):
    """What was written cannot be used; `faults` says why, and so does the text, one line for each."""

    def __init__(self, faults: Iterable[SchemaFault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)


class Shape(Protocol):
    @property
    def wanted(self) -> str:
        """What fits, as words after "expected"."""

    def check(self, value: object, path: str) -> Iterator[Finding]:
        """Name every misfit of `value`."""


def inside(path: str, key: object) -> str:
    return f"{path}.{key}" if path else str(key)


@dataclass(frozen=True, slots=True)
class TextShape:
    """Words, never blank; with a pattern, of that form."""

    wanted: str = "some text"
    pattern: str = ""

    def check(self, value: object, path: str) -> Iterator[Finding]:
        if not isinstance(value, str):
            written_bare = value is not None and not isinstance(value, list | dict)
            yield path, content_words.expected(self.wanted, value, content_words.QUOTE_IT if written_bare else "")
        elif not value.strip() or (self.pattern and not re.fullmatch(self.pattern, value)):
            yield path, content_words.expected(self.wanted, value)


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within limits."""

    low: int
    high: int | None = None

    @property
    def wanted(self) -> str:
        if self.high is None:
            return f"a whole number of at least {self.low}"
        return f"a whole number from {self.low} to {self.high}"

    def check(self, value: object, path: str) -> Iterator[Finding]:
        if isinstance(value, bool) or not isinstance(value, int):
            quoted = isinstance(value, str) and value.strip().isdecimal()
            yield path, content_words.expected(self.wanted, value, content_words.UNQUOTE_IT if quoted else "")
        elif value < self.low or (self.high is not None and value > self.high):
            yield path, content_words.expected(self.wanted, value)


@dataclass(frozen=True, slots=True)
class Number:
    """A number within limits, with or without decimals."""

    low: float
    high: float

    @property
    def wanted(self) -> str:
        return f"a number from {self.low} to {self.high}"

    def check(self, value: object, path: str) -> Iterator[Finding]:
        if isinstance(value, bool) or not isinstance(value, int | float) or not self.low <= value <= self.high:
            yield path, content_words.expected(self.wanted, value)


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    wanted: str = "true or false"

    def check(self, value: object, path: str) -> Iterator[Finding]:
        if not isinstance(value, bool):
            yield path, content_words.expected(self.wanted, value)


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few words."""

    options: tuple[str, ...]

    @property
    def wanted(self) -> str:
        return f"one of {', '.join(self.options)}"

    def check(self, value: object, path: str) -> Iterator[Finding]:
        if value not in self.options:
            yield path, content_words.not_one_of(self.options, value)


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list whose entries all have one shape; no entry twice, records being told apart by their `key`."""

    item: Shape
    what: str
    least: int = 0
    most: int | None = None
    key: str = ""
    again: bool = False  # an entry may come again, as equal cards do

    @property
    def wanted(self) -> str:
        if self.least == self.most:
            return f"a list of exactly {self.least} {self.what}"
        return f"a list of {self.what}, at least {self.least}" if self.least else f"a list of {self.what}"

    def check(self, value: object, path: str) -> Iterator[Finding]:
        if not isinstance(value, list):
            yield path, content_words.expected(self.wanted, value)
            return
        if len(value) < self.least or (self.most is not None and len(value) > self.most):
            yield path, content_words.expected(self.wanted, value)
        first_place: dict[str, str] = {}
        for number, entry in enumerate(value):
            place = f"{path}[{number}]"
            yield from self.item.check(entry, place)
            name = entry.get(self.key) if self.key and isinstance(entry, dict) else entry
            if self.again or not isinstance(name, str):
                continue
            if name in first_place:
                yield (
                    (inside(place, self.key) if self.key else place),
                    content_words.listed_twice(name, first_place[name]),
                )
            first_place.setdefault(name, place)


@dataclass(frozen=True, slots=True)
class WordOr:
    """A single word that stands for the usual case, or else the other shape."""

    word: str
    other: Shape

    @property
    def wanted(self) -> str:
        return f"the word '{self.word}' or {self.other.wanted}"

    def check(self, value: object, path: str) -> Iterator[Finding]:
        if isinstance(value, list):
            yield from self.other.check(value, path)
        elif value != self.word:
            yield path, content_words.expected(self.wanted, value)


@dataclass(frozen=True, slots=True)
class MapOf:
    """A mapping of any words to values of one shape."""

    value: Shape
    what: str
    least: int = 0
    most: int | None = None

    @property
    def wanted(self) -> str:
        if self.most is not None:
            return f"a mapping of {self.least} to {self.most} {self.what}"
        return f"a mapping of {self.what}"

    def check(self, value: object, path: str) -> Iterator[Finding]:
        if not isinstance(value, dict):
            yield path, content_words.expected(self.wanted, value)
            return
        if len(value) < self.least or (self.most is not None and len(value) > self.most):
            yield path, content_words.wrong_number(self.wanted, len(value))
        for key, entry in value.items():
            yield from self.value.check(entry, inside(path, key))


@dataclass(frozen=True, slots=True)
class Either:
    """One of several shapes; what fits none is measured by the one of its own sort."""

    shapes: tuple[Shape, ...]

    @property
    def wanted(self) -> str:
        return " or ".join(shape.wanted for shape in self.shapes)

    def check(self, value: object, path: str) -> Iterator[Finding]:
        found = [list(shape.check(value, path)) for shape in self.shapes]
        if not all(found):
            return
        deeper = [findings for findings in found if any(place != path for place, _ in findings)]
        yield from deeper[0] if deeper else [(path, content_words.expected(self.wanted, value))]


@dataclass(frozen=True, slots=True)
class Anything:
    """What only its reader can judge."""

    wanted: str = "anything"

    def check(self, value: object, path: str) -> Iterator[Finding]:
        yield from ()


@dataclass(frozen=True, slots=True)
class Record:
    """A mapping with named keys and no others.

    With `words`, it also has texts of that shape under two-letter language keys: `en` always, others as they come.
    """

    required: Mapping[str, Shape]
    optional: Mapping[str, Shape] = field(default_factory=dict)
    words: Shape | None = None

    @property
    def wanted(self) -> str:
        required = self._required()
        return f"a mapping with {', '.join(required)}" if required else f"a mapping of {', '.join(self.optional)}"

    def check(self, value: object, path: str) -> Iterator[Finding]:
        if not isinstance(value, dict):
            yield path, content_words.expected(self.wanted, value)
            return
        required = self._required()
        known = {**required, **self.optional}
        for key, shape in required.items():
            if key not in value:
                yield inside(path, key), content_words.missing(shape.wanted)
        for key, entry in value.items():
            shape_here = known.get(key) or self._translation(key)
            if shape_here is None:
                yield inside(path, key), content_words.unknown_key(key, known)
            else:
                yield from shape_here.check(entry, inside(path, key))

    def _required(self) -> dict[str, Shape]:
        return {**self.required, "en": self.words} if self.words else {**self.required}

    def _translation(self, key: object) -> Shape | None:
        return self.words if isinstance(key, str) and LANGUAGE.fullmatch(key) else None


@dataclass(frozen=True, slots=True)
class Keyed:
    """A mapping whose keys are free but of one form, and whose entries all have one shape."""

    key: TextShape
    entry: Shape

    @property
    def wanted(self) -> str:
        return f"a mapping from {self.key.wanted} to {self.entry.wanted}"

    def check(self, value: object, path: str) -> Iterator[Finding]:
        if not isinstance(value, dict):
            yield path, content_words.expected(self.wanted, value)
            return
        for key, entry in value.items():
            yield from self.key.check(key, inside(path, key))
            yield from self.entry.check(entry, inside(path, key))


@dataclass(frozen=True, slots=True)
class Variant:
    """A record of several sorts; the value under `key` says which."""

    key: str
    cases: Mapping[str, Record]

    @property
    def wanted(self) -> str:
        return f"a mapping with {self.key}"

    def check(self, value: object, path: str) -> Iterator[Finding]:
        sorts = OneOf(tuple(self.cases))
        if not isinstance(value, dict):
            yield path, content_words.expected(self.wanted, value)
        elif self.key not in value:
            yield inside(path, self.key), content_words.missing(sorts.wanted)
        elif value[self.key] not in sorts.options:
            yield from sorts.check(value[self.key], inside(path, self.key))
        else:
            yield from self.cases[value[self.key]].check(value, path)
