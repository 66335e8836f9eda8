from __future__ import annotations

from cosmic.engine.effects import Artifact, at
from cosmic.engine.state import NOBODY
from cosmic.engine.table import Table


def allies(t: Table) -> list[int]:
    return [player for player in t.everyone() if t.enc.allies[player] != NOBODY]


class ForceField(Artifact):
    """Rule: artifacts.force_field. Any of the allies, on either side."""

    @at("alliance.formed", when=lambda t, me: bool(allies(t)))
    def cancel_alliances(self, t: Table, me: int) -> None:
        if not t.play(self, me):
            return
        chosen = t.ask_many(me, "force-field", allies(t), 1, len(allies(t)), "seat")
        for player in chosen:
            t.tell("alliance-cancelled", seat=player)
            t.leave_alliance(player)
        t.colonies_changed()
