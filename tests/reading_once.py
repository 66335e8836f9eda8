"""What stands in a file is made sense of once: tests that damage one file of many would read all the others each time.

Only what was made of the very same text is used again, so a file that was damaged is read by the same code as ever."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from fluent.syntax import FluentParser

from cosmic.content import yaml_files
from cosmic.content.schema import Shape
from cosmic.content.yaml_files import Document
from cosmic.inspection import homes
from cosmic.inspection.findings import Findings
from cosmic.inspection.findings import find as find_in

_read = yaml_files._documents
_parse = FluentParser.parse
_documents: dict[tuple[object, ...], tuple[Shape, list[Document]]] = {}
_findings: dict[tuple[str, ...], Findings] = {}


@contextmanager
def read_once() -> Iterator[None]:
    with (
        patch.object(yaml_files, "_documents", documents),
        patch.object(homes, "find", find),
        patch.object(FluentParser, "parse", lambda parser, source: parse(source)),
    ):
        yield


def documents(get: Callable[[], bytes], shown: str, stem: str, schema: Shape, spoken: bool) -> list[Document]:
    try:
        raw = get()
    except OSError:
        return _read(get, shown, stem, schema, spoken)
    key = (raw, shown, stem, id(schema), spoken, yaml_files._Loader)
    if key not in _documents:
        _documents[key] = (
            schema,
            _read(lambda: raw, shown, stem, schema, spoken),
        )  # kept, so that its id stays its own
    return _documents[key][1]


def find(files: list[Path]) -> Findings:
    texts = tuple(file.read_text(encoding="utf-8") for file in files)
    if texts not in _findings:
        _findings[texts] = find_in(files)
    return _findings[texts]


@cache
def parse(source: str) -> Any:
    return _parse(FluentParser(), source)
