"""Editing the plan of a table, without a window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cosmic.engine.definitions import COLOURS, SETS, colours_in
from cosmic.hotseat.plans.plan_editor import KINDS, USUAL, Planner
from cosmic.hotseat.plans.table_plan import TablePlan, default_plan
from cosmic.hotseat.session.seats import HUMAN, SeatPlan
from cosmic.hotseat.session.thinkers import with_personalities
from cosmic.phases.setup import barred
from cosmic.rulebook import book
from cosmic.text.messages import Messages

MESSAGES = Messages(strict=True)
SEATS = (SeatPlan("Ann", HUMAN, "red"), SeatPlan("Bob", HUMAN, "blue"), SeatPlan("Ada", "greedy", "green"))


def planner(**values: object) -> Planner:
    return Planner(TablePlan(SEATS, **values), book(), MESSAGES)  # type: ignore[arg-type]


def names(p: Planner) -> list[str]:
    return [seat.name for seat in p.seats]


def test_an_untouched_plan_stays_what_it_is() -> None:
    plan = default_plan(MESSAGES)
    assert Planner(plan, book(), MESSAGES).plan == plan
    assert Planner(plan, book(), MESSAGES).faults() == {}


def test_a_new_seat_is_a_bot_with_a_free_name_and_colour() -> None:
    p = planner()
    p.add()
    p.add()
    assert [seat.kind for seat in p.seats[3:]] == [USUAL] * 2
    assert len(set(names(p))) == 5 and {seat.colour for seat in p.seats} == set(colours_in(("base",)))
    assert not p.can_add
    p.add()
    assert len(p.seats) == 5 and p.faults() == {}


def test_the_sixth_seat_comes_out_of_the_second_box() -> None:
    p = planner(sets=SETS)
    for _ in range(4):
        p.add()
    assert {seat.colour for seat in p.seats} == set(COLOURS) and not p.can_add and p.faults() == {}
    p.toggle_set("incursion")
    assert list(p.faults()) == ["seats.5.colour", "seats"] and "Cosmic Incursion" in p.faults()["seats"]
    p.remove(0)  # the colour that is left goes to whoever has lost its own
    p.toggle_set("incursion")
    p.toggle_set("incursion")
    assert {seat.colour for seat in p.seats} == set(colours_in(("base",))) and p.faults() == {}


def test_orange_needs_its_box() -> None:
    plan = replace(planner().plan, sets=("base",))
    seats = (replace(plan.seats[0], colour="orange"), *plan.seats[1:])
    faults = replace(plan, seats=seats).check(book())
    assert {field: fault.key for field, fault in faults.items()} == {"seats.0.colour": "setup-colour-elsewhere"}
    assert replace(plan, seats=seats, sets=SETS).check(book()) == {}


def test_three_seats_stay() -> None:
    p = planner()
    p.remove(0)
    assert not p.can_remove and names(p) == ["Ann", "Bob", "Ada"]
    p.add()
    p.remove(1)
    assert names(p)[:2] == ["Ann", "Ada"]


def test_seats_move_with_their_aliens() -> None:
    box = book().playable_aliens(("base",))
    p = planner(setup="chosen", aliens=tuple(box[:3]))
    p.move(0, 1)
    p.move(0, -1)  # there is nothing before the first
    p.move(2, 1)
    assert names(p) == ["Bob", "Ann", "Ada"] and p.aliens == [box[1], box[0], box[2]]


def test_a_taken_colour_is_swapped() -> None:
    p = planner()
    p.next_colour(1)  # blue to green, which Ada has
    assert [seat.colour for seat in p.seats] == ["red", "green", "blue"]
    p.next_colour(1, -1)
    assert [seat.colour for seat in p.seats] == ["red", "blue", "green"]


def test_names_twice_are_told_and_spaces_forgiven() -> None:
    p = planner()
    p.rename(1, "ann ")
    assert p.faults() == {"seats.1.name": "There is another ann at this table."}
    p.rename(1, "Bob B ")
    assert p.faults() == {} and p.plan.seats[1].name == "Bob B"
    p.rename(1, "")
    assert set(p.faults()) == {"seats.1.name"}


def test_colours_twice_are_told() -> None:
    seats = (*SEATS[:2], SeatPlan("Ada", "greedy", "red"))
    assert Planner(TablePlan(seats), book(), MESSAGES).faults() == {
        "seats.2.colour": "No two seats can have the colour red."
    }


def test_names_that_nobody_chose_go_with_the_kind() -> None:
    p = planner()
    p.set_kind(2, HUMAN)
    assert p.seats[2] == SeatPlan("Player 3", HUMAN, "green")
    p.set_kind(2, "easy")
    assert p.seats[2].name == "Ada"
    p.set_kind(0, "hard")
    assert p.seats[0].name == "Ann"  # a chosen name stays


def test_people_choose_among_levels_and_an_old_plan_gets_what_comes_close() -> None:
    assert KINDS == (HUMAN, "easy", "normal", "hard")
    seats = (SEATS[0], SeatPlan("Bo", "greedy", "blue"), SeatPlan("Cy", "random", "green"))
    p = Planner(TablePlan(seats), book(), MESSAGES)
    assert [seat.kind for seat in p.plan.seats] == [HUMAN, "normal", "easy"] and p.faults() == {}


def test_a_personality_stays_with_its_seat_whatever_the_level(monkeypatch) -> None:
    monkeypatch.setattr("cosmic.bots.PERSONALITIES", ("bold", "sly"))
    p = planner()
    p.set_personality(2, "sly")
    p.set_kind(2, "hard")
    assert p.plan.seats[2].kind == "hard:sly" and p.faults() == {}
    p.set_personality(2, "")
    assert p.plan.seats[2].kind == "hard"
    p.set_personality(2, "nobody knows this one")
    assert set(p.faults()) == {"seats.2.kind"}


def test_whoever_has_no_personality_gets_one_with_the_game(monkeypatch) -> None:
    monkeypatch.setattr("cosmic.hotseat.session.thinkers.PERSONALITIES", ("bold", "sly", "loyal"))
    kinds = {0: "hard", 1: "greedy", 2: "normal:sly", 3: "easy"}
    drawn = [with_personalities(kinds, seed) for seed in range(30)]
    assert drawn == [with_personalities(kinds, seed) for seed in range(30)]
    assert all(one[1] == "greedy" and one[2] == "normal:sly" for one in drawn)
    assert {one[0] for one in drawn} == {"hard:bold", "hard:sly", "hard:loyal"}


def test_the_seed_is_a_number_or_nothing() -> None:
    p = planner(seed=7)
    assert p.seed == "7" and p.plan.seed == 7
    p.seed = ""
    assert p.plan.seed is None and p.faults() == {}
    p.seed = "seven"
    assert p.plan.seed is None and set(p.faults()) == {"seed"}


def test_surprises_differ_and_people_stay() -> None:
    found = set()
    for seed in range(6):
        p = planner()
        p.surprise(seed)
        assert p.faults() == {} and {"Ann", "Bob"} <= set(names(p))
        found.add(p.plan)
    assert len(found) == 6
    again = planner()
    again.surprise(5)
    assert again.plan == p.plan


def test_aliens_taken_or_barred_say_why() -> None:
    box = book().playable_aliens(("base",))
    one, other = next((a, b) for a in box for b in box if barred(book(), a, b))
    p = planner(setup="chosen")
    assert set(p.faults()) == {"aliens"} and not any(c.why_not for c in p.candidates(0))
    p.choose_alien(1, one)
    reasons = {c.slug: c.why_not for c in p.candidates(0)}
    assert reasons[one] == "Bob has this alien."
    assert p.alien_name(one) in reasons[other] and p.alien_name(other) in reasons[other]
    assert {c.slug: c.why_not for c in p.candidates(1)}[one] == ""  # it may keep its own


@pytest.mark.parametrize("seed", range(5))
def test_the_rest_of_the_aliens_by_chance(seed: int) -> None:
    p = planner(setup="chosen")
    mine = book().playable_aliens(("base",))[3]
    p.choose_alien(1, mine)
    p.fill_aliens(seed)
    assert p.aliens[1] == mine and p.faults() == {}
    p.change(setup="basic")
    assert p.plan.aliens == () and p.faults() == {}
