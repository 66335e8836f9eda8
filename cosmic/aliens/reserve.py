from __future__ import annotations

from cosmic.engine.effects import ANOTHERS, OWN, Power, Super, Wild, at, counter, modify, react, replace
from cosmic.engine.pile_events import CardDiscarded
from cosmic.engine.play_events import ReinforcementPlayed
from cosmic.engine.queries import Reinforcements
from cosmic.engine.table import Table

LOW, MIDDLE = range(-99, 7), range(7, 10)  # values of attacks


def is_attack(t: Table, card: int, values: range) -> bool:
    return t.box.kind[card] == "attack" and t.box.value[card] in values


class Reserve(Power):
    """Low attacks serve as reinforcements; a negotiate stops a reinforcement of another player's."""

    @modify(Reinforcements, always=True)
    def low_attacks(self, t: Table, me: int, asked: Reinforcements, cards: list[int]) -> list[int]:
        if asked.player != me or not t.can_still_use(me, self.slug):
            return cards
        return [*cards, *(card for card in t.playable(me) if is_attack(t, card, LOW))]

    @replace(ReinforcementPlayed, of=OWN, when=lambda t, me, played: t.box.kind[played.card] == "attack")
    def reinforce(self, t: Table, me: int, played: ReinforcementPlayed) -> None:
        if not t.use(self, me, chosen=True):
            played.stop("hand")

    @counter(ReinforcementPlayed, of=ANOTHERS, holding=Table.negotiates)
    def cancel(self, t: Table, me: int, played: ReinforcementPlayed) -> None:
        """A zap leaves the negotiate in hand, for nothing of the use has happened then; an answer to the zap may have
        been the last one."""
        if t.use(self, me) and t.negotiates(me):
            t.discard(me, t.ask_negotiate(me))
            played.stop("discard")


class ReserveWild(Wild):
    """Takes a reinforcement that another player discards."""

    @react(CardDiscarded, of=ANOTHERS, when=lambda t, me, gone: t.box.kind[gone.card] == "reinforcement")
    def take(self, t: Table, me: int, gone: CardDiscarded) -> None:
        if t.play(self, me):
            t.take_into_hand(me, gone.card, t.s.discards_of(gone.card))


class ReserveSuper(Super):
    """One attack of up to 09 besides."""

    @at("reveal.revealed")
    def call_up(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)

    @modify(Reinforcements)
    def one_more(self, t: Table, me: int, asked: Reinforcements, cards: list[int]) -> list[int]:
        is_used = any(is_attack(t, card, MIDDLE) for card in t.enc.support)
        if asked.player != me or is_used or not t.can_still_use(me, self.slug):
            return cards
        return [*cards, *(card for card in t.playable(me) if is_attack(t, card, MIDDLE))]
