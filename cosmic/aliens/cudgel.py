from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmic.engine.effects import OWN, Power, Super, Wild, at, react, replace
from cosmic.engine.events import PlayersEvent
from cosmic.engine.ship_events import ShipsLand
from cosmic.engine.state import OFFENSE
from cosmic.engine.table import Table


@dataclass
class Smashed(PlayersEvent):
    """Each victim loses so many further ships of its own choice."""

    victims: list[int]
    ships: int

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "count": self.ships}

    def apply(self, t: Table) -> None:
        t.lose_together(dict.fromkeys(self.victims, self.ships), "cudgel-ships", "effect")
        t.colonies_changed()


def has_won_with_an_attack(t: Table, me: int) -> bool:
    return t.has_won(me) and t.kind_of(t.side_of(me)) == "attack" and t.ships_taking_part(me) > 0


class Cudgel(Power):
    """The beaten opponent loses as many ships again as Cudgel has in the encounter."""

    @at("ships.lost", when=has_won_with_an_attack)
    def smash(self, t: Table, me: int) -> None:
        if t.use(self, me, target=t.foe_of(me)):
            t.emit(Smashed(me, [t.foe_of(me)], t.ships_counted(me)))


def allies_of_foe(t: Table, me: int) -> list[int]:
    return t.allies_of(t.side_of(t.foe_of(me)))


class CudgelSuper(Super):
    """Smashes allies of the opponent as well."""

    @replace(Smashed, of=OWN, when=lambda t, me, smashed: allies_of_foe(t, me))
    def include_allies(self, t: Table, me: int, smashed: Smashed) -> None:
        if t.play(self, me):
            allies = allies_of_foe(t, me)
            smashed.victims += t.ask_many(me, "cudgel-allies", allies, 1, len(allies), "seat")


def strangers(t: Table, me: int, planet: int) -> list[int]:
    return [player for player in t.others(me) if t.s.ships[planet][player] and t.enc.allies[player] != OFFENSE]


class CudgelWild(Wild):
    """Clears a planet that it has come to of everybody but its allies."""

    @react(ShipsLand, of=OWN, when=lambda t, me, landed: landed.founds and strangers(t, me, landed.planet))
    def clear_planet(self, t: Table, me: int, landed: ShipsLand) -> None:
        if t.play(self, me):
            for player in strangers(t, me, landed.planet):
                t.lose_ships(player, [[landed.planet, t.s.ships[landed.planet][player]]])
