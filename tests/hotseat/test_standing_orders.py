"""Standing orders: what a seat does at table calls without pressing its key."""

from __future__ import annotations

from itertools import islice

from players import Players, game_of

from cosmic.hotseat.session.beats import Ask, Beat, Look, Tell
from cosmic.hotseat.session.calls import ALWAYS, NEVER_LIKE_THIS, NORMAL, NOT_THIS_ENCOUNTER, STRICT, WHEN_I_PRESS, Call
from cosmic.hotseat.session.session import Session


def test_who_never_wants_to_look_at_calls_of_one_kind_is_left_out_there_alone() -> None:
    """And the call goes out to it as before: the others learn nothing, and it may press its key."""
    session = Session(game_of(4, 2), range(4), NORMAL)
    session.order(1, ALWAYS)
    calls, unwanted = [], ""
    for beat in islice(Players(session).play(), 900):
        if not isinstance(beat, Call) or 1 not in beat.seats:
            continue
        calls.append(beat.kind)
        assert (1 in beat.pressed) == (beat.kind != unwanted)
        assert (session.order_of(1) == NEVER_LIKE_THIS) == (beat.kind == unwanted)
        if not unwanted and len(calls) == 3:
            session.order(1, NEVER_LIKE_THIS)
            unwanted = beat.kind
            beat.pressed.remove(1)
    assert calls.count(unwanted) > 1 and len(set(calls)) > 2


def test_an_order_for_all_calls_ends_the_exception_for_this_one() -> None:
    session = Session(game_of(4, 2), range(4), NORMAL)
    players = Players(session)
    call = next(beat for beat in players.play() if isinstance(beat, Call) and 1 in beat.seats)
    session.order(1, NEVER_LIKE_THIS)
    assert session.never[1] == [call.kind] and not session.looks_unpressed(1, call)
    session.order(1, ALWAYS)
    assert session.never[1] == [] and session.looks_unpressed(1, call)


def test_who_always_wants_to_look_need_not_press() -> None:
    session = Session(game_of(3, 2), range(3), NORMAL)
    session.orders[1] = ALWAYS
    call = next(beat for beat in Players(session).play() if isinstance(beat, Call) and 1 in beat.seats)
    assert call.open and call.pressed == [1]
    session.close_call()
    beat = session.next()
    assert isinstance(beat, Look) or (isinstance(beat, Ask) and beat.private)


def is_start(beat: Beat) -> bool:
    return isinstance(beat, Tell) and bool(beat.entry.key == "encounter-starts")


def test_who_wants_none_of_this_encounter_is_left_alone_until_the_next_one() -> None:
    session = Session(game_of(3, 2), range(3), STRICT)
    players = Players(session)
    ordered, calls = None, 0
    for beat in players.play():
        if is_start(beat) and ordered is not None:
            break
        if ordered is None and any(is_start(one) for one in players.beats):
            ordered, session.orders[0] = session.shown, NOT_THIS_ENCOUNTER
        if ordered is not None and session.call is not None and session.call.line > ordered:
            assert 0 not in session.call.pressed
            calls += 1
    assert calls and session.orders[0] == NOT_THIS_ENCOUNTER
    session.told()
    assert session.orders[0] == WHEN_I_PRESS


def test_the_order_to_always_look_outlasts_the_encounter() -> None:
    session = Session(game_of(3, 2), range(3), NORMAL)
    session.orders[2] = ALWAYS
    for _ in Players(session).play():
        assert session.orders[2] == ALWAYS
