from __future__ import annotations

from cosmic.engine.effects import Tech, at
from cosmic.engine.notes import Memory
from cosmic.engine.ship_events import ShipsLand
from cosmic.engine.state import NOBODY
from cosmic.engine.table import Table

PLANET = Memory("genesis_bomb", "planet", NOBODY)  # the only one of the box, once it is in the game


def is_in_the_box(t: Table, me: int) -> bool:
    return all(PLANET.get(t, player) == NOBODY for player in t.everyone())


class GenesisBomb(Tech):
    """A sixth planet in the own system."""

    unseen = True

    @at("regroup", when=is_in_the_box)
    def create(self, t: Table, me: int) -> None:
        if not t.use_tech(self, me):
            return
        planet = t.add_planet(me)
        if planet != NOBODY:
            PLANET.set(t, me, planet)
            settlers = t.ask(me, "genesis", range(t.ships_on_tech(me, self.slug) + 1), "number", planet=planet)
            if settlers:
                t.emit(ShipsLand(me, [[t.s.lab, settlers]], planet))
        t.discard_tech(me, self.slug)
        t.colonies_changed()
