"""Regroup: the offense takes one ship out of the warp."""

from __future__ import annotations

from cosmic.engine.events import ShipRetrieved
from cosmic.engine.state import GATE, WARP
from cosmic.engine.steps import step
from cosmic.engine.table import Table


@step("regroup")
def regroup(t: Table) -> None:
    t.s.phase = "regroup"
    t.tell("encounter-starts", seat=t.enc.offense, number=t.enc.number)
    t.moment("regroup")
    retrieve(t)
    t.moment("regroup.end")


def retrieve(t: Table) -> None:
    """Rules: regroup.retrieve, regroup.no_colony."""
    offense = t.enc.offense
    if not t.s.ships[WARP][offense]:
        return
    places = t.colonies(offense)
    to = t.ask(offense, "retrieve", places, "planet") if places else GATE
    t.emit(ShipRetrieved(offense, [[WARP, 1]], to))
    t.colonies_changed()
