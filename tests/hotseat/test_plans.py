"""The plan of a table: what can be played, surprises, and the last table coming back."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from two_boxes import SECOND, two_boxes

from cosmic.engine.definitions import SETS
from cosmic.engine.errors import CosmicError
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.hotseat.keeping.kept_files import LAST_TABLE as FILE
from cosmic.hotseat.plans.table_plan import READABLE, TablePlan, default_plan, last_plan, remember, same_table
from cosmic.hotseat.session.seats import HUMAN, SeatPlan
from cosmic.hotseat.session.session import Session
from cosmic.rulebook import book, new_game
from cosmic.text.messages import Messages

MESSAGES = Messages(strict=True)
DEFAULT = default_plan(MESSAGES)
SEATS = (SeatPlan("Ann", HUMAN, "red"), SeatPlan("Bob", "greedy", "blue"), SeatPlan("Cy", "random"))


def said(faults: dict[str, CosmicError] | list[CosmicError]) -> list[str]:
    each = faults.values() if isinstance(faults, dict) else faults
    return [MESSAGES.say(f"error-{fault.key}", **fault.about) for fault in each]


def test_the_default_table_is_one_person_and_three_bots() -> None:
    assert DEFAULT.check(book()) == {}
    assert DEFAULT.seats[0].name == "Captain" and [seat.kind for seat in DEFAULT.seats] == [HUMAN] + ["normal"] * 3
    assert len({seat.colour for seat in DEFAULT.seats}) == 4


def test_a_plan_becomes_a_game() -> None:
    plan = TablePlan(SEATS, "basic", True, 4, True)
    game = new_game(plan.to_setup(11))
    options = game.state.options
    assert (options.setup, options.flares, options.planets, options.single_encounter) == ("basic", True, 4, True)
    assert [seat.name for seat in game.state.seats] == ["Ann", "Bob", "Cy"]
    assert [seat.colour for seat in game.state.seats] == ["red", "blue", "green"]


def test_the_seed_of_the_plan_goes_first() -> None:
    assert TablePlan(SEATS).to_setup(11).seed == 11
    assert TablePlan(SEATS, seed=0).to_setup(11).seed == 0


def test_whether_there_are_hints_is_remembered(tmp_path) -> None:
    assert DEFAULT.hints
    remember(replace(DEFAULT, hints=False), tmp_path)
    plan, faults = last_plan(tmp_path, MESSAGES)
    assert not plan.hints and not faults


def test_a_loaded_game_knows_whether_there_are_hints() -> None:
    game = new_game(TablePlan(SEATS).to_setup(3))
    assert same_table(game, SEATS).hints
    game.beside["hints"] = False
    session = Session(game, [0])
    session.note()
    assert not same_table(loads_game(dumps_game(game), book()), SEATS).hints


def test_aliens_left_from_another_set_up_do_not_disturb() -> None:
    aliens = tuple(book().playable_aliens(("base",))[:3])
    plan = TablePlan(SEATS, "chosen", aliens=aliens)
    assert plan.check(book()) == {} and plan.to_setup(1).aliens == aliens
    assert replace(plan, setup="basic").check(book()) == {}


@pytest.mark.parametrize(
    "plan, fields",
    [
        (TablePlan(SEATS[:2]), {"seats"}),
        (TablePlan(DEFAULT.seats + SEATS), {"seats", "seats.4.colour", "seats.5.colour"}),
        (TablePlan(SEATS, setup="wild"), {"setup"}),
        (TablePlan(SEATS, planets=6), {"planets"}),
        (TablePlan(SEATS, sets=("attic",)), {"sets"}),
        (TablePlan(SEATS, call_mode="loud"), {"call_mode"}),
        (TablePlan(SEATS[:2], call_mode="loud"), {"call_mode", "seats"}),
        (TablePlan(SEATS, "chosen", aliens=("nobody", "nothing", "nowhere")), {"aliens"}),
        (TablePlan(SEATS, "chosen"), {"aliens"}),
        (TablePlan((SEATS[0], SEATS[0], SEATS[2])), {"seats.1.name", "seats.1.colour"}),
        (TablePlan((*SEATS, SeatPlan("ann", "greedy"))), {"seats.3.name"}),
        (TablePlan((*SEATS[:2], SeatPlan("", "wizard", "pink"))), {"seats.2.name", "seats.2.kind", "seats.2.colour"}),
        (TablePlan((*SEATS[:2], SeatPlan("x" * 25, HUMAN))), {"seats.2.name"}),
        (TablePlan((*SEATS[:2], SeatPlan("a\nb", HUMAN))), {"seats.2.name"}),
        (TablePlan((*SEATS[:2], SeatPlan("\ufe0f", HUMAN))), {"seats.2.name"}),
        (TablePlan((*SEATS[:2], SeatPlan("\u3164\u3164", HUMAN))), {"seats.2.name"}),
    ],
)
def test_every_fault_stands_at_its_field(plan, fields) -> None:
    faults = plan.check(book())
    assert set(faults) == fields
    assert all(sentence.endswith(".") for sentence in said(faults))


def test_surprises_can_always_be_played_and_keep_the_people() -> None:
    start = TablePlan(SEATS, "chosen", call_mode="strict", seed=5)
    found = [start.surprise(seed, MESSAGES) for seed in range(60)]
    for plan in found:
        assert plan.check(book()) == {}
        assert [seat.name for seat in plan.seats if seat.is_human] == ["Ann"]
        assert all(seat.colour for seat in plan.seats)
        assert plan.call_mode == "strict" and plan.seed is None
        new_game(plan.to_setup(1))
    assert found[7] == start.surprise(7, MESSAGES)
    assert {len(plan.seats) for plan in found} == {3, 4, 5}
    assert {plan.setup for plan in found} == {"basic", "advanced"} and {plan.planets for plan in found} == {4, 5}


def test_the_boxes_stay_whatever_the_surprise() -> None:
    for seed in range(20):
        plan = TablePlan(SEATS, sets=(SECOND,)).surprise(seed, MESSAGES)
        assert plan.sets == (SECOND,) and plan.check(two_boxes()) == {}


def test_five_people_are_surprised_without_bots() -> None:
    people = tuple(SeatPlan(name, HUMAN) for name in ("Ann", "Bob", "Cy", "Dot", "Ada"))
    assert sorted(seat.name for seat in TablePlan(people).surprise(1, MESSAGES).seats) == sorted(p.name for p in people)


# --- the last table


def test_the_last_table_comes_back_without_its_seed(tmp_path) -> None:
    assert last_plan(tmp_path, MESSAGES) == (DEFAULT, [])
    plan = TablePlan(SEATS, "chosen", False, 4, True, ("a", "b", "c"), 17, "quick", sets=SETS)
    remember(plan, tmp_path)
    assert last_plan(tmp_path, MESSAGES) == (replace(plan, seed=None), [])


@pytest.mark.parametrize(
    "name, value",
    [
        ("seats", None),
        ("seats", []),
        ("seats", [[], [], []]),
        ("seats", ["Ann", "Bob", "Cy"]),
        ("seats", {"name": "Ann"}),
        ("seats", [{"name": "Ann", "kind": "human"}] * 3),
        ("seats", [{"name": name, "kind": "wizard"} for name in ("Ann", "Bob", "Cy")]),
        ("seats", [{"name": name, "kind": "human", "colour": "red"} for name in ("Ann", "Bob", "Cy")]),
        ("seats", [{"name": name, "kind": "human", "colour": []} for name in ("Ann", "Bob", "Cy")]),
        ("seats", [{"name": name, "kind": ["human"]} for name in (1, 2, 3)]),
        ("setup", "wild"),
        ("sets", []),
        ("sets", "base"),
        ("sets", ["attic"]),
        ("flares", 1),
        ("planets", 4.0),
        ("planets", True),
        ("single_encounter", 0),
        ("aliens", "abc"),
        ("aliens", [1, 2, 3]),
        ("call_mode", {}),
    ],
)
def test_a_wrong_part_alone_is_as_in_a_new_plan(tmp_path, name, value) -> None:
    plan = TablePlan(SEATS, "chosen", False, 4, True, ("a", "b", "c"), None, "quick")
    remember(plan, tmp_path)
    kept = json.loads((tmp_path / FILE).read_text())
    (tmp_path / FILE).write_text(json.dumps({**kept, name: value, "unheard-of": 1}))
    found, faults = last_plan(tmp_path, MESSAGES)
    assert found == replace(plan, **{name: getattr(DEFAULT, name)})
    assert [fault.about["name"] for fault in faults] == [name] and "last table" in said(faults)[0]


def test_a_bot_of_a_personality_that_is_none_here_keeps_its_seat_and_its_level(tmp_path) -> None:
    seats = (*SEATS[:2], SeatPlan("Cy", "hard:dreamy"))
    remember(TablePlan(seats), tmp_path)
    found, faults = last_plan(tmp_path, MESSAGES)
    assert found.seats == (*SEATS[:2], SeatPlan("Cy", "hard")) and not faults


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff", b"{" * 100_000])
def test_a_damaged_file_is_told(tmp_path, content) -> None:
    (tmp_path / FILE).write_bytes(content)
    plan, faults = last_plan(tmp_path, MESSAGES)
    assert plan == DEFAULT and "could not be read" in said(faults)[0]


def test_every_part_has_its_words() -> None:
    for name in READABLE:
        assert "The entry" not in MESSAGES.say("error-plan-wrong", name=name, file="file")
