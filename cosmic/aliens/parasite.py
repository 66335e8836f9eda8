from __future__ import annotations

from cosmic.engine.effects import ANOTHERS, THEN, Power, Super, Wild, at, modify, react
from cosmic.engine.power_events import PowerLost
from cosmic.engine.queries import ShipLimit
from cosmic.engine.state import NOBODY, SIDE_NAMES
from cosmic.engine.table import Table


def sides_without_invitation(t: Table, me: int) -> list[str]:
    return [name for side, name in enumerate(SIDE_NAMES) if me not in t.enc.invited[side]]


def is_its_turn_to_ally(t: Table, me: int) -> bool:
    free = t.enc.answering == me and t.enc.allies[me] == NOBODY
    return free and t.has_colony(me) and bool(sides_without_invitation(t, me))


class Parasite(Power):
    """Joins a side that has not invited it."""

    @at("alliance.answer", when=is_its_turn_to_ally)
    def infest(self, t: Table, me: int) -> None:
        side = t.ask(me, "infest", sides_without_invitation(t, me))
        if t.use(self, me):
            t.join_side(me, SIDE_NAMES.index(side))


def planets_to_settle(t: Table, me: int, lost: PowerLost) -> list[int]:
    planets = t.s.home_planets(lost.player) if t.has_colony(me) else ()
    return [planet for planet in planets if not t.s.ships[planet][me]]


class ParasiteWild(Wild):
    """A colony in the system of a player whose power goes out."""

    @react(PowerLost, of=ANOTHERS, when=planets_to_settle)
    def settle_in(self, t: Table, me: int, lost: PowerLost) -> None:
        if t.play(self, me):
            planets = planets_to_settle(t, me, lost)
            if planets:
                planet = t.ask(me, "parasite-planet", planets, "planet", other=lost.player)
                t.settle_colony(me, planet, "parasite-ship", 1, 1)
                t.colonies_changed()


class ParasiteSuper(Super):
    """As an ally it may send any number of ships."""

    @at("alliance.ships", when=lambda t, me: t.enc.answering == me)
    def swarm(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.put_in_effect(self, me)

    @modify(ShipLimit, layer=THEN)
    def any_number(self, t: Table, me: int, asked: ShipLimit, limit: int) -> int:
        return t.ships_in_game(me) if asked.player == me else limit
