from __future__ import annotations

from cosmic.engine.cheating import loot_for
from cosmic.engine.effects import Classic, Power, Super, Wild, at, counter, react
from cosmic.engine.pile_events import UsedCardsDiscarded
from cosmic.engine.play_events import CardPlayed
from cosmic.engine.table import Table


def of_its_opponent(t: Table, me: int, used: UsedCardsDiscarded) -> list[int]:
    return used.of(t, t.foe_of(me)) if t.is_main(me) else []


class Filch(Power):
    """Pockets the opponent's used encounter card."""

    @react(UsedCardsDiscarded, when=of_its_opponent)
    def pocket(self, t: Table, me: int, used: UsedCardsDiscarded) -> None:
        if t.use(self, me):
            for card in of_its_opponent(t, me, used):
                t.take_into_hand(me, card, t.s.discards_of(card))


def can_steal(t: Table, me: int, played: CardPlayed) -> bool:
    """An own artifact too, but not an own flare: that would be the second one of the encounter."""
    is_own_flare = played.player == me and t.box.kind[played.card] == "flare"
    return bool(t.negotiates(me)) and not is_own_flare


class FilchWild(Wild):
    """A negotiate for the artifact or flare that somebody is just playing."""

    @counter(CardPlayed, when=can_steal)
    def steal(self, t: Table, me: int, played: CardPlayed) -> None:
        t.discard(me, t.ask_negotiate(me))
        if t.play(self, me):
            played.stop("gone")
            t.take_into_hand(me, played.card, t.s.play)


class FilchClassic(Classic):
    """Whatever lies about while nobody looks."""

    @at("regroup", when=loot_for, unseen=True)
    @at("planning", when=loot_for, unseen=True)
    def pilfer(self, t: Table, me: int) -> None:
        t.help_oneself(self, me)


def of_others(t: Table, me: int, used: UsedCardsDiscarded) -> list[int]:
    return used.of(t, *t.others(me))


class FilchSuper(Super):
    """One of the used encounter cards of other players, involved or not."""

    @react(UsedCardsDiscarded, when=of_others)
    def pocket(self, t: Table, me: int, used: UsedCardsDiscarded) -> None:
        if t.play(self, me):
            cards = of_others(t, me, used)
            if cards:
                card = t.ask_among(me, "filch-card", cards)
                t.take_into_hand(me, card, t.s.discards_of(card))
