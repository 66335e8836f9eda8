"""What bots say to each other and remember of each other in a game that is measured, as they do at a table."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic.bots import Bot
from cosmic.engine.book import Book
from cosmic.engine.decisions import PASS, Decision
from cosmic.engine.log import Line
from cosmic.engine.state import NOBODY, OFFENSE
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, view_of
from cosmic.talk.facts import witness_of
from cosmic.talk.hearing import Hearing, hearing_of
from cosmic.talk.polling import asked_to_speak
from cosmic.talk.statements import Statement, encounter_begins, sayable, worded


class TableTalk:
    """Once in an encounter, before anybody is invited, each bot that thinks may say something."""

    def __init__(self, rules: Book, bots: Sequence[Bot]) -> None:
        self.bots = bots
        self.witness = witness_of(rules)
        self.log: list[Line] = []
        self.said: list[Statement] = []
        self.polled = NOBODY  # the last encounter in which they were asked

    def hearing(self, seat: int) -> Hearing:
        return hearing_of(seat, len(self.bots), self.said, self.witness.read_on(self.log))

    def poll(self, t: Table, decision: Decision) -> None:
        is_first = decision.kind == "invite" and decision.about["side"] == OFFENSE and self.polled != t.s.encounters
        if not is_first:
            return
        self.polled = t.s.encounters
        for seat, bot in enumerate(self.bots):
            if bot.searches:
                self.ask(t, seat, bot)

    def ask(self, t: Table, seat: int, bot: Bot) -> None:
        now = [one for one in self.said if one.line >= encounter_begins(self.log, len(self.log))]
        bot.talk = self.hearing(seat)
        word = bot.choose(view_of(t, seat), asked_to_speak(seat, sayable(view_of(t, PUBLIC), seat, now)))
        if word != PASS:
            self.said.append(worded(seat, word)._replace(line=len(self.log)))
