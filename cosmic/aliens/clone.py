from __future__ import annotations

from cosmic.engine.effects import OWN, Power, Super, Wild, at, replace
from cosmic.engine.pile_events import CardDiscarded
from cosmic.engine.table import Table


class Clone(Power):
    """Takes its own encounter card back before it is discarded."""

    @replace(CardDiscarded, of=OWN, when=lambda t, me, discarded: discarded.reason == "encounter")
    def keep(self, t: Table, me: int, discarded: CardDiscarded) -> None:
        if t.use(self, me):
            discarded.cancel()
            t.take_into_hand(me, discarded.card, discarded.pile)


class CloneWild(Wild):
    """Keeps an artifact that has just acted, for a later encounter."""

    @replace(CardDiscarded, of=OWN, when=lambda t, me, discarded: discarded.reason == "artifact")
    def keep_artifact(self, t: Table, me: int, discarded: CardDiscarded) -> None:
        if t.play(self, me):
            discarded.cancel()
            t.take_into_hand(discarded.home, discarded.card, discarded.pile)
            t.enc.spent.append(f"#{discarded.card}")


class CloneSuper(Super):
    """Up to twice the compensation."""

    @at("compensation", when=lambda t, me: t.enc.compensation[0] == me)
    def double(self, t: Table, me: int) -> None:
        _, payer, due = t.enc.compensation
        if t.play(self, me):
            most = max(due, min(2 * due, len(t.s.seats[payer].hand)))
            t.enc.compensation[2] = t.ask(me, "clone-compensation", range(most, due - 1, -1), "number")
