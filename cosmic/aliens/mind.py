from __future__ import annotations

from cosmic.engine.effects import ANOTHERS, Power, Super, Wild, at, react, replace
from cosmic.engine.hand_events import CardsDrawn
from cosmic.engine.notes import Note
from cosmic.engine.state import NOBODY
from cosmic.engine.table import Table

WATCHED = Note("watched", NOBODY)  # by each Mind: whose draws it sees


class Mind(Power):
    """A private look at the hand of a main player before alliances."""

    @at("alliance", when=lambda t, me: not t.in_effect(MindSuper, me))
    def read(self, t: Table, me: int) -> None:
        mains = [player for player in (t.enc.offense, t.enc.defense) if player != me]
        if t.is_main(me):
            mains = [t.foe_of(me)]
        target = t.ask(me, "read-mind", mains, "seat")
        if t.use(self, me, target=target):
            t.look_at(me, target, t.s.seats[target].hand)


class MindWild(Wild):
    """Until the end of the encounter it sees what one player draws."""

    @replace(CardsDrawn, of=ANOTHERS)
    def begin_watching(self, t: Table, me: int, drawn: CardsDrawn) -> None:
        if t.play(self, me):
            WATCHED.set(t, drawn.player, by=me)
            t.put_in_effect(self, me)
            t.tell("watched", seat=me, other=drawn.player)

    @react(CardsDrawn, lasting=True)
    def watch(self, t: Table, me: int, drawn: CardsDrawn) -> None:
        if drawn.cards and drawn.player == WATCHED.get(t, by=me):
            t.look_at(me, drawn.player, drawn.cards)


class MindSuper(Super):
    """Both hands instead of one, while it is not a main player."""

    @at("alliance", when=lambda t, me: not t.in_effect(Mind, me))
    def read_both(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)
            for player in (t.enc.offense, t.enc.defense):
                t.look_at(me, player, t.s.seats[player].hand)
