"""Rifts go off in the hand of whoever takes them out of another's."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cosmic.engine.table import Table


def go_off(t: Table, taker: int, cards: list[int]) -> None:
    """Rule: rifts.taken. One that has left the taker's hand again by then does nothing."""
    kinds, values = t.box.kind, t.box.value
    for card in [card for card in cards if kinds[card] == "rift"]:
        if card not in t.s.seats[taker].hand:
            continue
        t.tell("rift-goes-off", seat=taker, card=t.face(card), count=values[card])
        t.choose_and_lose(taker, values[card], "rift-ships")
        t.discard(taker, card)
        t.colonies_changed()
