"""One YAML file to one checked document. Whatever is wrong with the file becomes a fault, never an exception."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from cosmic.content import wording
from cosmic.content.schema import Fault, Finding, Shape, inside

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_TEXT_TAG = "tag:yaml.org,2002:str"
# Our files nest five deep. libyaml's own composer recurses without limit and can take the interpreter down with it.
_DEEPEST = 12


@dataclass(frozen=True, slots=True)
class Document:
    """A file as read; `data` may only be relied upon when `sound`."""

    file: str
    stem: str
    data: dict[str, Any] = field(default_factory=dict)
    faults: tuple[Fault, ...] = ()

    @property
    def sound(self) -> bool:
        return not self.faults

    def fault(self, path: str, message: str) -> Fault:
        return Fault(self.file, path, message)


class _Broken(Exception):
    """The rest of the file cannot be made sense of."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(message)
        self.finding: Finding = (path, message)


def read(path: Path, shown: str, schema: Shape) -> Document:
    """Read `path`, naming it `shown` in faults."""
    findings: list[Finding] = []
    value: object = None
    try:
        reader = _Reader(path.read_bytes().decode("utf-8-sig"))
        findings = reader.findings
        value = reader.document()
        findings.extend(schema.check(value, ""))
    except OSError as error:
        findings.append(("", wording.unreadable(error.strerror or type(error).__name__)))
    except UnicodeDecodeError as error:
        findings.append(("", wording.not_utf8(error.start)))
    except yaml.YAMLError as error:
        findings.append(("", _syntax(error)))
    except _Broken as error:
        findings.append(error.finding)
    faults = tuple(Fault(shown, place, message) for place, message in findings)
    return Document(shown, path.stem, value if isinstance(value, dict) else {}, faults)


def _syntax(error: yaml.YAMLError) -> str:
    mark = getattr(error, "problem_mark", None)
    problem = getattr(error, "problem", None) or getattr(error, "reason", None) or "unknown trouble"
    return wording.not_yaml(" ".join(str(problem).split()), mark.line + 1 if mark else None)


class _Reader:
    """Builds plain values from YAML events.

    The usual way, `yaml.load`, keeps the last of two equal keys without a word and does not tell where a value stood.
    """

    def __init__(self, text: str) -> None:
        self.findings: list[Finding] = []
        self._loader = _Loader(text)

    def document(self) -> object:
        try:
            self._loader.get_event()  # the start of the stream
            if isinstance(self._loader.get_event(), yaml.StreamEndEvent):
                return None
            value = self._value(self._loader.get_event(), "", 0)
            self._loader.get_event()  # the end of the document
            following = self._loader.get_event()
            if not isinstance(following, yaml.StreamEndEvent):
                raise _Broken("", wording.several_documents(_line(following)))
            return value
        finally:
            self._loader.dispose()

    def _value(self, event: Any, path: str, depth: int) -> object:
        if depth > _DEEPEST:
            raise _Broken(path, wording.too_deep(_line(event)))
        if isinstance(event, yaml.AliasEvent):
            raise _Broken(path, wording.no_alias(_line(event)))
        if event.tag is not None:
            raise _Broken(path, wording.no_tag(event.tag, _line(event)))
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event, path)
        if isinstance(event, yaml.MappingStartEvent):
            return self._mapping(path, depth)
        return self._list(path, depth)

    def _mapping(self, path: str, depth: int) -> dict[str, object]:
        entries: dict[str, object] = {}
        while not isinstance(event := self._loader.get_event(), yaml.MappingEndEvent):
            key = self._value(event, path, depth + 1)
            place = inside(path, key if isinstance(key, str) else getattr(event, "value", "?"))
            value = self._value(self._loader.get_event(), place, depth + 1)
            if not isinstance(key, str):
                self.findings.append((place, wording.bad_key(key, _line(event))))
            elif key in entries:
                self.findings.append((place, wording.key_twice(key, _line(event))))
            else:
                entries[key] = value
        return entries

    def _list(self, path: str, depth: int) -> list[object]:
        entries: list[object] = []
        while not isinstance(event := self._loader.get_event(), yaml.SequenceEndEvent):
            entries.append(self._value(event, f"{path}[{len(entries)}]", depth + 1))
        return entries

    def _scalar(self, event: Any, path: str) -> object:
        tag = self._loader.resolve(yaml.ScalarNode, event.value, event.implicit)
        if tag == _TEXT_TAG:
            return event.value
        try:
            return self._loader.construct_object(yaml.ScalarNode(tag, event.value, event.start_mark, event.end_mark))
        except (ValueError, OverflowError, yaml.constructor.ConstructorError):
            raise _Broken(path, wording.bad_scalar(event.value, _line(event))) from None


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1
