"""Who has something to say on an occasion, and in which order (rule: timing.order)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosmic.engine.effects import Handler
from cosmic.engine.state import Seat

if TYPE_CHECKING:
    from cosmic.engine.reading import Reading

Responder = tuple[int, Handler]


def responders(t: Reading, stage: str, what: Any) -> list[Responder]:
    """Powers in force, playable cards and lasting effects, in timing order."""
    key = (stage, what)
    table = t.book.handlers.get(key)
    if table is None:
        return []
    powers, acting, lasting = t.box.occasions[key]
    found: list[Responder] = []
    seats = t.s.seats
    for player in t.s.order:
        seat = seats[player]
        if powers and not seat.lost:
            for slug in seat.aliens:
                if slug in powers:
                    found.extend((player, handler) for handler in powers[slug])
        if acting and holds_any(seat, acting):
            card_responders(t, player, acting, table, found)
    if lasting and t.s.enc is not None and t.s.enc.in_effect:
        lasting_responders(t, table, found)
    return found


def holds_any(seat: Seat, cards: frozenset[int]) -> bool:
    return not (cards.isdisjoint(seat.hand) and (not seat.borrowed or cards.isdisjoint(seat.borrowed)))


def actors(t: Reading, stage: str, what: Any) -> list[int]:
    """Who might have something to say, in timing order: a quick look before the exact one."""
    powers, acting, _ = t.box.occasions[stage, what]
    found: list[int] = []
    if not powers and not acting:
        return found
    seats = t.s.seats
    for player in t.s.order:
        seat = seats[player]
        if (acting and holds_any(seat, acting)) or (
            powers and not seat.lost and not powers.keys().isdisjoint(seat.aliens)
        ):
            found.append(player)
    return found


def card_responders(
    t: Reading, player: int, acting: frozenset[int], table: dict[str, list[Handler]], found: list[Responder]
) -> None:
    seen: list[str] = []
    for card in t.playable(player):
        if card not in acting:
            continue
        effect = t.effect_of(player, card)
        if effect in seen or effect not in table or not t.may_play(player, card, effect):
            continue
        seen.append(effect)
        found.extend((player, handler) for handler in table[effect] if not handler.mark.lasting)


def lasting_responders(t: Reading, table: dict[str, list[Handler]], found: list[Responder]) -> None:
    """What is in force; of a power only while the sheet is turned up, but for what its use has settled for good."""
    for effect, owner, part in t.enc.in_effect:
        for handler in table.get(effect, ()):
            mark = handler.mark
            if not mark.lasting or mark.part != part:
                continue
            if handler.effect.side != "power" or mark.standing or t.has_active(owner, handler.effect.slug):
                found.append((owner, handler))


def choices(t: Reading, player: int, stage: str, what: Any, *event: Any) -> dict[str, Handler]:
    """What this player could use now, by the name under which it is offered."""
    found: dict[str, Handler] = {}
    seat = t.s.seats[player]
    powers, acting, _ = t.box.occasions[stage, what]
    if powers and not seat.lost:
        for slug in seat.aliens:
            for handler in powers.get(slug, ()):
                if may_choose(t, handler, player, *event):
                    found[handler.effect.id] = handler
    if acting and holds_any(seat, acting):
        cards: list[Responder] = []
        card_responders(t, player, acting, t.book.handlers[stage, what], cards)
        for _, handler in cards:
            if handler.mark.when is None or handler.mark.when(t, player, *event):
                found[handler.effect.offered_as] = handler
    return found


def may_choose(t: Reading, handler: Handler, player: int, *event: Any) -> bool:
    """A power's handler is open to its owner now."""
    effect = handler.effect
    if t.is_zapped(player, effect.slug) or not t.fits(t.book.bars[effect.id], player):
        return False
    return handler.mark.when is None or bool(handler.mark.when(t, player, *event))


def modifiers(t: Reading, query: type) -> list[Responder]:
    """Who changes the answer to a query, the first layer first."""
    key = ("modify", query)
    powers, in_effect = t.book.powers.get(key), t.enc.in_effect
    found: list[Responder] = []
    if not powers and not in_effect:
        return found
    table = t.book.handlers.get(key)
    if table is None:
        return found
    if powers:
        for player in t.s.order:
            seat = t.s.seats[player]
            if not seat.lost:
                for slug in seat.aliens:
                    if slug in powers:
                        found.extend((player, handler) for handler in powers[slug])
    if in_effect:
        lasting_responders(t, table, found)
    if len(found) > 1:
        found.sort(key=lambda responder: responder[1].mark.rank)
    return found
