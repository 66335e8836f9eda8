"""The guided first turn without a screen: its numbers, its way through, other ways, and its place kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from cosmic.bots import make
from cosmic.engine.decisions import PASS, Decision
from cosmic.engine.rng import Chance
from cosmic.engine.state import WARP
from cosmic.hotseat.lessons.lesson_course import Course, Lesson
from cosmic.hotseat.lessons.tutorial_guide import Tutorial, forget, place_file, place_kept, resume
from cosmic.hotseat.session.beats import Ask, Tell, Think
from cosmic.paths import data_dir
from cosmic.rulebook import book
from cosmic.text.messages import Messages

SAY = Messages(strict=True)
YOU, ZOMBIE, PARASITE, CLONE = range(4)
FOR_LOSERS = ("compensated", "paid")  # lessons that only another way leads to
Choose = Callable[[Tutorial, Decision], Any]


@pytest.fixture(scope="module")
def course() -> Course:
    return Course(book(), lambda alien: SAY.say(f"tutorial-name-{alien}"))


def as_asked(tutorial: Tutorial, decision: Decision) -> Any:
    wanted = tutorial.wanted(decision)
    if wanted is not None:
        return wanted
    return PASS if PASS in decision.options else decision.sample(Chance(0))


def otherwise(seed: int) -> Choose:
    """Any other legal answer, if there is one."""
    chance = Chance(seed)

    def choose(tutorial: Tutorial, decision: Decision) -> Any:
        for _ in range(40):
            answer = decision.sample(chance)
            if not tutorial.is_wanted(decision, answer):
                break
        return answer

    return choose


def answer(tutorial: Tutorial, decision: Decision, value: Any) -> None:
    if not tutorial.is_wanted(decision, value):
        tutorial.stray()
    tutorial.close()
    tutorial.session.answer(value)


def lessons(tutorial: Tutorial, choose: Choose = as_asked, most: int = 400) -> Iterator[Lesson]:
    """Walks through, as whoever shows the tutorial does, and stops at every lesson."""
    minds = {seat: make("greedy", seat) for seat in (ZOMBIE, PARASITE, CLONE)}
    for _ in range(most):
        if tutorial.reading:
            if tutorial.is_last:
                return
            tutorial.close()
        if tutorial.open_next() is not None:
            yield tutorial.standing  # type: ignore[misc]
            continue
        beat = tutorial.session.next()
        if isinstance(beat, Tell):
            tutorial.session.told()
        elif isinstance(beat, Think) and beat.decision is None:
            tutorial.session.looked(beat.seat)
        elif isinstance(beat, Think):
            assert beat.decision is not None
            scripted = tutorial.scripted(tutorial.game.state, beat.decision)
            view = tutorial.session.view(beat.decision.player, len(tutorial.game.log))
            thought = scripted[0] if scripted else minds[beat.decision.player].choose(view, beat.decision)
            tutorial.session.bot_answer(thought)
        elif isinstance(beat, Ask):
            lesson = tutorial.open_next(beat.decision.kind)
            if lesson is not None:
                yield lesson
            if lesson is None or lesson.asks:
                answer(tutorial, beat.decision, choose(tutorial, beat.decision))
    raise AssertionError(f"stuck at step {tutorial.step}")


@cache
def messages() -> dict[str, set[str]]:
    """The messages of the lessons with the names of their other wordings."""
    text = (data_dir() / "text" / "en" / "ui_tutorial.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {message.id.name: {attribute.id.name for attribute in message.attributes} for message in found}


# --- the way through


def test_every_lesson_comes_in_its_order_and_can_be_said(course: Course) -> None:
    tutorial, ids = Tutorial(course), []
    for lesson in lessons(tutorial):
        ids.append(lesson.id)
        assert len(SAY.say(f"tutorial-{lesson.id}", **tutorial.about())) < 210  # one thing, not a page
    assert ids == [lesson.id for lesson in course.lessons if lesson.id not in FOR_LOSERS]


def test_a_lesson_that_asks_for_one_choice_can_say_why(course: Course) -> None:
    known = messages()
    for lesson in course.lessons:
        assert ("because" in known[f"tutorial-{lesson.id}"]) == (lesson.said is not None), lesson.id


def test_the_sums_are_those_of_the_worked_example(course: Course) -> None:
    tutorial, sums = Tutorial(course), {}
    for lesson in lessons(tutorial):
        sums[lesson.id] = (tutorial.total(0), tutorial.total(1))
    first, second, last = sums["offense-total"][0], sums["defense-total"][1], sums["reinforced"][0]
    assert first == {"card": 10, "main": 4, "allies": 3, "plus": 0, "total": 17}
    assert second == {"card": 12, "main": 2, "allies": 4, "plus": 0, "total": 18}
    assert last == {"card": 10, "main": 4, "allies": 3, "plus": 2, "total": 19}
    told = [line.about["value"] for line in tutorial.game.log if line.key == "total"]
    assert told == [17, 18, 19, 18]


def test_the_sums_are_spoken(course: Course) -> None:
    tutorial = Tutorial(course)
    said = {lesson.id: SAY.say(f"tutorial-{lesson.id}", **tutorial.about()) for lesson in lessons(tutorial)}
    assert "17" in said["offense-total"] and "18" in said["defense-total"]
    assert "19" in said["reinforced"] and "18" in said["reinforced"]
    assert "10" in said["revealed"] and "12" in said["revealed"]


def test_it_ends_as_the_worked_example_ends(course: Course) -> None:
    tutorial = Tutorial(course)
    before = [row[:] for row in tutorial.game.state.ships]
    list(lessons(tutorial))
    state = tutorial.game.state
    assert [state.foreign_count(seat) for seat in range(4)] == [1, 0, 1, 0]
    target = 3 * 5
    assert state.ships[target][YOU] == 1 and state.ships[target][PARASITE] == 3 and not state.ships[target][CLONE]
    assert state.ships[WARP][CLONE] == before[WARP][CLONE] + 2 and not state.ships[WARP][ZOMBIE]
    assert "attack_12" in [state.cards[card] for card in state.seats[CLONE].hand]
    assert sorted(state.cards[card] for card in state.discard) == ["attack_10", "reinforcement_2"]
    assert tutorial.game.decision is not None and tutorial.game.decision.kind == "second-encounter"
    assert not tutorial.own_way


def test_the_position_is_a_whole_game(course: Course) -> None:
    start = course.start
    assert sorted(card for pile in start.piles() for card in pile) == list(range(len(start.cards)))
    assert [sum(row[seat] for row in start.ships) for seat in range(4)] == [20] * 4
    assert all(len(seat.hand) == 8 for seat in start.seats)


def test_the_game_can_be_played_to_its_end_from_there(course: Course) -> None:
    tutorial = Tutorial(course)
    list(lessons(tutorial))
    game, chance = tutorial.game, Chance(5)
    while game.decision is not None:
        game.answer(game.decision.sample(chance))
    assert game.is_over
    assert not tutorial.plan().check(book())


# --- other ways


@pytest.mark.parametrize("seed", range(40))
def test_other_choices_never_end_in_a_dead_end(course: Course, seed: int) -> None:
    tutorial, seen = Tutorial(course), []
    for lesson in lessons(tutorial, otherwise(seed)):
        seen.append(lesson.id)
        for wording in messages()[f"tutorial-{lesson.id}"] - {"because"}:
            SAY.say(f"tutorial-{lesson.id}.{wording}", **tutorial.about())
        SAY.say(f"tutorial-{lesson.id}", **tutorial.about())
    assert tutorial.own_way and seen[-1] == course.lessons[-1].id


@pytest.mark.parametrize("kind", ["aim", "invite", "card"])
@pytest.mark.parametrize("seed", range(5))
def test_one_other_choice_is_survived(course: Course, kind: str, seed: int) -> None:
    stray = otherwise(seed)
    tutorial = Tutorial(course)

    def choose(tutorial: Tutorial, decision: Decision) -> Any:
        return (stray if decision.kind == kind else as_asked)(tutorial, decision)

    assert [lesson.id for lesson in lessons(tutorial, choose)][-1] == course.lessons[-1].id
    assert tutorial.own_way


def told_in(course: Course, **ways: Any) -> dict[str, str]:
    """What is said to somebody who goes another way at these questions, by lesson."""

    def choose(tutorial: Tutorial, decision: Decision) -> Any:
        return ways.get(decision.kind, as_asked)(tutorial, decision)

    tutorial, said = Tutorial(course), {}
    for lesson in lessons(tutorial, choose):
        own = ".own" if tutorial.own_way and "own" in messages()[f"tutorial-{lesson.id}"] else ""
        said[lesson.id] = SAY.say(f"tutorial-{lesson.id}{own}", **tutorial.about())
    assert tutorial.own_way
    return said


def laying(face: str) -> Choose:
    return lambda tutorial, decision: next(card for card in decision.options if tutorial.game.state.cards[card] == face)


def test_where_nothing_is_added_up_no_total_is_spoken_of(course: Course) -> None:
    """Nor does anybody reinforce what is already decided."""
    said = told_in(course, card=laying("negotiate"))
    assert not {"offense-total", "defense-total", "reinforced"} & set(said)
    after = [words for lesson, words in said.items() if lesson not in ("deals", "rewards")]
    spoken = " ".join(after[list(said).index("revealed") - 1 :])
    assert "total" not in spoken and "ships are" not in spoken and "tie" not in spoken


def test_compensation_is_explained_when_it_is_taken(course: Course) -> None:
    said = told_in(course, card=laying("negotiate"))
    order = list(said)
    assert order.index("warp") < order.index("compensated") < order.index("kept") and "compensation" not in said
    assert "2 cards" in said["compensated"]
    assert "compensation" in told_in(course, card=laying("attack_4"))


def test_who_loses_by_totals_hears_nothing_of_negotiating(course: Course) -> None:
    said = told_in(course, card=laying("attack_4"))
    assert "negotiate" not in said["won"] and "total" in said["won"] and "4 against 12" in said["revealed"]
    assert {"warp", "paid"} <= set(said) and "compensated" not in said


def test_the_planet_that_was_aimed_at_is_the_one_spoken_of(course: Course) -> None:
    tutorial, aimed = Tutorial(course), set()

    def choose(tutorial: Tutorial, decision: Decision) -> Any:
        return 17 if decision.kind == "aim" else as_asked(tutorial, decision)

    for lesson in lessons(tutorial, choose):
        if "target" in lesson.point:
            aimed.add(tutorial.target)
    assert aimed == {17}


def test_taking_back_brings_the_lesson_again(course: Course) -> None:
    tutorial = Tutorial(course)
    for lesson in lessons(tutorial, otherwise(3)):
        if lesson.id == "invite":
            break
    assert tutorial.own_way
    aims = [i for i, (key, _) in enumerate(tutorial.game.journal) if "/aim/" in key]
    tutorial.session.undo_to(aims[0])
    tutorial.rewound()
    assert not tutorial.own_way and tutorial.open_next("aim") is not None
    assert tutorial.standing is not None and tutorial.standing.id == "aim"


# --- its place


def test_it_can_be_left_and_taken_up_at_every_lesson(course: Course, tmp_path: Path) -> None:
    tutorial = Tutorial(course)
    for lesson in lessons(tutorial):
        tutorial.keep(tmp_path)
        again = resume(course, tmp_path)
        assert again is not None
        assert again.game.journal == tutorial.game.journal and again.session.shown == tutorial.session.shown
        rest = [one.id for one in lessons(again)]
        assert rest == [one.id for one in course.lessons[tutorial.step :] if one.id not in FOR_LOSERS], lesson.id
        assert [line.about["value"] for line in again.game.log if line.key == "total"] == [17, 18, 19, 18]


def test_its_place_is_no_saved_game(course: Course, tmp_path: Path) -> None:
    from cosmic.hotseat.keeping.store import saves

    tutorial = Tutorial(course)
    assert place_kept(tmp_path) is None
    for lesson in lessons(tutorial):
        if lesson.id == "aim":
            break
    tutorial.keep(tmp_path)
    assert place_kept(tmp_path) == (tutorial.step + 1, len(course.lessons))
    assert not saves(tmp_path)
    forget(tmp_path)
    assert place_kept(tmp_path) is None and resume(course, tmp_path) is None


@pytest.mark.parametrize(
    "change",
    [
        {"course": "another"},
        {"content": "other cards"},
        {"answers": [["0/aim/0", 15]]},
        {"answers": 7},
        {"answers": [["0/retrieve/0", 99]]},
        {"shown": "x"},
        {"step": None},
    ],
    ids=str,
)
def test_a_place_that_makes_no_sense_is_no_place(course: Course, tmp_path: Path, change: dict[str, Any]) -> None:
    tutorial = Tutorial(course)
    tutorial.keep(tmp_path)
    kept = json.loads(place_file(tmp_path).read_text(encoding="utf-8"))
    place_file(tmp_path).write_text(json.dumps(kept | change), encoding="utf-8")
    assert resume(course, tmp_path) is None


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"step": []}'])
def test_a_damaged_place_is_no_place(course: Course, tmp_path: Path, text: str) -> None:
    place_file(tmp_path).parent.mkdir()
    place_file(tmp_path).write_text(text, encoding="utf-8")
    assert resume(course, tmp_path) is None and place_kept(tmp_path) is None
