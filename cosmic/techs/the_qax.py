from __future__ import annotations

from cosmic.engine.effects import Tech, at, replace
from cosmic.engine.encounter_events import TurnToAlly
from cosmic.engine.notes import Note
from cosmic.engine.state import NOBODY
from cosmic.engine.table import Table
from cosmic.engine.tech_events import TechPassedOn

CAUGHT = Note("qax", NOBODY)  # who has to come
MOST = 4


def guests(t: Table, me: int) -> list[int]:
    return [player for player in t.enc.invited[t.side_of(me)] if t.enc.allies[player] == NOBODY]


class TheQax(Tech):
    """An invitation that nobody can decline."""

    @at("alliance.invited", when=lambda t, me: guests(t, me) and CAUGHT.get(t) == NOBODY)
    def summon(self, t: Table, me: int) -> None:
        guest = t.ask(me, "qax", guests(t, me), "seat")
        if t.use_tech(self, me, guest):
            CAUGHT.set(t, guest)
            t.put_in_effect(self, me)
            t.emit(TechPassedOn(me, self.slug, guest))

    @replace(TurnToAlly, lasting=True, when=lambda t, me, turn: turn.player == CAUGHT.get(t))
    def bring(self, t: Table, me: int, turn: TurnToAlly) -> None:
        """As many as it can without being made to empty a colony."""
        guest = turn.player
        stacks = t.stacks(guest)
        due = min(MOST, sum(n - 1 for _, n in stacks))
        turn.cancel()
        if due and t.enc.allies[guest] == NOBODY:
            side = t.enc.allies[guest] = t.side_of(me)
            t.commit_ships(
                guest, t.ask_ships(guest, "qax-ships", stacks, due, max(due, t.ship_limit(guest)), side=side)
            )
