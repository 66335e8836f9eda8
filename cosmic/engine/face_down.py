"""Sheets that lie face down (rule: variants.hidden). Such a sheet is like a card in hand: only its player knows what it
could answer, and turning it up is offered in secret beside cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.engine.decisions import PASS
from cosmic.engine.effects import FaceDown, Hook, Power
from cosmic.engine.events import Event
from cosmic.engine.handlers import Handler
from cosmic.engine.power_events import SheetTurnedUp

if TYPE_CHECKING:
    from cosmic.engine.table import Table


def turning_up(handler: Handler) -> Handler:
    """In place of what a power does in answer to an event: whether the sheet is turned up for it."""
    mark = handler.mark

    def act(t: Table, player: int, event: Event) -> None:
        if wants_to_turn_up(t, player, handler.slug):
            turn_up(t, player, handler.slug)
            before, t.willing = t.willing, handler.id
            handler.act(t, player, event)
            t.willing = before

    hook = Hook(mark.stage, mark.what, mark.rank, mark.when, "", False, of=mark.of)
    found = Handler(FaceDown(handler.slug), act, hook)
    found.stands_for = handler
    return found


def turning_up_alone(alien: str) -> Handler:
    """At a moment: whether the power can be used there or not."""
    return Handler(FaceDown(alien), lambda t, player: turn_up(t, player, alien), Hook("at", "", 0, None, "", False))


def wants_to_turn_up(t: Table, player: int, alien: str) -> bool:
    option = FaceDown(alien).id
    if t.willing == option:
        t.willing = ""
        return True
    return bool(t.ask_response(player, "turn-up", (PASS, option), acts_now=1, **t.about_occasion()) != PASS)


def turn_up(t: Table, player: int, alien: str) -> None:
    """What the Game Setup text of a sheet says is done only now: before, it would have told which alien it is."""
    t.emit(SheetTurnedUp(player, alien))
    power = t.book.effects.get(f"{alien}.power")
    if isinstance(power, Power):
        power.set_up(t, player)
        power.hands_dealt(t, player)
