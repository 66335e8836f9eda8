"""The moments at which somebody might answer, as far as the whole table knows.

Only true holders are asked. A table of people needs more: the same call must go out whether or not anybody holds an
answer, or being asked would tell. So each window is noted in the log, for nobody to read, with the seats that might
answer by public facts alone: a card that is not in sight may be in any hand.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from cosmic.engine.book import NO_HANDLERS, Occasion, PlayableAt
from cosmic.engine.events import Event
from cosmic.engine.handlers import Handler
from cosmic.engine.log import NO_READERS, WINDOW, Line
from cosmic.engine.queries import Reinforcements
from cosmic.engine.responders import anybody, is_given, may_choose, modifiers, wants, whose_to
from cosmic.engine.state import NO_REWARDS, NOBODY, TechCard

if TYPE_CHECKING:
    from cosmic.engine.reading import Reading
    from cosmic.engine.table import Table

FROM_THE_START: Final = (0, 0)


def note_window(t: Table, occasion: Occasion, event: Event, after: tuple[int, int] = FROM_THE_START) -> None:
    """Called at each event that somebody might answer, answered or not, and again after an answer that changed
    something: then for those whose turn is still to come, `after` a rank and a place in the timing order."""
    if t.log is None:
        return
    seats = might_answer(t, occasion, event, after)
    if seats:
        t.write(Line(WINDOW, {"stage": occasion[0], "seats": seats, "about": event.said(t)}, NO_READERS))


def note_moment(t: Table, occasion: Occasion, used: list[tuple[int, str]]) -> None:
    """The same for a moment, in which these effects have been `used`. What must happen, or is asked in secret, comes
    between: those who act after it are called anew when it has happened."""
    if t.log is None:
        return
    seats = might_answer(t, occasion, None, FROM_THE_START)
    if seats:
        place = t.s.order.index
        until = first_apart(t, occasion[1], used)
        if until != NOBODY:
            seats = [seat for seat in seats if place(seat) <= place(until)]
    if seats:
        t.write(Line(WINDOW, {"stage": occasion[0], "seats": seats, "about": {"moment": occasion[1]}}, NO_READERS))


def first_apart(t: Table, moment: str, used: list[tuple[int, str]]) -> int:
    """The first player to whom something comes that is not offered with the rest."""
    powers = t.book.apart.get(moment)
    if powers is None:
        return NOBODY
    for player in t.s.order:
        for handler in [h for slug in t.sheets_up(player) for h in powers.get(slug, ())]:
            if (player, handler.id) not in used and may_choose(t, handler, player):
                return player
    return NOBODY


def note_reinforcements(t: Table, players: list[int]) -> None:
    """The window for reinforcements: who holds a card may hold one, or one that serves as one."""
    if t.log is None:
        return
    left = [card for card in t.unseen() if t.box.kind[card] == "reinforcement"]
    has_others = anybody(t, ("modify", Reinforcements))
    others = [player for player, _ in modifiers(t, Reinforcements)] if has_others else []
    seats = [
        player
        for player in players
        if t.playable(player) and (player in others or t.with_backs(t.backs_of(player), left))
    ]
    if seats:
        t.write(Line(WINDOW, {"stage": "reinforce", "seats": seats, "about": {}}, NO_READERS))


def note_research(t: Table, players: list[int]) -> None:
    """The window for what is done with techs: whoever has one face down may have something to do."""
    if t.log is not None and players:
        t.write(Line(WINDOW, {"stage": "at", "seats": players, "about": {"moment": "regroup.techs"}}, NO_READERS))


def might_answer(
    t: Reading, occasion: Occasion, event: Event | None = None, after: tuple[int, int] = FROM_THE_START
) -> list[int]:
    found: list[int] = []
    with_rewards = t.s.first_reward != NO_REWARDS
    by_role = t.book.playable_at(occasion, t.s.phase, t.s.options.classic_flares, with_rewards)
    techs = t.book.unseen_techs.get(occasion) if t.s.techs else None
    if not by_role and not t.s.options.hidden and techs is None:
        return found
    owner = NOBODY if event is None else event.whose()
    hidden: list[int] = []  # looked up when it is first needed
    for place, player in enumerate(t.s.order):
        rank = after[0] if place >= after[1] else after[0] + 1
        if t.s.seats[player].face_down and might_turn_up(t, player, occasion, event, rank):
            found.append(player)
            continue
        if techs is not None and might_use_unseen(t, player, techs, event):
            found.append(player)
            continue
        cards = by_role.get((t.role_of(player), whose_to(player, owner)))
        if cards is not None and t.playable(player) and has_an_answer(t, player, cards, event, rank, hidden):
            found.append(player)
    return found


def might_turn_up(t: Reading, player: int, occasion: Occasion, event: Event | None, rank: int) -> bool:
    """A sheet face down may be any that lies face up nowhere: at every moment at which anything can be done, and on an
    event that one of these would answer."""
    if t.borrows_power(player) or occasion not in t.book.handlers:
        return False
    up = [alien for seat in t.s.seats for alien in seat.aliens]
    is_lost = t.s.seats[player].lost
    box = t.book.playable_aliens(t.s.options.sets, players=len(t.s.seats))
    unknown = [alien for alien in box if alien not in up and (not is_lost or alien in t.book.never_lost)]
    if event is None:
        return bool(unknown)
    seat = t.s.seats[player]
    hand, seat.hand = seat.hand, t.unseen() if seat.hand else []
    try:
        powers = t.book.powers.get(occasion, NO_HANDLERS)
        found = (handler for alien in unknown for handler in powers.get(alien, ()))
        return any(handler.rank >= rank and may_choose(t, handler, player, event) for handler in found)
    finally:
        seat.hand = hand


def might_use_unseen(t: Reading, player: int, handlers: list[Handler], event: Event | None) -> bool:
    """A tech face down with ships on it may be any of those that are used from there and lie in sight nowhere."""
    techs = t.s.techs
    up = [card for card in techs if card.face_up]
    seen = [*t.s.tech_discard, *(card.slug for card in up)]
    down = [card for card in t.techs_face_down(player) if card.ships]
    unknown = [handler for handler in handlers if handler.slug not in seen] if down else []
    try:
        for card, handler in product(down, unknown):
            t.s.techs = [*up, TechCard(handler.slug, player, card.ships)]
            fits = t.fits(t.book.bars[handler.slug], player)
            if fits and handler.slug in t.usable_techs(player) and wants(t, handler, player, event):
                return True
    finally:
        t.s.techs = techs
    return False


def has_an_answer(
    t: Reading, player: int, cards: PlayableAt, event: Event | None, rank: int, hidden: list[int]
) -> bool:
    """With a card of this rank or a later one. The first that will do is enough, so it matters little how many there
    are. Flares have the side that they would have in this player's hand."""
    backs = t.backs_of(player)
    for handler in cards.artifacts:
        if may_be_hidden(t, handler, backs) and might_play(t, player, handler, event, rank, hidden):
            return True
    if not cards.supers and not cards.wilds:
        return False
    if not t.s.options.with_flares or t.has_had_its_flare(player):
        return False
    own, grafted = t.in_force(player), t.grafted(player)
    if grafted:
        own = [alien for alien in own if alien not in grafted]
    for slug in own:
        for handler in cards.supers.get(slug, ()):
            if may_be_hidden(t, handler, backs) and might_play(t, player, handler, event, rank, hidden):
                return True
    if not cards.wilds:
        return False
    possible = t.book.possible_flares(t.s.options, len(t.s.seats))
    for handler in cards.wilds:
        if handler.slug not in possible or handler.slug in own or not may_be_hidden(t, handler, backs):
            continue
        if might_play(t, player, handler, event, rank, hidden):
            return True
    return False


def might_play(t: Reading, player: int, handler: Handler, event: Event | None, rank: int, hidden: list[int]) -> bool:
    """What it depends on in the player's own hand is not known either: there may be any card."""
    if handler.rank < rank:
        return False
    if handler.when is None:
        return True
    hidden += () if hidden else t.unseen()
    seat = t.s.seats[player]
    hand, seat.hand = seat.hand, hidden
    try:
        return is_given(t, handler, player, event)
    finally:
        seat.hand = hand


def may_be_hidden(t: Reading, handler: Handler, backs: tuple[bool, bool]) -> bool:
    """A card may be in any hand that has cards with its back, until all copies are in sight; a flare that is not in
    this game at all might be, as far as the players know, if it is of a box on the table."""
    copies = t.box.copies.get(handler.offered_as)
    if copies is None:
        return handler.side != "artifact"
    return not all(map(t.is_seen, t.with_backs(backs, copies)))
