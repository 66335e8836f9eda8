"""People and bots who play a session beat by beat, without a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from situations import table

from cosmic.bots import make
from cosmic.engine.decisions import PASS, Decision
from cosmic.engine.game import Game
from cosmic.engine.views import view_of
from cosmic.hotseat.session.beats import Ask, Beat, Look, Over, Tell, Think
from cosmic.hotseat.session.calls import Call
from cosmic.hotseat.session.privacy import is_power, open_options
from cosmic.hotseat.session.session import Session


def game_of(seats: int, variant: int, abroad: int = 2) -> Game:
    """A table at which everybody has something to answer with, of a game that is half over."""
    return table(seats, variant, abroad)


@dataclass
class Players:
    """People and bots who play a session beat by beat; `presses` says who wants to look at a call."""

    session: Session
    presses: Callable[[Call], list[int]] = lambda call: []
    beats: list[Beat] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.minds = [make("greedy", seat + 1) for seat in range(len(self.session.game.state.seats))]

    def choose(self, decision: Decision) -> Any:
        return self.minds[decision.player].choose(view_of(self.session.game.table, decision.player), decision)

    def do(self, beat: Beat) -> None:
        """What a shower does with a beat."""
        session = self.session
        self.beats.append(beat)
        if isinstance(beat, Tell):
            session.told()
        elif isinstance(beat, Call):
            for seat in self.presses(beat):
                session.press(seat)
            session.close_call()
        elif isinstance(beat, Look):
            session.looked(beat.seat)
        elif isinstance(beat, Think):
            if beat.decision is None:
                session.looked(beat.seat)
            else:
                session.bot_answer(self.choose(beat.decision))
        elif isinstance(beat, Ask):
            answer = self.choose(beat.decision)
            if not beat.private and beat.decision.passive and answer not in open_options(beat.decision):
                answer = PASS
            session.answer(answer)

    def play(self, most: int = 20_000) -> Iterator[Beat]:
        """Each beat before it is done."""
        for _ in range(most):
            beat = self.session.next()
            yield beat
            if isinstance(beat, Over):
                return
            self.do(beat)
        raise AssertionError("the game does not end")

    def to_the_end(self) -> list[Beat]:
        for _ in self.play():
            pass
        return self.beats


def at_each_answer(do: Callable[[Game], None]) -> Callable[[Game], None]:
    """For a session to keep its game by: tables are kept at calls and looks as well, but not every test cares."""
    answers = 0

    def keep(game: Game) -> None:
        nonlocal answers
        if len(game.journal) != answers:
            answers = len(game.journal)
            do(game)

    return keep


def offers_cards(decision: Decision) -> bool:
    """A response that only a card makes possible."""
    return decision.passive and any(option != PASS and not is_power(option) for option in decision.options)


def is_look(session: Session, beat: Beat) -> bool:
    """A look under a call with nothing to answer; not that of somebody whose only card was laid without a question."""
    return isinstance(beat, Look) and not session.game.log[beat.line].is_sole


def adds_to_nothing(game: Game, line: int) -> bool:
    """A window for reinforcements where no totals are compared: nobody is called for it."""
    return bool(game.log[line].about["stage"] == "reinforce" and not game.table_at(line).both_attack())


def everybody(call: Call) -> list[int]:
    """Also those who can only answer later on the way from this call."""
    return call.people[:]
