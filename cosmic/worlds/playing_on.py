"""One made-up world: the step under way is played again in it up to the question, and from there on to the end of the
encounter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmic.engine.book import Book, Occasion
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.encounter_events import DestinyDrawn
from cosmic.engine.errors import CosmicError, IllegalAnswer, RulesError
from cosmic.engine.game import run_step
from cosmic.engine.responders import awake
from cosmic.engine.state import GameState
from cosmic.engine.table import Policy, Table
from cosmic.engine.views import view_of
from cosmic.worlds.hidden_places import stir

if TYPE_CHECKING:
    from cosmic.worlds.sampler import Worlds

ENDS: Final = ("encounter_end", "second_encounter", "turn_over", "start_turn")  # the steps between encounters


class Misfit(Exception):
    """This world does not lead to the question that was asked."""


class QuestionThere(BaseException):
    """The question is there: nothing more need be played. Not for rules to catch."""


class World:
    """One world: the same dice fall in it whatever the seat answers."""

    def __init__(self, of: Worlds, state: GameState, book: Book, others: Policy, dice: int) -> None:
        self.of, self.state, self.book, self.others, self.dice = of, state, book, others, dice
        self.awake: dict[Occasion, int] | None = None  # at the beginning of the step; found once for all answers

    def fits(self) -> bool:
        try:
            self.step(Compared(self.of), self.others)
        except QuestionThere:
            return True
        except (Misfit, CosmicError, RulesError):
            pass
        return False

    def play(self, answer: Answer, others: Policy | None = None) -> Table:
        """Give this answer, and play on to the end of the encounter. Misfit if the rules do not go that way."""
        s, is_between = self.state.copy(), self.of.is_between
        t = self.step(Given(answer, self.dice, self.of), others or self.others, s)
        last = s.encounters
        while s.agenda and (s.agenda[-1] not in ENDS or (is_between and s.encounters == last)):
            t.begin_step()
            run_step(t)
        return t

    def step(self, at_question: Policy, others: Policy, state: GameState | None = None) -> Table:
        """The step under way, through the question and to its end."""
        retold = Retold(self.of, at_question, others)
        t = Table(state if state is not None else self.state.copy(), self.book, [], retold)
        if self.awake is None:
            self.awake = awake(t).copy()
        t.awake = self.awake.copy()
        run_step(t)
        if retold.is_waiting:
            raise Misfit(self.of.key)
        return t


# Classes, not functions within functions: compiled, these are called far quicker.


class Retold:
    """Up to the question everybody answers as was heard, and then as ever."""

    def __init__(self, of: Worlds, at_question: Policy, others: Policy) -> None:
        self.key, self.heard, self.viewer = of.key, of.heard, of.viewer
        self.at_question, self.others = at_question, others
        self.is_waiting = True

    def __call__(self, t: Table, decision: Decision) -> Answer:
        key = decision.key
        if key == self.key:
            self.is_waiting = False
            t.policy = self.others
            return self.at_question(t, decision)
        if key in self.heard:
            return as_heard(t, decision, self.heard[key])
        if decision.passive:
            return PASS
        if decision.player == self.viewer:
            raise Misfit(key)
        return self.others(t, decision)


class Given:
    """At the question: this answer, and from there on the dice of the world. What the dice of the game have shuffled on
    the way lies as nobody knows."""

    def __init__(self, answer: Answer, dice: int, of: Worlds) -> None:
        self.answer, self.dice, self.of = answer, dice, of

    def __call__(self, t: Table, decision: Decision) -> Answer:
        t.s.rng = self.dice
        if self.of.dice_fell:
            stir(t.s, self.of.known_in_decks)
            if isinstance(t.occasion, DestinyDrawn):
                t.occasion.card = t.s.destiny_deck[-1]
        return decision.check(self.answer)


class Compared:
    """At the question: is it the same, and does the seat see the same?"""

    def __init__(self, of: Worlds) -> None:
        self.of = of

    def __call__(self, t: Table, decision: Decision) -> Answer:
        if decision != self.of.decision or view_of(t, self.of.viewer) != self.of.view:
            raise Misfit(self.of.key)
        raise QuestionThere


def as_heard(t: Table, decision: Decision, value: Answer) -> Answer:
    """What was heard, in this world: of a tech that lies face down only which in the row it is."""
    if decision.of == "tech":
        action, _, place = str(value).partition(":")
        if place.isdigit():
            value = f"{action}:{t.techs_of(decision.player)[int(place) - 1].slug}"
    try:
        return decision.check(value)
    except IllegalAnswer:
        raise Misfit(decision.key) from None
