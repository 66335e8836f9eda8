from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at
from cosmic.engine.fleet_events import ShipsAdded
from cosmic.engine.ship_events import ShipsHome, Stacks
from cosmic.engine.state import REMOVED, WARP, sheet_of
from cosmic.engine.table import Table

SECOND_FLEET = 4  # ships on each home planet
MOST_RESCUED = 8  # that one home planet takes in


class Symbiote(Power):
    """A second fleet. There is nothing to use, and nothing to take away."""

    untouchable = True

    def set_up(self, t: Table, me: int) -> None:
        t.emit(ShipsAdded(me, [[planet, SECOND_FLEET] for planet in t.s.home_planets(me)]))
        t.colonies_changed()


class SymbioteWild(Wild):
    """A ship out of the warp in the Regroup of another player."""

    @at("regroup", when=lambda t, me: t.s.ships[WARP][me] and t.has_colony(me))
    def regroup_too(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.free_ships(me, 1)
            t.colonies_changed()


def lost_ships(t: Table, me: int) -> Stacks:
    """In the warp, out of the game, or held captive by others."""
    zones = (WARP, REMOVED, *map(sheet_of, t.others(me)))
    return [[zone, t.s.ships[zone][me]] for zone in zones if t.s.ships[zone][me]]


class SymbioteSuper(Super):
    """Brings back whatever it has lost, onto its home planets whoever is there. Nothing stops it."""

    cancellable = False

    @at("regroup", when=lost_ships)
    def rescue(self, t: Table, me: int) -> None:
        if not t.play(self, me):
            return
        home = t.s.home_planets(me)
        rescued = t.ask_ships(me, "symbiote-rescue", lost_ships(t, me), 1, MOST_RESCUED * len(home))
        count = sum(n for _, n in rescued)
        places = [[planet, MOST_RESCUED] for planet in home]
        t.emit(ShipsHome(me, rescued, t.ask_ships(me, "symbiote-places", places, count, count)))
        t.pass_on(None)
        t.colonies_changed()
