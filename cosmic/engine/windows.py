"""The moments at which somebody might answer, as far as the whole table knows.

Only true holders are asked. A table of people needs more: the same call must go out whether or not anybody holds an
answer, or being asked would tell. So each window is noted in the log, for nobody to read, with the seats that might
answer by public facts alone: a card that is not in sight may be in any hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from cosmic.engine.book import Occasion
from cosmic.engine.handlers import Handler
from cosmic.engine.log import NO_READERS, WINDOW, Line
from cosmic.engine.state import NOBODY

if TYPE_CHECKING:
    from cosmic.engine.reading import Reading
    from cosmic.engine.table import Table

FROM_THE_START: Final = (0, 0)


def note_window(
    t: Table, occasion: Occasion, *event: Any, after: tuple[int, int] = FROM_THE_START, until: int = NOBODY
) -> None:
    """Called at each window, asked or not, and again after an answer that changed something: then for those whose turn
    is still to come (`after` a rank and a place in the timing order), or for those before something that must happen
    (`until` the player to whom it will)."""
    if t.log is None:
        return
    stage, what = occasion
    seats = might_answer(t, occasion, *event, after=after)
    if until != NOBODY:
        seats = [seat for seat in seats if t.s.order.index(seat) <= t.s.order.index(until)]
    if seats:
        about = event[0].said(t) if event else {"moment": what}
        t.write(Line(WINDOW, {"stage": stage, "seats": seats, "about": about}, NO_READERS))


def note_reinforcements(t: Table, players: list[int]) -> None:
    """The window for reinforcements: every main player and ally with a card may hold one."""
    if t.log is None or not any(t.box.kind[card] == "reinforcement" for card in t.unseen()):
        return
    seats = [player for player in players if t.playable(player)]
    if seats:
        t.write(Line(WINDOW, {"stage": "reinforce", "seats": seats, "about": {}}, NO_READERS))


def might_answer(t: Reading, occasion: Occasion, *event: Any, after: tuple[int, int] = FROM_THE_START) -> list[int]:
    if occasion not in t.book.card_handlers:
        return []
    hidden = t.unseen()
    return [
        player
        for place, player in enumerate(t.s.order)
        if t.playable(player) and has_an_answer(t, occasion, player, place, hidden, after, *event)
    ]


def has_an_answer(
    t: Reading, occasion: Occasion, player: int, place: int, hidden: list[int], after: tuple[int, int], *event: Any
) -> bool:
    for handler in cards_that_might_be_played(t, occasion, player, hidden):
        if (handler.rank, place) >= after and might_want(t, handler, player, hidden, *event):
            return True
    return False


def cards_that_might_be_played(t: Reading, occasion: Occasion, player: int, hidden: list[int]) -> Iterator[Handler]:
    """A card until all copies are in sight; any flare may be in the deck, since nobody knows which ones are, and has
    the side that it would have in this player's hand."""
    cards = t.book.playable_at(occasion, t.s.phase, t.role_of(player))
    for handler in cards.artifacts:
        if may_be_held(t, handler, hidden):
            yield handler
    if not t.s.options.with_flares or player in t.enc.flare_players:
        return
    own = [slug for slug in t.s.seats[player].aliens if t.has_active(player, slug)]
    for handler in (handler for slug in own for handler in cards.supers.get(slug, ())):
        if may_be_held(t, handler, hidden):
            yield handler
    for handler in cards.wilds:
        if handler.slug not in own and may_be_held(t, handler, hidden):
            yield handler


def may_be_held(t: Reading, handler: Handler, hidden: list[int]) -> bool:
    """A flare that is not in this game at all might be, as far as the players know."""
    copies = t.box.copies.get(handler.offered_as, ())
    if not copies:
        return handler.side != "artifact"
    return any(card in hidden for card in copies)


def might_want(t: Reading, handler: Handler, player: int, hidden: list[int], *event: Any) -> bool:
    if handler.when is None:
        return True
    # What it depends on in the player's own hand is not known either: there may be any card.
    seat = t.s.seats[player]
    hand, seat.hand = seat.hand, hidden
    try:
        return bool(handler.when(t, player, *event))
    finally:
        seat.hand = hand
