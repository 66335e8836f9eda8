"""An alien that plays with the pieces of a second colour needs one that nobody has (rule: setup.spare_colour)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from cosmic.engine.book import Book
from cosmic.engine.definitions import COLOURS, SETS
from cosmic.engine.errors import CosmicError
from cosmic.engine.options import Options
from cosmic.fuzz.drawing import SETTING_UP, Trial, setup_of, stream
from cosmic.hotseat.plans.plan_editor import Planner
from cosmic.hotseat.plans.table_plan import TablePlan
from cosmic.hotseat.session.seats import HUMAN, SeatPlan
from cosmic.phases.setup import Setup, new_state
from cosmic.rulebook import content, new_game
from cosmic.text.messages import Messages

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
DOUBLE = "macron"


@cache
def rules(box: str = SETS[0]) -> Book:
    """Macron, of all aliens, with a second fleet."""
    known = dict(content().aliens)
    known[DOUBLE] = replace(known[DOUBLE], set=box, needs_spare_colour=True)
    return Book(replace(content(), aliens=known))


def dealt(players: int, options: Options) -> set[str]:
    found: set[str] = set()
    for seed in range(60):
        state = new_state(Setup(seed, NAMES[:players], options), rules())
        found |= {alien for seat in state.seats for alien in seat.draft} | {card[6:] for card in state.cards}
    return found


@pytest.mark.parametrize("kind", ["advanced", "basic", "random"])
def test_with_a_colour_left_it_is_dealt_and_without_one_neither_it_nor_its_flare(kind: str) -> None:
    assert DOUBLE in dealt(4, Options(kind, flares=True))
    assert DOUBLE in dealt(5, Options(kind, flares=True, sets=SETS))
    assert DOUBLE not in dealt(5, Options(kind, flares=True))
    assert DOUBLE not in dealt(6, Options(kind, flares=True, sets=SETS))
    assert DOUBLE not in rules().possible_flares(Options(kind, flares=True, sets=SETS), 6)


def test_it_is_not_drawn_from_the_box_either() -> None:
    for players, is_there in ((5, True), (6, False)):
        game = new_game(Setup(1, NAMES[:players], Options("random", sets=SETS)), rules())
        while game.decision is not None and game.decision.kind == "alien":
            game.answer(game.decision.options[0])
        seated = [alien for seat in game.state.seats for alien in seat.aliens]
        assert (DOUBLE in seated or DOUBLE in game.state.unused) == is_there


def test_it_cannot_be_chosen_by_name_then() -> None:
    others = ("zombie", "clone", "void", "mind", "mutant")
    new_state(Setup(1, NAMES[:5], Options("chosen", sets=SETS), (DOUBLE, *others[:4])), rules())
    with pytest.raises(CosmicError, match="setup-alien-no-spare-colour"):
        new_state(Setup(1, NAMES, Options("chosen", sets=SETS), (DOUBLE, *others)), rules())
    seats = tuple(SeatPlan(name, HUMAN, colour) for name, colour in zip(NAMES, COLOURS))
    planner = Planner(TablePlan(seats, "chosen", sets=SETS), rules(), Messages(strict=True))
    assert DOUBLE not in [one.slug for one in planner.candidates(0)]
    planner.remove(5)
    assert DOUBLE in [one.slug for one in planner.candidates(0)]


def test_the_fuzzer_leaves_it_a_colour() -> None:
    for seed in range(60):
        trial = Trial(seed, "mixed", (DOUBLE,))
        setup = setup_of(trial, rules(SETS[1]), stream(seed, SETTING_UP))
        setup.check(rules(SETS[1]))
        assert DOUBLE in setup.aliens
