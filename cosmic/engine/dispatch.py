"""How events, moments and queries run: who may answer is asked in one order, offense first (rule: timing.order)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cosmic.engine.book import Occasion
from cosmic.engine.decisions import PASS, YES
from cosmic.engine.errors import RulesError
from cosmic.engine.events import Event
from cosmic.engine.face_down import turn_up
from cosmic.engine.handlers import Handler
from cosmic.engine.hands import check_offense
from cosmic.engine.play_events import CardReturned, FlareUsed
from cosmic.engine.promises import are_any, uses_power
from cosmic.engine.responders import (
    Responder,
    actors,
    anybody,
    awake,
    choices,
    is_given,
    is_in_force,
    lasting_responders,
    may_choose,
    modifiers,
    open_powers,
    responders,
    wants,
)
from cosmic.engine.uses import check_kept, clear_table
from cosmic.engine.windows import note_moment, note_window

if TYPE_CHECKING:
    from cosmic.engine.table import Table

UNANSWERED: Final = (None, None, None)


# --- events


def emit(t: Table, event: Event) -> bool:
    """Announce, replace, apply, react. False if the event did not take place."""
    if t.pure:
        raise RulesError("a query may not change anything")
    counters, replaces, reacts = t.book.answered.get(type(event), UNANSWERED)
    # With a log every window is noted, whether or not somebody answers. Mostly nobody does: see `responders.anybody`,
    # which is written out here.
    if counters is not None:
        if t.log is not None:
            note_window(t, counters, event)
        if counters in (t.awake or awake(t)):
            announce(t, event, counters)
            if event.cancelled:
                return False
    if replaces is not None and event.replaceable:
        if t.log is not None:
            note_window(t, replaces, event)
        if replaces in (t.awake or awake(t)):
            answer(t, replaces, event)
            if event.cancelled:
                return False
    if not event.can_happen(t):
        return False
    event.apply(t)
    if reacts is not None:
        if t.log is not None:
            note_window(t, reacts, event)
        if reacts in (t.awake or awake(t)):
            answer(t, reacts, event)
    if event.has_aftermath:
        event.afterwards(t)
    return True


def announce(t: Table, event: Event, occasion: Occasion) -> None:
    """Rule: timing.interrupt. Only counters may answer, and they may be answered in turn."""
    t.exchange += 1
    while somebody_counters(t, event, occasion) and not event.cancelled:
        note_window(t, occasion, event)
    t.exchange -= 1
    clear_table(t)


def somebody_counters(t: Table, event: Event, occasion: Occasion) -> bool:
    """The first player who answers does; False if nobody does."""
    for player in actors(t, occasion):
        open_now = choices(t, player, occasion, event)
        if not open_now:
            continue
        options, apart = worth_offering(t, player, open_now)
        now = acts_now(t, player, occasion, event)
        choice = t.ask_response(player, "counter", (PASS, *options), acts_now=now, **event.said(t)) if options else PASS
        if choice == PASS and apart and is_wanted(t, open_now[apart[0]], player, event):
            choice = apart[0]
        if choice != PASS:
            handler = turned_up(t, open_now[choice], player, occasion, event)
            if handler is not None:
                choose(t, handler, player, event)
            return True
    return False


def answer(t: Table, occasion: Occasion, event: Event) -> None:
    """One pass in timing order, removal before saving; each effect answers an event once. Who may answer is looked up
    anew after each answer (a zap opens the wild side of a flare), and so is who is called."""
    done: list[Responder] = []
    at: tuple[int, int] = (0, 0)  # rank and place in the timing order: the pass never goes back
    while not event.cancelled:
        found = still_open(t, occasion, event, at, done)
        if not found:
            return
        player, handler = found[0]
        first = which_first(t, found, event) if len(found) > 1 else None
        at = (handler.rank, t.s.order.index(player))
        done.append((player, first or handler))
        if done[-1][1].stands_for is not None:  # turned up for this, its power answers it once
            done.append((player, done[-1][1].stands_for))
        spoken = t.spoken
        if first is None:
            run(t, handler, player, event)
        else:
            choose(t, first, player, event)
        if t.spoken > spoken:
            note_window(t, occasion, event, after=at)


def still_open(
    t: Table, occasion: Occasion, event: Event, at: tuple[int, int], done: list[Responder]
) -> list[Responder]:
    found = responders(t, occasion)
    if not found:
        return found
    place = t.s.order.index
    found = [
        (player, handler)
        for player, handler in found
        if (handler.rank, place(player)) >= at and (player, handler) not in done and wants(t, handler, player, event)
    ]
    if len(found) > 1:
        found.sort(key=lambda responder: (responder[1].rank, place(responder[0])))
    return found


def which_first(t: Table, found: list[Responder], event: Event) -> Handler | None:
    """A player with several answers says which comes first, or leaves them as they stand; what is in force already
    goes before."""
    player, handler = found[0]
    if handler.lasting:
        return None
    own = {
        other.offered_as: other
        for one, other in found
        if one == player and other.rank == handler.rank and not other.lasting
        if other.side != "power" or may_choose(t, other, player, event)
    }
    if len(own) < 2:
        return None
    choice = t.ask_response(player, "first", (PASS, *worth_offering(t, player, own)[0]), **event.said(t))
    return None if choice == PASS else own[choice]


def worth_offering(t: Table, player: int, open_now: dict[str, Handler]) -> tuple[list[str], list[str]]:
    """What a player may choose among, and what comes anyway: it must happen, or is asked in secret. That is no question
    here, unless there are two such: passing lets them come as they stand. Who has promised to use a power must."""
    has_to = are_any(t) and uses_power(t, player) == YES
    apart = [
        option
        for option, handler in open_now.items()
        if t.book.is_apart(handler) or (has_to and handler.side == "power")
    ]
    if len(apart) != 1:
        return list(open_now), apart
    return [option for option in open_now if option not in apart], apart


# --- moments


def moment(t: Table, occasion: Occasion) -> None:
    """Rule: timing.order. A named window: what must happen and what may happen go in one order, and after each use it
    begins anew; it is over when everybody has passed in a row."""
    if t.enc.in_effect and is_in_force(t, occasion):
        follow_up(t, occasion)
    used: list[tuple[int, str]] = []
    if t.log is not None:
        note_moment(t, occasion, used)
    if anybody(t, occasion):
        while act_at(t, occasion, used):
            note_moment(t, occasion, used)
        if t.box.has_licence and occasion[1] in t.book.unseen_at:
            act_unseen(t, occasion)
    if t.s.kept:
        check_kept(t)
    check_offense(t)


def follow_up(t: Table, occasion: Occasion) -> None:
    """What earlier uses have settled comes before anything new."""
    found: list[Responder] = []
    lasting_responders(t, t.book.handlers[occasion], found)
    for player, handler in found:
        if is_given(t, handler, player, None):
            run(t, handler, player, None)


def act_at(t: Table, occasion: Occasion, used: list[tuple[int, str]]) -> bool:
    """The first player who acts at this moment does; False if nobody does."""
    for player in actors(t, occasion):
        open_now = choices(t, player, occasion)
        if open_now and used:
            open_now = {option: handler for option, handler in open_now.items() if (player, handler.id) not in used}
        if not open_now:
            continue
        options, apart = worth_offering(t, player, open_now)
        now = acts_now(t, player, occasion)
        choice = (
            t.ask_response(player, "window", (PASS, *options), moment=occasion[1], acts_now=now) if options else PASS
        )
        if choice == PASS:
            if not apart:
                continue
            choice = apart[0]
        handler = turned_up(t, open_now[choice], player, occasion)
        if handler is not None:
            if handler.side != "artifact":  # a second copy is another card
                used.append((player, handler.id))
            if is_wanted(t, handler, player):
                choose(t, handler, player)
        check_offense(t)
        return True
    return False


def act_unseen(t: Table, occasion: Occasion) -> None:
    """When everybody has passed: what the holder of a card may do without playing it."""
    for player, handler in responders(t, occasion):
        if handler.unseen and is_given(t, handler, player, None):
            handler.act(t, player)


def is_wanted(t: Table, handler: Handler, player: int, event: Event | None = None) -> bool:
    """In secret: whether somebody could not, for want of a card, or would not is nobody's business."""
    if handler.holding is None:
        return True
    options = (PASS, handler.id) if handler.holding(t, player) else (PASS,)
    if len(options) > 1 and are_any(t) and uses_power(t, player) == YES:
        options = (handler.id,)
    about: dict[str, Any] = {} if event is None else {"occasion": event.said(t)}
    return bool(t.ask(player, "use", options, "effect", secret=True, alien=handler.slug, **about) != PASS)


