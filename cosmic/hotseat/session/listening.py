"""The people at one screen, and when each of them wants to be asked: by pressing, by standing orders."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic.engine.decisions import Decision
from cosmic.engine.game import Game
from cosmic.engine.views import PUBLIC
from cosmic.hotseat.session.calls import (
    ALWAYS,
    NEVER_LIKE_THIS,
    NOT_THIS_ENCOUNTER,
    QUICK,
    STRICT,
    WHEN_I_PRESS,
    Call,
    JoinedCall,
    is_for_nothing,
)
from cosmic.hotseat.session.privacy import is_face_down, offers_power, only_turns_up
from cosmic.hotseat.session.table_state import place_of


class Listening:
    """A game as far as it has been told, and what the room has said about being asked."""

    def __init__(self, game: Game, people: Sequence[int], mode: str) -> None:
        self.game = game
        self.people = list(people)
        self.mode = mode
        place = place_of(game, self.people)
        self.shown, self.call, self.known = place.shown, place.call, place.known
        self.orders, self.never, self.thought = place.orders, place.never, place.thought
        self.joined, self.turning = place.joined, place.turning

    @property
    def solo(self) -> int | None:
        """The only person at the table: then nothing needs a curtain."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def viewer(self) -> int:
        """Through whose eyes the open board is shown."""
        return PUBLIC if self.solo is None else self.solo

    def told_to(self) -> int:
        """The line at which the table looks as it has been told: not yet as the next line will tell it."""
        log = self.game.log
        if self.shown >= len(log) or log[self.shown].is_window or log[self.shown].is_sole:
            return self.shown
        return self.shown - 1

    @property
    def makes_calls(self) -> bool:
        return len(self.people) > 1 and self.mode != QUICK

    @property
    def hears_keys(self) -> bool:
        """Whether somebody can press to be asked; in a quick game all are who could answer."""
        return self.makes_calls or self.solo is not None

    # --- who wants to be asked
    def looks_unpressed(self, seat: int, call: Call) -> bool:
        """By its standing order, because it pressed at a call that is joined to this one, or in a strict game."""
        if call.kind in self.never[seat]:
            return False
        order = self.orders[seat]
        if seat in self.turning and call.stage == "at":
            return True
        if self.mode == STRICT:
            return order != NOT_THIS_ENCOUNTER
        return seat in call.called and (order == ALWAYS or seat in self.asked_on_the_way(call.line))

    def is_unwanted(self, decision: Decision) -> bool:
        """Who plays alone is asked whenever it could play a card: not if it has said that it does not want to, nor what
        it cannot well want; but always if it has pressed. A power is offered all the same. A sheet face down could be
        turned up at any moment: who plays alone is asked where it would be used, others who have said that they
        want to."""
        seat = decision.player
        if not decision.passive or offers_power(decision) or self.has_pressed(seat) or self.turns_up_now(decision):
            return False
        if only_turns_up(decision) and (self.solo is None or not decision.about["acts_now"]):
            return True
        if self.solo is None:
            return False
        return self.orders[seat] == NOT_THIS_ENCOUNTER or is_for_nothing(self.game.table, decision)

    def order(self, seat: int, order: str) -> None:
        """`NEVER_LIKE_THIS` is about calls like the present one, any other order about all of them."""
        kind = "" if self.call is None else self.call.kind
        if order == NEVER_LIKE_THIS:
            self.never[seat].append(kind)
        else:
            self.never[seat] = [other for other in self.never[seat] if other != kind]
            self.orders[seat] = order
        if order == NOT_THIS_ENCOUNTER and self.joined is not None and seat in self.joined.asked:
            self.joined.asked.remove(seat)

    def order_of(self, seat: int) -> str:
        is_left_out = self.call is not None and self.call.kind in self.never[seat]
        return NEVER_LIKE_THIS if is_left_out else self.orders[seat]

    def press(self, seat: int) -> None:
        """At a call, or at any other time: then for what comes after it."""
        if seat not in self.people or not self.hears_keys:
            return
        if self.call is not None and self.call.open:
            if seat not in self.call.pressed:
                self.call.pressed.append(seat)
        elif not self.has_pressed(seat):
            self.orders[seat] = WHEN_I_PRESS if seat == self.solo else self.orders[seat]
            asked = self.asked_on_the_way(self.shown)
            if self.joined is None or self.joined.asked is not asked:
                self.joined = JoinedCall(self.shown, asked, heard=False)
            self.joined.asked.append(seat)

    def want_to_turn_up(self, seat: int) -> None:
        """Said at any time by whoever has a sheet face down: it is asked at the next moment, whatever its alien."""
        if seat in self.people and seat not in self.turning:
            self.turning.append(seat)

    def turns_up_now(self, decision: Decision) -> bool:
        return decision.player in self.turning and any(map(is_face_down, decision.options))

    def has_pressed(self, seat: int) -> bool:
        """It is asked at every window that concerns it, until what the last call was up to has come."""
        return seat in self.asked_on_the_way(self.shown)

    def asked_on_the_way(self, line: int) -> list[int]:
        return [] if self.joined is None or self.joined.is_passed(self.game.log, line) else self.joined.asked
