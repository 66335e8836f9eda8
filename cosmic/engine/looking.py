"""Looking at the table: who is who, what stands where. Nothing here changes anything."""

from __future__ import annotations

from cosmic.engine.asking import Asking
from cosmic.engine.definitions import Bars
from cosmic.engine.events import Stacks
from cosmic.engine.state import BESIDE, DEFENSE, GATE, NOBODY, OFFENSE, REMOVED, SIDE_NAMES


class Looking(Asking):
    __slots__ = ()

    # --- players and roles
    def everyone(self) -> list[int]:
        """In timing order (rule: timing.order): offense, defense, then clockwise from the offense's left."""
        return self.s.order

    def clockwise_after(self, player: int) -> list[int]:
        n = len(self.s.seats)
        return [(player + i) % n for i in range(1, n)]

    def others(self, player: int) -> list[int]:
        return [p for p in range(len(self.s.seats)) if p != player]

    def main(self, side: int) -> int:
        return self.enc.offense if side == OFFENSE else self.enc.defense

    def is_main(self, player: int) -> bool:
        return player == self.enc.offense or player == self.enc.defense

    def foe_of(self, player: int) -> int:
        return self.enc.defense if player == self.enc.offense else self.enc.offense

    def side_of(self, player: int) -> int:
        """OFFENSE, DEFENSE, or NOBODY for a player who takes no part."""
        enc = self.enc
        if player == enc.offense:
            return OFFENSE
        if player == enc.defense:
            return DEFENSE
        return enc.allies[player]

    def has_lost(self, player: int) -> bool:
        """On a losing side as main player or ally; after two morphs both sides have lost."""
        side = self.side_of(player)
        if side == NOBODY:
            return False
        return self.enc.outcome in ("both_lose", "defense" if side == OFFENSE else "offense")

    def has_won(self, player: int) -> bool:
        side = self.side_of(player)
        return side != NOBODY and self.enc.outcome == SIDE_NAMES[side]

    def allies_of(self, side: int) -> list[int]:
        allies = self.enc.allies
        return [p for p in self.s.order if allies[p] == side]

    def side_members(self, side: int) -> list[int]:
        return [p for p in self.s.order if self.side_of(p) == side]

    def fits_role(self, role: str, player: int) -> bool:
        enc = self.enc
        if role == "any":
            return True
        if role == "offense":
            return player == enc.offense
        if role == "defense":
            return player == enc.defense
        if role == "main_player":
            return player == enc.offense or player == enc.defense
        if role == "ally":
            return enc.allies[player] != NOBODY
        if role == "offense_or_ally":
            return player == enc.offense or enc.allies[player] != NOBODY
        if role == "main_player_or_ally":
            return player == enc.offense or player == enc.defense or enc.allies[player] != NOBODY
        assert role == "not_main_player", role
        return player != enc.offense and player != enc.defense

    def fits(self, bars: Bars, player: int) -> bool:
        """Rule: powers.reading."""
        return self.s.phase in bars.phases and self.fits_role(bars.role, player)

    # --- powers
    def has_active(self, player: int, alien: str) -> bool:
        """The player has this sheet turned up, and it is not zapped."""
        seat = self.s.seats[player]
        return not seat.lost and alien in seat.aliens and not self.is_zapped(player, alien)

    def is_zapped(self, player: int, alien: str) -> bool:
        return bool(self.enc.zapped) and f"{alien}/{player}" in self.enc.zapped

    # --- cards
    def face(self, card: int) -> str:
        return self.s.cards[card]

    def faces(self, cards: list[int]) -> list[str]:
        return [self.s.cards[card] for card in cards]

    def distinct(self, cards: list[int]) -> list[int]:
        """One of each face: copies of a card are no choice."""
        first: dict[str, int] = {}
        for card in cards:
            first.setdefault(self.s.cards[card], card)
        return list(first.values())

    def playable(self, player: int) -> list[int]:
        """The cards a player may play: the hand and cards borrowed for this encounter."""
        seat = self.s.seats[player]
        return seat.hand + seat.borrowed if seat.borrowed else seat.hand

    def encounter_cards(self, player: int) -> list[int]:
        is_encounter = self.box.is_encounter
        return [card for card in self.playable(player) if is_encounter[card]]

    def has_encounter_card(self, player: int) -> bool:
        seat, cards = self.s.seats[player], self.box.encounter_ids
        return not (cards.isdisjoint(seat.hand) and cards.isdisjoint(seat.borrowed))

    def kind_of(self, side: int) -> str:
        """What a side's encounter card counts as: attack, negotiate, morph, or nothing yet."""
        counts = self.enc.counts[side]
        return counts[0] if counts else ""

    def both_attack(self) -> bool:
        return self.kind_of(OFFENSE) == "attack" and self.kind_of(DEFENSE) == "attack"

    # --- ships
    def colonies(self, player: int) -> list[int]:
        """All planets where the player has a ship, home and foreign."""
        ships = self.s.ships
        return [planet for planet in range(self.s.planet_count) if ships[planet][player]]

    def home_colonies(self, player: int) -> list[int]:
        ships = self.s.ships
        return [planet for planet in self.s.home_planets(player) if ships[planet][player]]

    def foreign_colonies(self, player: int) -> list[int]:
        home = self.s.home_planets(player)
        return [planet for planet in self.colonies(player) if planet not in home]

    def stacks(self, player: int) -> Stacks:
        """The player's colonies with their ships."""
        ships = self.s.ships
        return [[planet, row[player]] for planet, row in enumerate(ships[: self.s.planet_count]) if row[player]]

    def stacks_and_gate(self, player: int) -> Stacks:
        """Colonies and ships on the gate: what a player can give up or settle with."""
        at_gate = self.s.ships[GATE][player]
        return [*self.stacks(player), [GATE, at_gate]] if at_gate else self.stacks(player)

    def zone_in_encounter(self, player: int) -> int:
        """Where this player's ships in the encounter stand."""
        enc = self.enc
        if player == enc.offense:
            return GATE
        if player == enc.defense:
            return enc.planet
        return GATE if enc.allies[player] == OFFENSE else BESIDE

    def ships_in_encounter(self, player: int) -> int:
        side = self.side_of(player)
        if side == NOBODY or (player == self.enc.defense and self.enc.planet == NOBODY):
            return 0
        return self.s.ships[self.zone_in_encounter(player)][player]

    def stacks_outside(self, player: int) -> Stacks:
        """Colonies of the player that take no part in the encounter."""
        defended = self.enc.planet if player == self.enc.defense else NOBODY
        return [stack for stack in self.stacks(player) if stack[0] != defended]

    def attacked_colony(self, player: int) -> int:
        """Rule: launch.defense_waits. Until the outcome the defense brings no ship there and takes none away."""
        return self.enc.planet if player == self.enc.defense and not self.enc.outcome else NOBODY

    def ships_in_game(self, player: int) -> int:
        return sum(row[player] for row in self.s.ships) - self.s.ships[REMOVED][player]
