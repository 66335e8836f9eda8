from __future__ import annotations

from cosmic.engine.effects import OWN, Power, Super, Wild, at, react
from cosmic.engine.notes import Note, tokens_of
from cosmic.engine.ship_events import ShipMove, ShipsRemoved, ShipsToWarp
from cosmic.engine.state import NOBODY
from cosmic.engine.table import Table

TOKENS = tokens_of("fury")
EACH = 3
VENTED = Note("vented", False)  # by each Fury: its tokens have counted in this encounter


def can_vent(t: Table, me: int) -> bool:
    return bool(TOKENS.get(t, me)) and t.side_of(me) != NOBODY and not VENTED.get(t, by=me)


def vent(t: Table, me: int, count: int, by: Power | Super) -> None:
    """So many tokens count, for the own total or against it."""
    way = t.ask(me, "fury-way", ("add", "subtract"), count=count)
    VENTED.set(t, True, by=me)
    t.add_to_total(me, count * EACH if way == "add" else -count * EACH, by)
    t.tell("fury-vented", seat=me, count=count, way=way, value=count * EACH, side=t.side_of(me), left=TOKENS.get(t, me))


class Fury(Power):
    """A token for each ship it loses; spending them on a total is no use."""

    @react(ShipsToWarp, of=OWN)
    @react(ShipsRemoved, of=OWN)
    def rage(self, t: Table, me: int, lost: ShipMove) -> None:
        if t.use(self, me):
            TOKENS.set(t, me, TOKENS.get(t, me) + lost.count)
            t.tell("fury-gained", seat=me, count=lost.count, left=TOKENS.get(t, me))

    @at("planning.laid", free=True, when=can_vent)
    def spend(self, t: Table, me: int) -> None:
        held = TOKENS.get(t, me)
        count = t.ask(me, "fury-tokens", range(held + 1), "number")
        if count:
            TOKENS.set(t, me, held - count)
            vent(t, me, count, self)


class FurySuper(Super):
    """All tokens count, and stay."""

    @at("planning.laid", when=can_vent)
    def rouse(self, t: Table, me: int) -> None:
        if t.play(self, me):
            vent(t, me, TOKENS.get(t, me), self)


def can_spare_a_ship(t: Table, player: int) -> bool:
    """Rule: ships.removal; here they are spared altogether."""
    return t.ships_in_game(player) > t.s.options.colonies_to_win and bool(t.stacks_in_play(player))


def foes_to_hurt(t: Table, me: int) -> list[int]:
    return [player for player in t.side_members(1 - t.side_of(me)) if can_spare_a_ship(t, player)]


class FuryWild(Wild):
    """The loser destroys a ship of everybody who opposed it."""

    @at("outcome", when=lambda t, me: t.has_lost(me) and foes_to_hurt(t, me))
    def lash_out(self, t: Table, me: int) -> None:
        self.destroy(t, me)

    @at("resolution.end", when=lambda t, me: t.enc.outcome == "both_lose" and foes_to_hurt(t, me))
    def lash_out_though_both_lost(self, t: Table, me: int) -> None:
        self.destroy(t, me)

    def destroy(self, t: Table, me: int) -> None:
        if t.play(self, me):
            foes = foes_to_hurt(t, me)
            chosen = [t.ask_ships(foe, "fury-ship", t.stacks_in_play(foe), 1, 1, other=me) for foe in foes]
            for foe, ship in zip(foes, chosen):
                t.emit(ShipsRemoved(foe, ship))
            t.colonies_changed()
