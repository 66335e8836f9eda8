"""Where a table stands in its game: what it has been told, who is called, what people have read and ordered.

It is kept beside the game in the save, so that a table goes on exactly where it was. Nothing else would do: the rules
ask true holders only, so a table that went on from what is asked would tell who holds something.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cosmic.engine.game import Game
from cosmic.engine.saves import KEPT_LIST
from cosmic.engine.state import NOBODY
from cosmic.hotseat.session.calls import MODES, ORDERS, WHEN_I_PRESS, Call, JoinedCall, call_at
from cosmic.hotseat.session.undo import before, is_silence

NOTHING = (NOBODY, "")  # about which no bot was seen to think since the last thing that everybody saw: a seat, a kind


@dataclass
class TableState:
    shown: int  # lines of the log told so far
    call: Call | None
    orders: dict[int, str]  # standing orders of each person
    never: dict[int, list[str]]  # kinds of calls at which it is left out all the same
    known: dict[int, int]  # how much of the log each person has read
    thought: tuple[int, str] = NOTHING
    joined: JoinedCall | None = None
    turning: list[int] = field(default_factory=list)  # who wants to turn its sheet up at the next moment
    polled: tuple[int, list[int]] = (NOBODY, [])  # in which encounter which bots were asked to speak


def place_of(game: Game, people: list[int]) -> TableState:
    """Of a new game, or of a loaded one as far as its save tells."""
    try:
        return read_place(game, people)
    except (LookupError, TypeError, ValueError):
        shown = first_untold(game) if len(people) != 1 else all_told(game)
        orders = dict.fromkeys(people, WHEN_I_PRESS)
        return TableState(shown, None, orders, {seat: [] for seat in people}, dict.fromkeys(people, shown))


# --- in the save


def note_place(game: Game, place: TableState, mode: str) -> None:
    """A game that is over and told needs no place: the same game then is the same file."""
    beside = {key: value for key, value in game.beside.items() if key in ("kinds", "hints", "talk", KEPT_LIST)}
    beside["mode"] = mode
    if not game.is_over or place.shown < len(game.log):
        beside["told"] = place.shown
        beside["known"] = sorted(map(list, place.known.items()))
        beside["orders"] = sorted(map(list, place.orders.items()))
        beside["never"] = sorted([seat, kinds[:]] for seat, kinds in place.never.items() if kinds)
        beside["thought"] = list(place.thought)
        beside["call"] = None if place.call is None else note_call(place.call)
        beside["joined"] = (
            None if place.joined is None else [place.joined.line, place.joined.heard, *place.joined.asked]
        )
        beside["turning"] = place.turning[:]
        beside["polled"] = [place.polled[0], *place.polled[1]]
    game.beside = beside


def note_call(call: Call) -> dict[str, Any]:
    plans = [[*question, answer] for question, answer in call.plans.items()]
    return {"line": call.line, "pressed": call.pressed[:], "served": call.served[:], "plans": plans, "open": call.open}


def has_hints(game: Game) -> bool:
    return game.beside.get("hints") is not False


def mode_of(game: Game, usual: str) -> str:
    mode = game.beside.get("mode")
    return str(mode) if mode in MODES else usual


def read_place(game: Game, people: list[int]) -> TableState:
    """LookupError, TypeError or ValueError if the save does not tell, or tells nonsense."""
    beside = game.beside
    shown, orders = beside["told"], dict(beside["orders"])
    known = {seat: number_up_to(line, shown) for seat, line in beside["known"]}
    if sorted(known) != sorted(people) or sorted(orders) != sorted(people) or not set(orders.values()) <= set(ORDERS):
        raise ValueError("people")
    left_out = dict(beside.get("never", []))
    never = {seat: [str(kind) for kind in left_out.get(seat, [])] for seat in people}
    seat, kind = beside.get("thought", NOTHING)
    call = read_call(game, people)
    joined = read_joined(game, people)
    turning = [one for one in people if one in beside.get("turning", [])]
    return TableState(number_up_to(shown, len(game.log)), call, orders, never, known, (seat, kind), joined, turning)


def read_call(game: Game, people: list[int]) -> Call | None:
    data = game.beside["call"]
    if data is None:
        return None
    line = number_up_to(data["line"], game.beside["told"])
    if not game.log[line].is_window or type(data["open"]) is not bool:
        raise ValueError("call")
    call = call_at(game, line, people)
    call.open, call.pressed, call.served = data["open"], list(data["pressed"]), list(data["served"])
    if not {*call.pressed, *call.served} <= set(people):
        raise ValueError("call")
    call.plans = {(answers, key): answer for answers, key, answer in data["plans"]}
    return call


def read_joined(game: Game, people: list[int]) -> JoinedCall | None:
    """Saves of earlier versions know of none: then the table is called again."""
    data = game.beside.get("joined")
    if data is None:
        return None
    line, heard, *asked = data
    if not set(asked) <= set(people) or type(heard) is not bool:
        raise ValueError("joined")
    return JoinedCall(number_up_to(line, game.beside["told"]), asked, heard)


def number_up_to(value: Any, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError("number")
    return int(value)


# --- without a word in the save


def first_untold(game: Game) -> int:
    """From the last answer that everybody heard: all before it was told then. The windows and the lone choices since
    then are gone through again, whoever holds what."""
    if game.is_over:
        return len(game.log)
    start = game.oldest.log
    spoken = [answer for answer in range(len(game.journal)) if not is_silence(game, answer)]
    if spoken:
        earlier = before(game, spoken[-1])
        start = start if earlier is None else len(earlier.log)
    elif not start:
        return 0
    due = (line for line in range(start, len(game.log)) if game.log[line].is_window or game.log[line].is_sole)
    return next(due, len(game.log))


def all_told(game: Game) -> int:
    """Who plays alone with bots is called to nothing: only a new game has something to tell."""
    return len(game.log) if game.journal or game.oldest.log else 0
