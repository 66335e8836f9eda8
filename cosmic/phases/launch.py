"""Launch: the offense aims the gate and puts ships on it."""

from __future__ import annotations

from cosmic.engine.cheating import accusations
from cosmic.engine.errors import EncounterBrokenOff
from cosmic.engine.queries import TargetPlanets
from cosmic.engine.state import GATE, NOBODY
from cosmic.engine.steps import step
from cosmic.engine.table import Table


@step("launch")
def launch(t: Table) -> None:
    t.s.phase = "launch"
    t.moment("launch")
    aim(t)
    t.moment("launch.aimed")
    t.moment("launch.ships")
    send_ships(t)
    t.moment("launch.end")
    accusations(t)


def aim(t: Table) -> None:
    """Rule: launch.aim."""
    enc = t.enc
    if enc.planet == NOBODY:
        planets = t.query(TargetPlanets(), list(t.s.home_planets(enc.defense)))
        if not planets:  # rule: destiny.no_planets
            raise EncounterBrokenOff("planets")
        enc.planet = t.ask(enc.offense, "aim", planets, "planet")
    t.tell("aimed", seat=enc.offense, other=enc.defense, planet=enc.planet)


def send_ships(t: Table) -> None:
    """Rules: launch.ships, launch.no_ships. A planet at the gate is sent instead of ships."""
    enc, gate = t.enc, t.s.ships[GATE]
    if enc.worldship != NOBODY:
        return
    room = t.ship_limit(enc.offense) - gate[enc.offense]
    low = 0 if gate[enc.offense] else 1
    stacks = t.ask_ships(enc.offense, "launch-ships", t.stacks(enc.offense), low, room)
    t.join_encounter(enc.offense, stacks)
    if not gate[enc.offense]:
        raise EncounterBrokenOff("ships")
    t.tell("launched", seat=enc.offense, count=gate[enc.offense], planet=enc.planet, sources=stacks)
    t.colonies_changed()
