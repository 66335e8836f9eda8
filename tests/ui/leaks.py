"""Views that tell too much, for tests that must notice it: each function takes the place of the one it is named by in
`cosmic.engine.views`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cosmic.engine import views
from cosmic.engine.state import Encounter, GameState, TechCard
from cosmic.engine.table import Table
from cosmic.engine.views import SeatView, TechView


def kicker_known(t: Table, enc: Encounter, side: int, viewer: int) -> str:
    return t.face(enc.kickers[side][0]) if enc.kickers[side] else ""


def second_card_known(t: Table, enc: Encounter, side: int, viewer: int) -> list[str]:
    return t.faces(enc.laid[side][1:] + enc.beside[side])


def laid_card_known(t: Table, enc: Encounter, side: int, viewer: int) -> str:
    return t.face(enc.laid[side][0]) if enc.laid[side] else ""


def tech_known(card: TechCard, viewer: int) -> TechView:
    return TechView(card.owner, card.slug, card.ships, True, card.token)


def sheet_known(
    t: Table, player: int, zapped: list[str], as_it_is: Callable[..., SeatView] = views.seat_view
) -> SeatView:
    return replace(as_it_is(t, player, zapped), aliens=[*t.s.seats[player].aliens, *t.s.seats[player].face_down])


def kept_cards_known(s: GameState, viewer: int) -> dict[str, list[str]]:
    return {place: [s.cards[card] for card in cards] for place, cards in sorted(s.apart.items())}


DRAWN: dict[str, Callable[..., Any]] = {
    "kicker_face": kicker_known,
    "faces_added": second_card_known,
    "laid_face": laid_card_known,
    "tech_view": tech_known,
    "seat_view": sheet_known,
}
WRITTEN: dict[str, Callable[..., Any]] = {"apart_as_seen": kept_cards_known}  # in words alone, on the sheet of a seat
TO_SOMEBODY = {name: leak for name, leak in (DRAWN | WRITTEN).items() if leak is not sheet_known}
