"""Rules with a second box, for tests: some aliens that are there come out of it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from cosmic.engine.book import Book
from cosmic.engine.definitions import SETS, colours_in
from cosmic.rulebook import content

FIRST, SECOND = SETS[:2]


@cache
def with_boxes(*names: str) -> Book:
    """The aliens come out of these boxes in turns; colours of others are not there."""
    known = content().aliens
    turns = {slug: names[place % len(names)] for place, slug in enumerate(sorted(known))}
    aliens = {slug: replace(known[slug], set=turns[slug]) for slug in known}
    destiny = tuple(card for card in content().destiny if card.kind != "colour" or card.colour in colours_in(names))
    return Book(replace(content(), aliens=aliens, destiny=destiny))


def two_boxes() -> Book:
    return with_boxes(FIRST, SECOND)


def of_box(name: str) -> set[str]:
    return {slug for slug, alien in two_boxes().content.aliens.items() if alien.set == name}
