"""Alliance: both main players invite, the invited answer one after the other."""

from __future__ import annotations

from cosmic.engine.encounter_events import TurnToAlly
from cosmic.engine.notes import DECLINED
from cosmic.engine.queries import Guests
from cosmic.engine.state import DEFENSE, NOBODY, OFFENSE, SIDE_NAMES
from cosmic.engine.steps import step
from cosmic.engine.table import Table


@step("invitations")
def invitations(t: Table) -> None:
    """Rule: alliance.invite."""
    t.s.phase = "alliance"
    t.moment("alliance")
    enc = t.enc
    guests = [p for p in t.clockwise_after(enc.offense) if p != enc.defense and not t.rides(p)]
    barred = t.contested_win() if t.s.waiting else []  # who has won does not help to undo it
    for side in (OFFENSE, DEFENSE):
        host = t.main(side)
        able = t.query(Guests(host), guests)
        if side == OFFENSE and barred:
            able = [p for p in able if p not in barred]
        chosen = t.ask_many(host, "invite", able, 0, len(able), "seat", side=side)
        t.tell("invited", seat=host, seats=chosen)
        enc.invited[side] = chosen[:]  # an effect may add to them; what was answered and told stays
    t.moment("alliance.invited")


@step("alliance")
def alliance(t: Table) -> None:
    """Rule: alliance.answer. Clockwise from the offense's left, each commits before the next one answers."""
    enc = t.enc
    for player in t.clockwise_after(enc.offense):
        if player != enc.defense and not t.rides(player):
            enc.answering = player
            if t.emit(TurnToAlly(player)):
                answer_invitations(t, player)
    enc.answering = NOBODY
    t.moment("alliance.formed")


def answer_invitations(t: Table, player: int) -> None:
    enc = t.enc
    t.moment("alliance.answer")
    sides = [SIDE_NAMES[side] for side in (OFFENSE, DEFENSE) if player in enc.invited[side]]
    if enc.allies[player] != NOBODY or not sides or not t.has_colony(player):  # rule: alliance.no_ships
        return
    answer = t.ask(player, "ally", ("neither", *sides))
    if answer == "neither":
        DECLINED.set(t, True, by=player)
        t.tell("declined", seat=player)
    else:
        t.join_side(player, SIDE_NAMES.index(answer))
