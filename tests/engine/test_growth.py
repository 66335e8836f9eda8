"""What a decision costs does not grow with the aliens that there are: counted, not timed."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic.cli.measures.growth import book_with
from cosmic.engine import responders, windows
from cosmic.engine.book import Book
from cosmic.engine.game import play_out
from cosmic.engine.rng import Chance
from cosmic.engine.state import Options
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import book

NAMES = ("Ann", "Ben", "Cid", "Dot")
ALIENS = ("clone", "macron", "oracle", "zombie")


@pytest.fixture
def conditions_asked(monkeypatch: pytest.MonkeyPatch) -> Any:
    """How often an effect was asked in some games whether it might be of use, for calls to the table."""
    is_given = responders.is_given

    def count_in(rules: Book) -> int:
        asked = 0

        def counted(*given: Any) -> bool:
            nonlocal asked
            asked += 1
            return is_given(*given)

        monkeypatch.setattr(windows, "is_given", counted)
        for seed in range(4):
            chance, start = Chance(seed), new_state(Setup(seed, NAMES, Options("chosen"), ALIENS), book())
            play_out(start, rules, lambda t, decision, chance=chance: decision.sample(chance), log=[])  # type: ignore[misc]
        return asked

    return count_in


def test_four_times_the_aliens_are_asked_hardly_more(conditions_asked: Any) -> None:
    more = 3 * len(book().playable_aliens())
    rules = book_with(more)
    assert len(rules.playable_aliens()) == 4 / 3 * more
    assert 0 < conditions_asked(rules) < 1.5 * conditions_asked(book())


def test_copies_of_aliens_are_gone_when_their_book_is_made() -> None:
    """Another book that is made later has none of them."""
    book_with(3)
    assert Book(book().content).playable_aliens() == book().playable_aliens()
    assert set(Book(book().content).effects) == set(book().effects)
