"""Two tables that ONE hidden card tells apart: nothing that the room can notice differs, at any window of the game.

In one of them a player could answer with that card, in the other it holds another. Everybody presses the same keys and
says the same; calls, curtains, thinking bots and told lines must be the same, in number and order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import room as rooms
from occasions import Occasion, Spoken, occasions, stand_in, windows_of_cards
from room import Room

from cosmic.engine import windows
from cosmic.engine.game import Game
from cosmic.engine.handlers import Handler
from cosmic.engine.table import Table
from cosmic.hotseat.session.calls import MODES, NORMAL, QUICK, STRICT, Call
from cosmic.hotseat.session.session import Ask, Beat, Look, Session, Think
from cosmic.phases import reveal
from cosmic.positions import position
from cosmic.rulebook import book

OF_EACH = 3  # occasions for each window, where not all are gone through

Leak = tuple[str, Any, Any]


class Twins:
    """Two rooms in which the same happens, but for one card in a hand."""

    make_room: Callable[..., Room] = Room

    def __init__(self, occasion: Occasion, mode: str, *, by_bot: bool = False, all_press: bool = False) -> None:
        self.occasion, self.mode, self.by_bot, self.all_press = occasion, mode, by_bot, all_press
        self.other = stand_in(occasion)
        self.rooms = [self.room(state) for state in (occasion.start, occasion.exchanged_for(self.other))]
        self.faces = [occasion.start.cards[card] for card in (occasion.card, self.other)]

    def room(self, state: Any) -> Room:
        holder = self.occasion.holder
        people = [seat for seat in range(len(state.seats)) if not self.is_bot(seat)]

        def presses(call: Call) -> list[int]:
            due = room.spoken[0].player if room.spoken else holder
            return call.seats if self.all_press else [seat for seat in call.seats if seat in (holder, due)]

        session = Session(Game(state, book()), people, self.mode)
        cards = (self.occasion.card, self.other)
        spoken = list(self.occasion.spoken)
        room = self.make_room(session, spoken, cards, presses, tells_holders=self.mode == QUICK)
        return room

    def is_bot(self, seat: int) -> bool:
        return self.by_bot and seat == self.occasion.holder

    def leak(self) -> Leak | None:
        """The first thing that differs before the cards themselves come to light."""
        one, other = (room.to_the_end_of_encounter(self.occasion.encounter) for room in self.rooms)
        for here, there in zip([*one, "the end"], [*other, "the end"]):
            if here != there:
                named = any(face in str(told) for face in self.faces for told in (here, there) if told[0] == "told")
                return None if named else (self.occasion.title, here, there)
        return None

    @property
    def were_offered(self) -> list[bool]:
        return [(self.occasion.holder, self.faces[0]) in room.offered for room in self.rooms]


def all_of_each() -> Iterator[Occasion]:
    for found in occasions().values():
        yield from found


def some_of_each() -> Iterator[Occasion]:
    for found in occasions().values():
        yield from found[:OF_EACH]


def leaks(mode: str, **how: bool) -> list[Leak]:
    return [leak for occasion in some_of_each() if (leak := Twins(occasion, mode, **how).leak()) is not None]


def test_there_is_a_pair_of_twins_for_every_window() -> None:
    assert list(occasions()) == sorted(windows_of_cards())


def test_who_could_play_a_card_was_named_by_the_window_in_which_it_is_asked() -> None:
    """Also when somebody has answered before it, or the same player with something else."""
    for occasion in all_of_each():
        stage, what, _ = occasion.window
        about = occasion.noted["about"]
        noted = occasion.noted["stage"], about.get("moment") or about.get("event", "")
        assert noted == (stage, what), occasion.title
        assert occasion.holder in occasion.noted["seats"], occasion.title


@pytest.mark.parametrize("mode", MODES)
def test_the_room_does_not_notice_which_card_a_person_holds(mode: str) -> None:
    for occasion in some_of_each() if mode == QUICK else all_of_each():
        twins = Twins(occasion, mode)
        assert twins.leak() is None, occasion.window
        assert twins.were_offered == [True, False], (occasion.window, occasion.title)
        assert not any(room.spoken for room in twins.rooms), (occasion.window, occasion.title)


@pytest.mark.parametrize("mode", MODES)
def test_the_room_does_not_notice_which_card_a_bot_holds(mode: str) -> None:
    assert leaks(mode, by_bot=True) == []


def test_the_room_does_not_notice_it_either_when_everybody_looks() -> None:
    assert leaks(NORMAL, all_press=True) == []


# --- a choice that is none


PLAGUE = """
seats: {red: none, blue: none, green: none}
start: regroup
hands:
  red: [plague, attack 10]
  blue: [%s]
