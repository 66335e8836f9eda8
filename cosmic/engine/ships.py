"""Moving ships, and what follows from it: colonies, lost powers, victory."""

from __future__ import annotations

from cosmic.engine.dispatch import Dispatch
from cosmic.engine.errors import GameOver, RulesError
from cosmic.engine.events import PowerLost, ShipsHome, ShipsLand, ShipsSent, ShipsToWarp, Stacks
from cosmic.engine.queries import ShipLimit
from cosmic.engine.state import BESIDE, GATE, NOBODY, WARP


class Ships(Dispatch):
    __slots__ = ()

    def take_ships(self, owner: int, zone: int, count: int) -> None:
        row = self.s.ships[zone]
        if row[owner] < count:
            raise RulesError(f"{count} ships of seat {owner} are not in zone {zone}")
        row[owner] -= count
        if owner not in self.moved:
            self.moved.append(owner)

    # --- away
    def lose_ships(self, owner: int, stacks: Stacks, cause: str = "effect") -> int:
        """Send ships to the warp; returns how many really arrived there."""
        if not stacks:
            return 0
        event = ShipsToWarp(owner, [stack[:] for stack in stacks], cause)
        return event.count if self.emit(event) else 0

    def choose_and_lose(
        self, player: int, count: int, kind: str, stacks: Stacks | None = None, cause: str = "effect"
    ) -> int:
        """The player chooses which ships go to the warp; with too few, all go."""
        stacks = self.stacks(player) if stacks is None else stacks
        return self.lose_ships(player, self.ask_ships(player, kind, stacks, count, count), cause)

    def join_encounter(self, player: int, stacks: Stacks) -> None:
        if stacks:
            self.emit(ShipsSent(player, stacks, self.zone_in_encounter(player)))

    def ship_limit(self, player: int) -> int:
        limit: int = self.query(ShipLimit(player), 4)
        return limit

    # --- and back
    def return_ships(self, owner: int, stacks: Stacks, leaving: Stacks | None = None) -> None:
        """Rules: ships.back, ships.nowhere. Onto own colonies that stand without the ships that leave."""
        stacks = [stack for stack in stacks if stack[1]]
        count = sum(n for _, n in stacks)
        if not count:
            return
        places = self.places_for(owner, leaving or stacks)
        if places:
            spread = self.ask_ships(owner, "return", [[planet, count] for planet in places], count, count)
            self.emit(ShipsHome(owner, stacks, spread))
        elif any(zone != WARP for zone, _ in stacks):
            self.lose_ships(owner, stacks, "nowhere")

    def places_for(self, owner: int, leaving: Stacks) -> list[int]:
        """Colonies of the owner that remain when these stacks are lifted; the attacked one only if no other does."""
        lifted = {zone: n for zone, n in leaving}
        ships, attacked = self.s.ships, self.attacked_colony(owner)
        places = [planet for planet in self.colonies(owner) if ships[planet][owner] > lifted.get(planet, 0)]
        return [planet for planet in places if planet != attacked] or places

    def go_home(self, player: int) -> None:
        """The player's ships at the gate or beside the planet go back to colonies."""
        for zone in (GATE, BESIDE):
            self.return_ships(player, [[zone, self.s.ships[zone][player]]])

    def leave_alliance(self, player: int) -> None:
        """The ally goes home and takes no part any more."""
        self.go_home(player)
        self.enc.allies[player] = NOBODY

    def free_ships(self, owner: int, count: int) -> None:
        """Ships leave the warp for colonies; without a colony they stay (rule: ships.nowhere)."""
        count = min(count, self.s.ships[WARP][owner])
        self.return_ships(owner, [[WARP, count]])

    def settle_colony(self, player: int, planet: int, kind: str, low: int, high: int) -> None:
        """The player moves ships from own colonies to a planet."""
        stacks = [stack for stack in self.stacks(player) if stack[0] not in (planet, self.attacked_colony(player))]
        chosen = self.ask_ships(player, kind, stacks, low, high, planet=planet)
        if chosen:
            self.emit(ShipsLand(player, chosen, planet))

    # --- what follows
    def colonies_changed(self) -> None:
        """After each simultaneous change: victory (winning.moment), then powers (powers.lost, powers.regained)."""
        s, moved = self.s, sorted(self.moved)
        self.moved = []
        per, needed, target = s.options.planets, s.options.colonies_for_power, s.options.colonies_to_win
        for player in moved:
            settled = [row[player] > 0 for row in s.ships[: s.planet_count]]
            if settled.count(True) - settled[player * per : player * per + per].count(True) >= target:
                self.claim_victory(player)
        if s.claims:
            self.check_victory()
        for player in moved:
            seat, home = s.seats[player], len(self.home_colonies(player))
            if home < needed and not seat.lost:
                self.emit(PowerLost(player))
            elif home >= needed and seat.lost:
                seat.lost = False
                self.tell("power-regained", seat=player)

    def claim_victory(self, player: int) -> None:
        """The player has met a condition of victory; all who do so in the same event win together."""
        if player not in self.s.claims:
            self.s.claims.append(player)

    def check_victory(self) -> None:
        if self.s.claims:
            self.s.winners = sorted(self.s.claims)
            self.tell("game-won", seats=self.s.winners)
            raise GameOver

    def defeated_stacks(self, side: int) -> list[tuple[int, Stacks]]:
        """The ships that a side has in the encounter, by owner."""
        found = []
        for player in self.side_members(side):
            zone = self.zone_in_encounter(player)
            if self.s.ships[zone][player]:
                found.append((player, [[zone, self.s.ships[zone][player]]]))
        return found
