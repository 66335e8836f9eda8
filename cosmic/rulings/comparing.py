"""What was written beside what there is: a sentence for each thing that does not hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cosmic.positions.position_files import slug
from cosmic.rulings import ruling_words
from cosmic.rulings.ruling_play import Play

Wrong = Iterator[str]


def same(what: str, wanted: Any, found: Any) -> Wrong:
    if wanted != found:
        yield ruling_words.expected(what, wanted, found)


def words(value: Any) -> list[Any]:
    if value is None or (isinstance(value, str) and slug(value) in ("nobody", "nothing", "none")):
        return []
    return value if isinstance(value, list) else [value]


def pile(play: Play, what: str, wanted: Any, cards: list[int]) -> Wrong:
    """A number, the exact cards in any order, or `{size, has, lacks}`."""
    found = play.names.of_cards(play.state, cards)
    if type(wanted) is int:
        yield from same(f"{what} (size)", wanted, len(found))
    elif isinstance(wanted, list):
        yield from same(what, spoken(play, wanted), found)
    else:
        if "size" in wanted:
            yield from same(f"{what} (size)", wanted["size"], len(found))
        yield from contains(what, spoken(play, words(wanted.get("has"))), found)
        yield from lacks(what, spoken(play, words(wanted.get("lacks"))), found)


def spoken(play: Play, cards: list[Any]) -> list[str]:
    return sorted(play.names.of_face(play.names.face(word)) for word in cards)


def contains(what: str, wanted: list[str], found: list[str]) -> Wrong:
    left = list(found)
    for card in wanted:
        if card not in left:
            yield ruling_words.lacking(what, card, ruling_words.listed(found))
        else:
            left.remove(card)


def lacks(what: str, unwanted: list[str], found: list[str]) -> Wrong:
    for card in unwanted:
        if card in found:
            yield ruling_words.not_wanted(what, card)
