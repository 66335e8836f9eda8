"""Sentences by key, from the Fluent files in `data/text/<language>`, and of aliens and techs, `words.<language>.ftl`.

No sentence for players stands in Python.
"""

from __future__ import annotations

import errno
import re
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from cosmic.engine.clean import printable
from cosmic.paths import data_dir
from cosmic.text.below_zero import is_below_zero, with_minus

# A message begins at the left edge and goes on in indented lines (or the closing brace of a choice).
ENTRY = re.compile(r"^([a-zA-Z][\w-]*)[ \t]*=.*(?:\n(?:[ \t}].*|(?=\n[ \t])))*", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")

MOST_SAID = 4096  # sentences kept in mind


def fit(value: Any) -> Any:
    """Names of people and files come from anywhere; a line end stays one."""
    if not isinstance(value, str) or value.isprintable():
        return value
    return "\n".join(printable(line) for line in value.split("\n"))


class MissingMessage(KeyError):
    """A sentence is missing or could not be built; only raised by strict messages, as in tests."""


class Messages:
    """The sentences of one language, read when the first one is needed."""

    def __init__(self, lang: str = "en", root: Path | None = None, strict: bool = False) -> None:
        self.lang = lang
        self.root = root or data_dir()
        self.folder = self.root / "text" / lang
        self.strict = strict
        self.parsed: set[str] = set()
        self.said: dict[Any, str] = {}

    @cached_property
    def bundle(self) -> FluentBundle:
        return FluentBundle([self.lang], use_isolating=False)

    @cached_property
    def sources(self) -> dict[str, str]:
        """Every message as it is written, by name. Only what is said is parsed: all of it would take a tenth of a
        second at every start."""
        files = sorted(self.folder.glob("*.ftl"))
        if not files:
            raise FileNotFoundError(errno.ENOENT, "there are no messages (*.ftl) in this folder", str(self.folder))
        found: dict[str, str] = {}
        own = (sorted((self.root / home).glob(f"*/words.{self.lang}.ftl")) for home in ("aliens", "techs"))
        for file in (*files, *chain.from_iterable(own)):
            for entry in ENTRY.finditer(file.read_text(encoding="utf-8", errors="replace")):
                found[entry[1]] = entry[0]
        return found

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if name not in self.sources:
            return False
        self._parse(name)
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def _parse(self, name: str) -> None:
        """The message, and those it refers to."""
        if name in self.parsed or name not in self.sources:
            return
        self.parsed.add(name)
        source = self.sources[name]
        self.bundle.add_resource(FluentResource(source))
        for other in REFERENCE.findall(source):
            self._parse(other)

    def say(self, key: str, **params: Any) -> str:
        """The sentence; `key.attribute` is an attribute of a message. In play a missing one shows its key."""
        # A window says the same things in every frame; 1 and True are the same key but not the same words.
        mark = (key, *params.items(), *map(type, params.values()))
        try:
            said = self.said.get(mark)
        except TypeError:  # a list among the parameters, which no sentence can show
            return self._put(key, params)
        if said is None:
            if len(self.said) >= MOST_SAID:
                self.said.clear()
            said = self.said[mark] = self._put(key, params)
        return said

    def _put(self, key: str, params: dict[str, Any]) -> str:
        if not self.has(key):
            return self._missing(key, "no such message")
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return self._missing(key, "no text")
        text, faults = self.bundle.format_pattern(pattern, {name: fit(value) for name, value in params.items()})
        if faults and self.strict:
            raise MissingMessage(f"{key}: {faults[0]}")
        return with_minus(str(text)) if any(is_below_zero(value) for value in params.values()) else str(text)

    def say_or(self, key: str, otherwise: str = "", **params: Any) -> str:
        return self.say(key, **params) if self.has(key) else otherwise

    def _missing(self, key: str, why: str) -> str:
        if self.strict:
            raise MissingMessage(f"{key}: {why}")
        return f"[{key}]"
