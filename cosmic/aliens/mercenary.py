from __future__ import annotations

from cosmic.engine.effects import OWN, Power, Super, Wild, at, react
from cosmic.engine.hand_events import CardsDrawn
from cosmic.engine.notes import ENGAGED
from cosmic.engine.queries import SpoilsShips
from cosmic.engine.table import Table


def fee(t: Table, me: int) -> int:
    """A reward for each own ship that has won, as those of a defensive ally earn."""
    if not t.has_won(me):
        return 0
    ships = ENGAGED.get(t, by=me)
    due: int = t.query(SpoilsShips(me, ships), ships)
    return due


class Mercenary(Power):
    """Paid for every victory but that of a defense which it has helped: there it is paid anyway."""

    @at("rewards", when=fee)
    def be_paid(self, t: Table, me: int) -> None:
        if t.use(self, me):
            t.reward({me: fee(t, me)})


class MercenaryWild(Wild):
    """Rewards for the own ships of a winning defense."""

    @at("rewards", when=fee)
    def be_paid(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.reward({me: fee(t, me)})


class MercenarySuper(Super):
    """Throws away what it does not like of its rewards."""

    @react(CardsDrawn, of=OWN, when=lambda t, me, drawn: drawn.why == "reward" and drawn.cards)
    def choose(self, t: Table, me: int, drawn: CardsDrawn) -> None:
        if t.play(self, me):
            t.throw_away(me, drawn.cards, "mercenary-unwanted")
