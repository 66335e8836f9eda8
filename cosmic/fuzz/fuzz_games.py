"""One game under all checks: at full speed, and once more in depth with stops at its questions."""

from __future__ import annotations

import tempfile
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cosmic.engine.book import Book
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.digest import digest
from cosmic.engine.game import Game, play_out
from cosmic.engine.rng import seeded
from cosmic.engine.state import GameState
from cosmic.engine.table import Table
from cosmic.fuzz import copies, fuzz_words
from cosmic.fuzz.checks import is_a_choice, is_taken, nothing_is_lost
from cosmic.fuzz.damage import damage_is_refused
from cosmic.fuzz.drawing import ANSWERING, LOOKING, Trial, start_of, stream
from cosmic.fuzz.fuzz_words import FuzzFault
from cosmic.fuzz.policies import by_chance, minds_of
from cosmic.fuzz.secrets import question_is_blind, views_are_blind
from cosmic.rulebook import book

# Players who answer by chance come to an end; those with a will of their own may block each other for ever, as in a
# game in which nobody ever allies, and then there is no more to see.
MOST_ENCOUNTERS, ENOUGH_ENCOUNTERS = 3000, 200
MOST_ANSWERS = 3000  # in one encounter
WAYS_BACK, LINES_BACK = 2, 6  # from the end of a game: to decisions, and to lines of its log


@dataclass(slots=True)
class FuzzOutcome:
    """What came of a trial; `where` is a traceback for whoever mends it."""

    trial: Trial
    decisions: int = 0
    looks: int = 0  # decisions looked at in depth
    compared: int = 0  # of these, questions that could be compared with those of another deal
    seated: tuple[str, ...] = ()  # the aliens with which the first encounter began
    fault: str = ""
    where: str = ""


def play(trial: Trial, every: int = 0) -> FuzzOutcome:
    """The whole game; with `every` once more, and about every so manieth decision is looked at in depth. Whatever
    goes wrong is part of the outcome: one bad game must not cost the others."""
    outcome = FuzzOutcome(trial)
    rules = book()
    try:
        start = start_of(trial, rules)
        end = at_full_speed(outcome, start, rules)
        if every:
            in_depth(outcome, start, rules, end, every)
    except FuzzFault as fault:
        outcome.fault = fuzz_words.at_answer(outcome.decisions, str(fault))
        outcome.where = traceback.format_exc()
    except Exception as fault:
        place = traceback.extract_tb(fault.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        outcome.fault = fuzz_words.at_answer(outcome.decisions, fuzz_words.broke_down(fault, where))
        outcome.where = traceback.format_exc()
    return outcome


class Enough(Exception):
    """The game is left where it is."""

    def __init__(self, state: GameState) -> None:
        super().__init__()
        self.state = state


class FuzzAnswers:
    """The policy of a trial, with everything looked at that costs little."""

    def __init__(self, outcome: FuzzOutcome, seats: int) -> None:
        self.outcome = outcome
        self.minds = minds_of(outcome.trial, seats)
        self.stubborn = any(mind is not by_chance for mind in self.minds)
        self.chance = stream(outcome.trial.seed, ANSWERING)
        self.looking = stream(outcome.trial.seed, LOOKING)
        outcome.decisions = 0
        self.encounter = self.before = 0

    def __call__(self, t: Table, decision: Decision) -> Answer:
        self.outcome.decisions += 1
        nothing_is_lost(t.s)
        is_a_choice(decision)
        self.comes_to_an_end(t.s)
        mind = self.minds[decision.player]
        answer = mind(t, decision, self.chance)
        is_taken(decision, answer)
        if mind is not by_chance:
            is_taken(decision, decision.sample(self.looking))
        return answer

    def comes_to_an_end(self, s: GameState) -> None:
        if s.encounters != self.encounter:
            if not self.outcome.seated:
                self.outcome.seated = tuple(alien for seat in s.seats for alien in seat.aliens)
            self.encounter, self.before = s.encounters, self.outcome.decisions
            if self.stubborn and s.encounters > ENOUGH_ENCOUNTERS:
                raise Enough(s.copy())
            if s.encounters > MOST_ENCOUNTERS:
                raise FuzzFault(fuzz_words.no_end(MOST_ENCOUNTERS))
        if self.outcome.decisions - self.before > MOST_ANSWERS:
            raise FuzzFault(fuzz_words.no_end_of_encounter(MOST_ANSWERS))


def at_full_speed(outcome: FuzzOutcome, start: GameState, rules: Book) -> GameState:
    try:
        end = play_out(start, rules, FuzzAnswers(outcome, len(start.seats)))
    except Enough as enough:
        return enough.state
    nothing_is_lost(end)
    if not end.winners:
        raise FuzzFault(fuzz_words.no_winner())
    return end


def in_depth(outcome: FuzzOutcome, start: GameState, rules: Book, end: GameState, every: int) -> None:
    """The same game with a stop at each question, as people play it."""
    game, policy = Game(start, rules), FuzzAnswers(outcome, len(start.seats))
    seen: list[tuple[Any, ...]] = []
    with tempfile.TemporaryDirectory(prefix="cosmic-fuzz-") as name:
        while game.decision is not None:
            seen.append((digest(game.state), game.decision))
            if is_chosen(outcome.trial.seed, len(seen), every):
                look(outcome, game, Path(name))
            try:
                answer = policy(game.table, game.decision)
            except Enough:
                break
            game.answer(answer)
        copies.same_end(game.state, end)
        chance = stream(outcome.trial.seed, LOOKING)
        copies.back_to(game, seen, chance, WAYS_BACK)
        copies.looking_back(game, chance, LINES_BACK)
        copies.replay_agrees(game, Path(name))


def is_chosen(seed: int, count: int, every: int) -> bool:
    """By hash, so that a decision is chosen whatever was chosen before it; with 1 all are."""
    return seeded(seed * 1_000_003 + count) % every == 0


def look(outcome: FuzzOutcome, game: Game, folder: Path) -> None:
    """All that can be looked at from one question. Chance of its own: what is drawn here moves nothing else."""
    chance = stream(seeded(outcome.trial.seed + len(game.journal)), LOOKING)
    outcome.looks += 1
    copies.save_and_undo(game, chance)
    copies.nonsense_is_refused(game, chance)
    views_are_blind(game.table, chance)
    outcome.compared += question_is_blind(game, chance)
    damage_is_refused(game, chance, folder)
