from __future__ import annotations

from cosmic.engine.effects import ANOTHERS, Power, Super, Wild, at, counter, modify
from cosmic.engine.play_events import CardPlayed
from cosmic.engine.queries import LowerWins, ShipSign
from cosmic.engine.table import Table


class AntiMatter(Power):
    """The lower total wins; its side's ships and the opposing allies' ships are subtracted."""

    @at("reveal.revealed", when=lambda t, me: t.both_attack())
    def negate(self, t: Table, me: int) -> None:
        t.use(self, me)

    @modify(LowerWins)
    def lower_wins(self, t: Table, me: int, asked: LowerWins, lower: bool) -> bool:
        return True

    @modify(ShipSign)
    def subtract(self, t: Table, me: int, asked: ShipSign, sign: int) -> int:
        return sign if asked.owner == t.foe_of(me) else -sign


class AntiMatterWild(Wild):
    """Stops another player's wild flare, which goes back to hand."""

    @counter(CardPlayed, of=ANOTHERS, when=lambda t, me, played: played.effect.endswith(".wild"))
    def stop_wild(self, t: Table, me: int, played: CardPlayed) -> None:
        if t.play(self, me):
            played.stop("hand")


class AntiMatterSuper(Super):
    """Stops any flare of another player, involved or not."""

    @counter(CardPlayed, of=ANOTHERS, when=lambda t, me, played: t.box.kind[played.card] == "flare")
    def stop_flare(self, t: Table, me: int, played: CardPlayed) -> None:
        if t.play(self, me):
            played.stop("hand")
