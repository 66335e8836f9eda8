from __future__ import annotations

from cosmic.engine.effects import ANOTHERS, OWN, Power, Super, Wild, at, replace
from cosmic.engine.encounter_events import DestinyDrawn
from cosmic.engine.notes import REDRAW
from cosmic.engine.table import Table


def choose_card(t: Table, me: int, drawn: DestinyDrawn) -> None:
    """Which cards are left is shown, in the order of the box: how they lie is not, so no blind draw need be preceded
    by a shuffle."""
    left = {t.s.destinies[card]: card for card in t.s.destiny_deck}
    faces = [face for face in t.book.destiny if face in left]
    drawn.card = left[t.ask(me, "dictator-card", faces, "destiny", other=drawn.player)]


class Dictator(Power):
    """Picks the destiny card of everybody else."""

    @replace(DestinyDrawn, of=ANOTHERS)
    def command(self, t: Table, me: int, drawn: DestinyDrawn) -> None:
        if t.use(self, me, target=drawn.player):
            choose_card(t, me, drawn)


class DictatorWild(Wild):
    """The offense discards its destiny card and draws another."""

    @at("destiny.shown", when=lambda t, me: not REDRAW.get(t))
    def overrule(self, t: Table, me: int) -> None:
        if t.play(self, me):
            REDRAW.set(t, True)
            t.tell("destiny-overruled", seat=me, other=t.enc.offense)


class DictatorSuper(Super):
    """Picks its own destiny card."""

    @replace(DestinyDrawn, of=OWN)
    def command(self, t: Table, me: int, drawn: DestinyDrawn) -> None:
        if t.play(self, me):
            choose_card(t, me, drawn)
