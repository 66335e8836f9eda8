"""The record book: every finished game in one line, and what the lines add up to. Kept beside the saves."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from cosmic.bots import level_of
from cosmic.engine.clean import printable
from cosmic.engine.digest import digest
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.hotseat.keeping.kept_files import RECORDS as FILE
from cosmic.hotseat.keeping.kept_files import read_object, write_object
from cosmic.hotseat.session.seats import HUMAN, SeatPlan, is_kind

FORMAT = 1
LONGEST_WORD = 60
MOST_GAMES = 1000  # the oldest ones are forgotten, long before the file would be too large to be read


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat of a finished game."""

    name: str
    kind: str
    aliens: tuple[str, ...]
    won: bool


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game."""

    id: str
    day: str  # 2026-11-16
    encounters: int
    places: tuple[Standing, ...]

    @property
    def winners(self) -> tuple[Standing, ...]:
        return tuple(place for place in self.places if place.won)


@dataclass
class RecordBook:
    """All results, oldest first."""

    results: list[GameResult] = field(default_factory=list)
    unread: list[Any] = field(default_factory=list)  # lines that only another version understands; they stay

    @classmethod
    def load(cls, folder: Path) -> tuple[RecordBook, list[CosmicError]]:
        """Never fails: a damaged file is set aside, and the book begins anew."""
        path, book = folder / FILE, cls()
        try:
            kept = read_object(path)
            if kept and (kept.get("format") != FORMAT or not isinstance(kept.get("games"), list)):
                raise ValueError("format")
        except ValueError:
            return book, [CosmicError("records-damaged", file=str(path), aside=str(set_aside(path)))]
        for one in kept.get("games", []):
            try:
                book.results.append(read_result(one))
            except (ValueError, TypeError, KeyError):
                book.unread.append(one)
        return book, []

    def add(self, result: GameResult) -> bool:
        """Whether it was new; the same game counts once."""
        if any(known.id == result.id for known in self.results):
            return False
        self.results.append(result)
        return True

    def save(self, folder: Path) -> None:
        games = [*self.unread, *(asdict(result) for result in self.results)][-MOST_GAMES:]
        write_object(folder / FILE, {"format": FORMAT, "games": games})


def record(game: Game, plans: Sequence[SeatPlan], folder: Path, today: date | None = None) -> list[CosmicError]:
    """Writes a finished game into the book; what went wrong is returned to be told, never raised."""
    book, faults = RecordBook.load(folder)
    if book.add(result_of(game, plans, today or date.today())):
        try:
            book.save(folder)
        except CosmicError as fault:
            about = {"file": str(folder / FILE), "reason": str(fault.about.get("reason", ""))}
            faults.append(CosmicError("records-not-written", **about))
    return faults


def result_of(game: Game, plans: Sequence[SeatPlan], today: date) -> GameResult:
    kinds = [plan.kind for plan in plans]
    kinds += [HUMAN] * (len(game.state.seats) - len(kinds))
    places = tuple(
        Standing(
            printable(seat.name, LONGEST_WORD) or "?",
            kind,
            (*seat.aliens, *seat.face_down),
            player in game.state.winners,
        )
        for player, (seat, kind) in enumerate(zip(game.state.seats, kinds))
    )
    return GameResult(id_of(game), today.isoformat(), game.state.encounters, places)


def id_of(game: Game) -> str:
    return f"{digest(game.start)}-{digest(game.state)}"


# --- reading


def read_result(data: Any) -> GameResult:
    """ValueError, TypeError or KeyError if it is no result."""
    places = tuple(read_place(place) for place in data["places"])
    day = date.fromisoformat(data["day"]).isoformat()
    encounters = data["encounters"]
    if not places or type(encounters) is not int or encounters < 0:
        raise ValueError("result")
    return GameResult(word(data["id"]), day, encounters, places)


def read_place(data: Any) -> Standing:
    if not is_kind(data["kind"]) or not isinstance(data["won"], bool) or not isinstance(data["aliens"], list):
        raise ValueError("place")
    return Standing(word(data["name"]), data["kind"], tuple(word(slug) for slug in data["aliens"]), data["won"])


def word(value: Any) -> str:
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST_WORD or not value.isprintable():
        raise ValueError("word")
    return value


def set_aside(path: Path) -> Path:
    """The damaged file under another name, which no later run overwrites; where it stands if it cannot be moved."""
    number, aside = 2, path.with_name(f"{path.name}.damaged")
    while os.path.lexists(aside):
        aside, number = path.with_name(f"{path.name}.damaged-{number}"), number + 1
    with contextlib.suppress(OSError):
        path.rename(aside)
        return aside
    return path


# --- the evening


def evening_of(results: Sequence[GameResult], game: str) -> list[GameResult]:
    """The games of the same people on the same day as this one, itself included; none if it is not in the book."""
    last = next((result for result in results if result.id == game), None)
    if last is None:
        return []
    return [result for result in results if result.day == last.day and people_of(result) == people_of(last)]


def people_of(result: GameResult) -> list[str]:
    return sorted(place.name for place in result.places if place.kind == HUMAN)


# --- what it adds up to


@dataclass(frozen=True, slots=True)
class RecordLine:
    """A player, an alien or a size of table: games, wins, and the longest run of wins in a row."""

    name: str
    games: int
    wins: int
    streak: int = 0
    current: int = 0  # wins in a row up to now

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


def by_player(results: Sequence[GameResult]) -> list[RecordLine]:
    """People and bots by name; a bot and a person of one name are two."""
    return lines_of(
        results, lambda place: [place.name] if place.kind == HUMAN else [f"{place.name}\0{level_of(place.kind)}"]
    )


def by_alien(results: Sequence[GameResult]) -> list[RecordLine]:
    return lines_of(results, lambda place: place.aliens)


def lines_of(results: Sequence[GameResult], names: Callable[[Standing], Sequence[str]]) -> list[RecordLine]:
    runs: dict[str, list[bool]] = {}
    for result in results:
        for place in result.places:
            for name in names(place):
                runs.setdefault(name, []).append(place.won)
    found = []
    for name, won in runs.items():
        longest = run = 0
        for each in won:
            run = run + 1 if each else 0
            longest = max(longest, run)
        found.append(RecordLine(name, len(won), sum(won), longest, run))
    return sorted(found, key=lambda line: (-line.wins, -line.share, line.games, line.name.casefold()))


@dataclass(frozen=True, slots=True)
class TableLine:
    """All games with so many seats."""

    seats: int
    games: int
    shared: int  # won by several together
    bots: int  # won by bots alone
    shortest: GameResult
    longest: GameResult


def by_seats(results: Sequence[GameResult]) -> list[TableLine]:
    found = []
    for seats in sorted({len(result.places) for result in results}):
        games = [result for result in results if len(result.places) == seats]
        shared = sum(1 for game in games if len(game.winners) > 1)
        bots = sum(1 for game in games if all(place.kind != HUMAN for place in game.winners))
        found.append(TableLine(seats, len(games), shared, bots, shortest(games), longest(games)))
    return found


def shortest(results: Sequence[GameResult]) -> GameResult:
    return min(results, key=lambda result: result.encounters)


def longest(results: Sequence[GameResult]) -> GameResult:
    return max(results, key=lambda result: result.encounters)
