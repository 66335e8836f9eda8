"""What people and bots say at one screen. It lies beside the game in the save; the rules know nothing of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.game import Game
from cosmic.engine.state import NOBODY, OFFENSE
from cosmic.engine.views import PUBLIC, view_of
from cosmic.hotseat.session.beats import Said, Think
from cosmic.hotseat.session.listening import Listening
from cosmic.hotseat.session.words_kept import note_said, said_in
from cosmic.talk.polling import asked_to_speak
from cosmic.talk.statements import INVITE_ME, SAY, WHY, Statement, encounter_begins, sayable, worded

NOT_POLLED: tuple[int, list[int]] = (NOBODY, [])


class Talking(Listening):
    """The talk at a table. Who sits at the screen may speak at any time; bots are polled once in an encounter, before
    anybody is invited: that is a moment which everybody sees."""

    talkers: Sequence[int] = ()  # the bots that have something to say

    def __init__(self, game: Game, people: Sequence[int], mode: str) -> None:
        super().__init__(game, people, mode)
        self.said = said_in(game)
        self.heard = len(self.said)  # so much of it the room has heard; what was said before a power cut is old
        self.polled = read_polled(game)

    # --- speaking
    def may_say(self, seat: int) -> list[Statement]:
        """From what the room has been told."""
        told = self.told_to()
        lines = self.game.log[encounter_begins(self.game.log, self.shown) : told]
        hosts = [line.about["seat"] for line in lines if line.key == "invited"]
        return sayable(view_of(self.game.table_at(told), PUBLIC), seat, self.said_now(), hosts)

    def said_now(self) -> list[Statement]:
        """In the encounter that the room is at."""
        return [one for one in self.said if one.line >= encounter_begins(self.game.log, self.shown)]

    def say(self, one: Statement) -> bool:
        """A person speaks. False if this cannot be said now."""
        if not any(one.is_like(other) for other in self.may_say(one.seat)):
            return False
        self._add(one)
        return True

    def _add(self, one: Statement) -> None:
        self.said = [*self.said, one._replace(line=self.shown)]
        note_said(self.game, self.said)

    def hear(self) -> None:
        """The room has heard the next thing that was said."""
        self.heard += 1

    def floor_before(self, decision: Decision) -> tuple[int, ...]:
        """Before the first bot of an encounter invites: the people who could ask to come along and were silent."""
        enc = self.game.state.enc
        if decision.kind != "invite" or enc is None:
            return ()
        if decision.about["side"] != OFFENSE and enc.offense not in self.people:
            return ()
        spoken = {one.seat for one in self.said_now()}
        return tuple(
            seat
            for seat in self.people
            if seat not in spoken
            and any(one.kind == INVITE_ME and one.other not in self.people for one in self.may_say(seat))
        )

    def _next_said(self) -> Said | None:
        if self.heard < len(self.said) and self.said[self.heard].line <= self.shown:
            return Said(self.said[self.heard])
        return None

    # --- bots
    def _poll(self, decision: Decision) -> Think | None:
        """The next bot that is asked whether it wants to say something."""
        if decision.kind != "invite" or decision.about["side"] != OFFENSE:
            return None
        number, asked = self.polled
        asked = asked if number == self.game.state.encounters else []
        seat = next((one for one in self.talkers if one not in asked), None)
        if seat is None:
            return None
        return Think(seat, SAY, asked_to_speak(seat, self.may_say(seat)))

    def bot_speaks(self, decision: Decision, answer: Answer) -> None:
        number, asked = self.polled
        encounter = self.game.state.encounters
        self.polled = (encounter, [*(asked if number == encounter else []), decision.player])
        if answer != PASS and answer in decision.options:
            self._add(worded(decision.player, answer))

    def bot_explains(self, seat: int, other: int, reason: str, about: dict[str, Any]) -> None:
        """Why it turns an offer down. The reason that it has just given still stands, and is not said again."""
        why = Statement(seat, WHY, other, int(about.get("colonies", 0)), reason=reason)
        given = [one for one in self.said_now() if one.kind == WHY and one.seat == seat]
        if not given or not given[-1].is_like(why):
            self._add(why)

    def take_back_said(self) -> None:
        """What was said after the place to which the table has gone back was not said."""
        self.said = [one for one in self.said if one.line <= self.shown]
        self.heard = min(self.heard, len(self.said))
        number, now = self.polled[0], self.game.state.encounters
        if number > now or (number == now and self._poll_is_ahead()):
            self.polled = NOT_POLLED
        note_said(self.game, self.said)

    def _poll_is_ahead(self) -> bool:
        enc = self.game.state.enc
        return enc is None or self.game.state.phase in ("regroup", "destiny", "launch")


def read_polled(game: Game) -> tuple[int, list[int]]:
    found = game.beside.get("polled")
    if not isinstance(found, list) or not found or any(type(one) is not int for one in found):
        return NOT_POLLED
    return found[0], found[1:]
