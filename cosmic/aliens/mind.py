from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, react, replace
from cosmic.engine.events import CardsDrawn
from cosmic.engine.table import Table


def not_yet_seen_both(t: Table, me: int) -> bool:
    return f"mind.super/{me}/" not in t.enc.in_effect


class Mind(Power):
    """A private look at the hand of a main player before alliances."""

    @at("alliance", when=not_yet_seen_both)
    def read(self, t: Table, me: int) -> None:
        mains = [player for player in (t.enc.offense, t.enc.defense) if player != me]
        if t.is_main(me):
            mains = [t.foe_of(me)]
        target = t.ask(me, "read-mind", mains, "seat")
        if t.use(self, me, target=target):
            t.look_at(me, target, t.s.seats[target].hand)


class MindWild(Wild):
    """Until the end of the encounter it sees what one player draws."""

    @replace(CardsDrawn, when=lambda t, me, drawn: drawn.player != me)
    def begin_watching(self, t: Table, me: int, drawn: CardsDrawn) -> None:
        if t.play(self, me):
            t.enc.notes[f"watched by {me}"] = drawn.player
            t.put_in_effect(self, me)
            t.tell("watched", seat=me, other=drawn.player)

    @react(CardsDrawn, lasting=True)
    def watch(self, t: Table, me: int, drawn: CardsDrawn) -> None:
        if drawn.cards and drawn.player == t.enc.notes[f"watched by {me}"]:
            t.look_at(me, drawn.player, drawn.cards)


class MindSuper(Super):
    """Both hands instead of one, while it is not a main player."""

    @at("alliance", when=lambda t, me: "mind.power" not in [entry.split("/")[0] for entry in t.enc.in_effect])
    def read_both(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)
            for player in (t.enc.offense, t.enc.defense):
                t.look_at(me, player, t.s.seats[player].hand)
