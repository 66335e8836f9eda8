from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmic.engine.effects import OWN, Power, Super, Wild, at, react, replace
from cosmic.engine.events import Event
from cosmic.engine.ship_events import ShipsToWarp, Stacks
from cosmic.engine.state import DEFENSE, OFFENSE, WARP
from cosmic.engine.table import Table


def within_reach(t: Table, player: int) -> Stacks:
    """A player's colonies; what stands on a beaten planet goes to the warp anyway."""
    return t.stacks_outside(player) if t.has_lost(player) else t.stacks(player)


@dataclass
class TakenAlong(Event):
    """As many ships of others as Vacuum has lost, or fewer, are named, then chosen, and go all at the same time."""

    owner: int
    count: int
    chosen_by_owner: bool = False

    def whose(self) -> int:
        return self.owner

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.owner, "count": self.count}

    def apply(self, t: Table) -> None:
        due: dict[int, int] = {}
        for player in t.clockwise_after(self.owner):
            most = min(self.count - sum(due.values()), sum(n for _, n in within_reach(t, player)))
            due[player] = t.ask(self.owner, "vacuum-count", range(most, -1, -1), "number", other=player)
        choose = self.choice_of_owner if self.chosen_by_owner else self.choice_of_loser
        chosen = [(player, choose(t, player, count)) for player, count in due.items()]
        for player, stacks in chosen:
            t.lose_ships(player, stacks)

    def choice_of_loser(self, t: Table, player: int, count: int) -> Stacks:
        return t.ask_ships(player, "vacuum-ships", within_reach(t, player), count, count, other=self.owner)

    def choice_of_owner(self, t: Table, player: int, count: int) -> Stacks:
        return t.pick_ships(self.owner, player, count, "vacuum-where", within_reach(t, player))


class Vacuum(Power):
    """Whenever its ships go to the warp it takes ships of others along."""

    @react(ShipsToWarp, of=OWN, when=lambda t, me, sent: any(within_reach(t, player) for player in t.others(me)))
    def take_along(self, t: Table, me: int, sent: ShipsToWarp) -> None:
        if t.use(self, me):
            t.emit(TakenAlong(me, sent.count))


class VacuumWild(Wild):
    """A ship out of the warp for each attack that another main player has revealed."""

    @at("reveal.revealed", when=lambda t, me: t.s.ships[WARP][me] and t.has_colony(me) and attacks_of_others(t, me))
    def retrieve(self, t: Table, me: int) -> None:
        if t.play(self, me):
            t.free_ships(me, attacks_of_others(t, me))
            t.colonies_changed()


def attacks_of_others(t: Table, me: int) -> int:
    return [t.kind_of(side) for side in (OFFENSE, DEFENSE) if t.main(side) != me].count("attack")


class VacuumSuper(Super):
    """It says itself from which colonies they come; a zap of that ends the use."""

    @replace(TakenAlong, of=OWN)
    def choose(self, t: Table, me: int, taken: TakenAlong) -> None:
        if t.play(self, me):
            taken.chosen_by_owner = True
        elif t.is_zapped(me, self.slug):
            taken.cancel()
