"""The lasting headline: who attacks whom, where, with whom and for what, and what is awaited from whom. Table, public
board and replay say it in these words, from what the whole table may know: the same whatever anybody holds."""

from __future__ import annotations

from cosmic.engine.state import DEFENSE, NOBODY, OFFENSE, OUT_OF_TURN
from cosmic.engine.views import PUBLIC
from cosmic.hotseat.session.beats import Ask, Beat, Look, Think
from cosmic.hotseat.session.calls import Call, call_sentence
from cosmic.hotseat.session.deal_drafts import DEALING
from cosmic.hotseat.session.open_curtain import who_looks
from cosmic.text.presenter import Presenter

# --- who attacks whom


def headline(words: Presenter, in_short: bool = False) -> str:
    """`in_short`: without allies and without what is at stake, where there is little room."""
    view = words.view
    enc = view.enc
    if view.winners:
        winners = words.listed([words.seat(seat) for seat in view.winners])
        return words.say("ui-public-won", who=winners, count=len(view.winners))
    if enc is None:
        return words.say("ui-no-encounter")
    if enc.defense == NOBODY:
        return words.say("headline-turn", seat=words.seat(enc.offense))
    said = words.say("headline-met", **words.scene()) if enc.planet == NOBODY else attack(words, in_short)
    if enc.number == OUT_OF_TURN:
        said = words.say("headline-out-of-turn", said=said)
    return said if in_short else " ".join((said, *words.votes(), *words.promises()))


def attack(words: Presenter, in_short: bool) -> str:
    enc = words.view.enc
    assert enc is not None
    stake, nth = ("none", 0) if in_short else at_stake(words)
    sides = [words.seat(enc.offense), words.seat(enc.defense)]
    for side, key in ((OFFENSE, "headline-with"), (DEFENSE, "headline-helped")):
        allies = [seat for seat, where in enumerate(enc.allies) if where == side]
        if allies and not in_short:
            sides[side] = words.say(key, seat=sides[side], allies=words.seats(allies))
    target = words.planet(enc.planet)
    return words.say("headline-attack", attackers=sides[0], defenders=sides[1], target=target, stake=stake, nth=nth)


def at_stake(words: Presenter) -> tuple[str, int]:
    """What the offense would gain by landing: its so manieth foreign colony, the game, a home planet, or nothing."""
    view = words.view
    enc = view.enc
    assert enc is not None
    if enc.outcome:
        return "none", 0
    if view.home_of(enc.planet) == enc.offense:
        return "home", 0
    if view.ships[enc.planet][enc.offense]:
        return "held", 0
    nth = view.foreign_count(enc.offense) + 1
    return ("game" if nth >= view.options.colonies_to_win else "colony"), nth


# --- what is awaited


def decides(beat: Beat | None) -> int:
    """The seat whose plate is lit: one that only looks like one that plays, but no bot in a window, where it is
    its secret that it is asked at all."""
    if isinstance(beat, Look):
        return beat.seat
    if isinstance(beat, Think):
        return PUBLIC if beat.is_secret else beat.seat
    if isinstance(beat, Ask):
        return beat.decision.player
    return PUBLIC


def awaited(beat: Beat | None, words: Presenter, in_private: str = "awaited-look") -> str:
    """In one sentence; empty while nobody is waited for. `in_private`: what is said of somebody behind the curtain."""
    enc, seat = words.view.enc, decides(beat)
    if isinstance(beat, Call):
        return call_sentence(beat, words)
    if seat == PUBLIC:
        return ""
    kind = kind_of(beat)
    if kind in DEALING and enc is not None and enc.defense != NOBODY:
        return words.say("ui-public-deal", one=words.seat(enc.offense), other=words.seat(enc.defense))
    # Under a call it would tell something whether there is a question at all.
    in_window = isinstance(beat, Ask) and beat.private and beat.decision.passive
    if kind and not in_window and words.messages.has(f"awaited-{kind}"):
        return words.say(f"awaited-{kind}", seat=words.seat(seat))
    if isinstance(beat, Think):
        return words.say("ui-thinking", seat=words.seat(seat))
    return words.say(in_private if who_looks(beat) != NOBODY else "awaited-choice", seat=words.seat(seat))


def kind_of(beat: Beat | None) -> str:
    """Of the question that is open, whether or not there is a choice."""
    if isinstance(beat, (Look, Think)):
        return beat.kind
    return beat.decision.kind if isinstance(beat, Ask) else ""


def asked_in_the_open(beat: Beat | None, words: Presenter) -> str:
    """The question itself, where everybody may read it."""
    return words.question(beat.decision) if isinstance(beat, Ask) and not beat.private else ""
