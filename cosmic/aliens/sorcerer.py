from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at
from cosmic.engine.encounter_card_events import CardsSwapped
from cosmic.engine.table import Table


class Sorcerer(Power):
    """The encounter cards change places before they are turned up."""

    @at("planning.laid")
    def magic(self, t: Table, me: int) -> None:
        if t.use(self, me):
            t.emit(CardsSwapped())


class SorcererSuper(Super):
    """As an ally too."""

    @at("planning.laid")
    def magic(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.emit(CardsSwapped())


def can_exchange_powers(t: Table, me: int) -> bool:
    """No Sorcerer fights, as far as everybody knows, and a sheet face down is no power to exchange."""
    mains = (t.enc.offense, t.enc.defense)
    if any(t.is_untouchable(player) for player in mains):
        return False
    return not any("sorcerer" in t.s.seats[player].aliens or t.s.seats[player].face_down for player in mains)


class SorcererWild(Wild):
    """The main players exchange their powers for good; the flare goes to the Sorcerer or is discarded."""

    @at("planning", when=can_exchange_powers)
    def exchange_powers(self, t: Table, me: int) -> None:
        if not t.play(self, me):
            return
        t.exchange_aliens(t.enc.offense, t.enc.defense)
        t.pass_to_alien(self.slug)
