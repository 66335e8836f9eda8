from __future__ import annotations

from cosmic.engine.effects import OWN, Power, Super, Wild, at, react
from cosmic.engine.hand_events import CardsDrawn, CardsTaken
from cosmic.engine.pile_events import CardDiscarded, DiscardedTogether
from cosmic.engine.table import Table


def beats_a_hand(t: Table, me: int) -> bool:
    return t.has_won(me) and bool(t.s.seats[t.enc.defense].hand)


def loot(t: Table, me: int) -> None:
    """It is Barbarian who throws away what it does not keep."""
    victim = t.enc.defense
    hand = t.s.seats[victim].hand
    t.look_at(me, victim, hand)
    most = min(t.ships_taking_part(me), len(hand))
    left, kept = hand[:], []
    for _ in range(t.ask(me, "loot-count", range(most, -1, -1), "number", other=victim)):
        kept.append(t.ask_among(me, "loot-card", left, secret=True, other=victim))
        left.remove(kept[-1])
    if kept:
        t.emit(CardsTaken(me, victim, kept))
    for card in sorted(left):
        t.emit(CardDiscarded(me, card, t.s.seats[victim].hand, "hand"))
    t.emit(DiscardedTogether(sorted(left)))


class Barbarian(Power):
    """Keeps a card of the beaten defense's for each of its ships and throws the rest of that hand away."""

    @at("outcome", when=beats_a_hand)
    def pillage(self, t: Table, me: int) -> None:
        if t.use(self, me):
            loot(t, me)


class BarbarianWild(Wild):
    """Throws away what it does not like of its compensation or rewards."""

    @react(CardsTaken, of=OWN, when=lambda t, me, taken: taken.why == "compensation")
    def refuse_compensation(self, t: Table, me: int, taken: CardsTaken) -> None:
        self.refuse(t, me, taken.cards)

    @react(CardsDrawn, of=OWN, when=lambda t, me, drawn: drawn.why in ("reward", "compensation") and drawn.cards)
    def refuse_rewards(self, t: Table, me: int, drawn: CardsDrawn) -> None:
        self.refuse(t, me, drawn.cards)

    def refuse(self, t: Table, me: int, cards: list[int]) -> None:
        if t.play(self, me):
            t.throw_away(me, cards, "loot-unwanted")


class BarbarianSuper(Super):
    """Loots as an offensive ally."""

    @at("outcome", when=beats_a_hand)
    def pillage(self, t: Table, me: int) -> None:
        if t.play(self, me):
            loot(t, me)
