from __future__ import annotations

from cosmic.engine.effects import REMOVAL, Power, Super, Wild, at, counter, replace
from cosmic.engine.play_events import CardPlayed
from cosmic.engine.ship_events import ShipsRemoved, ShipsToWarp
from cosmic.engine.ships import removable
from cosmic.engine.table import Table


def is_beaten_by(t: Table, me: int, sent: ShipsToWarp) -> bool:
    return sent.cause == "defeat" and t.has_won(me) and t.has_lost(sent.owner)


def eradicate(t: Table, sent: ShipsToWarp) -> None:
    """The rest goes to the warp."""
    gone = removable(t, sent.owner, sent.sources)
    if gone:
        sent.spare(gone)
        t.emit(ShipsRemoved(sent.owner, gone))


class Void(Power):
    """The ships it defeats leave the game."""

    @replace(ShipsToWarp, rank=REMOVAL, when=is_beaten_by)
    def remove_losers(self, t: Table, me: int, sent: ShipsToWarp) -> None:
        if t.in_effect(self, me) or t.use(self, me):
            eradicate(t, sent)


def artifact_and_a_ship_to_pay(t: Table, me: int, played: CardPlayed) -> bool:
    return t.box.kind[played.card] == "artifact" and bool(t.stacks_outside(me))


class VoidWild(Wild):
    """A ship for an artifact; the price is paid even if the flare is stopped."""

    @counter(CardPlayed, when=artifact_and_a_ship_to_pay)
    def cancel_artifact(self, t: Table, me: int, played: CardPlayed) -> None:
        cancels = t.play(self, me)
        t.choose_and_lose(me, 1, "void-price", t.stacks_outside(me), "price")
        t.colonies_changed()
        if cancels:
            played.stop("discard")


class VoidSuper(Super):
    """Eradicates as an ally too."""

    @at("outcome", when=lambda t, me: t.has_won(me))
    def join_in(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)

    @replace(ShipsToWarp, rank=REMOVAL, lasting=True)
    def remove_losers(self, t: Table, me: int, sent: ShipsToWarp) -> None:
        if is_beaten_by(t, me, sent):
            eradicate(t, sent)
