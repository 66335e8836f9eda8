"""Reading the table: what stands where, on planets, in the encounter and on techs."""

from __future__ import annotations

from cosmic.engine.notes import is_of_ships
from cosmic.engine.reading_roles import ReadingRoles
from cosmic.engine.ship_events import Stacks
from cosmic.engine.state import BESIDE, GATE, NOBODY, OFFENSE, REMOVED, TechCard
from cosmic.engine.systems import settled_abroad


class ReadingShips(ReadingRoles):
    """Ships, and the techs that they research."""

    __slots__ = ()

    def colonies(self, player: int) -> list[int]:
        """All planets where the player has a ship, home and foreign."""
        ships = self.s.ships
        found: list[int] = []
        for planet in range(self.planet_count):
            if ships[planet][player]:
                found.append(planet)
        return found

    def has_colony(self, player: int) -> bool:
        """Anywhere; mostly the first planet of the player's own settles it."""
        first = self.s.ships[player * self.s.options.planets]
        return first[player] > 0 or bool(self.colonies(player))

    def home_colonies(self, player: int) -> list[int]:
        ships = self.s.ships
        return [planet for planet in self.s.home_planets(player) if ships[planet][player]]

    def foreign_colonies(self, player: int) -> list[int]:
        """Those with ships; what else counts as one is in `GameState.foreign_count`."""
        return settled_abroad(self.s.ships, self.planet_count, self.s.home_planets(player), player)

    def stacks(self, player: int) -> Stacks:
        """The player's colonies with their ships."""
        ships = self.s.ships
        found: Stacks = []
        for planet in range(self.planet_count):
            count = ships[planet][player]
            if count:
                found.append([planet, count])
        return found

    def stacks_and_gate(self, player: int) -> Stacks:
        """Colonies and ships on the gate: what a player can give up or settle with."""
        at_gate = self.s.ships[GATE][player]
        return [*self.stacks(player), [GATE, at_gate]] if at_gate else self.stacks(player)

    def stacks_in_play(self, player: int) -> Stacks:
        """Colonies, and ships at the gate or beside the planet."""
        sent = [[zone, self.s.ships[zone][player]] for zone in (GATE, BESIDE)]
        return [*self.stacks(player), *(stack for stack in sent if stack[1])]

    def zone_in_encounter(self, player: int) -> int:
        """Where this player's ships in the encounter stand."""
        enc = self.enc
        if player == enc.offense:
            return GATE if enc.worldship == NOBODY else enc.worldship
        if player == enc.defense:
            return enc.planet
        if enc.allies[player] != OFFENSE:
            return BESIDE
        return enc.worldship if self.rides(player) else GATE

    def rides(self, player: int) -> bool:
        """An ally whose ships are in the encounter because they stand on the worldship."""
        worldship, ships = self.enc.worldship, self.s.ships
        if worldship == NOBODY or self.enc.allies[player] != OFFENSE:
            return False
        return ships[worldship][player] > 0 and not ships[GATE][player]

    def is_sending(self, player: int) -> bool:
        """It is this player's turn to send ships: the offense in Launch, or whoever answers the invitations."""
        enc = self.enc
        if player == enc.answering:
            return True
        return self.s.phase == "launch" and player == enc.offense and enc.worldship == NOBODY

    def ships_in_encounter(self, player: int) -> int:
        side = self.side_of(player)
        if side == NOBODY or (player == self.enc.defense and self.enc.planet == NOBODY):
            return 0
        return self.s.ships[self.zone_in_encounter(player)][player]

    def ships_taking_part(self, player: int) -> int:
        """As many as the player has in the encounter, with the hired ones."""
        return self.ships_in_encounter(player) + self.hired_ships(player)

    def hired_ships(self, player: int) -> int:
        """Cards that are ships of the player in the encounter, beside the real ones."""
        return sum(len(self.s.apart.get(alien, ())) for alien in self.s.seats[player].aliens if is_of_ships(alien))

    def stacks_outside(self, player: int) -> Stacks:
        """Colonies of the player that take no part in the encounter."""
        defended = self.enc.planet if player == self.enc.defense else NOBODY
        worldship = self.enc.worldship
        return [stack for stack in self.stacks(player) if stack[0] != defended and stack[0] != worldship]

    def places_for(self, owner: int, leaving: Stacks) -> list[int]:
        """Colonies of the owner that remain when these stacks are lifted; the attacked one only if no other does."""
        lifted = {zone: n for zone, n in leaving}
        ships, attacked = self.s.ships, self.attacked_colony(owner)
        places = [planet for planet in self.colonies(owner) if ships[planet][owner] > lifted.get(planet, 0)]
        return [planet for planet in places if planet != attacked] or places

    def attacked_colony(self, player: int) -> int:
        """Rule: launch.defense_waits. Until the outcome the defense brings no ship there and takes none away; nor does
        the offense where a planet of its own is the ship."""
        enc = self.enc
        if enc.outcome:
            return NOBODY
        if player == enc.defense:
            return enc.planet
        return enc.worldship if player == enc.offense or self.rides(player) else NOBODY

    def ships_in_game(self, player: int) -> int:
        return sum(row[player] for row in self.s.ships) - self.s.ships[REMOVED][player]

    # --- techs
    def techs_of(self, player: int) -> list[TechCard]:
        return [card for card in self.s.techs if card.owner == player]

    def techs_face_down(self, player: int) -> list[TechCard]:
        return [card for card in self.s.techs if card.owner == player and not card.face_up]

    def has_tech(self, player: int, tech: str) -> bool:
        return any(card.slug == tech for card in self.techs_of(player))

    def tech_card(self, player: int, tech: str) -> TechCard:
        return next(card for card in self.techs_of(player) if card.slug == tech)

    def place_of_tech(self, card: TechCard) -> int:
        """Which one of its owner's it is, counted from one."""
        return self.techs_of(card.owner).index(card) + 1

    def ships_on_tech(self, player: int, tech: str) -> int:
        return self.tech_card(player, tech).ships if self.has_tech(player, tech) else 0

    def tech_at_work(self, player: int) -> TechCard:
        """Whose ships are leaving it: one that lies face up and whose use is not just being answered."""
        up = [card for card in self.techs_of(player) if card.face_up and card.ships]
        return next(card for card in up if card.slug not in self.busy)

    def research_of(self, card: TechCard) -> int:
        """Its research number; X is the number of ships on it."""
        return self.book.content.techs[card.slug].research or card.ships

    def usable_techs(self, player: int) -> list[str]:
        return [card.slug for card in self.s.techs if card.owner == player and self.is_usable(card)]

    def is_usable(self, card: TechCard) -> bool:
        """Rules: techs.use, techs.hidden. One face up, or one used from face down with enough ships."""
        return card.slug not in self.busy and (card.face_up or self.is_ready_unseen(card))

    def is_ready_unseen(self, card: TechCard) -> bool:
        printed = self.book.content.techs[card.slug]
        return printed.hidden and card.ships >= max(1, printed.research)
