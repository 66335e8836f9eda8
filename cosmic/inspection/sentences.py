"""The English sentences as they are written: each with its home, which is the rules or one alien."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from cosmic.content.schema import SchemaFault
from cosmic.inspection import inspection_words

RULES = ""  # the home of whatever belongs to no alien


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message, where it stands and to whom it belongs."""

    file: str
    home: str  # the slug of an alien, or RULES
    message: ast.Message

    def attribute(self, name: str) -> str | None:
        """The plain words of an attribute such as `.why`."""
        found = (one.value for one in self.message.attributes if one.id.name == name)
        return next((text_of(pattern) for pattern in found), None)

    @property
    def text(self) -> str:
        return text_of(self.message.value) if self.message.value else ""

    @property
    def all_text(self) -> str:
        """The words of every case."""
        return " ".join(node.value for node in inside(self.message) if isinstance(node, ast.TextElement))

    @property
    def begins_with(self) -> str:
        """The parameter at the very beginning, if there is one."""
        first = self.message.value.elements[0] if self.message.value and self.message.value.elements else None
        expression = first.expression if isinstance(first, ast.Placeable) else None
        return expression.id.name if isinstance(expression, ast.VariableReference) else ""


class Sentences(dict[str, Sentence]):
    """Every sentence of a data folder, and what is wrong with the files."""

    def __init__(self, root: Path) -> None:
        super().__init__()
        self.faults: list[SchemaFault] = []
        self.homes: dict[str, dict[str, Sentence]] = {}
        base = root.parent if root.name == "data" else root
        for file in sorted((root / "text" / "en").glob("*.ftl")):
            self._read(file, file.relative_to(base).as_posix(), RULES)
        for file in sorted((root / "aliens").glob("*/words.en.ftl")):
            self._read(file, file.relative_to(base).as_posix(), file.parent.name)
        for file in sorted((root / "techs").glob("*/words.en.ftl")):
            self._read(file, file.relative_to(base).as_posix(), file.parent.name)

    def _read(self, file: Path, shown: str, home: str) -> None:
        try:
            source = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            self.faults.append(SchemaFault(shown, "", inspection_words.unreadable_words()))
            return
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                self.faults.append(SchemaFault(shown, "", inspection_words.no_sentence((entry.content or "").strip())))
            elif isinstance(entry, ast.Message):
                name = entry.id.name
                if name in self:
                    self.faults.append(SchemaFault(shown, name, inspection_words.written_twice(self[name].file)))
                else:
                    self[name] = self.homes.setdefault(home, {})[name] = Sentence(shown, home, entry)

    def of(self, home: str) -> dict[str, Sentence]:
        return self.homes.get(home, {})

    def known_to(self, home: str, key: str) -> Sentence | None:
        """A sentence that code of this home may say: its own or one of the rules."""
        found = self.get(key)
        return found if found and found.home in (home, RULES) else None

    def variables(self, key: str) -> set[str]:
        """The parameters a sentence speaks of, with those of the sentences in it."""
        names: set[str] = set()
        for node in inside(self[key].message) if key in self else ():
            if isinstance(node, ast.VariableReference):
                names.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                names |= self.variables(node.id.name)
        return names

    def within(self, key: str) -> Iterator[str]:
        """The sentences that a sentence is made of."""
        for node in inside(self[key].message):
            if isinstance(node, ast.MessageReference):
                yield node.id.name


@lru_cache(maxsize=4096)  # each sentence is looked through several times
def inside(message: ast.Message) -> tuple[ast.BaseNode, ...]:
    """The message and everything in it, as it is written."""
    found: list[ast.BaseNode] = []
    due: list[ast.BaseNode] = [message]
    while due:
        node = due.pop()
        found.append(node)
        parts = (part for value in vars(node).values() for part in (value if isinstance(value, list) else (value,)))
        due += reversed([part for part in parts if isinstance(part, ast.SyntaxNode)])
    return tuple(found)


def text_of(pattern: ast.Pattern) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
