"""What a bot says at the table: what it means to do, or now and then, if it is of that kind, what it does not."""

from __future__ import annotations

from cosmic.bots.manner import Manner
from cosmic.bots.view_reading import defenders, foreign_colonies, gains, is_home, kind_and_value, would_win
from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.engine.rng import Chance
from cosmic.engine.views import PlayerView
from cosmic.talk.statements import FIGHT, INVITE_ME, LEAVE_ALONE, NEGOTIATE, NOT_THAT_ONE, Statement

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
        found += of_onlooker(view, bluffs)
    friends = [seat for seat in range(len(view.seats)) if seat != me and manner.liking(seat) >= FRIEND]
    found += [Statement(me, LEAVE_ALONE, seat) for seat in friends]
    return found


def of_main(view: PlayerView, bluffs: bool) -> list[Statement]:
    """It says nothing of a hand from which it could do either."""
    cards = [kind_and_value(view.cards[card]) for card in view.hand]
    best = max((value for kind, value in cards if kind == "attack"), default=-1)
    can_talk = any(kind == "negotiate" for kind, _ in cards)
    if bluffs:
        return [Statement(view.viewer, NEGOTIATE if best >= STRONG else FIGHT)]
    if can_talk and best < WEAK:
        return [Statement(view.viewer, NEGOTIATE)]
    return [Statement(view.viewer, FIGHT)] if best >= STRONG else []


def of_onlooker(view: PlayerView, bluffs: bool) -> list[Statement]:
    """Whoever would win by it is not to be invited; oneself is, where there is something to be gained."""
    me, enc = view.viewer, view.enc
    assert enc is not None
    found = [
        Statement(me, NOT_THAT_ONE, seat)
        for seat in range(len(view.seats))
        if seat not in (me, enc.offense, enc.defense) and would_win(view, seat, enc.planet)
    ]
    hands_over = would_win(view, enc.offense, enc.planet) and not would_win(view, me, enc.planet)
    to_offense = gains(view, me, enc.planet) and not is_home(view, enc.planet, me) and not hands_over
    ships = view.ships[enc.planet]
    number = 2 if defenders(view, enc.planet, me) <= 2 else 3
    if to_offense and foreign_colonies(view, me) <= foreign_colonies(view, enc.offense) + 1:
        found.append(Statement(me, INVITE_ME, enc.offense, 4 if bluffs else number))
    elif hands_over or ships[enc.defense]:
        found.append(Statement(me, INVITE_ME, enc.defense, 4 if hands_over or bluffs else number))
    return found
