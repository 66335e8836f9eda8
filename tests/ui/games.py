"""Games for screens to show: played by chance or by bots, and kept in a folder as the program keeps them."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from situations import table

from cosmic.bots import make
from cosmic.bots.thoughts import Thought, Weighed
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.views import view_of
from cosmic.hotseat.keeping.store import Store
from cosmic.hotseat.session.kept_thoughts import note_thought
from cosmic.hotseat.session.seats import HUMAN, SeatPlan

FOUR = ("Ann", "Bartholomew", "Cy", "Dora")
FIVE = ("Ann", "Bob", "Cleo", "Dan", "Eve")
PLANS = tuple(SeatPlan(name, HUMAN if name in "AnnBob" else "greedy") for name in FIVE)
WHOLE = 100_000  # answers, more than any game has
NEWEST = 1_700_000_000  # the time of a save without an age


@cache
def by_chance(variant: int, answers: int = WHOLE) -> Game:
    """A game in which all four do anything; clone it before playing on."""
    game, chance = table(4, variant, abroad=2 if answers == WHOLE else 0, names=FOUR), Chance(variant)
    while game.decision is not None and len(game.journal) < answers:
        game.answer(game.decision.sample(chance))
    return game


LOOK = "mind.power"


def opening(game: Game, decision: Decision) -> Answer:
    """Somebody looks at a hand, attacks meet, and as soon as anybody may, they are reinforced."""
    if decision.kind == "reinforce":
        return decision.options[-1]
    if decision.kind == "card":
        return next(card for card in decision.options if game.table.box.kind[card] == "attack")
    if decision.passive:
        return LOOK if LOOK in decision.options else PASS
    return None


@cache
def by_bots(answers: int = WHOLE, names: tuple[str, ...] = FIVE) -> Game:
    """A game with a stated opening and sense in it; clone it before playing on."""
    game = table(5, abroad=1, names=names)
    minds = [make("greedy", seat + 1) for seat in range(5)]
    while game.decision is not None and len(game.journal) < answers:
        decision = game.decision
        is_open = not any(line.key == "reinforced" for line in game.log)
        answer = opening(game, decision) if is_open else None
        if answer is None:
            answer = minds[decision.player].choose(view_of(game.table, decision.player), decision)
        if PLANS[decision.player].kind != HUMAN:
            note_thought(game, weighed(decision, answer))
        game.answer(answer)
    return game


def weighed(decision: Decision, answer: Answer) -> Thought:
    """As a bot that searches would have: the answer, and others that it did not think as good."""
    others = decision.options[:7] if decision.form == "pick" else [decision.sample(Chance(n)) for n in range(1, 4)]
    tried = [answer, *(one for one in others if one != answer)]
    weighed = tuple(Weighed(one, 0.31 - n / 50) for n, one in enumerate(tried))
    return Thought(weighed, about={"other": 1, "here": 45, "there": 70}, worlds=24, merit="stops-rather")


def keep_save(folder: Path, game: Game, name: str = "", age: int = 0) -> Path:
    """Saves a game; `age` in seconds says which is newer."""
    store = Store(folder, [SeatPlan(seat.name, HUMAN, seat.colour) for seat in game.state.seats])
    store.turn = (NEWEST - age, 0)
    path = store.save_as(game, name) if name else store.autosave(game)
    os.utime(path, (NEWEST - age,) * 2)
    return path
