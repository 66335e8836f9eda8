"""Two rooms in which the same is said and pressed, but for one hidden card that tells their tables apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from occasions import Occasion, stand_in
from room import Room

from cosmic.engine.game import Game
from cosmic.hotseat.session.calls import QUICK, Call
from cosmic.hotseat.session.session import Session
from cosmic.hotseat.session.undo import PASSIVE
from cosmic.rulebook import book

Leak = tuple[str, Any, Any]


class Twins:
    """In the first room somebody holds the card of an occasion, in the second another one."""

    make_room: Callable[..., Room] = Room

    def __init__(self, occasion: Occasion, mode: str, *, by_bot: bool = False, all_press: bool = False) -> None:
        self.occasion, self.mode, self.by_bot, self.all_press = occasion, mode, by_bot, all_press
        self.other = stand_in(occasion)
        self.rooms = [self.room(state) for state in (occasion.start, occasion.exchanged_for(self.other))]
        # A game that is over before anybody is asked is told to nobody.
        self.is_told = not any(room.session.game.is_over for room in self.rooms)
        self.faces = [occasion.start.cards[card] for card in (occasion.card, self.other)]

    def room(self, state: Any) -> Room:
        holder = self.occasion.holder
        people = [seat for seat in range(len(state.seats)) if not self.is_bot(seat)]

        def presses(call: Call) -> list[int]:
            """Who has something to say, now or on the way; to a question that is no window nobody comes by pressing."""
            wanted = [said.player for said in room.spoken if said.kind in PASSIVE]
            wanted += [holder] * self.occasion.is_window
            return [seat for seat in call.people if self.all_press or seat in wanted]

        session = Session(Game(state, book()), people, self.mode)
        cards = (self.occasion.card, self.other)
        unasked = (holder,) * self.occasion.is_window
        room = self.make_room(session, list(self.occasion.spoken), cards, presses, self.mode == QUICK, unasked)
        return room

    def is_bot(self, seat: int) -> bool:
        return self.by_bot and seat == self.occasion.holder

    def leak(self) -> Leak | None:
        """A question that is no window of cards is followed by a whole encounter more: what was decided must not show
        there either."""
        if not self.is_told:
            return None
        encounters = self.occasion.encounter + (not self.occasion.is_window)
        return self.difference(*(room.watch(encounters) for room in self.rooms))

    def difference(self, one: list[Any], other: list[Any]) -> Leak | None:
        """The first thing that differs before the cards themselves come to light."""
        for here, there in zip([*one, "the end"], [*other, "the end"]):
            if here != there:
                return None if self.is_shown_by_rule(here, there) else (self.occasion.title, here, there)
        return None

    def is_shown_by_rule(self, here: Any, there: Any) -> bool:
        """All that may differ: one of the two cards is named to everybody, because it is laid, played or handed over,
        a main player without an encounter card has to say so (rule: hands.new_hand), or the holder is asked aloud and
        has to tell the truth (alien.seeker.text)."""
        if any(seen[:2] == ("told", "new-hand-due") for seen in (here, there)):
            return True
        if all(seen[:2] == ("told", "answered") and seen[2]["seat"] == self.occasion.holder for seen in (here, there)):
            return True
        return any(face in str(seen) for face in self.faces for seen in (here, there) if seen[0] == "told")

    @property
    def offers(self) -> list[int]:
        """How often the holder of the card was offered what it is good for, in each room: as an answer in words, only
        where just that was asked."""
        _, kind, _ = self.occasion.window
        offer = self.occasion.holder, self.occasion.option
        return [
            sum(
                one == offer and (self.occasion.is_window or asked == kind)
                for one, asked in zip(room.offered, room.questions, strict=True)
            )
            for room in self.rooms
        ]
