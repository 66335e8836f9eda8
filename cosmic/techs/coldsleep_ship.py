from __future__ import annotations

from cosmic.engine.effects import OWN, Tech, at, react
from cosmic.engine.ship_events import ShipsLand
from cosmic.engine.table import Table
from cosmic.engine.tech_events import TechCompleted

MOST = 4


def landing_places(t: Table, me: int) -> list[int]:
    home = t.s.home_planets(me)
    return [planet for planet in t.s.planets() if planet not in home and not t.s.ships[planet][me]]


def settle(t: Table, me: int, planet: int, most: int, landed: int = 0) -> None:
    if landed < most:
        low = 0 if landed else 1
        stacks = t.ask_ships(me, "coldsleep-ships", t.stacks(me), low, most - landed, planet=planet)
        if stacks:
            t.emit(ShipsLand(me, stacks, planet))
    t.colonies_changed()


class ColdsleepShip(Tech):
    """A colony without an encounter."""

    @at("regroup", when=lambda t, me: landing_places(t, me) and t.stacks(me))
    def awake(self, t: Table, me: int) -> None:
        planet = t.ask(me, "coldsleep-planet", landing_places(t, me), "planet")
        if t.spend_tech(self, me):
            settle(t, me, planet, MOST)

    @react(TechCompleted, of=OWN, when=lambda t, me, done: done.tech == "coldsleep_ship" and landing_places(t, me))
    def awake_at_once(self, t: Table, me: int, done: TechCompleted) -> None:
        """Its ships are still on the card; who has no colony for them lands them all."""
        if not t.use_tech(self, me):
            return
        planet = t.ask(me, "coldsleep-planet", landing_places(t, me), "planet")
        asleep = t.ships_on_tech(me, self.slug)
        at_home = bool(t.stacks(me))
        low, high = (0, min(MOST, asleep)) if at_home else (asleep, asleep)
        awoken = t.ask(me, "coldsleep-sleepers", range(low, high + 1), "number", planet=planet)
        if awoken:
            t.emit(ShipsLand(me, [[t.s.lab, awoken]], planet))
        settle(t, me, planet, MOST if at_home else 0, awoken)
        t.discard_tech(me, self.slug)
