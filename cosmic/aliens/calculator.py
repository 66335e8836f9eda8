from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, modify
from cosmic.engine.notes import Note
from cosmic.engine.queries import CardValue
from cosmic.engine.table import Table

PARITY = Note("parity", "", shown=True)


def equalized(t: Table, side: int, value: int) -> int:
    """The higher of two attacks counts what it has more than the lower one."""
    shown, opposing = t.revealed_value(side), t.revealed_value(1 - side)
    return value - opposing if t.both_attack() and shown > opposing else value


class Calculator(Power):
    """Announces, before the reveal, that the higher attack is lowered by the lower one."""

    @at("planning.laid")
    def equalize(self, t: Table, me: int) -> None:
        t.use(self, me)

    @modify(CardValue)
    def lower(self, t: Table, me: int, asked: CardValue, value: int) -> int:
        return equalized(t, asked.side, value)


class CalculatorWild(Wild):
    """Odd or even: the right call lowers the opponent's attack by the own one, a wrong one the own by theirs."""

    @at("planning.laid")
    def call(self, t: Table, me: int) -> None:
        if t.play(self, me):
            PARITY.set(t, t.ask(me, "calculator-parity", ("odd", "even")))
            t.put_in_effect(self, me)
            t.tell("parity-called", seat=me, parity=PARITY.get(t))

    @modify(CardValue)
    def lower(self, t: Table, me: int, asked: CardValue, value: int) -> int:
        if not t.both_attack():
            return value
        shown, opposing = t.revealed_value(asked.side), t.revealed_value(1 - asked.side)
        is_right = PARITY.get(t) == ("odd" if (shown + opposing) % 2 else "even")
        return value - opposing if is_right == (asked.side != t.side_of(me)) else value


class CalculatorSuper(Super):
    """As an ally too."""

    @at("planning.laid")
    def equalize(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)

    @modify(CardValue)
    def lower(self, t: Table, me: int, asked: CardValue, value: int) -> int:
        return equalized(t, asked.side, value)
