"""Who has something to say on an occasion, and in which order (rule: timing.order)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from cosmic.engine.book import NO_HANDLERS, Occasion
from cosmic.engine.decisions import NO
from cosmic.engine.effects import ANOTHERS, ANYBODYS, OWN
from cosmic.engine.events import Event
from cosmic.engine.handlers import Handler
from cosmic.engine.promises import are_any, uses_power
from cosmic.engine.state import NOBODY, Seat

if TYPE_CHECKING:
    from cosmic.engine.reading import Reading

Responder = tuple[int, Handler]
IN_FORCE: Final = 1 << 20  # a bit beside those of the players
ALONE: Final = {1 << player: player for player in range(6)}  # the one player whose bit it is


# --- who is awake


def awake(t: Reading) -> dict[Occasion, int]:
    """The players, as bits, who have a power in force or hold a card for an occasion, and whether an effect is in force
    that may still answer it. It may name more than there are, never fewer: so a card that comes into a hand is added,
    as is a use, what brings more than that makes it be found anew, and nothing need be done for what goes away."""
    if t.awake is None:
        t.awake = {}
        powers, answering = t.book.occasions_of_power, t.box.answering
        for player, seat in enumerate(t.s.seats):
            answered: list[Occasion] = []
            for slug in t.sheets_up(player) if seat.lost else seat.aliens:
                answered += powers[slug]
            for slug in seat.face_down:
                answered += t.book.moments + powers[slug]
            for card in answering.intersection(t.playable(player)):
                answered += occasions_of_card(t, seat, card)
            wake(t.awake, answered, 1 << player)
        for tech in t.s.techs:
            if tech.face_up or t.book.content.techs[tech.slug].hidden:
                wake(t.awake, t.book.occasions_of.get(tech.slug, ()), 1 << tech.owner)
        if t.s.enc is not None:
            for use in t.s.enc.in_effect:
                may_still_answer(t, use.effect)
    return t.awake


def wake(found: dict[Occasion, int], answered: Iterable[Occasion], bit: int) -> None:
    for occasion in answered:
        found[occasion] = found.get(occasion, 0) | bit


def occasions_of_card(t: Reading, seat: Seat, card: int) -> tuple[Occasion, ...]:
    """Of a flare whose sheet the player has, both sides count: a zap turns it over."""
    return t.box.acts_on[card] if t.box.alien[card] in seat.aliens else t.box.acts_without_sheet[card]


def may_now_answer(t: Reading, player: int, card: int) -> None:
    """A card has come into a hand."""
    if t.awake is not None and card in t.box.answering:
        wake(t.awake, occasions_of_card(t, t.s.seats[player], card), 1 << player)


def may_still_answer(t: Reading, effect: str) -> None:
    """An effect has come into force."""
    if t.awake is not None:
        wake(t.awake, t.book.lasting_of.get(effect, ()), IN_FORCE)


def anybody(t: Reading, occasion: Occasion) -> bool:
    """Whether somebody might have something to say; mostly nobody has, and nothing more need be looked at."""
    return occasion in (t.awake or awake(t))


def is_in_force(t: Reading, occasion: Occasion) -> bool:
    """An effect that was used earlier might have."""
    return bool((t.awake or awake(t)).get(occasion, 0) & IN_FORCE)


def actors(t: Reading, occasion: Occasion) -> list[int]:
    """Who might have something to say, in timing order: a quick look before the exact one."""
    bits = (t.awake or awake(t)).get(occasion, 0)
    if bits in ALONE:  # as it is mostly
        return [ALONE[bits]]
    return [player for player in t.s.order if bits >> player & 1] if bits else []


# --- who has something to say


def responders(t: Reading, occasion: Occasion) -> list[Responder]:
    """Powers in force, playable cards, techs and lasting effects, in timing order."""
    found: list[Responder] = []
    table = t.book.handlers[occasion]
    powers, acting, lasting, techs = t.box.occasions[occasion]
    for player in actors(t, occasion):
        seat = t.s.seats[player]
        if powers:
            for slug in t.sheets_up(player) if seat.lost else seat.aliens:
                if slug in powers:
                    for handler in powers[slug]:
                        found.append((player, handler))
        if seat.face_down:
            turning_up(t, player, occasion, found)
        if acting:
            card_responders(t, player, acting, table, found)
        if techs and t.s.techs:
            tech_responders(t, player, techs, found)
    if lasting and t.s.enc is not None and t.s.enc.in_effect:
        lasting_responders(t, table, found)
    return found


def turning_up(t: Reading, player: int, occasion: Occasion, found: list[Responder]) -> None:
    """Sheets face down that could be turned up to answer an event."""
    handlers = t.book.turning_up.get(occasion, NO_HANDLERS)
    for slug in t.sheets_to_turn_up(player):
        if t.fits(t.book.bars[f"{slug}.power"], player):
            found.extend((player, handler) for handler in handlers.get(slug, ()))


def card_responders(
    t: Reading, player: int, acting: frozenset[int], table: dict[str, list[Handler]], found: list[Responder]
) -> None:
    cards = t.playable(player)
    if acting.isdisjoint(cards):
        return
    seen: list[str] = []
    aliens, box = t.s.seats[player].aliens, t.box
    for card in cards:
        if card not in acting:
            continue
        # Which side of a flare is up is a question only to whom its sheet belongs.
        effect = t.effect_of(player, card) if box.alien[card] in aliens else box.sides[card][0]
        if effect in seen or effect not in table or not t.may_play(player, card, effect):
            continue
        seen.append(effect)
        for handler in table[effect]:
            if not handler.lasting:
                found.append((player, handler))


def tech_responders(t: Reading, player: int, techs: dict[str, list[Handler]], found: list[Responder]) -> None:
    for card in t.s.techs:
        if card.owner == player and card.slug in techs and t.is_usable(card):
            fits = t.fits(t.book.bars[card.slug], player)
            found.extend((player, handler) for handler in techs[card.slug] if fits or handler.free)


def lasting_responders(t: Reading, table: dict[str, list[Handler]], found: list[Responder]) -> None:
    """What is in force; of a power only while the sheet is turned up, but for what its use has settled for good."""
    for effect, owner, part in t.enc.in_effect:
        for handler in table.get(effect, ()):
            if not handler.lasting or handler.part != part:
                continue
            if handler.side != "power" or handler.mark.standing or t.has_active(owner, handler.slug):
                found.append((owner, handler))


def choices(t: Reading, player: int, occasion: Occasion, event: Event | None = None) -> dict[str, Handler]:
    """What this player could use now, by the name under which it is offered."""
    found: dict[str, Handler] = {}
    powers, acting, _, techs = t.box.occasions[occasion]
    seat = t.s.seats[player]
    if powers:
        for slug in t.sheets_up(player) if seat.lost else seat.aliens:
            if slug in powers:
                for handler in powers[slug]:
                    if may_choose(t, handler, player, event):
                        found[handler.id] = handler
    if seat.face_down:
        for slug in t.sheets_to_turn_up(player):
            # At any moment (rule: variants.hidden), but to stop an announcement only if the power could.
            if event is None or open_powers(t, player, slug, occasion, event):
                handler = t.book.turning_up_alone[slug]
                found[handler.id] = handler
    others: list[Responder] = []
    if acting:
        card_responders(t, player, acting, t.book.handlers[occasion], others)
    if techs and t.s.techs:
        tech_responders(t, player, techs, others)
    for _, handler in others:
        if not handler.unseen and wants(t, handler, player, event):
            found[handler.offered_as] = handler
    return found


def open_powers(t: Reading, player: int, slug: str, occasion: Occasion, event: Event | None) -> list[Handler]:
    """What the power of a sheet could do now, if it lay face up."""
    return [one for one in t.book.powers.get(occasion, NO_HANDLERS).get(slug, ()) if may_choose(t, one, player, event)]


def may_choose(t: Reading, handler: Handler, player: int, event: Event | None = None) -> bool:
    """A power's handler is open to its owner now."""
    if not handler.free and (not t.fits(t.book.bars[handler.id], player) or t.is_zapped(player, handler.slug)):
        return False
    if are_any(t) and not handler.free and t.book.optional[handler.id] and uses_power(t, player) == NO:
        return False
    if handler.holding is not None and not t.playable(player):  # everybody sees an empty hand
        return False
    return wants(t, handler, player, event)


