"""Totals that can explain themselves (rule: reveal.totals)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cosmic.engine.notes import ADDED
from cosmic.engine.queries import CardValue, RevealedValue, ShipCount, ShipSign, ShipValue, TotalBonus
from cosmic.engine.state import DEFENSE, OFFENSE

if TYPE_CHECKING:
    from cosmic.engine.table import Table


@dataclass(slots=True)
class Part:
    """One contribution to a total."""

    what: str  # card, kicker, ships, reinforcement, bonus
    seat: int
    amount: int
    ships: int = 0  # of ships: how many there are; of a kicker: what it multiplies by
    effects: tuple[str, ...] = ()  # the effects that shaped it

    def as_data(self) -> list[Any]:
        return [self.what, self.seat, self.amount, self.ships, list(self.effects)]


@dataclass(slots=True)
class Total:
    side: int
    parts: list[Part] = field(default_factory=list)

    @classmethod
    def from_data(cls, side: int, parts: list[list[Any]]) -> Total:
        return cls(side, [Part(what, seat, amount, n, tuple(by)) for what, seat, amount, n, by in parts])

    @property
    def value(self) -> int:
        return sum(part.amount for part in self.parts)


def totals_shown(t: Table) -> list[Total]:
    """Both totals while two attacks face each other; once compared they stay as they were then."""
    if t.enc.reckoned:
        return [Total.from_data(side, parts) for side, parts in enumerate(t.enc.reckoned)]
    return [total_of(t, 0), total_of(t, 1)] if t.both_attack() else []


def better_side(offense: int, defense: int, lower_wins: bool) -> int:
    """Rule: outcome.attacks. Whose total wins; equal totals: the defense's."""
    is_better = offense < defense if lower_wins else offense > defense
    return OFFENSE if is_better else DEFENSE


def margin(t: Table) -> int:
    """By how much the encounter was won and lost (rule: reveal.margins); 0 without two totals."""
    if not t.enc.reckoned:
        return 0
    offense, defense = totals_shown(t)
    return abs(offense.value - defense.value)


def total_of(t: Table, side: int) -> Total:
    """Card value, then ships as effects count them, other additions, reinforcements."""
    enc, total = t.enc, Total(side)
    shown, by_shown = t.explain(RevealedValue(side), enc.counts[side][1])
    value, by_value = t.explain(CardValue(side), shown)
    total.parts.append(Part("card", t.main(side), value, effects=(*by_shown, *by_value)))
    if enc.kickers[side]:  # rule: kickers.attacks
        times = t.kicker_of(side)
        total.parts.append(Part("kicker", t.main(side), value * (times - 1), times))
    for player in t.side_members(side):
        ships, by_count = t.explain(ShipCount(player, side), t.ships_in_encounter(player))
        if ships:
            each, by_each = t.explain(ShipValue(player, side), 1)
            sign, by_sign = t.explain(ShipSign(player, side), 1)
            total.parts.append(Part("ships", player, ships * each * sign, ships, (*by_count, *by_each, *by_sign)))
    bonus, effects = t.explain(TotalBonus(side), 0)
    if bonus:
        total.parts.append(Part("bonus", t.main(side), bonus, effects=tuple(effects)))
    for where, player, amount, effect in ADDED.get(t):
        if where == side:
            total.parts.append(Part("bonus", player, amount, effects=(effect,)))
    for where, player, plus in enc.plus:
        if where == side:
            total.parts.append(Part("reinforcement", player, plus))
    return total
