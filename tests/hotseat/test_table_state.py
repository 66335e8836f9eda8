"""Leaving and going on: a table stands again exactly where it was, and never learns from that who holds what."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, islice, pairwise
from typing import Any

import pytest
from players import adds_to_nothing, game_of

from cosmic.engine.decisions import PASS
from cosmic.engine.game import Game
from cosmic.engine.rng import Chance
from cosmic.engine.saves import HEAD, dumps_game, game_from, loads_game, unseal
from cosmic.hotseat.session.beats import Ask, Beat, Look, Over, Tell, Think
from cosmic.hotseat.session.calls import ALWAYS, MODES, NORMAL, NOT_THIS_ENCOUNTER, QUICK, STRICT, Call
from cosmic.hotseat.session.privacy import open_options
from cosmic.hotseat.session.session import Session
from cosmic.hotseat.session.table_state import first_untold
from cosmic.hotseat.session.undo import PASSIVE, is_silence
from cosmic.rulebook import book

SEATS = 4
LONG = 600  # beats: many encounters


def stand_in(beat: Beat) -> Beat | tuple[Any, ...]:
    """A call as it was when it went out: it goes on changing."""
    return (beat.line, beat.stage, beat.seats[:], beat.pressed[:]) if isinstance(beat, Call) else beat


def do(session: Session, beat: Beat, pressing: int = 3) -> None:
    """What people do depends on what they are asked and on nothing else, so that two tables do the same."""
    if isinstance(beat, Tell):
        session.told()
    elif isinstance(beat, Call):
        for seat in session.people:
            if Chance(beat.line * 8 + seat).below(pressing) == 0:
                session.press(seat)
        session.close_call()
    elif isinstance(beat, Look) or (isinstance(beat, Think) and beat.decision is None):
        session.looked(beat.seat)
    else:
        assert isinstance(beat, (Ask, Think)) and beat.decision is not None
        decision = beat.decision
        answer = decision.sample(Chance(len(session.game.log) * 100 + len(session.game.journal)))
        if isinstance(beat, Ask) and not beat.private and decision.passive and answer not in open_options(decision):
            answer = PASS
        session.bot_answer(answer) if isinstance(beat, Think) else session.answer(answer)


def beats(session: Session, again: Callable[[Session], Session] = lambda session: session) -> Iterator[Any]:
    """A game beat by beat; before each of them the table may be left and taken up again."""
    while True:
        session = again(session)
        beat = session.next()
        yield stand_in(beat)
        if isinstance(beat, Over):
            return
        do(session, beat)


def leave_and_go_on(session: Session) -> Session:
    """At most lines that are told the table just stays: nearly all beats are such lines, and loading takes time."""
    if session.shown % 4 and isinstance(session.next(), Tell):
        return session
    session.note()
    return Session(loads_game(dumps_game(session.game), book()), session.people, session.mode)


@pytest.mark.every(2)
@pytest.mark.parametrize(
    ("mode", "people", "variant"),
    [(NORMAL, 4, 0), (NORMAL, 3, 1), (STRICT, 3, 2), (QUICK, 4, 3), (NORMAL, 1, 4)],
)
def test_a_table_that_is_left_at_every_beat_goes_through_the_same_game(mode: str, people: int, variant: int) -> None:
    """Calls, lone choices, looks, questions and lines: nothing is lost, nothing comes twice, whoever holds what."""
    straight = list(islice(beats(Session(game_of(SEATS, variant), range(people), mode)), LONG))
    left = beats(Session(game_of(SEATS, variant), range(people), mode), leave_and_go_on)
    for number, beat in enumerate(straight):
        assert next(left) == beat, number


def calls_of(variant: int, mode: str = NORMAL, keep: Callable[[Game], object] = lambda game: None) -> Iterator[Session]:
    session = Session(game_of(SEATS, variant), range(SEATS), mode, keep)
    while not isinstance(beat := session.next(), Over):
        if isinstance(beat, Call):
            yield session
        do(session, beat)


@pytest.mark.parametrize("variant", range(3))
def test_an_open_call_is_made_again_whether_or_not_somebody_holds_an_answer(variant: int) -> None:
    held = {True: 0, False: 0}
    for session in islice(calls_of(variant), 60):
        call = session.next()
        again = leave_and_go_on(session)
        assert again.next() == call and again.view() == session.view()
        assert again.news_for(0) == session.news_for(0)
        decision = session.game.decision
        held[decision is not None and decision.passive] += 1
    assert all(held.values())


@pytest.mark.every(2)
@pytest.mark.parametrize("mode", [NORMAL, STRICT])
def test_a_power_cut_tells_no_more_than_leaving(mode: str) -> None:
    """The last save on the disk is all there is. The place in it is that of the last thing everybody noticed, never
    that of a pass in silence, and from there only lines come again that everybody has read."""
    saved: list[str] = []
    session = Session(game_of(SEATS, 5), range(SEATS), mode, lambda game: saved.append(dumps_game(game)))
    silent = again = 0
    while not isinstance(beat := session.next(), Over) and len(session.game.journal) < 100:
        before = len(saved)
        do(session, beat)
        now = session.next()  # passes of those who did not press are given here
        for earlier, later in pairwise(json.loads(text)["save"] for text in saved[max(0, before - 1) :]):
            if later["journal"] != earlier["journal"] and is_passed(later["journal"][-1]):
                assert later["beside"] == earlier["beside"]
                silent += 1
        if saved and (len(saved) > before + 1 or not isinstance(now, Tell)):
            table = Session(loads_game(saved[-1], book()), range(SEATS), mode)
            while isinstance(line := table.next(), Tell) and line.line < session.shown:
                table.told()
                again += 1
            assert stand_in(line) == stand_in(now)
    assert silent and again


def is_passed(answer: list[Any]) -> bool:
    key, value = answer
    return value == PASS and str(key).split("/")[1] in PASSIVE


def without_a_word(game: Game) -> Game:
    """As a save of an earlier version has it."""
    data = unseal(dumps_game(game).encode(), "save")
    whole = game_from(data | {"beside": {}}, book(), "save")
    return whole.from_the_start()


@pytest.mark.every(3)
@pytest.mark.parametrize("variant", range(3))
def test_a_save_without_a_word_goes_back_to_the_last_answer_that_all_heard(variant: int) -> None:
    """Then the first window since is called again, be it held by somebody or not."""
    held = {True: 0, False: 0}
    for session in islice(calls_of(variant), 0, 150, 3):
        game = without_a_word(session.game)
        again = Session(game, range(SEATS), NORMAL)
        spoken = max((i for i in range(len(game.journal)) if not is_silence(game, i)), default=None)
        if spoken is None or game.is_over:
            continue  # nobody has said anything yet, or nothing will be said any more
        earlier = game.clone()
        earlier.undo_to(spoken)
        since = [line for line in range(len(earlier.log), len(game.log)) if game.log[line].is_window]
        lone = [line for line in range(len(earlier.log), len(game.log)) if game.log[line].is_sole]
        first = again.next()
        if lone and lone[0] < since[0]:
            about = game.log[lone[0]][1]
            assert first == Look(about["seat"], lone[0], about["kind"])
        elif adds_to_nothing(game, since[0]):
            continue
        else:
            assert isinstance(first, Call) and first.line == since[0] <= session.shown
        assert again.view() == session.view(line=first.line)
        decision = session.game.decision
        held[decision is not None and decision.passive] += 1
    assert all(held.values())


def test_a_new_game_is_told_from_its_first_line() -> None:
    game = game_of(3, 1)
    assert game.log and not game.journal
    assert Session(game, range(3)).shown == Session(game, [0]).shown == 0


def with_other_cards(game: Game) -> Game:
    """As if the data files had changed since: the way to the checkpoint is only a record."""
    data = unseal(dumps_game(game).encode(), "save")
    return game_from(data | {"content": "other"}, book(), "save")


def test_a_game_that_goes_on_with_other_cards_is_not_told_from_its_first_line() -> None:
    found = 0
    for session in calls_of(2):
        session.note()
        game = with_other_cards(session.game)
        again = Session(game, range(SEATS), NORMAL)
        assert again.shown >= game.oldest.log
        found += not game.journal and game.oldest.log > 20
    assert found


# --- orders, news and the mode of the table


def test_orders_and_what_each_has_read_are_kept() -> None:
    session = next(session for session in calls_of(1) if session.shown > 60)
    session.orders[1], session.orders[2] = ALWAYS, NOT_THIS_ENCOUNTER
    session.never[1] = ["at regroup"]
    session.has_read(3)
    again = leave_and_go_on(session)
    assert (again.orders, again.never, again.known) == (session.orders, session.never, session.known)
    assert again.news_for(0) and not again.news_for(3)


@pytest.mark.parametrize("mode", MODES)
def test_the_save_tells_how_the_table_calls(mode: str) -> None:
    session = Session(game_of(SEATS, 1), range(SEATS), mode)
    session.note()
    assert session.game.beside["mode"] == mode


def test_an_order_for_this_encounter_holds_until_the_next_one_is_told() -> None:
    """However far the game has run on by then: that depends on who holds what."""
    session = Session(game_of(SEATS, 1), range(SEATS), NORMAL)
    ahead = 0
    while session.shown < 300 and not isinstance(beat := session.next(), Over):
        starts = isinstance(beat, Tell) and beat.entry.key == "encounter-starts"
        session.orders[0] = NOT_THIS_ENCOUNTER
        do(session, beat)
        assert (session.orders[0] != NOT_THIS_ENCOUNTER) == starts
        ahead += any(entry.key == "encounter-starts" for entry in session.game.log[session.shown :])
    assert ahead


# --- what the file shows


def test_a_save_stands_no_further_than_the_table_was_told() -> None:
    """A list of saves shows encounters and colonies: the game may have run on, if nobody was to be asked. How often
    that comes about hangs on the windows of all the aliens there are, so several tables are played."""
    ahead = 0
    for number, session in enumerate(chain.from_iterable(map(calls_of, range(10)))):
        runs_on = session.game.state.encounters > session.view().encounters
        if runs_on or number % 4 == 0:  # else there is nothing that the save could give away
            session.note()
            state = unseal(dumps_game(session.game).encode(), "save")["checkpoint"]["state"]
            assert state["encounters"] <= session.view().encounters
        ahead += runs_on
    assert ahead


def test_a_game_that_is_over_is_saved_as_such_only_when_the_table_knows() -> None:
    saved: list[str] = []
    session = Session(game_of(SEATS, 0, abroad=3), range(SEATS), NORMAL, lambda game: saved.append(dumps_game(game)))
    looked = 0  # at so many saves: most beats are lines that are told, and save nothing
    while not isinstance(beat := session.next(), Over):
        do(session, beat)
        for text in saved[looked:]:
            assert not json.loads(text)["save"]["checkpoint"]["state"]["winners"]
        looked = len(saved)
    assert session.game.is_over
    last = json.loads(saved[-1])["save"]
    assert last["checkpoint"]["state"]["winners"] and set(last["beside"]) == {"mode"}
    number = len(saved)
    assert session.next() == Over() and len(saved) == number, "once is enough"


# --- nonsense in the file

NONSENSE: list[dict[str, Any]] = [
    {"told": 10**9},
    {"told": -1},
    {"told": "x"},
    {"told": True},
    {"known": 5},
    {"known": [[0, 0], [1, 0]]},
    {"known": [[seat, 10**9] for seat in range(SEATS)]},
    {"orders": [[seat, "sleep"] for seat in range(SEATS)]},
    {"orders": None},
    {"call": 7},
    {"call": {"line": 0, "pressed": [], "served": [], "plans": [], "open": True}},
    {"call": {"line": 10**9, "pressed": [], "served": [], "plans": [], "open": True}},
    {"call": {"line": "?", "pressed": [99], "served": [], "plans": [], "open": True}},
    {"call": {"line": "?", "pressed": [], "served": [], "plans": [5], "open": True}},
    {"call": {"line": "?", "pressed": [], "served": [], "plans": [], "open": 1}},
    {"call": {}},
]


@cache
def saved_at_a_call() -> tuple[str, int]:
    """The save, and the line of the call."""
    session = next(session for session in calls_of(1) if session.shown > 60)
    session.note()
    assert session.call is not None
    return dumps_game(session.game), session.call.line


def go_on(session: Session, most: int = 150) -> None:
    """Some encounters further, or to the end."""
    for _ in range(most):
        if isinstance(beat := session.next(), Over):
            return
        do(session, beat)


@pytest.mark.parametrize("wrong", NONSENSE, ids=str)
def test_nonsense_about_the_place_counts_as_no_word(wrong: dict[str, Any]) -> None:
    saved, line = saved_at_a_call()
    if isinstance(wrong.get("call"), dict) and wrong["call"].get("line") == "?":
        wrong = {"call": wrong["call"] | {"line": line}}
    data = unseal(saved.encode(), "save")
    data["beside"] = data["beside"] | wrong
    game = game_from(data, book(), "save")
    again = Session(game, range(SEATS), NORMAL)
    assert again.shown == first_untold(game) and again.call is None
    go_on(again)


def test_a_plan_that_nobody_could_make_is_a_pass() -> None:
    session = Session(game_of(SEATS, 1), range(SEATS), NORMAL)
    while session.call is None or not session.call.plans:
        do(session, session.next(), pressing=1)
    session.note()
    data = unseal(dumps_game(session.game).encode(), "save")
    for plan in data["beside"]["call"]["plans"]:
        plan[2] = ["nonsense"]
    again = Session(game_from(data, book(), "save"), range(SEATS), NORMAL)
    assert again.call is not None and again.call.plans
    go_on(again)


@pytest.mark.parametrize("beside", [None, 5, [], "x"])
def test_a_save_with_something_else_beside_it_loads(beside: Any) -> None:
    data = unseal(dumps_game(game_of(3, 1)).encode(), "save")
    assert game_from(data | {"beside": beside}, book(), "save").beside == {}
    assert dumps_game(game_of(3, 1)).startswith(HEAD)
