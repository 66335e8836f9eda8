from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmic.engine.decisions import NO, YES
from cosmic.engine.effects import OWN, Power, Super, Wild, at, replace
from cosmic.engine.events import PlayersEvent
from cosmic.engine.state import SIDE_NAMES
from cosmic.engine.table import Table

SHIPS_LOST = 3


@dataclass
class CardHated(PlayersEvent):
    """The card that was shown in a rage is about to be discarded."""

    card: int

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "card": t.face(self.card)}  # everybody has been shown it

    def apply(self, t: Table) -> None:
        t.discard(self.player, self.card)


def is_like(t: Table, own: int, card: int) -> bool:
    """Of the same kind, and of attacks one as high at least."""
    if t.box.kind[card] == "attack" and t.box.value[own] < t.box.value[card]:
        return False
    return t.box.kind[own] == t.box.kind[card]


class Hate(Power):
    """At the start of its turn it discards a card, and everybody else does likewise or loses three ships."""

    @at("start_turn", when=lambda t, me: t.s.seats[me].hand)
    def rage(self, t: Table, me: int) -> None:
        card = t.ask(me, "hate-card", t.distinct(t.s.seats[me].hand), "card")
        t.tell("raged", seat=me, card=t.face(card))
        if not t.use(self, me):
            return
        t.emit(CardHated(me, card))
        for player in t.clockwise_after(me):
            self.suffer(t, me, player, card)
        if not t.encounter_cards(me):
            t.new_hand(me)

    def suffer(self, t: Table, me: int, player: int, card: int) -> None:
        like_it = [own for own in t.s.seats[player].hand if is_like(t, own, card)]
        # In secret: whether somebody could not or would not discard is nobody's business.
        answers = (YES, NO) if like_it else (NO,)
        if t.ask(player, "hate-suffer", answers, secret=True, other=me, card=t.face(card)) == YES:
            t.discard(player, t.ask(player, "hate-discard", t.distinct(like_it), "card"))
        else:
            t.lose_ships(player, t.pick_ships(me, player, SHIPS_LOST, "hate-ship"))
            t.colonies_changed()


class HateWild(Wild):
    """A card of the opponent's at random; if that leaves no encounter card, the encounter is won."""

    @at("planning", when=lambda t, me: t.s.seats[t.foe_of(me)].hand)
    def disarm(self, t: Table, me: int) -> None:
        foe = t.foe_of(me)
        if t.play(self, me):
            for card in t.random_cards(foe, 1, me):
                t.discard(foe, card)
            if not t.encounter_cards(foe):
                t.end_encounter(SIDE_NAMES[t.side_of(me)], self)


class HateSuper(Super):
    """It only shows the card, and keeps it."""

    @replace(CardHated, of=OWN, when=lambda t, me, hated: t.box.alien[hated.card] != Hate.slug)
    def keep_card(self, t: Table, me: int, hated: CardHated) -> None:
        if t.play(self, me):
            hated.cancel()
