from __future__ import annotations

from cosmic.engine.effects import Tech, at
from cosmic.engine.table import Table


class OmegaMissile(Tech):
    """A planet and everything on it."""

    @at("regroup")
    def launch(self, t: Table, me: int) -> None:
        planet = t.ask(me, "omega", t.s.planets(), "planet")
        t.tell("missile-aimed", planet=planet)
        if t.spend_tech(self, me):
            t.remove_planet(planet)
            t.colonies_changed()
