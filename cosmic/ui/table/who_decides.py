"""Who is to decide and what, as far as the whole table may know: the same whatever anybody holds."""

from __future__ import annotations

from cosmic.engine.state import NOBODY
from cosmic.engine.views import PUBLIC
from cosmic.hotseat.session.calls import Call, call_sentence
from cosmic.hotseat.session.deal_drafts import DEALING
from cosmic.hotseat.session.open_curtain import who_looks
from cosmic.hotseat.session.session import Ask, Beat, Look, Think
from cosmic.text.presenter import Presenter


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


def awaited(beat: Beat | None, words: Presenter, in_private: str = "ui-decides-in-private") -> str:
    """In one sentence; empty while nobody is waited for. `in_private`: what is said of somebody behind the curtain."""
    enc, seat = words.view.enc, decides(beat)
    if isinstance(beat, Call):
        return call_sentence(beat, words)
    if seat == PUBLIC:
        return ""
    if kind_of(beat) in DEALING and enc is not None and enc.defense != NOBODY:
        return words.say("ui-public-deal", one=words.seat(enc.offense), other=words.seat(enc.defense))
    if isinstance(beat, Think):
        return words.say("ui-thinking", seat=words.seat(seat))
    return words.say(in_private if who_looks(beat) != NOBODY else "ui-public-decides", seat=words.seat(seat))


def kind_of(beat: Beat | None) -> str:
    """Of the question that is open, whether or not there is a choice."""
    if isinstance(beat, (Look, Think)):
        return beat.kind
    return beat.decision.kind if isinstance(beat, Ask) else ""


def asked_in_the_open(beat: Beat | None, words: Presenter) -> str:
    """The question itself, where everybody may read it."""
    return words.question(beat.decision) if isinstance(beat, Ask) and not beat.private else ""
