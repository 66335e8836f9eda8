"""A puzzle at its question: the table stands as it is told, and every legal answer is right or wrong."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from cosmic.engine.book import Book
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.rng import Chance
from cosmic.positions.building import build
from cosmic.positions.position_files import slug
from cosmic.puzzles import puzzle_words
from cosmic.puzzles.puzzle_files import Puzzle
from cosmic.rulings.cases import nothing
from cosmic.rulings.ruling_play import Play, Player
from cosmic.rulings.ruling_words import Failed
from cosmic.rulings.ruling_words import said as written
from cosmic.rulings.stated_answers import NOTHING, WAITING
from cosmic.worlds.following import Followed

ANY = "any"
OFFERS_TRIED = 200  # there are too many to look at all of them


class PutQuestion:
    """The question that is put, and what is right."""

    def __init__(self, puzzle: Puzzle, book: Book) -> None:
        state, names = build(puzzle.story.situation, book)
        self.puzzle, self.play = puzzle, Play(state, names, book)
        self.unasked: set[str] = set()  # what was written down though there was but one answer
        Teller(self, puzzle).run()
        decision = self.play.decision
        assert decision is not None
        self.decision = decision

    def followed(self) -> Followed:
        given = [[key, answer] for key, answer in self.play.given if key not in self.unasked]
        return Followed(self.play.before, given, self.play.table)

    # --- right and wrong
    def is_right(self, answer: Answer) -> bool:
        good, bad = self.puzzle.good, self.puzzle.bad
        return (not good or any(self.fits(one, answer) for one in good)) and not any(
            self.fits(one, answer) for one in bad
        )

    def fits(self, said: Any, answer: Answer) -> bool:
        """Whether an answer is what is said: a name alone is anything with it, a number of ships so many from
        anywhere, a place with its ships so many there, and of an offer whatever is not said may be anything."""
        decision, answers, state = self.decision, self.play.answers, self.play.state
        if decision.form == "allot":
            if type(said) is int:
                return bool(sum(count for _, count in answer) == said)
            ships = dict(map(tuple, answer))
            if not isinstance(said, dict):
                return bool(self.play.names.zone(said, decision.player) in ships)
            return all(
                ships.get(self.play.names.zone(place, decision.player), 0) == count for place, count in said.items()
            )
        if decision.form == "offer":
            return self._fits_offer(said, answer)
        if decision.form == "many" and not isinstance(said, list):
            return any(self._same(said, one) for one in answer)
        meant = answers.translate(state, decision, said)
        if meant is NOTHING:
            return False
        if decision.of != "card":
            return bool(meant == answer)
        faces = state.cards
        if decision.form == "many":
            return sorted(faces[card] for card in meant) == sorted(faces[card] for card in answer)
        return answer == meant or (type(answer) is int and type(meant) is int and faces[answer] == faces[meant])

    def _same(self, said: Any, one: Any) -> bool:
        options = tuple(self.decision.options)
        meant = self.play.answers.one(self.play.state, self.decision, said, options)
        if meant is NOTHING or self.decision.of != "card":
            return bool(meant == one)
        return bool(self.play.state.cards[meant] == self.play.state.cards[one])

    def _fits_offer(self, said: Any, answer: Answer) -> bool:
        if not isinstance(said, dict) or isinstance(answer, str):
            return bool(answer == slug(said))
        for side, parts in said.items():
            has_any = parts.get("colony") == ANY
            stated = {part: value for part, value in parts.items() if not (has_any and part == "colony")}
            meant = self.play.answers.share(stated, len(self.play.state.seats))
            if has_any and answer[side]["colony"] < 0:
                return False
            if any(meant[part] != answer[side][part] for part in stated):
                return False
        return True

    # --- what is written
    def faults(self) -> list[str]:
        """What keeps it from being a puzzle."""
        legal = list(legal_answers(self.decision))
        if self.decision.form == "offer":  # of the many there are, those that are spoken of
            spoken = (self.meant(one) for one in (*self.puzzle.good, *self.puzzle.bad))
            legal += [offer for offer in spoken if offer is not NOTHING]
        found = [
            puzzle_words.not_legal(self.puzzle.question, written(one), self.play.legal())
            for one in (*self.puzzle.good, *self.puzzle.bad)
            if not self.is_legal(one, legal)
        ]
        right = {self.is_right(answer) for answer in legal}
        return found + [puzzle_words.nothing_to_solve(one) for one in (True, False) if one not in right]

    def meant(self, said: Any) -> Any:
        if isinstance(said, dict) and any(part.get("colony") == ANY for part in said.values()):
            return NOTHING
        return self.play.answers.translate(self.play.state, self.decision, said)

    def is_legal(self, said: Any, legal: list[Answer] | None = None) -> bool:
        if self.play.decision is not None and self.play.decision.form == "offer" and isinstance(said, dict):
            return True  # a part of an offer: which offers are legal, its bounds know
        return any(self.fits(said, answer) for answer in legal or legal_answers(self.play.decision))

    def spoken(self, answer: Answer) -> str:
        """An answer as it would be written."""
        decision, play = self.decision, self.play
        if decision.form == "allot":
            return written({play.names.of_zone(zone): count for zone, count in answer})
        if decision.form == "offer":
            return self._spoken_offer(answer)
        if decision.form == "many":
            return written([[play.answers.spoken(play.state, decision, one) for one in answer]])
        return play.answers.spoken(play.state, decision, answer)

    def _spoken_offer(self, answer: Answer) -> str:
        if isinstance(answer, str):
            return answer.replace("_", " ")
        names = self.play.names
        sides = {}
        for side in ("give", "take"):
            parts = {part: value for part, value in answer[side].items() if value and value != -1}
            if answer[side]["colony"] >= 0:
                parts["colony"] = names.of_zone(answer[side]["colony"])
            sides[side] = parts
        return written(sides)


class Teller(Player):
    """Tells the story up to the question, and stops there."""

    def __init__(self, asked: PutQuestion, puzzle: Puzzle) -> None:
        super().__init__(puzzle.story, asked.play, nothing)
        self.asks, self.puzzle, self.is_put = asked, puzzle, False

    def reply(self) -> bool:
        decision = self.play.decision
        assert decision is not None
        if not self.left and decision.kind == self.puzzle.kind and self.is_it(decision):
            self.is_put = True
            return False
        if decision.only_answer() is not None:
            self.asks.unasked.add(decision.key)
        return super().reply()

    def is_it(self, decision: Decision) -> bool:
        """Of questions that come again and again it is the first that offers what the puzzle speaks of."""
        if self.play.names.seat(self.puzzle.who) != decision.player:
            return False
        self.asks.decision = decision
        return decision.kind not in WAITING or all(
            self.asks.is_legal(one) for one in (*self.puzzle.good, *self.puzzle.bad)
        )

    def end(self) -> None:
        super().end()
        if not self.is_put:
            raise Failed(puzzle_words.never_put(self.puzzle.question, self.instead()))


def legal_answers(decision: Decision | None) -> Iterator[Answer]:
    """All of them; of offers some."""
    assert decision is not None
    if decision.form == "pick":
        yield from decision.options
    elif decision.form == "many":
        for size in range(decision.low, min(decision.high, len(decision.options)) + 1):
            yield from map(list, combinations(decision.options, size))
    elif decision.form == "allot":
        for total in range(decision.low, min(decision.high, sum(decision.caps)) + 1):
            yield from allotments(list(zip(decision.options, decision.caps)), total)
    else:
        assert decision.bounds is not None
        yield from decision.options
        chance = Chance(1)
        offers = (decision.bounds.sample(chance) for _ in range(OFFERS_TRIED))
        yield from (offer for offer in offers if offer is not None)


def allotments(places: list[tuple[int, int]], total: int) -> Iterator[list[list[int]]]:
    if not total:
        yield []
    elif places:
        (place, cap), *rest = places
        for count in range(min(cap, total) + 1):
            here = [[place, count]] if count else []
            yield from (here + there for there in allotments(rest, total - count))