def acts_now(t: Table, player: int, occasion: Occasion, event: Event | None = None) -> int:
    """1 if a sheet that may be turned up would be used at once."""
    if not t.s.seats[player].face_down:
        return 0
    return int(any(open_powers(t, player, alien, occasion, event) for alien in t.sheets_to_turn_up(player)))


def turned_up(
    t: Table, handler: Handler, player: int, occasion: Occasion, event: Event | None = None
) -> Handler | None:
    """What has been chosen; of a sheet face down what its power does now that it lies face up, if it does anything."""
    if handler.side != "face_down":
        return handler
    turn_up(t, player, handler.slug)
    now = open_powers(t, player, handler.slug, occasion, event)
    return now[0] if now and (event is None or is_wanted(t, now[0], player, event)) else None


# --- effects at work


def choose(t: Table, handler: Handler, player: int, event: Event | None = None) -> None:
    """The owner has chosen this effect; it need not be confirmed again."""
    before, t.willing = t.willing, handler.id
    run(t, handler, player, event)
    t.willing = before


def run(t: Table, handler: Handler, player: int, event: Event | None) -> None:
    """Let an effect act; cards it played go where played cards go."""
    depth, before = len(t.playing), t.occasion
    t.occasion = event
    if event is None:
        handler.act(t, player)
    else:
        handler.act(t, player, event)
    t.occasion = before
    while len(t.playing) > depth:
        settle(t, *t.playing.pop())


def settle(t: Table, player: int, card: int, home: int) -> None:
    """Rules: flares.returned, artifacts.discard. A card that has acted goes back or away, or was sent elsewhere."""
    is_there = card in t.s.play
    if t.box.kind[card] == "flare":
        if is_there:
            t.emit(CardReturned(home, card))
        t.emit(FlareUsed(player, card))
    elif is_there:
        t.leave_table(player, card, "artifact", home)


# --- queries


def changed(t: Table, question: Any, value: Any) -> tuple[Any, list[str]]:
    """The answer as effects have it, and those that have changed it."""
    effects: list[str] = []
    was, t.pure = t.pure, True
    for player, handler in modifiers(t, type(question)):
        after = handler.act(t, player, question, value)
        if after != value:
            effects.append(handler.id)
            value = after
    t.pure = was
    return value, effects
