"""Names inside running text become links to the entries that explain them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

WRITTEN = re.compile(r"\[\[([a-z_.0-9-]+)\|([^\]]+)\]\]")


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of words; with a target it is a link."""

    words: str
    target: str = ""


def link(target: str, words: str) -> str:
    """A link as it stands in the text of an entry."""
    return f"[[{target}|{words}]]"


def pieces(text: str) -> Iterator[Piece]:
    """A text with links, cut where links begin and end."""
    place = 0
    for found in WRITTEN.finditer(text):
        if found.start() > place:
            yield Piece(text[place : found.start()])
        yield Piece(found[2], found[1])
        place = found.end()
    if place < len(text):
        yield Piece(text[place:])


def targets(text: str) -> list[str]:
    return [found[1] for found in WRITTEN.finditer(text)]


def plain(text: str) -> str:
    """The words alone."""
    return WRITTEN.sub(r"\2", text)


def without(text: str, target: str) -> str:
    """The text without the links to one entry, for a page that quotes it."""
    return WRITTEN.sub(lambda found: found[2] if found[1] == target else found[0], text)


class Linker:
    """Knows all names; where two fit, the longer one counts."""

    def __init__(self, names: Mapping[str, str]) -> None:
        """`names` leads from what may stand in a text, in exactly these letters, to the entry that explains it."""
        self.names = names
        longest_first = sorted(names, key=lambda name: (-len(name), name))
        self._any = re.compile(r"(?<![\w-])(?:" + "|".join(map(re.escape, longest_first)) + r")(?![\w-])")

    def linked(self, text: str, own: str) -> str:
        """The text with a link at the first mention of each thing; an entry never leads to itself."""
        seen = {own, *targets(text)}

        def one(found: re.Match[str]) -> str:
            target = self.names[found[0]]
            if target in seen:
                return found[0]
            seen.add(target)
            return link(target, found[0])

        parts: list[str] = []
        place = 0
        for found in WRITTEN.finditer(text):  # links that stand there already are left alone
            parts += [self._any.sub(one, text[place : found.start()]), found[0]]
            place = found.end()
        return "".join([*parts, self._any.sub(one, text[place:])])
