"""A game to be watched again: its public lines one after the other, with the table as it was at each of them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from cosmic.engine.game import Game
from cosmic.engine.log import ENCOUNTER_STARTS, Line
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, PlayerView, view_of
from cosmic.hotseat.session.session import Session
from cosmic.text.folding import TURNED_UP

TURN = "turn-starts"
WON = ("encounter-won", "deal-accepted", "game-won")
SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)


@dataclass(frozen=True, slots=True)
class ReplayFrame:
    """One step of a replay: the line that is told, and the last line of the log that belongs to it."""

    entry: Line
    line: int


@dataclass(frozen=True, slots=True)
class ReplayMark:
    """A place on the bar of a replay: a turn or an encounter that begins, or something that was won."""

    place: int  # in frames: so many have been told once it has happened
    seat: int
    number: int = 0  # of the turn or the encounter in the game
    what: str = ""


class Reel:
    """A game with all its checkpoints. A place counts the frames told: 0 is the start, `length` the end."""

    def __init__(self, game: Game) -> None:
        self.game = game.from_the_start()
        # Of a game under way only what its table has been told: how far it has run beyond that tells who is asked.
        self.end = game.beside.get("told", len(self.game.log))
        self.frames = frames_of(self.game.log[: self.end])
        starts = [(n, frame.entry) for n, frame in enumerate(self.frames, 1)]
        self.encounters = marks(starts, (ENCOUNTER_STARTS,))
        self.turns = marks(starts, (TURN,))
        self.wins = [mark for mark in marks(starts, WON) if mark.what != "game-won"]

    @property
    def length(self) -> int:
        return len(self.frames)

    @property
    def is_finished(self) -> bool:
        """Only then may hands be seen."""
        return self.game.is_over and self.end >= len(self.game.log)

    # --- places
    def line_at(self, place: int) -> int:
        """The line of the log up to which everything has been told; at the end the whole log, if all was told."""
        if place >= self.length and self.end >= len(self.game.log):
            return len(self.game.log)
        place = min(place, self.length)
        return self.frames[place - 1].line if place > 0 else -1

    def place_of(self, line: int) -> int:
        """Where this line of the log has just been told."""
        return min(bisect_left([frame.line for frame in self.frames], line) + 1, self.length)

    def next_mark(self, marks: Sequence[ReplayMark], place: int) -> int:
        """The next place of these; the end if there is none."""
        return next((mark.place for mark in marks if mark.place > place), self.length)

    def mark_before(self, marks: Sequence[ReplayMark], place: int) -> int:
        """The last place of these; the start if there is none."""
        return next((mark.place for mark in reversed(marks) if mark.place < place), 0)

    def current(self, marks: Sequence[ReplayMark], place: int) -> ReplayMark | None:
        """The one under way."""
        found = bisect_right([mark.place for mark in marks], place)
        return marks[found - 1] if found else None

    # --- the table
    def table_at(self, place: int) -> Table:
        return self.game.table_at(self.line_at(place))

    def view_at(self, place: int, viewer: int = PUBLIC) -> PlayerView:
        """A game that was not played to its end keeps its secrets for ever."""
        return view_of(self.table_at(place), viewer if self.is_finished else PUBLIC)

    def hands_at(self, place: int) -> list[list[str]]:
        """The faces in all hands, borrowed ones and those on the sheets last; empty for a game without an end."""
        if not self.is_finished:
            return []
        state = self.table_at(place).s
        on_sheets = [[card for alien in seat.aliens for card in state.apart.get(alien, ())] for seat in state.seats]
        held = [(*seat.hand, *seat.borrowed, *cards) for seat, cards in zip(state.seats, on_sheets)]
        return [[state.cards[card] for card in cards] for cards in held]

    def lines_to(self, place: int, opened: bool = False, most: int = 300) -> list[int]:
        """The last lines of the log up to a place that everybody could read; opened, those of single players too."""
        last = min(self.line_at(place), len(self.game.log) - 1)
        found: list[int] = []
        for line in range(last, -1, -1):
            entry = self.game.log[line]
            # What nobody was meant to read, such as a window, has an empty audience.
            if entry.is_for(PUBLIC) or (opened and self.is_finished and entry.to):
                found.append(line)
                if len(found) == most:
                    break
        return found[::-1]


class Showing(Session):
    """The session of a game that nobody plays any more: everything is public, and nobody is asked."""

    def __init__(self, reel: Reel, bots: Sequence[int] = ()) -> None:
        seats = range(len(reel.game.state.seats))
        super().__init__(reel.game, [seat for seat in seats if seat not in bots])
        self.reel, self.shown = reel, 0

    @property
    def solo(self) -> int | None:
        return None

    def view(self, viewer: int | None = None, line: int | None = None) -> PlayerView:
        table = self.game.table_at(self.told_to() if line is None else line)
        return view_of(table, PUBLIC)

    def told_to(self) -> int:
        return self.shown - 1


def frames_of(log: Sequence[Line]) -> list[ReplayFrame]:
    frames: list[ReplayFrame] = []
    for line, entry in enumerate(log):
        if not entry.is_for(PUBLIC):
            continue
        if entry.key in TURNED_UP and frames and frames[-1].entry.key in TURNED_UP:
            frames[-1] = ReplayFrame(frames[-1].entry, line)
        else:
            frames.append(ReplayFrame(entry, line))
    return frames


def marks(frames: Sequence[tuple[int, Line]], keys: Sequence[str]) -> list[ReplayMark]:
    found = [(place, entry) for place, entry in frames if entry.key in keys]
    return [ReplayMark(place, entry.about.get("seat", -1), n, entry.key) for n, (place, entry) in enumerate(found, 1)]