"""


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("is_bot", [False, True])
def test_a_victim_of_the_plague_looks_once_whatever_it_holds(mode: str, is_bot: bool) -> None:
    """With a choice for each kind of card, for some, or for none; only the cards that go tell more."""
    before = []
    for hand in ("attack 06, attack 08, negotiate, +3, +5", "attack 06, attack 06, negotiate, +3, +5", "attack 06",
                 "attack 06, attack 06, negotiate, negotiate, +3, +3"):  # fmt: skip
        game = position(PLAGUE % hand)
        session = Session(game, [0, 2] if is_bot else [0, 1, 2], mode)
        spoken = [Spoken(0, "window", "plague"), Spoken(0, "plague-victim", 1)]
        room = Room(session, spoken, (), lambda call: [0])
        seen = room.to_the_end_of_encounter(1)
        start = next(i for i, one in enumerate(seen) if one[:2] == ("told", "plague"))
        first = next(i for i, one in enumerate(seen) if one[:2] == ("told", "discarded"))
        before.append(seen[start:first])
    assert all(one == before[0] for one in before)
    assert before[0][-1] == (("thinks", 1, "plague-card") if is_bot else ("the curtain of", 1))


# --- what is planted is found


def no_look_without_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    look = Session._look

    def only_asked(session: Session) -> Beat | None:
        beat = look(session)
        while isinstance(beat, Look):
            assert session.call is not None
            session.call.served.append(beat.seat)
            beat = look(session)
        return beat

    monkeypatch.setattr(Session, "_look", only_asked)


def calls_to_holders_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    might_want = windows.might_want

    def can_play(t: Table, handler: Handler, player: int, *rest: Any) -> bool:
        return t.card_for(player, handler.effect.id) is not None and might_want(t, handler, player, *rest)

    monkeypatch.setattr(windows, "might_want", can_play)


def curtains_that_fall_after_a_mere_look(monkeypatch: pytest.MonkeyPatch) -> None:
    def stays_open(beat: Beat, seat: int) -> bool:
        return isinstance(beat, Ask) and beat.private and beat.decision.player == seat

    monkeypatch.setattr(rooms, "stays_open", stays_open)


def nothing_due_without_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "note_sole", lambda t, player, kind: None)


def bots_seen_to_think_in_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Think, "takes_time", True)


def windows_noted_for_holders_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the note of a window came after the question who could answer in it."""
    note = windows.note_reinforcements

    def noted(t: Table, players: list[int]) -> None:
        note(
            t, [player for player in players if any(t.box.kind[card] == "reinforcement" for card in t.playable(player))]
        )

    monkeypatch.setattr(reveal, "note_reinforcements", noted)


@pytest.mark.parametrize(
    ("plant", "mode", "how"),
    [
        (no_look_without_an_answer, NORMAL, {}),
        (no_look_without_an_answer, STRICT, {}),
        (calls_to_holders_alone, NORMAL, {}),
        (calls_to_holders_alone, STRICT, {}),
        (calls_to_holders_alone, NORMAL, {"by_bot": True}),
        (curtains_that_fall_after_a_mere_look, NORMAL, {}),
        (curtains_that_fall_after_a_mere_look, STRICT, {}),
        (nothing_due_without_a_choice, QUICK, {}),
        (bots_seen_to_think_in_windows, NORMAL, {"by_bot": True}),
        (bots_seen_to_think_in_windows, QUICK, {"by_bot": True}),
        (windows_noted_for_holders_alone, NORMAL, {}),
    ],
)
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], mode: str, how: dict[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert any(Twins(occasion, mode, **how).leak() is not None for occasion in some_of_each())
