from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.effects import OWN, Power, Super, Wild, at, replace
from cosmic.engine.events import PlayersEvent
from cosmic.engine.table import Table


def has_failed(t: Table, player: int) -> bool:
    return t.has_lost(player) or (t.enc.outcome == "no_deal" and t.is_main(player))


@dataclass
class Reincarnated(PlayersEvent):
    """The present incarnation is discarded for a new one."""

    def apply(self, t: Table) -> None:
        for alien in [alien for alien in t.own_sheets(self.player) if alien != "reincarnator"]:
            t.lose_alien(self.player, alien)
        t.draw_alien(self.player)


class Reincarnator(Power):
    """A random unused power after each defeat or failed deal, beside its own."""

    @at("encounter.discarded", when=has_failed)
    def reincarnate(self, t: Table, me: int) -> None:
        if t.use(self, me):
            t.emit(Reincarnated(me))


class ReincarnatorSuper(Super):
    """It may stay what it is."""

    @replace(Reincarnated, of=OWN)
    def stay(self, t: Table, me: int, reincarnated: Reincarnated) -> None:
        if t.play(self, me):
            reincarnated.cancel()
            t.tell("stays-the-same", seat=me)


def losers(t: Table, me: int) -> list[int]:
    """Who has to change its power: not Reincarnator, and a sheet face down is no power yet."""
    seats = t.s.seats
    failed = [p for p in t.everyone() if p != me and has_failed(t, p) and not t.is_untouchable(p)]
    return [p for p in failed if "reincarnator" not in seats[p].aliens and not seats[p].face_down]


class ReincarnatorWild(Wild):
    """Given to a loser, who must change its power."""

    @at("encounter.discarded", when=lambda t, me: bool(losers(t, me)))
    def hand_on(self, t: Table, me: int) -> None:
        loser = t.ask(me, "reincarnate-whom", losers(t, me), "seat")
        if t.play(self, me, loser):
            t.pass_on(loser)
            t.end_loans()  # what the loser gives up is its own
            for alien in t.own_sheets(loser):
                t.lose_alien(loser, alien)
            t.draw_alien(loser)
