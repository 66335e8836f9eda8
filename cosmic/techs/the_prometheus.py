from __future__ import annotations

from dataclasses import dataclass

from cosmic.engine.effects import OWN, Tech, modify, react, replace
from cosmic.engine.events import PlayersEvent
from cosmic.engine.fleet_events import ShipsCaptured, StacksBreakUp
from cosmic.engine.marked import marked_at
from cosmic.engine.planets import PlanetsSwapped
from cosmic.engine.queries import TotalBonus
from cosmic.engine.ship_events import (
    ShipMove,
    ShipRetrieved,
    ShipsHome,
    ShipsLand,
    ShipsRemoved,
    ShipsSent,
    ShipsToWarp,
)
from cosmic.engine.state import NO_TOKEN
from cosmic.engine.table import Table
from cosmic.engine.tech_events import ShipResearches, TechCompleted, TechDiscarded, TechEvent, TokenPlaced


def is_this(t: Table, me: int, event: TechEvent) -> bool:
    return event.tech == "the_prometheus"


def place_of(t: Table, me: int) -> int:
    return t.tech_card(me, "the_prometheus").token


def leaves_it(t: Table, me: int, moved: ShipMove) -> bool:
    """Ships have left the place where it is."""
    return place_of(t, me) != NO_TOKEN and any(zone == place_of(t, me) for zone, _ in moved.sources)


@dataclass
class ShipBuilt(PlayersEvent):
    """One ship more comes into the game."""

    planet: int

    def apply(self, t: Table) -> None:
        t.s.seats[self.player].fleet += 1
        t.put_ships(self.player, self.planet, 1)
        t.tell("prometheus-placed", seat=self.player, planet=self.planet)


@dataclass
class ShipDismantled(PlayersEvent):
    """It leaves the game from wherever it is."""

    place: int
    tech: str  # on which it is, if it takes part in research

    def apply(self, t: Table) -> None:
        if t.s.ships[self.place][self.player]:
            t.take_ships(self.player, self.place, 1, self.tech)
            t.s.seats[self.player].fleet -= 1
        t.tell("prometheus-gone", seat=self.player)
        broken = marked_at(t.s, self.player, self.place)[t.s.ships[self.place][self.player] :]
        if broken:
            t.emit(StacksBreakUp(self.player, broken, is_lost=True))


class ThePrometheus(Tech):
    """A ship more, which counts four."""

    @react(TechCompleted, of=OWN, when=lambda t, me, done: is_this(t, me, done) and t.has_colony(me))
    def build(self, t: Table, me: int, done: TechCompleted) -> None:
        planet = t.ask(me, "prometheus", t.colonies(me), "planet")
        t.emit(ShipBuilt(me, planet))
        t.emit(TokenPlaced(me, self.slug, planet))

    @react(ShipsToWarp, of=OWN, when=leaves_it)
    @react(ShipsRemoved, of=OWN, when=leaves_it)
    @react(ShipsHome, of=OWN, when=leaves_it)
    @react(ShipRetrieved, of=OWN, when=leaves_it)
    @react(ShipsSent, of=OWN, when=leaves_it)
    @react(ShipsLand, of=OWN, when=leaves_it)
    @react(ShipResearches, of=OWN, when=leaves_it)
    @react(ShipsCaptured, of=OWN, when=leaves_it)
    def go_along(self, t: Table, me: int, moved: ShipMove) -> None:
        """If some ships have left and some have stayed, its owner says where it is."""
        if t.s.ships[place_of(t, me)][me] and not t.ask_yes(me, "prometheus-goes"):
            return
        where = t.ask(me, "prometheus-where", moved.targets(), "zone")
        t.emit(TokenPlaced(me, self.slug, where))

    @react(PlanetsSwapped, when=lambda t, me, swapped: place_of(t, me) in (swapped.one, swapped.other))
    def stay_on_its_planet(self, t: Table, me: int, swapped: PlanetsSwapped) -> None:
        there = swapped.other if place_of(t, me) == swapped.one else swapped.one
        t.emit(TokenPlaced(me, self.slug, there))

    @modify(TotalBonus, always=True)
    def three_more(self, t: Table, me: int, asked: TotalBonus, bonus: int) -> int:
        is_there = asked.side == t.side_of(me) and place_of(t, me) == t.zone_in_encounter(me)
        return bonus + 3 if is_there and t.ships_in_encounter(me) else bonus

    @replace(TechDiscarded, of=OWN, when=is_this)
    def dismantle(self, t: Table, me: int, gone: TechDiscarded) -> None:
        if place_of(t, me) != NO_TOKEN:
            t.emit(ShipDismantled(me, place_of(t, me), self.researches(t, me)))
            t.colonies_changed()

    def researches(self, t: Table, me: int) -> str:
        """The tech on which it is; of several with ships on them, its owner says which."""
        techs = [card.slug for card in t.techs_of(me) if card.ships] if place_of(t, me) == t.s.lab else []
        return t.ask(me, "prometheus-on", techs, "tech", secret=True) if techs else ""
