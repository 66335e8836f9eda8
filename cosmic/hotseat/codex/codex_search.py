"""Finding entries by a few letters, whatever their case and accents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

WHOLE_TITLE, TITLE_START, TITLE_WORD, OTHER_NAME, TEXT_WORD = range(5)
LEAST_FOR_A_SLIP = 4  # letters; shorter words mean too many others
WORD = re.compile(r"[^\W_]+")
RULES = 100  # sorts from this weight on are sentences of the rules, whose titles begin with any word


def folded(words: str) -> str:
    """Small letters without accents, every word with one space before it."""
    bare = words.casefold()
    if not bare.isascii():
        bare = "".join(sign for sign in unicodedata.normalize("NFKD", bare) if not unicodedata.combining(sign))
    found = WORD.findall(bare)
    return f" {' '.join(found)}" if found else ""


@dataclass(frozen=True, slots=True)
class SearchLine:
    """What can be searched of one entry; the weight tells which of two equally good finds goes first."""

    id: str
    title: str
    names: str
    text: str
    weight: tuple[int, int, int]


class Index:
    """Made once; a search then goes through all lines."""

    def __init__(self, lines: Iterable[tuple[str, str, Sequence[str], str, int]]) -> None:
        """Each line: entry id, title, other names, text, and the weight of its sort."""
        self.lines = [
            SearchLine(
                entry,
                folded(title),
                folded(title.replace("-", "")) + "".join(folded(name) for name in names),
                folded(text),
                (sort, len(title), place),
            )
            for place, (entry, title, names, text, sort) in enumerate(lines)
        ]

    def find(self, words: str) -> list[str]:
        """Entry ids, the best first; every word must begin a word of the entry."""
        query = folded(words)
        if not query:
            return []
        wanted = [f" {word}" for word in query.split()]
        found = []
        for line in self.lines:
            rank = _rank(line, query, wanted)
            if rank is not None:
                found.append((rank, line.weight, line.id))
        return [entry for _, _, entry in sorted(found)] or self.find_with_a_slip(query.split())

    def find_with_a_slip(self, wanted: list[str]) -> list[str]:
        """Titles and names in which each word is begun with at most one letter wrong, missing, too many or swapped."""
        if any(len(word) < LEAST_FOR_A_SLIP for word in wanted):
            return []
        found = []
        for line in self.lines:
            names = {word for word in (line.title + line.names).split() if line.weight[0] < RULES}
            if all(any(is_one_slip_off(word, name) for name in names) for word in wanted):
                found.append((line.weight, line.id))
        return [entry for _, entry in sorted(found)]


def is_one_slip_off(typed: str, meant: str) -> bool:
    """Whether the beginning of what was meant comes out with one slip of the finger."""
    same = 0
    while same < min(len(typed), len(meant)) and typed[same] == meant[same]:
        same += 1
    rest, left = typed[same:], meant[same:]
    wrong, missing, too_many = left[1:].startswith(rest[1:]), left[1:].startswith(rest), left.startswith(rest[1:])
    swapped = rest[:2] == left[:2][::-1] and left[2:].startswith(rest[2:])
    return wrong or missing or too_many or swapped


def _rank(line: SearchLine, query: str, wanted: list[str]) -> int | None:
    if line.title.startswith(query) and line.weight[0] < RULES:
        return WHOLE_TITLE if line.title == query else TITLE_START
    if all(word in line.title for word in wanted):
        return TITLE_WORD
    if all(word in line.title or word in line.names for word in wanted):
        return OTHER_NAME
    if all(word in line.title or word in line.names or word in line.text for word in wanted):
        return TEXT_WORD
    return None
