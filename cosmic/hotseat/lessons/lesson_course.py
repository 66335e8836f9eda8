"""The guided first turn as it is written in the data: a position, the answers of the others, the lessons."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from cosmic.content import ContentError
from cosmic.content.tutorial_files import COURSE
from cosmic.content.yaml_files import read
from cosmic.engine.book import Book
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.log import Line
from cosmic.engine.rng import seeded
from cosmic.engine.state import GameState
from cosmic.paths import data_dir
from cosmic.positions.building import build
from cosmic.positions.stated_names import StatedNames
from cosmic.rulings.stated_answers import NOTHING, StatedAnswers

FILE = "first_turn.yaml"
PERSON = 0  # the seat of the one who learns
MOMENT = re.compile(r"(?P<what>\w+)(?: (?P<key>[a-z-]+))?(?: (?P<seat>[a-z_]+))?(?: (?P<nth>\d))?")
SECOND = "second-encounter"  # asked after a first success
DECK_SEED = 1  # the cards nobody has named lie in an order of chance, the same every time


@dataclass(frozen=True)
class Cue:
    """When a lesson opens."""

    what: str  # start, asked, told, over
    key: str = ""  # of the question or of the line
    seat: int | None = None  # whom the line is about
    nth: int = 1  # so many such lines have been told

    def has_come(self, told: list[Line], asked: str) -> bool:
        if self.what == "start":
            return True
        if self.what == "asked":
            return asked == self.key
        if self.what == "told":
            return sum(self.is_about(entry) for entry in told) >= self.nth
        return asked == SECOND or sum(entry.key == "turn-starts" for entry in told) > 1

    def is_about(self, entry: Line) -> bool:
        return entry.key == self.key and (self.seat is None or entry.about.get("seat") == self.seat)


@dataclass(frozen=True)
class Lesson:
    """One thing said, what it points at, and the choice it waits for, if any."""

    id: str
    when: Cue
    unless: Cue | None  # when it is left out
    point: tuple[str, ...]
    asks: bool  # it waits for a choice
    said: Any  # the choice it asks for; None: any will do


class Course:
    """One position with its lessons."""

    def __init__(self, book: Book, say: Callable[[str], str]) -> None:
        """`say` gives the name of the one who plays an alien."""
        self.book = book
        document = read(data_dir() / "tutorial" / FILE, FILE, COURSE)
        if not document.sound:
            raise ContentError(document.faults)
        data = document.data
        self.seal = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
        self.aliens = [seat["alien"] for seat in data["seats"]]
        self.start, self.names = self._position(data, say)
        self.answers = StatedAnswers(self.names)
        self.script = [
            (self.aliens.index(one["who"]), one["kind"], self._cue(one.get("when", "start")), said_in(one))
            for one in data["script"]
        ]
        self.lessons = [self._lesson(one) for one in data["lessons"]]

    def _position(self, data: dict[str, Any], say: Callable[[str], str]) -> tuple[GameState, StatedNames]:
        situation = {
            "seats": {seat["colour"]: seat["alien"] for seat in data["seats"]},
            "ships": {seat["colour"]: ships_of(seat) for seat in data["seats"]},
            "hands": {seat["colour"]: seat["hand"] for seat in data["seats"]},
        }
        state, names = build(situation, self.book)
        for seat in state.seats:
            seat.name = say(seat.aliens[0])
        state.options = replace(state.options, flares=False)
        state.rng = seeded(DECK_SEED)
        state.shuffle(state.deck)
        state.shuffle(state.destiny_deck)
        first = next(card for card in state.destiny_deck if state.destinies[card] == data["destiny"])
        state.destiny_deck.remove(first)
        state.destiny_deck.append(first)
        return state, names

    def _lesson(self, one: dict[str, Any]) -> Lesson:
        said = said_in(one)
        unless = self._cue(one["unless"]) if "unless" in one else None
        asks = said is not None or "any" in one
        return Lesson(one["id"], self._cue(one["when"]), unless, tuple(one.get("point", ())), asks, said)

    def _cue(self, written: str) -> Cue:
        parts = MOMENT.fullmatch(written)
        assert parts is not None  # the schema has seen to it
        seat = self.aliens.index(parts["seat"]) if parts["seat"] else None
        return Cue(parts["what"], parts["key"] or "", seat, int(parts["nth"] or 1))

    # --- answers
    def wanted(self, lesson: Lesson, state: GameState, decision: Decision) -> Answer | None:
        """The answer that a lesson asks for; None if any will do."""
        if lesson.said is None:
            return None
        answer = self.answers.translate(state, decision, lesson.said)
        return None if answer is NOTHING else answer

    def scripted(self, state: GameState, told: list[Line], decision: Decision) -> tuple[Answer] | None:
        """What another seat answers here; None: it has to think for itself."""
        for seat, kind, when, said in self.script:
            if (seat, kind) == (decision.player, decision.kind) and when.has_come(told, kind):
                answer = self.answers.translate(state, decision, said)
                if answer is not NOTHING:
                    return (answer,)
        return (PASS,) if decision.passive and PASS in decision.options else None

    def is_wanted(self, lesson: Lesson, state: GameState, decision: Decision, answer: Answer) -> bool:
        """Two copies of one card are the same answer."""
        wanted = self.wanted(lesson, state, decision)
        if wanted is None or answer == wanted:
            return True
        return decision.of == "card" and decision.form == "pick" and state.cards[answer] == state.cards[wanted]


def said_in(one: dict[str, Any]) -> Any:
    return next((one[key] for key in ("answer", "guests", "ships") if key in one), None)


def ships_of(seat: dict[str, Any]) -> dict[str, int]:
    places = {f"{seat['colour']} {i + 1}": count for i, count in enumerate(seat["ships"])}
    return {**places, "warp": seat["warp"]}
