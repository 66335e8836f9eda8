"""What a table of people notices: how often it is called, and what saving every step costs."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from statistics import median

from cosmic.bots import make
from cosmic.cli.measures.engine import names, start
from cosmic.cli.measures.figures import Figure, milliseconds, timed
from cosmic.engine.decisions import PASS
from cosmic.engine.game import Game, play_out
from cosmic.engine.rng import Chance
from cosmic.engine.state import Options
from cosmic.engine.views import view_of
from cosmic.hotseat.keeping.store import Store
from cosmic.hotseat.session.beats import Ask, Look, Over, Tell
from cosmic.hotseat.session.calls import NORMAL, Call
from cosmic.hotseat.session.privacy import is_face_down, open_options
from cosmic.hotseat.session.seats import HUMAN, SeatPlan
from cosmic.hotseat.session.session import Session
from cosmic.rulebook import book

GAMES = 3
EARLY, LATE = 5, 80  # encounters: what grows with the length of a game shows between them
SAVES = 20  # decisions in a row, each saved


def figures() -> Iterator[Figure]:
    yield calls()
    if hasattr(Options, "hidden"):  # earlier versions know of no hidden powers
        yield calls(hidden=True)
    yield from autosaves()


# --- calls


def calls(hidden: bool = False) -> Figure:
    """People alone in the normal mode; everybody looks at every call. With hidden powers the sheets stay face down
    throughout: then there is most to call for."""
    called, encounters = 0, 0
    for seed in range(GAMES):
        game = Game(start(seed, hidden=hidden), book())
        called += play_beats(Session(game, range(len(names())), NORMAL), seed)
        encounters += game.state.encounters
    return Figure(f"calls per encounter{', hidden powers' if hidden else ''}", "", called / encounters, None)


def play_beats(session: Session, seed: int) -> int:
    """A whole game, beat by beat; returns the number of calls."""
    minds = [make("greedy", seed + seat) for seat in session.people]
    called = 0
    while not isinstance(beat := session.next(), Over):
        match beat:
            case Tell():
                session.told()
            case Call():
                called += 1
                for seat in beat.seats:
                    session.press(seat)
                session.close_call()
            case Look():
                session.looked(beat.seat)
            case Ask(decision, private):
                answer = minds[decision.player].choose(view_of(session.game.table, decision.player), decision)
                if decision.passive and not private and answer not in open_options(decision):
                    answer = PASS
                if is_face_down(answer):
                    answer = PASS
                session.answer(answer)
    return called


# --- saves


def autosaves() -> Iterator[Figure]:
    seed = long_game()
    with tempfile.TemporaryDirectory() as name:
        for encounter in (EARLY, LATE):
            yield from saves_at(encounter, seed, Path(name))


def saves_at(encounter: int, seed: int, folder: Path) -> Iterator[Figure]:
    """A save of the whole game so far by a table that never saved it, then one at every decision."""
    store = Store(folder, [SeatPlan(seat, HUMAN) for seat in names()])
    game, chance = Game(start(seed), book()), Chance(seed)
    while game.state.encounters < encounter:
        go_on(game, chance)
    yield milliseconds(f"first save, encounter {encounter}", timed(lambda: store.autosave(game)))
    spent = []
    for _ in range(SAVES):
        go_on(game, chance)
        spent.append(timed(lambda: store.autosave(game)))
    yield milliseconds(f"autosave, encounter {encounter}", median(spent))


def long_game() -> int:
    """The seed of the first random game that goes on beyond the late saves."""
    return next(seed for seed in count() if length_of(seed) > LATE + SAVES)


def length_of(seed: int) -> int:
    """In encounters, if chance plays it."""
    chance = Chance(seed)
    return play_out(start(seed), book(), lambda t, decision: decision.sample(chance)).encounters


def go_on(game: Game, chance: Chance) -> None:
    assert game.decision is not None
    game.answer(game.decision.sample(chance))
