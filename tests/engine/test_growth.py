"""What a decision costs does not grow with the aliens that there are: counted, not timed."""

from __future__ import annotations

from typing import Any

from cosmic.cli.measures.growth import book_with
from cosmic.engine.book import Book
from cosmic.engine.effects import When
from cosmic.engine.game import play_out
from cosmic.engine.rng import Chance
from cosmic.engine.state import Options
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book

NAMES = ("Ann", "Ben", "Cid", "Dot")
ALIENS = ("clone", "macron", "oracle", "zombie")


def conditions_asked(more: int) -> int:
    """How often flares and artifacts were asked in some games whether they might be of use now."""
    rules, asked = book_with(more), 0

    def counted(when: When) -> When:
        def count(*given: Any) -> object:
            nonlocal asked
            asked += 1
            return when(*given)

        return count

    for handlers in rules.card_handlers.values():
        for handler in handlers:
            handler.when = handler.when and counted(handler.when)
    for seed in range(4):
        chance, start = Chance(seed), new_state(Setup(seed, NAMES, Options("chosen"), ALIENS), book())
        play_out(start, rules, lambda t, decision, chance=chance: decision.sample(chance), log=[])  # type: ignore[misc]
    return asked


def test_twice_the_aliens_are_asked_less_than_half_as_often_again() -> None:
    as_many = len(book().playable_aliens())
    assert len(book_with(as_many).playable_aliens()) == 2 * as_many
    assert 0 < conditions_asked(as_many) < 1.5 * conditions_asked(0)


def test_copies_of_aliens_are_gone_when_their_book_is_made() -> None:
    """Another book that is made later has none of them."""
    book_with(3)
    assert Book(book().content).playable_aliens() == book().playable_aliens()
    assert set(Book(book().content).effects) == set(book().effects)
