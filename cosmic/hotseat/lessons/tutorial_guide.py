"""The guide of the first turn: which lesson stands, what it asks for, and where it goes on next time."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.engine.log import Line
from cosmic.engine.saves import BROKEN
from cosmic.engine.state import SIDE_NAMES, GameState
from cosmic.hotseat.keeping.kept_files import read_object, write_object
from cosmic.hotseat.lessons.lesson_course import PERSON, Course, Lesson
from cosmic.hotseat.plans.table_plan import TablePlan
from cosmic.hotseat.session.calls import QUICK
from cosmic.hotseat.session.seats import HUMAN, SeatPlan
from cosmic.hotseat.session.session import Session

FOLDER, FILE = "tutorial", "place.json"  # in the folder of saves, but not among them


def place_file(folder: Path) -> Path:
    return folder / FOLDER / FILE


def forget(folder: Path) -> None:
    with contextlib.suppress(OSError):
        place_file(folder).unlink(missing_ok=True)


def place_kept(folder: Path) -> tuple[int, int] | None:
    """At which step of how many the tutorial was left, from 1; None if it was not begun. Quick, for the title."""
    try:
        kept = read_object(place_file(folder))
    except ValueError:
        return None
    step, count = kept.get("step"), kept.get("count")
    begun = type(step) is int and type(count) is int and 0 < step < count
    return (step + 1, count) if begun else None  # type: ignore[operator, return-value]


class Tutorial:
    """One run through a course. Whoever shows it tells it what is asked and asks it what to say."""

    def __init__(self, course: Course, game: Game | None = None) -> None:
        self.course = course
        self.game = game or Game(course.start.copy(), course.book)
        self.session = Session(self.game, [PERSON], QUICK)
        self.step = 0  # of the lesson that stands or may come next
        self.standing: Lesson | None = None
        self.strayed = -1  # number of the first answer that was not as asked; -1 if there is none

    # --- lessons
    @property
    def lessons(self) -> list[Lesson]:
        return self.course.lessons

    @property
    def own_way(self) -> bool:
        return self.strayed >= 0

    @property
    def is_last(self) -> bool:
        return self.standing is self.lessons[-1]

    @property
    def reading(self) -> bool:
        """A lesson stands that only wants to be read: the table waits."""
        return self.standing is not None and not self.standing.asks

    @property
    def told(self) -> list[Line]:
        return self.game.log[: self.session.shown]

    def open_next(self, asked: str = "") -> Lesson | None:
        """The next lesson whose moment has come now stands; those that were passed by are left out."""
        told = self.told
        for step in range(self.step, len(self.lessons)):
            lesson = self.lessons[step]
            left_out = lesson.unless is not None and lesson.unless.has_come(told, asked)
            if lesson.when.has_come(told, asked) and not left_out:
                self.step, self.standing = step, self.lessons[step]
                return self.standing
        return None

    def close(self) -> None:
        """The lesson that stands is over."""
        self.step += self.standing is not None
        self.standing = None

    def rewound(self) -> None:
        """Answers have been taken back: the lesson of the question now open comes again."""
        asked = self.game.decision.kind if self.game.decision is not None else ""
        before = [i for i, one in enumerate(self.lessons) if one.when.what == "asked" and one.when.key == asked]
        self.step, self.standing = (before or [self.step])[0], None
        if len(self.game.journal) <= self.strayed:
            self.strayed = -1

    # --- answers
    def wanted(self, decision: Decision) -> Answer | None:
        """The answer that is asked for; None if any will do."""
        return self.course.wanted(self.standing, self.game.state, decision) if self.standing is not None else None

    def is_wanted(self, decision: Decision, answer: Answer) -> bool:
        lesson = self.standing
        return lesson is None or self.course.is_wanted(lesson, self.game.state, decision, answer)

    def stray(self) -> None:
        """The answer that comes now is the player's own."""
        if not self.own_way:
            self.strayed = len(self.game.journal)

    def scripted(self, state: GameState, decision: Decision) -> tuple[Answer] | None:
        """What another seat answers; None: it has to think for itself."""
        return self.course.scripted(state, self.game.log, decision)

    # --- words
    @property
    def target(self) -> int | None:
        """The planet that was aimed at, wherever the lesson wanted the gate to point."""
        return next((int(line.about["planet"]) for line in reversed(self.told) if line.key == "aimed"), None)

    def about(self) -> dict[str, Any]:
        """What a lesson may speak of: the people by their aliens, cards and totals in their parts, who won, what the
        loser took as compensation."""
        state = self.game.state
        known: dict[str, Any] = {alien: state.seats[seat].name for seat, alien in enumerate(self.course.aliens)}
        for side, name in enumerate(SIDE_NAMES):
            known |= {f"{name}_{part}": count for part, count in self.total(side).items()}
        faces = self.course.book.content.faces
        known |= {f"{name}_kind": faces[face].kind for name, face in zip(SIDE_NAMES, self.revealed)}
        won = [entry for entry in self.told if entry.key == "encounter-won"]
        known["winner"] = SIDE_NAMES[won[-1][1]["side"]] if won else ""
        known["taken"] = sum(int(line.about["count"]) for line in self.told if line.key == "took-cards")
        return known

    @property
    def revealed(self) -> list[str]:
        """The cards that were turned up, by side."""
        return [line.about["card"] for line in self.told if line.key == "revealed"]

    def total(self, side: int) -> dict[str, int]:
        """The last total told of a side, in its parts; before there is one, the card that was turned up."""
        found = dict.fromkeys(("card", "main", "allies", "plus", "total"), 0)
        faces = self.course.book.content.faces
        if len(self.revealed) > side:
            found["card"] = faces[self.revealed[side]].value
        lines = [line.about for line in self.told if line.key == "total" and line.about["side"] == side]
        if not lines:
            return found
        found["total"] = lines[-1]["value"]
        found["card"] = 0
        main = next(player for kind, player, *_ in lines[-1]["parts"] if kind == "card")
        for kind, player, value, *_ in lines[-1]["parts"]:
            part = "card" if kind == "card" else "plus" if kind == "reinforcement" else ""
            found[part or ("main" if player == main else "allies")] += value
        return found

    # --- afterwards
    def plan(self) -> TablePlan:
        """The same table for playing on."""
        seats = self.game.state.seats
        plans = tuple(
            SeatPlan(seat.name, HUMAN if i == PERSON else "greedy", seat.colour) for i, seat in enumerate(seats)
        )
        return TablePlan(plans, setup="chosen", flares=False, aliens=tuple(self.course.aliens), hints=False)

    # --- keeping its place
    def keep(self, folder: Path) -> None:
        """CosmicError says why it could not be written."""
        write_object(
            place_file(folder),
            {
                "course": self.course.seal,
                "content": self.course.book.content.digest,
                "answers": self.game.journal,
                "shown": self.session.shown,
                "step": self.step,
                "count": len(self.lessons),
                "strayed": self.strayed,
            },
        )


def resume(course: Course, folder: Path) -> Tutorial | None:
    """The tutorial where it was left; None if there is no such place, or not one that this course can go on from."""
    try:
        kept = read_object(place_file(folder))
        if (kept["course"], kept["content"]) != (course.seal, course.book.content.digest):
            return None
        shown, step, strayed = (int(kept[name]) for name in ("shown", "step", "strayed"))
        tutorial = Tutorial(course, Game(course.start.copy(), course.book, [list(one) for one in kept["answers"]]))
    except (CosmicError, *BROKEN):
        return None
    tutorial.session.shown = max(0, min(shown, len(tutorial.game.log)))
    tutorial.step = max(0, min(step, len(course.lessons) - 1))
    tutorial.strayed = strayed
    return tutorial
