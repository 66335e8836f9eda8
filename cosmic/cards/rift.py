from __future__ import annotations

from cosmic.engine.effects import Artifact, at
from cosmic.engine.pile_events import CardDiscarded
from cosmic.engine.play_events import CardShown
from cosmic.engine.reading import Reading
from cosmic.engine.state import WARP
from cosmic.engine.table import Table


def ships_to_free(t: Reading, me: int) -> list[int]:
    """Whose ships could leave the warp."""
    return [player for player in (me, *t.clockwise_after(me)) if t.s.ships[WARP][player] and t.colonies(player)]


class Rift(Artifact):
    """Rule: rifts.play. Nothing that stops an artifact stops it."""

    @at("regroup", when=ships_to_free)
    def release(self, t: Table, me: int) -> None:
        card = t.lay_of_kind(me, "rift-card", "rift", lambda card: CardShown(me, card, "rift"), t.s.play)
        if card is None:
            return
        owners, freed = ships_to_free(t, me), dict[int, int]()
        there = sum(t.s.ships[WARP][owner] for owner in owners)
        left = min(t.box.value[card], there)
        for owner in owners:
            own = t.s.ships[WARP][owner]
            there -= own
            options = range(min(left, own), max(0, left - there) - 1, -1)
            freed[owner] = t.ask(me, "rift-free", options, "number", other=owner, due=left)
            left -= freed[owner]
        for owner, count in freed.items():
            t.free_ships(owner, count)
        t.emit(CardDiscarded(me, card, t.s.play, "rift"))
        t.colonies_changed()
