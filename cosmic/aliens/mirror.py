from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, modify
from cosmic.engine.notes import Note
from cosmic.engine.queries import RevealedValue
from cosmic.engine.state import NOBODY
from cosmic.engine.table import Table

REVERSED_ALONE = Note("reversed-alone", NOBODY, shown=True)


def reversed_digits(value: int) -> int:
    """A single digit is read with a zero before it; a sign stays."""
    tens, ones = divmod(abs(value), 10)
    return (10 * ones + tens) * (-1 if value < 0 else 1)


def reversed_card(t: Table, side: int, value: int) -> int:
    """The encounter card alone; an attack that was added to it counts as it is printed."""
    added = sum(t.box.value[card] for card in t.enc.laid[side][1:])
    return reversed_digits(value - added) + added


class Mirror(Power):
    """The two digits of both attacks change places."""

    @at("planning.laid", when=lambda t, me: not t.in_effect(MirrorSuper, me))
    def reverse(self, t: Table, me: int) -> None:
        t.use(self, me)

    @modify(RevealedValue)
    def turned_round(self, t: Table, me: int, asked: RevealedValue, value: int) -> int:
        return reversed_card(t, asked.side, value)


class MirrorSuper(Super):
    """The digits of one of the two alone; it is the one reversal of the encounter."""

    @at("planning.laid", when=lambda t, me: not t.in_effect(Mirror, me))
    def reverse_one(self, t: Table, me: int) -> None:
        if t.play(self, me):
            whose = t.ask(me, "mirror-whose", (t.foe_of(me), me), "seat")
            REVERSED_ALONE.set(t, whose)
            t.put_in_effect(self, me)
            t.tell("reversed-alone", seat=me, other=whose)

    @modify(RevealedValue)
    def turned_round(self, t: Table, me: int, asked: RevealedValue, value: int) -> int:
        return reversed_card(t, asked.side, value) if t.main(asked.side) == REVERSED_ALONE.get(t) else value


class MirrorWild(Wild):
    """The own card counts as a copy of the opponent's."""

    @at("reveal.revealed", when=lambda t, me: t.enc.counts[0] != t.enc.counts[1])
    def copy(self, t: Table, me: int) -> None:
        if t.play(self, me):
            mine, theirs = t.side_of(me), t.side_of(t.foe_of(me))
            t.enc.counts[mine] = t.enc.counts[theirs][:]
            t.tell("mirrored", seat=me, card_kind=t.kind_of(mine), value=t.enc.counts[mine][1])
