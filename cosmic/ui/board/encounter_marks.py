"""Who is still to answer an invitation."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic.engine.log import ENCOUNTER_STARTS, Line
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PlayerView

INVITED = "alliance"  # the phase in which those who are invited are marked


def still_invited(view: PlayerView, told: Sequence[Line]) -> set[int]:
    """Who has been asked to join a side and has not said yet whether it does."""
    enc = view.enc
    if enc is None or view.phase != INVITED:
        return set()
    guests = {seat for side in enc.invited for seat in side if enc.allies[seat] == NOBODY}
    for entry in reversed(told):
        if not guests or entry.key == ENCOUNTER_STARTS:
            break
        if entry.key == "declined":
            guests.discard(entry.about["seat"])
    return guests
