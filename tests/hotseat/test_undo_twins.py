"""Taking back goes by what the room saw: two tables that differ in one hidden hand take the same back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import room as rooms
from occasions import IN_SECRET, Occasion, Spoken, occasions
from players import Players
from situations import at, without_aliens
from twin_rooms import Twins

from cosmic.engine.definitions import COLOURS
from cosmic.engine.game import Game
from cosmic.engine.saves import dumps_game, loads_game
from cosmic.hotseat.session.beats import Ask, Beat, Look, Tell, Think
from cosmic.hotseat.session.calls import MODES, NORMAL, Call
from cosmic.hotseat.session.open_curtain import who_looks
from cosmic.hotseat.session.session import Session
from cosmic.positions import position
from cosmic.rulebook import book

SEATS = 4


MANY, ONE = ["attack 04", "attack 06", "negotiate"], ["attack 08", "+3", "+2"]


def twins() -> Iterator[tuple[Game, Game, int]]:
    """Two games at the same question: in the second one the defense has but one card to lay."""
    for offense, defense in (("blue", "green"), ("red", "purple"), ("purple", "blue")):
        met = {"offense": offense, "defense": defense, "planet": f"{defense} 1", "sends": 2, "start": "planning"}
        seats = without_aliens(SEATS)
        one, other = (at(met | {"seats": seats, "hands": {offense: MANY, defense: cards}}) for cards in (MANY, ONE))
        yield one, other, COLOURS.index(defense)


class Room:
    """A table of people at which the cards are laid, and what everybody can notice of it."""

    def __init__(self, game: Game, people: list[int], mode: str) -> None:
        self.session = Session(game, people, mode)
        self.session.shown = len(game.log)
        self.players = Players(self.session)
        self.seen: list[object] = []

    def notice(self, beat: Beat) -> None:
        if isinstance(beat, Tell):
            self.seen.append(("told", beat.entry.key))
        elif isinstance(beat, Call):
            self.seen.append(("call", beat.kind, tuple(beat.seats)))
        elif isinstance(beat, Ask):
            self.seen.append(("curtain" if beat.private else "asked", beat.decision.player))
        elif isinstance(beat, Look):
            self.seen.append(("curtain", beat.seat))
        elif isinstance(beat, Think):
            self.seen.append(("thinks", beat.seat))

    def lay(self, curtains: int) -> None:
        """Beat by beat, until so many have laid their cards: one behind the other, each behind a curtain."""
        while curtains:
            beat = self.session.next()
            self.notice(beat)
            curtains -= isinstance(beat, (Look, Ask, Think))
            self.players.do(beat)

    def take_back(self) -> None:
        back = self.session.way_back()
        self.seen.append(None if back is None else ("back", back.seat, back.needs_consent))
        if back is not None:
            self.session.undo_to(back.answers, back.line)


def course(game: Game, people: list[int], mode: str) -> list[object]:
    """Both lay; somebody takes back, and lays again; then both are taken back."""
    room = Room(game, people, mode)
    room.lay(2)
    room.take_back()
    room.lay(1)
    room.take_back()
    room.take_back()
    room.lay(2)
    room.take_back()
    return room.seen


@pytest.mark.parametrize("mode", MODES)
def test_what_is_taken_back_does_not_tell_who_had_a_choice(mode: str) -> None:
    for one, other, defense in twins():
        here, there = course(one, list(range(SEATS)), mode), course(other, list(range(SEATS)), mode)
        assert here == there
        assert ("back", defense, False) in here, "the last curtain was that of the defense"


def test_a_bot_that_had_no_choice_must_be_asked_too() -> None:
    """The defense is a bot: the offense takes back what it laid before the bot thought, or did not need to."""
    for one, other, defense in twins():
        people = [seat for seat in range(SEATS) if seat != defense]
        backs = []
        for game in (one, other):
            room = Room(game, people, NORMAL)
            room.lay(2)
            backs.append(room.session.way_back())
        assert backs[0] == backs[1] and backs[0] is not None and backs[0].needs_consent


def test_after_loading_the_same_is_taken_back() -> None:
    """Also if the choice that was none lies before the checkpoint of the save."""
    for one, other, defense in twins():
        for game in (one, other):
            room = Room(game, list(range(SEATS)), NORMAL)
            room.lay(2)
            room.session.note()
            again = Session(loads_game(dumps_game(game), book()), range(SEATS), NORMAL)
            back, before = again.way_back(), room.session.way_back()
            assert back is not None and back == before and back.seat == defense


def is_due(beat: Beat, seat: int, kind: str) -> bool:
    """A question of this kind, with a choice or without one."""
    if isinstance(beat, Ask):
        return (beat.decision.player, beat.decision.kind) == (seat, kind)
    return isinstance(beat, (Look, Think)) and (beat.seat, beat.kind) == (seat, kind)


PLAGUE = """
seats: {red: none, blue: none, green: none}
start: regroup
hands:
  red: [plague, attack 10]
  blue: [attack 06, %s]
