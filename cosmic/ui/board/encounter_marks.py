"""What is marked on the board during an encounter: the planet that is attacked, and who is still to answer."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic.engine.log import ENCOUNTER_STARTS, Line
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PlayerView
from cosmic.ui.board.board_state import planet_box
from cosmic.ui.board.pieces import Tableau
from cosmic.ui.kit.canvas import Canvas

INVITED = "alliance"  # the phase in which those who are invited are marked


def draw_target(canvas: Canvas, table: Tableau) -> None:
    """A ring around the planet that is attacked, in the colour of the offense."""
    enc, target = table.view.enc, table.scene.target
    if enc is not None and target != NOBODY and not enc.outcome:
        box = planet_box(table.layout, table.scene, target)
        canvas.circle(*box.center, box.radius + 9, table.colour(enc.offense), 5)


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
