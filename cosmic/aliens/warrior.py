from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, modify
from cosmic.engine.notes import EXTRA, tokens_of
from cosmic.engine.queries import TotalBonus
from cosmic.engine.state import NOBODY
from cosmic.engine.table import Table

TOKENS = tokens_of("warrior")
FOUR_PLANETS = 4


def lessons(t: Table, me: int) -> int:
    """The tokens that this encounter is worth: more for a failure, none if it ended otherwise."""
    if not t.is_main(me):
        return 0
    if t.has_won(me) or t.enc.outcome in ("deal", "refounded"):
        gained = 1
    elif t.has_lost(me) or t.enc.outcome == "no_deal":
        gained = 2
    else:
        return 0
    return gained + 1 if t.s.options.planets == FOUR_PLANETS else gained


def has_mastered_an_attack(t: Table, me: int) -> bool:
    return t.kind_of(t.side_of(me)) == "attack" and bool(TOKENS.get(t, me))


class Warrior(Power):
    """Its tokens count for its attack; it gains them after each encounter, which is no use."""

    @at("reveal.revealed", when=has_mastered_an_attack)
    def master(self, t: Table, me: int) -> None:
        t.use(self, me)

    @modify(TotalBonus)
    def experience(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + int(TOKENS.get(t, me)) if asked.side == t.side_of(me) else bonus

    @at("resolution.end", free=True, when=lessons)
    def learn(self, t: Table, me: int) -> None:
        gained = lessons(t, me)
        TOKENS.set(t, me, TOKENS.get(t, me) + gained)
        t.tell("tokens-gained", seat=me, count=gained, left=TOKENS.get(t, me))


class WarriorWild(Wild):
    """The former defense strikes back at once."""

    @at("encounter.over", when=lambda t, me: EXTRA.get(t) == NOBODY and t.encounter_cards(me))
    def strike_back(self, t: Table, me: int) -> None:
        if t.play(self, me):
            EXTRA.set(t, me)


class WarriorSuper(Super):
    """Its tokens count for its side, though it is only an ally."""

    @at("reveal.revealed", when=has_mastered_an_attack)
    def master(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)

    @modify(TotalBonus)
    def experience(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + int(TOKENS.get(t, me)) if asked.side == t.side_of(me) else bonus