"""


@pytest.mark.parametrize("mode", MODES)
def test_what_a_choice_brings_is_no_news_before_it_is_told(mode: str) -> None:
    """The victim of a plague gives up an attack, with a choice or without one; which one the table hears only then."""
    backs = []
    for other in ("attack 08", "quash"):
        session = Session(position(PLAGUE % other), [0, 1, 2], mode)
        spoken = [Spoken(0, "window", "plague"), Spoken(0, "plague-victim", 1)]
        room = rooms.Room(session, spoken, (), lambda call: [0])
        while not is_due(session.next(), 1, "plague-card"):
            room.do(session.next())
        while is_due(session.next(), 1, "plague-card"):
            room.do(session.next())
        back = session.way_back()
        assert back is not None
        backs.append((back.seat, back.needs_consent))
    assert backs == [(1, False), (1, False)]


# --- questions whose answers take a card


def go_to_the_question(room: rooms.Room, occasion: Occasion) -> None:
    question = occasion.holder, occasion.window[1]
    left = [(spoken.player, spoken.kind) for spoken in occasion.spoken].count(question)
    while left or not is_due(room.session.next(), *question):
        left -= is_due(room.session.next(), *question)
        room.do(room.session.next())


def decided_taken_back_and_loaded(room: rooms.Room, occasion: Occasion) -> list[Any]:
    """What the room can notice when somebody decides, takes it back, decides again, and the game is loaded later."""
    session, seen = room.session, list[Any]()
    go_to_the_question(room, occasion)
    room.do(session.next())
    back = session.way_back()
    seen.append(None if back is None else ("back", back.seat, back.needs_consent))
    if back is not None and back.seat == occasion.holder:
        session.undo_to(back.answers, back.line)
        again = session.next()
        assert is_due(again, occasion.holder, occasion.window[1])
        seen.append(("decides again", who_looks(again)))
        room.do(again)
    session.note()
    loaded = Session(loads_game(dumps_game(session.game), book()), session.people, session.mode)
    later = rooms.Room(loaded, [], room.differing, room.presses, room.tells_holders)
    return [*seen, *later.watch(0)]


@pytest.mark.every(2)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("by_bot", [False, True])
def test_what_is_taken_back_does_not_tell_who_could_have_answered(mode: str, by_bot: bool) -> None:
    found = 0
    for window, asked in occasions().items():
        for occasion in asked if window[0] == IN_SECRET else ():
            twins = Twins(occasion, mode, by_bot=by_bot)
            here, there = (decided_taken_back_and_loaded(room, occasion) for room in twins.rooms)
            assert twins.difference(here, there) is None
            assert by_bot or here[:2] == [("back", occasion.holder, False), ("decides again", occasion.holder)]
            found += 1
    assert found > 5


def test_who_plays_alone_takes_back_what_it_chose() -> None:
    for _, other, defense in twins():
        room = Room(other, [defense], NORMAL)
        room.lay(1)
        back = room.session.way_back()
        assert back is None or back.line is None
