from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, counter, react
from cosmic.engine.events import CardDiscarded, CardPlayed
from cosmic.engine.table import Table


def is_used_card_of(t: Table, player: int, discarded: CardDiscarded) -> bool:
    return discarded.owner == player and discarded.reason == "encounter" and discarded.card in t.s.discard


def is_used_card_of_another(t: Table, me: int, discarded: CardDiscarded) -> bool:
    return discarded.owner != me and is_used_card_of(t, discarded.owner, discarded)


class Filch(Power):
    """Pockets the opponent's used encounter card."""

    @react(CardDiscarded)
    def pocket(self, t: Table, me: int, discarded: CardDiscarded) -> None:
        if is_used_card_of(t, t.foe_of(me), discarded) and t.use(self, me):
            t.take_into_hand(me, discarded.card, t.s.discard)


def negotiates(t: Table, me: int) -> list[int]:
    return [card for card in t.s.seats[me].hand if t.box.kind[card] == "negotiate"]


def can_steal(t: Table, me: int, played: CardPlayed) -> bool:
    """An own artifact too, but not an own flare: that would be the second one of the encounter."""
    is_own_flare = played.player == me and t.box.kind[played.card] == "flare"
    return bool(negotiates(t, me)) and not is_own_flare


class FilchWild(Wild):
    """A negotiate for the artifact or flare that somebody is just playing."""

    @counter(CardPlayed, when=can_steal)
    def steal(self, t: Table, me: int, played: CardPlayed) -> None:
        t.discard(me, negotiates(t, me)[0])
        if t.play(self, me):
            played.stop("gone")
            t.take_into_hand(me, played.card, t.s.play)


class FilchSuper(Super):
    """Any other player's used encounter card, involved or not."""

    @react(CardDiscarded, when=is_used_card_of_another)
    def pocket(self, t: Table, me: int, discarded: CardDiscarded) -> None:
        if t.play(self, me):
            t.take_into_hand(me, discarded.card, t.s.discard)
