"""YAML files to checked documents. Whatever is wrong with a file becomes a fault, never an exception."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import yaml

from cosmic.content import content_words
from cosmic.content.schema import Finding, Items, Lines, SchemaFault, Shape, Word, inside

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_TEXT_TAG = "tag:yaml.org,2002:str"
_BOOL_TAG = "tag:yaml.org,2002:bool"
# Our files nest eight deep. libyaml's own composer recurses without limit and can take the interpreter down with it.
_DEEPEST = 12


class _Spoken(_Loader):  # type: ignore[misc]
    """YAML as players write it: `+3` is a card, `yes` is a word."""

    yaml_implicit_resolvers: ClassVar[dict[str, Any]] = {
        first: [(tag, regex) for tag, regex in pairs if tag != _BOOL_TAG or first in "tTfF"]
        for first, pairs in yaml.SafeLoader.yaml_implicit_resolvers.items()
        if first != "+"
    }


@dataclass(frozen=True, slots=True)
class Document:
    """A document as read; `data` may only be relied upon when `sound`."""

    file: str
    stem: str
    data: dict[str, Any] = field(default_factory=dict)
    faults: tuple[SchemaFault, ...] = ()
    lines: dict[str, int] = field(default_factory=dict)  # by path

    @property
    def sound(self) -> bool:
        return not self.faults

    def fault(self, path: str, message: str) -> SchemaFault:
        return SchemaFault(self.file, path, message, _line_at(self.lines, path))


class _Broken(Exception):
    """The rest of the file cannot be made sense of."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(message)
        self.finding: Finding = (path, message)


def read(path: Path, shown: str, schema: Shape) -> Document:
    """The one document of the file `path`, named `shown` in faults."""
    return _documents(path.read_bytes, shown, path.stem, schema, spoken=False)[0]


def read_all(path: Path, schema: Shape) -> list[Document]:
    """The documents of a file in the words of players, whose values know their lines."""
    return _documents(path.read_bytes, str(path), path.stem, schema, spoken=True)


def read_text(text: str, schema: Shape) -> Document:
    """One document in the words of players that stands in no file."""
    documents = _documents(text.encode, "", "", schema, spoken=True)
    return documents[0] if documents else _document("", "", None, {}, list(schema.check(None, "")))


def _documents(get: Callable[[], bytes], shown: str, stem: str, schema: Shape, spoken: bool) -> list[Document]:
    found: list[Document] = []
    reader: _Reader | None = None
    try:
        reader = _Reader(get().decode("utf-8-sig"), spoken)
        for value in reader.documents() if spoken else [reader.document()]:
            found.append(_document(shown, stem, value, reader.lines, [*reader.findings, *schema.check(value, "")]))
        return found
    except OSError as error:
        finding = ("", content_words.unreadable(error.strerror or type(error).__name__))
    except UnicodeDecodeError as error:
        finding = ("", content_words.not_utf8(error.start))
    except yaml.YAMLError as error:
        finding = ("", _syntax(error, reader))
    except _Broken as error:
        finding = error.finding
    lines, before = (reader.lines, reader.findings) if reader is not None else ({}, [])
    return [*found, _document(shown, stem, None, lines, [*before, finding])]


def _document(shown: str, stem: str, value: object, lines: dict[str, int], findings: list[Finding]) -> Document:
    faults = tuple(SchemaFault(shown, place, message, _line_at(lines, place)) for place, message in findings)
    return Document(shown, stem, value if isinstance(value, dict) else {}, faults, lines)


def _line_at(lines: dict[str, int], path: str) -> int:
    """What is missing would stand in what is there."""
    while path and path not in lines:
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return lines.get(path, 0)


def _syntax(error: yaml.YAMLError, reader: _Reader | None) -> str:
    mark = getattr(error, "problem_mark", None)
    problem = getattr(error, "problem", None) or getattr(error, "reason", None) or "unknown trouble"
    if mark and reader is not None:
        reader.lines[""] = mark.line + 1
    return content_words.not_yaml(" ".join(str(problem).split()))


