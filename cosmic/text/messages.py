"""Sentences by key, from the Fluent files in `data/text/<language>`. No sentence for players stands in Python."""

from __future__ import annotations

import errno
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from cosmic.paths import data_dir


class MissingMessage(KeyError):
    """A sentence is missing or could not be built; only raised by strict messages, as in tests."""


class Messages:
    """The sentences of one language, read when the first one is needed."""

    def __init__(self, lang: str = "en", root: Path | None = None, strict: bool = False) -> None:
        self.lang = lang
        self.folder = (root or data_dir()) / "text" / lang
        self.strict = strict

    @cached_property
    def bundle(self) -> FluentBundle:
        bundle = FluentBundle([self.lang], use_isolating=False)
        files = sorted(self.folder.glob("*.ftl"))
        if not files:
            raise FileNotFoundError(errno.ENOENT, "there are no messages (*.ftl) in this folder", str(self.folder))
        for file in files:
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8", errors="replace")))
        return bundle

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def say(self, key: str, **params: Any) -> str:
        """The sentence; `key.attribute` is an attribute of a message. In play a missing one shows its key."""
        if not self.has(key):
            return self._missing(key, "no such message")
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return self._missing(key, "no text")
        text, faults = self.bundle.format_pattern(pattern, params)
        if faults and self.strict:
            raise MissingMessage(f"{key}: {faults[0]}")
        return str(text)

    def say_or(self, key: str, otherwise: str = "", **params: Any) -> str:
        return self.say(key, **params) if self.has(key) else otherwise

    def _missing(self, key: str, why: str) -> str:
        if self.strict:
            raise MissingMessage(f"{key}: {why}")
        return f"[{key}]"