def wants(t: Reading, handler: Handler, player: int, event: Event | None) -> bool:
    """What the effect itself asks for is given: whose event it must be, and what else."""
    if event is not None and handler.of != ANYBODYS and handler.of != whose_to(player, event.whose()):
        return False
    return is_given(t, handler, player, event)


def is_given(t: Reading, handler: Handler, player: int, event: Event | None) -> bool:
    """What the effect asks for besides; at a moment there is no event to look at."""
    if handler.when is None:
        return True
    return bool(handler.when(t, player) if event is None else handler.when(t, player, event))


def whose_to(player: int, owner: int) -> int:
    """Whose an event is, as this player sees it."""
    if owner == NOBODY:
        return ANYBODYS
    return OWN if owner == player else ANOTHERS


def modifiers(t: Reading, query: type) -> list[Responder]:
    """Who changes the answer to a query, the first layer first."""
    occasion = ("modify", query)
    found: list[Responder] = []
    powers = t.book.powers.get(occasion, NO_HANDLERS)
    for player in actors(t, occasion):
        for slug in t.sheets_up(player):
            for handler in powers.get(slug, ()):
                found.append((player, handler))
        if t.s.techs:
            tech_responders(t, player, t.book.techs.get(occasion, NO_HANDLERS), found)
    if t.enc.in_effect:
        lasting_responders(t, t.book.handlers[occasion], found)
    if len(found) > 1:
        found.sort(key=lambda responder: responder[1].rank)
    return found
