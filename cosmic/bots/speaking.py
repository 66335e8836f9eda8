"""What a bot says at the table: what it means to do, or now and then, if it is of that kind, what it does not."""

from __future__ import annotations

from cosmic.bots.manner import Manner
from cosmic.bots.view_reading import (
    defenders,
    foreign_colonies,
    gains,
    is_home,
    is_negotiate,
    kind_and_value,
    would_win,
)
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.rng import Chance
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PlayerView
from cosmic.rulebook import content
from cosmic.talk.statements import FIGHT, INVITE_ME, LEAVE_ALONE, NEGOTIATE, NOT_THAT_ONE, SHIPS, Statement

WEAK, STRONG = 6, 15  # attacks: below it one would rather talk, from it on one fights gladly
FRIEND = 0.25  # regard for one to whom something is promised
GRAIN = 1000


def spoken(manner: Manner, view: PlayerView, decision: Decision, chance: Chance) -> Answer:
    """One of the statements that are allowed, or silence."""
    if chance.below(GRAIN) >= GRAIN * manner.personality.talk:
        return PASS
    bluffs = chance.below(GRAIN) < GRAIN * manner.personality.bluff
    meant = [one.word for one in intents(manner, view, bluffs)]
    return next((word for word in meant if word in decision.options), PASS)


def intents(manner: Manner, view: PlayerView, bluffs: bool) -> list[Statement]:
    """What matters most comes first."""
    me, enc = view.viewer, view.enc
    found: list[Statement] = []
    if enc is not None and me in (enc.offense, enc.defense):
        found += of_main(view, bluffs)
    elif enc is not None and enc.planet >= 0:
        found += of_onlooker(manner, view, bluffs)
    return found + promises(manner, view)


def promises(manner: Manner, view: PlayerView) -> list[Statement]:
    """To friends; not to one whom it attacks just now, nor again while the last one still holds."""
    me, enc = view.viewer, view.enc
    attacked = enc.defense if enc is not None and enc.offense == me else NOBODY
    seats = [seat for seat in range(len(view.seats)) if seat not in (me, attacked)]
    new = [seat for seat in seats if not manner.said(LEAVE_ALONE, me, seat)]
    return [Statement(me, LEAVE_ALONE, seat) for seat in new if manner.liking(seat) >= FRIEND]


def of_main(view: PlayerView, bluffs: bool) -> list[Statement]:
    """It says nothing of a hand from which it might do either, and a bluff is something that it could do."""
    faces = [view.cards[card] for card in view.hand]
    best = max((value for kind, value in map(kind_and_value, faces) if kind == "attack"), default=-1)
    can_talk = any(map(is_negotiate, faces))
    if bluffs and best >= STRONG:
        return [Statement(view.viewer, NEGOTIATE)] if can_talk else []
    if bluffs:
        return [Statement(view.viewer, FIGHT)] if best >= 0 else []
    if can_talk and best < WEAK:
        return [Statement(view.viewer, NEGOTIATE)]
    return [Statement(view.viewer, FIGHT)] if best >= STRONG and not can_talk else []


def of_onlooker(manner: Manner, view: PlayerView, bluffs: bool) -> list[Statement]:
    """Whoever would win by it is not to be invited; oneself is, where there is something to be gained."""
    me, enc = view.viewer, view.enc
    assert enc is not None
    found = [
        Statement(me, NOT_THAT_ONE, seat)
        for seat in range(len(view.seats))
        if seat not in (me, enc.offense, enc.defense) and would_win(view, seat, enc.planet)
    ]
    hands_over = would_win(view, enc.offense, enc.planet) and not would_win(view, me, enc.planet)
    takes_all = would_win(view, me, enc.planet) and not would_win(view, enc.offense, enc.planet)  # who would ask it in?
    to_offense = gains(view, me, enc.planet) and not is_home(view, enc.planet, me) and not hands_over and not takes_all
    number = ships_promised(manner, view, bluffs or hands_over)
    if not number:
        return found
    if to_offense and foreign_colonies(view, me) <= foreign_colonies(view, enc.offense) + 1:
        found.append(Statement(me, INVITE_ME, enc.offense, number))
    elif hands_over or view.ships[enc.planet][enc.defense]:
        found.append(Statement(me, INVITE_ME, enc.defense, number))
    return found


def ships_promised(manner: Manner, view: PlayerView, all_it_can: bool) -> int:
    """As many as are wanted there, as far as it likes to send so many and everybody sees that it can spare them: who
    would have to give a colony up for its word does not give it."""
    me, enc = view.viewer, view.enc
    assert enc is not None
    wanted = 1 if defenders(view, enc.planet, me) <= 2 else 2
    wanted = SHIPS[-1] if all_it_can else max(1, wanted + round(manner.personality.risk))
    planets = [planet for planet in range(view.planet_count) if planet != enc.planet]
    spare = sum(max(0, view.ships[planet][me] - 1) for planet in planets)
    sends = content().sends
    return min(wanted, spare, *(sends.get(alien, SHIPS[-1]) for alien in view.seats[me].aliens))
