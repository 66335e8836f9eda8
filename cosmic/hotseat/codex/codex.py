"""The codex: an encyclopedia of everything printed and every rule, with links and search.

It is made of content and messages alone and never sees a game, so it can be opened during a private choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from cosmic.content import yaml_shapes
from cosmic.content.yaml_files import read
from cosmic.engine.definitions import Content
from cosmic.hotseat.codex.codex_cases import CaseBook
from cosmic.hotseat.codex.codex_entries import HOME, Writer
from cosmic.hotseat.codex.codex_links import Linker, link, pieces, plain, targets, without
from cosmic.hotseat.codex.codex_pages import GROUPS, CodexEntry, Paragraph
from cosmic.hotseat.codex.codex_search import RULES, Index
from cosmic.paths import data_dir, rulings_dir
from cosmic.text.messages import Messages

__all__ = [
    "GROUPS",
    "HOME",
    "Codex",
    "CodexEntry",
    "Paragraph",
    "codex_of",
    "link",
    "pieces",
    "plain",
    "targets",
    "without",
]

# Of two finds that fit equally well, which sort goes first.
SORTS = (
    "alien",
    "artifact",
    "tech",
    "term",
    "phase",
    "kind",
    "card",
    "variant",
    "destiny",
    "flare",
    "combo",
    "chapter",
)
# Whose name, when it stands in a text, leads where; the later ones prevail.
NAMED = ("term", "kind", "variant", "card", "artifact", "tech", "flare", "phase", "alien")
MAY_BE_SMALL = ("term", "kind", "variant")
MOST_MENTIONS = 6


class Codex:
    """All entries by id."""

    def __init__(
        self,
        content: Content,
        messages: Messages,
        see: Mapping[str, tuple[str, ...]] | None = None,
        rulings: Path | None = None,
    ) -> None:
        writer = Writer(content, messages, see or {})
        written = list(writer.entries())
        self.cases = CaseBook(rulings, messages)
        self.linker = Linker(_names(written))
        linked = {entry.id: _linked(entry, self.linker) for entry in [*written, writer.home()]}
        self.entries: dict[str, CodexEntry] = {key: _mentioned(entry, linked) for key, entry in linked.items()}
        self.index = Index(
            (
                entry.id,
                entry.title,
                (*entry.names, entry.tagline),
                " ".join(plain(f"{part.head} {part.text}") for part in entry.paragraphs),
                SORTS.index(entry.kind) if entry.kind in SORTS else RULES,
            )
            for entry in self.entries.values()
            if entry.kind != "home"
        )

    def __getitem__(self, entry: str) -> CodexEntry:
        if entry in self.cases:
            return _linked(self.cases[entry], self.linker)
        return self.entries[entry]

    def get(self, entry: str) -> CodexEntry:
        """The entry, or the first page if there is none of that name."""
        return self[entry] if entry in self.cases or entry in self.entries else self.entries[HOME]

    def group(self, group: str = "") -> list[CodexEntry]:
        """The entries under a tab, in reading order; without a group all of them."""
        return [entry for entry in self.entries.values() if entry.kind != "home" and group in ("", entry.group)]

    def search(self, words: str, group: str = "") -> list[CodexEntry]:
        """The best first; with no words everything in reading order."""
        if not words.strip():
            return self.group(group)
        found = (self.entries[entry] for entry in self.index.find(words))
        return [entry for entry in found if group in ("", entry.group)]

    def neighbours(self, entry: CodexEntry) -> tuple[CodexEntry | None, CodexEntry | None]:
        """The entries before and after this one under its tab."""
        row = self.group(entry.group)
        if entry not in row:
            return None, None
        at = row.index(entry)
        return row[at - 1] if at else None, row[at + 1] if at + 1 < len(row) else None

    def links(self, entry: CodexEntry) -> list[str]:
        """Every entry that a page leads to; the cases decided stand apart, in `cases`."""
        found = [target for part in entry.paragraphs for target in (*targets(part.head), *targets(part.text))]
        return list(dict.fromkeys([*found, *entry.rules, *entry.see, *self.siblings(entry)]))

    def siblings(self, entry: CodexEntry) -> list[str]:
        """Of a rule: its chapter and the other paragraphs of it."""
        if not entry.chapter:
            return []
        return [entry.chapter, *(other.id for other in self.entries.values() if other.chapter == entry.chapter)]


_made: dict[tuple[str, str, str], Codex] = {}


def codex_of(content: Content, messages: Messages) -> Codex:
    """The codex in the language of the messages, made the first time it is opened."""
    key = (content.digest, messages.lang, str(messages.folder))
    if key not in _made:
        _made[key] = Codex(content, messages, references(data_dir() / "rules" / messages.lang), rulings_dir())
    return _made[key]


def references(folder: Path) -> dict[str, tuple[str, ...]]:
    """Which paragraphs of the rules a paragraph refers to; files that cannot be used are left out."""
    see: dict[str, tuple[str, ...]] = {}
    for path in sorted(folder.glob("*.yaml")):
        document = read(path, path.name, yaml_shapes.RULES)
        if document.sound:
            see.update({part["id"]: tuple(part.get("see", ())) for part in document.data["paragraphs"]})
    return see


def _names(entries: list[CodexEntry]) -> dict[str, str]:
    names: dict[str, str] = {}
    for kind in NAMED:
        for entry in entries:
            if entry.kind != kind:
                continue
            for name in entry.names:
                names[name] = entry.id
                if kind in MAY_BE_SMALL:
                    names[name[0].upper() + name[1:]] = entry.id
    return names


def _linked(entry: CodexEntry, linker: Linker) -> CodexEntry:
    if entry.kind == "home":
        return entry  # its links are written by hand
    parts = tuple(
        replace(part, text=linker.linked(part.text, entry.id)) if part.tone in ("plain", "quiet") else part
        for part in entry.paragraphs
    )
    return replace(entry, paragraphs=parts)


def _mentioned(entry: CodexEntry, entries: Mapping[str, CodexEntry]) -> CodexEntry:
    """Adds the paragraphs of the rules that name an alien or an artifact to its page."""
    if entry.kind not in ("alien", "artifact"):
        return entry
    found = [
        other.id
        for other in entries.values()
        if other.kind == "rule" and any(entry.id in targets(part.text) for part in other.paragraphs)
    ]
    return replace(entry, rules=tuple(dict.fromkeys((*entry.rules, *found)))[: len(entry.rules) + MOST_MENTIONS])
