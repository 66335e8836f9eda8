"""A licence to cheat: what the room notices of a thief, and what comes of crying thief."""

from __future__ import annotations

from typing import Any

import pytest
from occasions import Spoken
from room import Room

from cosmic.engine.decisions import CHEAT, PASS
from cosmic.engine.state import WARP
from cosmic.engine.views import PUBLIC
from cosmic.hotseat.session.beats import Ask
from cosmic.hotseat.session.calls import MODES, NORMAL, QUICK, Call
from cosmic.hotseat.session.session import Session
from cosmic.positions import position

TABLE = """
seats: {red: none, blue: none, green: none}
start: regroup
options: {classic_flares: true}
ships: {green: {warp: 2}}
hands:
  red: [attack 10, attack 20, attack 30]
  blue: [attack 08, attack 12]
  green: [flare filch, attack 06]
discards: [attack 40]
destiny: [blue]
"""
RED, BLUE, GREEN = 0, 1, 2
LOOT = ("deck", "discards", "ship")


def room_of(loot: str, mode: str = NORMAL, bots: tuple[int, ...] = (), spoken: list[Spoken] | None = None) -> Room:
    people = [seat for seat in (RED, BLUE, GREEN) if seat not in bots]
    session = Session(position(TABLE), people, mode)
    said = [Spoken(GREEN, CHEAT, loot), *(spoken or [])]

    def presses(call: Call) -> list[int]:
        """The thief looks whenever it is called, whether or not it means to steal."""
        return [seat for seat in call.people if seat == GREEN]

    return Room(session, said, (), presses, mode == QUICK)


def counts(room: Room) -> tuple[Any, ...]:
    view = room.session.view(PUBLIC)
    return [seat.hand_size for seat in view.seats], view.deck_size, view.discard[:1], view.ships[WARP][GREEN]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("bots", [(), (GREEN,)], ids=["a person", "a bot"])
@pytest.mark.parametrize("loot", LOOT)
def test_nothing_is_called_told_or_asked_otherwise_whether_or_not_somebody_steals(
    mode: str, bots: tuple[int, ...], loot: str
) -> None:
    """Only what lies on the table shows it, and that at once."""
    honest, thief = room_of(PASS, mode, bots), room_of(loot, mode, bots)
    seen = [room.watch(1) for room in (honest, thief)]
    assert seen[0] == seen[1] and len(seen[0]) > 10
    assert not honest.spoken and not thief.spoken
    assert counts(honest) != counts(thief)


def test_the_trace_is_on_the_table_before_anything_else_is_told() -> None:
    thief = room_of("deck")
    before = counts(thief)
    while thief.spoken:
        thief.do(thief.next())
    thief.do(thief.next())  # the first thing that is told after it
    assert counts(thief) != before


@pytest.mark.parametrize("accused", [GREEN, RED])
@pytest.mark.parametrize("mode", MODES)
def test_who_cries_thief_is_heard_without_being_asked(mode: str, accused: int) -> None:
    room = room_of("ship", mode)
    room.session.accuse(BLUE, accused)
    told = [one[1] for one in room.watch(1) if one[0] == "told"]
    assert ("thief-caught" in told, "accused-wrongly" in told) == (accused == GREEN, accused == RED)
    assert not [one for one in room.seen if one[0] == "asked" and one[2] == "accuse"]
    assert room.session.game.state.ships[WARP][GREEN] == (3 if accused == GREEN else 1)


def test_a_thief_that_nobody_accuses_is_never_told_of() -> None:
    room = room_of("deck")
    told = [one[1] for one in room.watch(1) if one[0] == "told"]
    assert not {"accused", "thief-caught", "card-pilfered"} & set(told)


def test_who_may_cry_thief_is_known_to_everybody() -> None:
    session = room_of("deck").session
    assert session.accusers == [RED, BLUE, GREEN]
    session.accuse(BLUE, GREEN)
    assert session.accusers == [RED, GREEN]
    assert Session(position(TABLE.replace("true", "false")), [RED, BLUE, GREEN]).accusers == []


@pytest.mark.parametrize("loot", [PASS, *LOOT])
def test_taking_back_does_not_tell_whether_somebody_has_stolen(loot: str) -> None:
    """It needs everybody's consent in any case, and goes back to the same answer."""
    room = room_of(PASS)
    room.spoken.append(Spoken(GREEN, CHEAT, loot))
    while not isinstance(beat := room.next(), Ask) or beat.decision.kind != "card":
        room.do(beat)
    back = room.session.way_back()
    assert back is not None and back.needs_consent
    assert room.session.game.journal[back.answers][0].split("/")[1] != CHEAT
