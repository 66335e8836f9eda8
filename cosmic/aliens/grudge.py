from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmic.engine.effects import OWN, Power, Super, Wild, at, react, replace
from cosmic.engine.encounter_events import AllianceMade
from cosmic.engine.events import PlayersEvent
from cosmic.engine.notes import Note, tokens_of
from cosmic.engine.table import Table

TOKENS = tokens_of("grudge")  # they lie with those who did not come
CAME = Note("came", ())  # who has allied with Grudge, also if it was sent away again
ALLIED = Note("allied", 0)  # by token holder: the ships it has allied with the other side
MILD, HARSH = 1, 4


@dataclass
class GrudgesRepaid(PlayersEvent):
    """The tokens are handed back, and whoever had one loses ships."""

    holders: list[int]
    count: int

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "count": self.count}

    def apply(self, t: Table) -> None:
        take_back(t, self.holders)
        if not self.count:
            return t.tell("grudges-dropped", seat=self.player)
        t.tell("grudges-repaid", seat=self.player, seats=self.holders, count=self.count)
        t.lose_together({p: min(self.count, at_stake(t, p)) for p in self.holders}, "grudge-ships", "effect")
        t.colonies_changed()


def holders(t: Table) -> list[int]:
    return [player for player in t.everyone() if TOKENS.get(t, player)]


def take_back(t: Table, players: list[int]) -> None:
    for player in players:
        TOKENS.set(t, player, 0)


def at_stake(t: Table, player: int) -> int:
    """The ships on colonies but for those that were allied and have come back."""
    back = 0 if t.has_lost(player) else ALLIED.get(t, by=player)
    return max(0, sum(n for _, n in t.stacks(player)) - back)


def snubbers(t: Table, me: int) -> list[int]:
    """A sheet that is turned up only now has not seen who came, but sees who is there."""
    side = t.side_of(me)
    return [p for p in t.enc.invited[side] if p not in CAME.get(t) and t.enc.allies[p] != side]


def penalty(t: Table, me: int) -> int:
    if t.has_won(me) or t.enc.outcome == "deal":
        return MILD
    return HARSH if t.has_lost(me) or t.enc.outcome == "no_deal" else 0


class Grudge(Power):
    """A token for everybody who was invited and did not come; it costs ships, and that is no use."""

    @react(AllianceMade, when=lambda t, me, made: t.is_main(me) and made.side == t.side_of(me))
    def remember(self, t: Table, me: int, made: AllianceMade) -> None:
        CAME.set(t, [*CAME.get(t), made.player])

    @at("alliance.formed", when=snubbers)
    def bear_grudges(self, t: Table, me: int) -> None:
        found = snubbers(t, me)
        if t.use(self, me):
            for player in found:
                TOKENS.set(t, player, 1)
                ALLIED.set(t, t.ships_in_encounter(player), by=player)
            t.tell("grudge-tokens", seat=me, seats=found)

    @at("resolution.end", standing=True)
    def take_revenge(self, t: Table, me: int) -> None:
        t.emit(GrudgesRepaid(me, holders(t), penalty(t, me)))

    @at("encounter.discarded", standing=True, when=lambda t, me: holders(t))
    def forget(self, t: Table, me: int) -> None:
        """The encounter was broken off."""
        take_back(t, holders(t))
        t.tell("grudges-dropped", seat=me)


class GrudgeWild(Wild):
    """The allies of the winner go home empty-handed."""

    @at("outcome", when=lambda t, me: t.has_lost(me) and t.allies_of(t.side_of(t.foe_of(me))))
    def deprive(self, t: Table, me: int) -> None:
        foe = t.foe_of(me)
        if t.play(self, me):
            t.tell("allies-deprived", seat=me, other=foe)
            for ally in t.allies_of(t.side_of(foe)):
                t.leave_alliance(ally)
            t.colonies_changed()


class GrudgeSuper(Super):
    """Four ships, however it ended."""

    @replace(GrudgesRepaid, of=OWN, when=lambda t, me, repaid: repaid.count < HARSH)
    def be_harsh(self, t: Table, me: int, repaid: GrudgesRepaid) -> None:
        if t.play(self, me):
            repaid.count = HARSH
            t.tell("grudges-raised", seat=me, count=HARSH)
