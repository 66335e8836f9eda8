"""Who meets whom, and who stands with whom."""

from __future__ import annotations

from cosmic.engine.events import AllianceMade, Stacks
from cosmic.engine.uses import Uses


class Roles(Uses):
    __slots__ = ()

    def set_defense(self, player: int) -> None:
        enc = self.enc
        enc.defense = player
        self.s.order = [enc.offense, player, *(p for p in self.clockwise_after(enc.offense) if p != player)]
        self.tell("defense", seat=player)

    def join_side(self, player: int, side: int) -> None:
        """Rule: alliance.commit. One to four ships, from any own colonies, before the next player answers."""
        self.enc.allies[player] = side
        self.moment("alliance.ships")
        limit = self.ship_limit(player)
        self.commit_ships(player, self.ask_ships(player, "ally-ships", self.stacks(player), 1, limit, side=side))

    def commit_ships(self, player: int, stacks: Stacks) -> None:
        side = self.enc.allies[player]
        self.join_encounter(player, stacks)
        self.tell("allied", seat=player, side=side, count=self.ships_in_encounter(player), sources=stacks)
        self.emit(AllianceMade(player, side))
        self.colonies_changed()

    # --- powers that change hands
    def exchange_aliens(self, one: int, other: int) -> None:
        """Two players swap their sheets with everything that belongs to them; a zapped power stays zapped."""
        a, b = self.s.seats[one], self.s.seats[other]
        a.aliens, b.aliens = b.aliens, a.aliens
        a.memory, b.memory = b.memory, a.memory
        owner = {str(one): other, str(other): one}
        zapped = [entry.split("/") for entry in self.enc.zapped]
        self.enc.zapped = [f"{alien}/{owner.get(player, player)}" for alien, player in zapped]
        self.tell("powers-exchanged", seat=one, other=other)

    def lose_alien(self, player: int, alien: str) -> None:
        """The sheet leaves the game with everything on it."""
        seat = self.s.seats[player]
        seat.aliens.remove(alien)
        self.tell("alien-lost", seat=player, alien=alien)
        seat.memory.pop(alien, None)

    def draw_alien(self, player: int) -> str:
        """A random unused alien without set-up text that may be in this game; it acts from the next encounter on."""
        s, known = self.s, self.book.content.aliens
        here = [alien for seat in s.seats for alien in seat.aliens]
        able = [
            alien
            for alien in s.unused
            if not known[alien].has_setup
            and not any(alien in known[other].not_with or other in known[alien].not_with for other in here)
        ]
        if not able:
            return ""
        alien = able[s.below(len(able))]
        s.unused.remove(alien)
        s.seats[player].aliens.append(alien)
        self.enc.zapped.append(f"{alien}/{player}")
        self.tell("alien-drawn", seat=player, alien=alien)
        return alien
