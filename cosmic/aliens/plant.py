from __future__ import annotations

from cosmic.engine.effects import Power, Super, Wild, at, replace
from cosmic.engine.encounter_events import GameWon
from cosmic.engine.notes import BESIDE, INSTEAD
from cosmic.engine.state import NOBODY
from cosmic.engine.table import Table


def has_colony_with(t: Table, me: int, player: int) -> bool:
    """In the home system of that player."""
    return any(t.s.ships[planet][me] for planet in t.s.home_planets(player))


def powers_to_take(t: Table, player: int) -> list[str]:
    """What is active and can be taken."""
    return [alien for alien in t.in_force(player) if alien not in t.book.untouchable]


def hosts(t: Table, me: int) -> list[int]:
    """Whose power Plant can take; none if it has already grown on somebody."""
    others = [p for p in t.clockwise_after(me) if has_colony_with(t, me, p) and powers_to_take(t, p)]
    return [] if t.grafted(me) else others


def take_power(t: Table, me: int, other: int, alien: str, how: str) -> None:
    """Unless it is gone, or has been zapped, in the meantime."""
    if alien in powers_to_take(t, other):
        t.take_on_loan(other, me, alien, how)


class Plant(Power):
    """Has the power of a host beside its own until the encounter is over."""

    @at("planning", when=hosts)
    def graft(self, t: Table, me: int) -> None:
        host = t.ask(me, "plant-host", hosts(t, me), "seat")
        alien = t.ask(me, "plant-power", powers_to_take(t, host), "alien", other=host)
        if t.use(self, me, target=host):
            take_power(t, me, host, alien, BESIDE)


def allies(t: Table, me: int) -> list[int]:
    return [p for p in t.everyone() if t.enc.allies[p] != NOBODY and powers_to_take(t, p)]


class PlantWild(Wild):
    """The power of an ally in place of the own one."""

    @at("alliance.formed", when=allies)
    def transplant(self, t: Table, me: int) -> None:
        ally = t.ask(me, "plant-ally", allies(t, me), "seat")
        alien = t.ask(me, "plant-power", powers_to_take(t, ally), "alien", other=ally)
        if t.play(self, me, ally):
            take_power(t, me, ally, alien, INSTEAD)


def can_outgrow(t: Table, me: int, won: GameWon) -> bool:
    return any(player != me and has_colony_with(t, me, player) for player in won.players)


class PlantSuper(Super):
    """Wins in the place of its host."""

    @replace(GameWon, when=can_outgrow)
    def outgrow(self, t: Table, me: int, won: GameWon) -> None:
        if t.play(self, me):
            t.tell("win-overgrown", seat=me, seats=won.players)
            won.players = [me]