class _Reader:
    """Builds plain values from YAML events.

    The usual way, `yaml.load`, keeps the last of two equal keys without a word and does not tell where a value stood.
    """

    def __init__(self, text: str, spoken: bool) -> None:
        self.findings: list[Finding] = []
        self.lines: dict[str, int] = {}  # by path
        self._spoken = spoken
        self._loader = (_Spoken if spoken else _Loader)(text)

    def document(self) -> object:
        """The only one."""
        try:
            self._loader.get_event()  # the start of the stream
            start = self._loader.get_event()
            if isinstance(start, yaml.StreamEndEvent):
                return None
            value = self._one()
            following = self._loader.get_event()
            if not isinstance(following, yaml.StreamEndEvent):
                raise self._broken("", following, content_words.several_documents())
            return value
        finally:
            self._loader.dispose()

    def documents(self) -> Iterator[object]:
        """All that are not empty, each with its own findings and lines."""
        try:
            self._loader.get_event()  # the start of the stream
            while not isinstance(self._loader.get_event(), yaml.StreamEndEvent):
                value = self._one()
                if value is not None:
                    yield value
                self.findings, self.lines = [], {}
        finally:
            self._loader.dispose()

    def _one(self) -> object:
        value = self._value(self._loader.get_event(), "", 0)
        self._loader.get_event()  # the end of the document
        return value

    def _broken(self, path: str, event: Any, message: str) -> _Broken:
        self.lines[path] = _line(event)
        return _Broken(path, message)

    def _value(self, event: Any, path: str, depth: int) -> object:
        if depth > _DEEPEST:
            raise self._broken(path, event, content_words.too_deep())
        if isinstance(event, yaml.AliasEvent):
            raise self._broken(path, event, content_words.no_alias())
        if event.tag is not None:
            raise self._broken(path, event, content_words.no_tag(event.tag))
        self.lines.setdefault(path, _line(event))
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event, path)
        if isinstance(event, yaml.MappingStartEvent):
            return self._marked(Lines, self._mapping(path, depth), event)
        return self._marked(Items, self._list(path, depth), event)

    def _marked(self, kind: type[Word] | type[Items] | type[Lines], value: Any, event: Any) -> object:
        """The rules are played with plain values, which are quicker; only the words of players are looked at later."""
        if not self._spoken:
            return value
        marked = kind(value)
        marked.line = _line(event)
        return marked

    def _mapping(self, path: str, depth: int) -> dict[str, object]:
        entries: dict[str, object] = {}
        while not isinstance(event := self._loader.get_event(), yaml.MappingEndEvent):
            key = self._value(event, path, depth + 1)
            place = inside(path, key if isinstance(key, str) else getattr(event, "value", "?"))
            if not isinstance(key, str):
                self._find(place, event, content_words.bad_key(key))
            elif key in entries:
                self._find(place, event, content_words.key_twice(key))
            self.lines.setdefault(place, _line(event))
            value = self._value(self._loader.get_event(), place, depth + 1)
            if isinstance(key, str):
                entries.setdefault(key, value)
        return entries

    def _find(self, path: str, event: Any, message: str) -> None:
        self.lines[path] = _line(event)
        self.findings.append((path, message))

    def _list(self, path: str, depth: int) -> list[object]:
        entries: list[object] = []
        while not isinstance(event := self._loader.get_event(), yaml.SequenceEndEvent):
            entries.append(self._value(event, f"{path}[{len(entries)}]", depth + 1))
        return entries

    def _scalar(self, event: Any, path: str) -> object:
        tag = self._loader.resolve(yaml.ScalarNode, event.value, event.implicit)
        if tag == _TEXT_TAG:
            return self._marked(Word, event.value, event)
        try:
            return self._loader.construct_object(yaml.ScalarNode(tag, event.value, event.start_mark, event.end_mark))
        except (ValueError, OverflowError, yaml.constructor.ConstructorError):
            raise self._broken(path, event, content_words.bad_scalar(event.value)) from None


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1
