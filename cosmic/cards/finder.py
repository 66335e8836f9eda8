from __future__ import annotations

from cosmic.engine.decisions import NO, YES
from cosmic.engine.effects import Artifact, in_every_phase
from cosmic.engine.hand_events import CardsTaken
from cosmic.engine.reading import Reading
from cosmic.engine.table import Table


def others_with_cards(t: Reading, me: int) -> list[int]:
    return t.others_with_cards(me)


def cards_to_name(t: Reading) -> list[str]:
    """Every card that may be in this game, as far as everybody knows; in the order of the box."""
    flares = t.book.possible_flares(t.s.options, len(t.s.seats)) if t.s.options.with_flares else ()
    known = {*t.s.cards, *(f"flare_{alien}" for alien in flares)}
    return [slug for slug in t.book.kinds if slug in known]


class Finder(Artifact):
    """Rule: artifacts.finder."""

    @in_every_phase(when=others_with_cards)
    def search(self, t: Table, me: int) -> None:
        other = t.ask(me, "finder-whom", t.others_with_cards(me), "seat")
        if not t.play(self, me, other):
            return
        face = t.ask(me, "finder-card", cards_to_name(t), "face", other=other)
        t.tell("finder-named", seat=me, other=other, card=face)
        hand = t.s.seats[other].hand
        t.look_at(me, other, hand)
        found = [card for card in hand if t.face(card) == face]
        # In secret: whether it was not there or not wanted is nobody else's business.
        answers = (YES, NO) if found else (NO,)
        if t.ask(me, "finder-take", answers, secret=True, other=other, card=face) == YES:
            t.emit(CardsTaken(me, other, found[:1]))
