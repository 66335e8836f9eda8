from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmic.engine.decisions import NO, YES
from cosmic.engine.effects import OWN, Power, Super, Wild, at, modify, replace
from cosmic.engine.events import Event
from cosmic.engine.notes import Note, Pile
from cosmic.engine.pile_events import CardSetApart
from cosmic.engine.queries import TotalBonus
from cosmic.engine.state import DEFENSE
from cosmic.engine.table import Table

CITADELS = Pile("citadel", shown=True)
STRENGTH = Note("citadels", 0, shown=True)  # of those in use


@dataclass
class CitadelsActivated(Event):
    """All citadels beside the targeted planet count, for the defense or against it."""

    player: int
    sign: int = 1

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "planet": t.enc.planet}

    def can_happen(self, t: Table) -> bool:
        return t.in_effect(Citadel, self.player)

    def apply(self, t: Table) -> None:
        STRENGTH.set(t, self.sign * sum(t.box.value[card] for card in CITADELS.cards(t, t.enc.planet)))
        t.tell("citadels-activated", planet=t.enc.planet, count=STRENGTH.get(t))


def attacks_of(t: Table, me: int) -> list[int]:
    return t.distinct([card for card in t.s.seats[me].hand if t.box.kind[card] == "attack"])


class Citadel(Power):
    """Attack cards beside planets, laid free of any zap, help a defense there when Citadel wants it."""

    @at("destiny.drawn", free=True, when=lambda t, me: t.s.seats[me].hand)
    def build(self, t: Table, me: int) -> None:
        """In secret: whether there is no attack in hand, or none to spare, is nobody's business."""
        if t.ask(me, "citadel-build", (NO, YES) if attacks_of(t, me) else (NO,), secret=True) == NO:
            return
        card = t.ask(me, "citadel-card", attacks_of(t, me), "card", secret=True)
        planet = t.ask(me, "citadel-planet", t.s.planets(), "planet")
        t.emit(CardSetApart(me, card, t.s.seats[me].hand, CITADELS.place(planet)))
        t.tell("citadel-built", seat=me, card=t.face(card), planet=planet)

    @at("planning.laid", when=lambda t, me: CITADELS.cards(t, t.enc.planet))
    def activate(self, t: Table, me: int) -> None:
        if t.use(self, me):
            t.emit(CitadelsActivated(me))

    @modify(TotalBonus)
    def fortify(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + int(STRENGTH.get(t)) if asked.side == DEFENSE else bonus

    @at("resolution.end", standing=True, when=lambda t, me: t.has_lost(t.enc.defense))
    def fall(self, t: Table, me: int) -> None:
        t.discard_all(me, CITADELS.cards(t, t.enc.planet))


class CitadelWild(Wild):
    """Five more for the defense, whichever side one is on."""

    @at("reveal.revealed")
    def raise_walls(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)

    @modify(TotalBonus)
    def walls(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        return bonus + 5 if asked.side == DEFENSE else bonus


class CitadelSuper(Super):
    """The citadels count against the defense."""

    @replace(CitadelsActivated, of=OWN)
    def turn(self, t: Table, me: int, activated: CitadelsActivated) -> None:
        if t.play(self, me):
            activated.sign = -1
            t.tell("citadels-turned", seat=me)
