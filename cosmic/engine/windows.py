"""The moments at which somebody might answer, as far as the whole table knows.

Only true holders are asked. A table of people needs more: the same call must go out whether or not anybody holds an
answer, or being asked would tell. So each window is noted in the log, for nobody to read, with the seats that might
answer by public facts alone: a card that is not in sight may be in any hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosmic.engine.effects import Handler
from cosmic.engine.log import NO_READERS, WINDOW, Line

if TYPE_CHECKING:
    from cosmic.engine.dispatch import Dispatch


def is_window(entry: Line) -> bool:
    return entry.is_window


def note_window(t: Dispatch, stage: str, what: Any, *event: Any) -> None:
    """Called at each window, asked or not."""
    if t.log is None:
        return
    seats = might_answer(t, stage, what, *event)
    if seats:
        about = t.about(event[0]) if event else {"moment": what}
        t.log.append(Line(WINDOW, {"stage": stage, "seats": seats, "about": about}, NO_READERS))


def note_reinforcements(t: Dispatch, players: list[int]) -> None:
    """The window for reinforcements: every main player and ally with a card may hold one."""
    if t.log is None or not any(t.box.kind[card] == "reinforcement" for card in unseen(t)):
        return
    seats = [player for player in players if t.playable(player)]
    if seats:
        t.log.append(Line(WINDOW, {"stage": "reinforce", "seats": seats, "about": {}}, NO_READERS))


def might_answer(t: Dispatch, stage: str, what: Any, *event: Any) -> list[int]:
    handlers = [
        handler
        for effect in t.book.at_once.get((stage, what), ())
        for handler in t.book.handlers[stage, what][effect]
        if handler.effect.side != "power" and not handler.mark.lasting
    ]
    if not handlers:
        return []
    hidden = unseen(t)
    handlers = [handler for handler in handlers if may_be_in_a_hand(t, handler, hidden)]
    return [player for player in t.s.order if any(might_play(t, h, player, hidden, *event) for h in handlers)]


def may_be_in_a_hand(t: Dispatch, handler: Handler, hidden: list[int]) -> bool:
    """An artifact until all copies are in sight; a flare always: nobody knows which ones are in the deck."""
    if handler.effect.side == "artifact":
        return any(t.s.cards[card] == handler.effect.slug for card in hidden)
    return t.s.options.with_flares


def might_play(t: Dispatch, handler: Handler, player: int, hidden: list[int], *event: Any) -> bool:
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
    possible = bool(handler.mark.when(t, player, *event))
    seat.hand = hand
    return possible


def unseen(t: Dispatch) -> list[int]:
    """Every card that does not lie face up on the table."""
    s, enc = t.s, t.s.enc
    seen = {*s.discard, *s.play}
    if enc is not None:
        seen.update(enc.support)
        seen.update(card for side in (0, 1) if enc.face_up[side] for card in enc.laid[side])
    return [card for card in range(len(s.cards)) if card not in seen]
