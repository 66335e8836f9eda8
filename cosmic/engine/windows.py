"""The moments at which somebody might answer, as far as the whole table knows.

Only true holders are asked. A table of people needs more: the same call must go out whether or not anybody holds an
answer, or being asked would tell. So each window is noted in the log, for nobody to read, with the seats that might
answer by public facts alone: a card that is not in sight may be in any hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosmic.engine.effects import Handler
from cosmic.engine.log import NO_READERS, WINDOW, Line
from cosmic.engine.state import NOBODY

if TYPE_CHECKING:
    from cosmic.engine.reading import Reading
    from cosmic.engine.table import Table

FROM_THE_START = (0, 0)


def is_window(entry: Line) -> bool:
    return entry.is_window


def note_window(
    t: Table, stage: str, what: Any, *event: Any, after: tuple[int, int] = FROM_THE_START, until: int = NOBODY
) -> None:
    """Called at each window, asked or not, and again after an answer that changed something: then for those whose turn
    is still to come (`after` a rank and a place in the timing order), or for those before something that must happen
    (`until` the player to whom it will)."""
    if t.log is None:
        return
    seats = might_answer(t, stage, what, *event, after=after)
    if until != NOBODY:
        seats = [seat for seat in seats if t.s.order.index(seat) <= t.s.order.index(until)]
    if seats:
        about = event[0].said(t) if event else {"moment": what}
        t.log.append(Line(WINDOW, {"stage": stage, "seats": seats, "about": about}, NO_READERS))


def note_reinforcements(t: Table, players: list[int]) -> None:
    """The window for reinforcements: every main player and ally with a card may hold one."""
    if t.log is None or not any(t.box.kind[card] == "reinforcement" for card in t.unseen()):
        return
    seats = [player for player in players if t.playable(player)]
    if seats:
        t.log.append(Line(WINDOW, {"stage": "reinforce", "seats": seats, "about": {}}, NO_READERS))


def might_answer(t: Reading, stage: str, what: Any, *event: Any, after: tuple[int, int] = FROM_THE_START) -> list[int]:
    handlers = t.book.card_handlers.get((stage, what))
    if not handlers:
        return []
    hidden = t.unseen()
    handlers = [handler for handler in handlers if may_be_in_a_hand(t, handler, hidden)]
    return [
        player
        for place, player in enumerate(t.s.order)
        if any((h.mark.rank, place) >= after and might_play(t, h, player, hidden, *event) for h in handlers)
    ]


def may_be_in_a_hand(t: Reading, handler: Handler, hidden: list[int]) -> bool:
    """An artifact until all copies are in sight; a flare always: nobody knows which ones are in the deck."""
    if handler.effect.side == "artifact":
        return any(t.s.cards[card] == handler.effect.slug for card in hidden)
    return t.s.options.with_flares


def might_play(t: Reading, handler: Handler, player: int, hidden: list[int], *event: Any) -> bool:
    seat, effect = t.s.seats[player], handler.effect
    if not t.playable(player):
        return False
    if effect.side != "artifact":
        is_super = t.has_active(player, effect.slug)
        if player in t.enc.flare_players or (effect.side == "super") != is_super:
            return False
    if not t.fits(t.book.bars[effect.id], player):
        return False
    if handler.mark.when is None:
        return True
    # What it depends on in the player's own hand is not known either: there may be any card.
    hand, seat.hand = seat.hand, hidden
    try:
        return bool(handler.mark.when(t, player, *event))
    finally:
        seat.hand = hand
