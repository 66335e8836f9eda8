"""Regroup: the offense takes one ship out of the warp."""

from __future__ import annotations

from cosmic.engine.queries import Retriever
from cosmic.engine.ship_events import ShipRetrieved
from cosmic.engine.ships import check_victory
from cosmic.engine.state import GATE, NOBODY, WARP
from cosmic.engine.steps import step
from cosmic.engine.table import Table
from cosmic.phases.research import act_on_techs


@step("regroup")
def regroup(t: Table) -> None:
    t.s.phase = "regroup"
    t.tell("encounter-starts", seat=t.enc.offense, number=t.enc.number)
    t.moment("regroup")
    if t.s.techs:
        act_on_techs(t)
        t.moment("regroup.researched")  # what has just been completed can be used (rule: techs.complete)
    check_victory(t)  # of those who have won before anybody takes a ship back (rule: winning.other_ways)
    retrieve(t)
    t.moment("regroup.end")


def retrieve(t: Table) -> None:
    """Rules: regroup.retrieve, regroup.no_colony. Another player than the offense needs a colony for it."""
    player, offense = t.query(Retriever(), t.enc.offense), t.enc.offense
    if player == NOBODY or not t.s.ships[WARP][player]:
        return
    places = t.colonies(player)
    if places or player == offense:
        to = t.ask(player, "retrieve", places, "planet") if places else GATE
        t.emit(ShipRetrieved(player, [[WARP, 1]], to))
        t.colonies_changed()
