"""Which aliens have sat at one table, so that every pair of them meets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from cosmic.engine.book import Book
from cosmic.engine.rng import seeded
from cosmic.fuzz.drawing import SETTING_UP, Trial, setup_of, stream
from cosmic.phases.setup import barred

Pair = tuple[str, str]


class Meetings:
    """How often each pair that may sit at one table has done so."""

    def __init__(self, book: Book) -> None:
        self.book = book
        pairs = combinations(sorted(book.playable_aliens()), 2)
        self.met: dict[Pair, int] = {pair: 0 for pair in pairs if not barred(book, *pair)}

    def add(self, aliens: Iterable[str]) -> None:
        for pair in combinations(sorted(aliens), 2):
            if pair in self.met:  # a barred one may still come about, when somebody changes its alien
                self.met[pair] += 1

    def least(self) -> Pair:
        return min(self.met, key=self.met.__getitem__)

    def strangers(self, seats: int) -> tuple[str, ...]:
        """The pair that has met least, and with it whoever has met these least."""
        table = list(self.least())
        if any(alien not in self.book.playable_aliens(players=seats) for alien in table):
            seats -= 1  # a colour is left for whoever needs it
        while len(table) < seats:
            others = (alien for alien in self.book.playable_aliens(players=seats) if self.may_join(alien, table))
            table.append(min(others, key=lambda alien: (sum(self.times(alien, one) for one in table), alien)))
        return tuple(table)

    def may_join(self, alien: str, table: Iterable[str]) -> bool:
        return all(tuple(sorted((alien, one))) in self.met for one in table)

    def times(self, one: str, other: str) -> int:
        return self.met[min(one, other), max(one, other)]


def until_all_have_met(trials: Iterator[Trial], book: Book, times: int, games: int) -> Iterator[Trial]:
    """At least so many games; half of them seat strangers, the rest are dealt as they come. Counted by the aliens
    that a trial names, before it is played: so the games are the same however many processes play them."""
    meetings = Meetings(book)
    for count, trial in enumerate(trials):
        if count >= games and meetings.met[meetings.least()] >= times:
            return
        if seeded(trial.seed) % 2:  # by hash: the games that are looked at in depth are of both sorts
            seats = len(setup_of(trial, book, stream(trial.seed, SETTING_UP)).names)
            trial = Trial(trial.seed, trial.policy, meetings.strangers(seats))
            meetings.add(trial.aliens)
        yield trial
