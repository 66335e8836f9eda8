"""Reading the table: who is who, and whose powers count. Nothing here changes anything."""

from __future__ import annotations

from cosmic.engine.book import Book, Box, Occasion
from cosmic.engine.definitions import (
    IS_DEFENSE,
    IS_DEFENSIVE_ALLY,
    IS_OFFENSE,
    IS_OFFENSIVE_ALLY,
    IS_OUTSIDER,
    Bars,
    Destiny,
)
from cosmic.engine.effects import Effect
from cosmic.engine.notes import CONTESTED, INSTEAD, LOANS, SECOND_SHEET
from cosmic.engine.state import DEFENSE, NOBODY, OFFENSE, SIDE_NAMES, WARP, Encounter, GameState, Use, Zap


class ReadingRoles:
    """A state with the book that explains it."""

    __slots__ = ("awake", "book", "box", "busy", "enc", "planet_count", "s")

    def __init__(self, state: GameState, book: Book) -> None:
        self.s = state
        # There is an encounter whenever rules of a turn run; a step that begins one sets it here too.
        if state.enc is not None:
            self.enc: Encounter = state.enc
        self.planet_count = state.planet_count
        self.book: Book = book
        self.box: Box = book.box(state.cards, state.options.classic_flares)
        # Who might have something to say on an occasion, as bits; None: to be found anew (see responders.py).
        self.awake: dict[Occasion, int] | None = None
        self.busy: list[str] = []  # techs whose use is just being announced

    # --- players and roles
    def player_of(self, alien: str) -> int | None:
        """Who has this sheet, face up."""
        return next((p for p in self.s.order if alien in self.s.seats[p].aliens), None)

    def may_be_met(self, player: int) -> bool:
        """Rule: destiny.no_planets."""
        return not self.s.gone or bool(self.s.home_planets(player))

    def everyone(self) -> list[int]:
        """In timing order (rule: timing.order): offense, defense, then clockwise from the offense's left."""
        return self.s.order

    def order_of(self, offense: int, defense: int) -> list[int]:
        if defense == NOBODY:
            return [offense, *self.clockwise_after(offense)]
        return [offense, defense, *(p for p in self.clockwise_after(offense) if p != defense)]

    def clockwise_after(self, player: int) -> list[int]:
        return [*range(player + 1, len(self.s.seats)), *range(player)]

    def others(self, player: int) -> list[int]:
        return [p for p in range(len(self.s.seats)) if p != player]

    def others_with_cards(self, player: int) -> list[int]:
        """Whose hand one might take cards from."""
        return [p for p in self.clockwise_after(player) if self.s.seats[p].hand]

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

    def earned_second(self) -> bool:
        """Rule: second_encounter.conditions, as far as everybody can see."""
        is_first = self.enc.number == 1 and not self.s.options.single_encounter
        return is_first and self.enc.outcome in ("offense", "deal", "refounded", "settled")

    def picked_by(self, card: Destiny) -> int:
        """Whom a destiny card names; NOBODY for a wild one (rules: destiny.colour, destiny.special)."""
        if card.kind == "wild":
            return NOBODY
        if card.kind == "colour":
            return next(p for p, seat in enumerate(self.s.seats) if seat.colour == card.colour)
        measure = {
            "most_cards_in_hand": lambda p: len(self.s.seats[p].hand),
            "most_foreign_colonies": self.s.foreign_count,
            "fewest_ships_in_warp": lambda p: -self.s.ships[WARP][p],
        }[card.special]
        # Ties go to the tied player nearest clockwise.
        return max(self.clockwise_after(self.enc.offense), key=measure)

    def allies_of(self, side: int) -> list[int]:
        allies = self.enc.allies
        return [p for p in self.s.order if allies[p] == side]

    def side_members(self, side: int) -> list[int]:
        enc = self.enc
        main, foe = (enc.offense, enc.defense) if side == OFFENSE else (enc.defense, enc.offense)
        return [p for p in self.s.order if p == main or (enc.allies[p] == side and p != foe)]

    def taking_part(self) -> list[int]:
        """Both sides, in timing order."""
        enc = self.enc
        return [p for p in self.s.order if enc.allies[p] != NOBODY or p == enc.offense or p == enc.defense]

    def role_of(self, player: int) -> int:
        """The player's role in this encounter, as a role bar has it."""
        enc = self.enc
        if player == enc.offense:
            return IS_OFFENSE
        if player == enc.defense:
            return IS_DEFENSE
        side = enc.allies[player]
        if side == NOBODY:
            return IS_OUTSIDER
        return IS_OFFENSIVE_ALLY if side == OFFENSE else IS_DEFENSIVE_ALLY

    def fits(self, bars: Bars, player: int) -> bool:
        """Rule: powers.reading."""
        return self.s.phase in bars.phases and bool(bars.roles & self.role_of(player))

    def contested_win(self) -> list[int]:
        """Who has won unless the encounter about it, to come or under way, has it otherwise."""
        for enc in (self.enc, *self.s.waiting):
            if enc.notes.get(CONTESTED.name):
                return list(enc.notes[CONTESTED.name])
        return []

    # --- powers
    def sheets_up(self, player: int) -> list[str]:
        """The aliens of the player whose sheets are turned up (rule: powers.lost)."""
        seat = self.s.seats[player]
        return [alien for alien in seat.aliens if alien in self.book.never_lost] if seat.lost else seat.aliens

    def in_force(self, player: int) -> list[str]:
        """The aliens of the player whose sheets are turned up and not zapped."""
        aliens = self.sheets_up(player)
        return [alien for alien in aliens if not self.is_zapped(player, alien)] if self.enc.zapped else aliens

    def sheets_to_turn_up(self, player: int) -> list[str]:
        """The player's aliens face down whose powers could be used if they lay face up (rule: variants.hidden). Who has
        another's power on loan leaves its own sheets as they lie."""
        seat = self.s.seats[player]
        if not seat.face_down or self.borrows_power(player):
            return []
        return [alien for alien in seat.face_down if not seat.lost or alien in self.book.never_lost]

    def borrows_power(self, player: int) -> bool:
        """The player has another's power instead of its own."""
        return any(borrower == player and how == INSTEAD for _, borrower, _, how in LOANS.get(self))

    def grafted(self, player: int) -> list[str]:
        """The aliens that the player has on loan beside its own."""
        loans = LOANS.get(self)
        own = [own for _, borrower, own, how in loans if borrower == player and how != INSTEAD] if loans else loans
        return [alien for alien in self.s.seats[player].aliens if alien not in own[0]] if own else []

    def own_sheets(self, player: int) -> list[str]:
        """Without one that something has brought besides: that is no part of the player's own power."""
        second = SECOND_SHEET.get(self, player)
        return [alien for alien in self.s.seats[player].aliens if alien != second]

    def cannot_lose_power(self, player: int) -> bool:
        """No sheet of the player is turned down, however few home colonies there are."""
        aliens = self.s.seats[player].aliens
        return bool(aliens) and self.book.never_lost.issuperset(aliens)

    def is_untouchable(self, player: int) -> bool:
        """A sheet of the player can be neither zapped nor taken, lent, exchanged or replaced."""
        return bool(self.book.untouchable) and not self.book.untouchable.isdisjoint(self.s.seats[player].aliens)

    def has_active(self, player: int, alien: str) -> bool:
        """The player has this sheet turned up, and it is not zapped."""
        seat = self.s.seats[player]
        if alien not in seat.aliens or (seat.lost and alien not in self.book.never_lost):
            return False
        return not self.is_zapped(player, alien)

    def is_zapped(self, player: int, alien: str) -> bool:
        return bool(self.enc.zapped) and Zap(alien, player) in self.enc.zapped

    def in_effect(self, effect: Effect | type[Effect], me: int, part: str = "") -> bool:
        """This effect was used, or played, in this encounter and is in force."""
        return Use(effect.id, me, part) in self.enc.in_effect
