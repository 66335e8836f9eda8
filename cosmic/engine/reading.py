"""Reading the table: who is who, what stands where. Nothing here changes anything."""

from __future__ import annotations

from cosmic.engine.book import Book, Box, Occasion
from cosmic.engine.decisions import NO
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
from cosmic.engine.events import Stacks
from cosmic.engine.notes import CONTESTED, INSTEAD, LOANS, PLAYABLE, SECOND_SHEET, is_of_ships, is_shown
from cosmic.engine.promises import hand_is_promised, uses_power
from cosmic.engine.state import (
    BESIDE,
    DEFENSE,
    FACE_DOWN,
    GATE,
    NOBODY,
    OFFENSE,
    REMOVED,
    SIDE_NAMES,
    THE_DECK,
    WARP,
    Encounter,
    GameState,
    TechCard,
    Use,
    Zap,
)
from cosmic.engine.systems import settled_abroad


class Reading:
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
        main, foe, allies = self.main(side), self.main(1 - side), self.enc.allies
        return [p for p in self.s.order if p == main or (allies[p] == side and p != foe)]

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
        own = [own for _, borrower, own, how in LOANS.get(self) if borrower == player and how != INSTEAD]
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
        return alien in self.sheets_up(player) and not self.is_zapped(player, alien)

    def is_zapped(self, player: int, alien: str) -> bool:
        return bool(self.enc.zapped) and Zap(alien, player) in self.enc.zapped

    def in_effect(self, effect: Effect | type[Effect], me: int, part: str = "") -> bool:
        """This effect was used, or played, in this encounter and is in force."""
        return Use(effect.id, me, part) in self.enc.in_effect

    def effect_of(self, player: int, card: int) -> str:
        """The effect this card has in this player's hand (rule: flares.sides). A power that is on loan beside one's own
        is not one's own."""
        sides = self.box.sides[card]
        if len(sides) < 2:
            return sides[0] if sides else ""
        alien = self.box.alien[card]
        if alien not in self.s.seats[player].aliens:
            return sides[0]
        is_super = self.has_active(player, alien) and not (LOANS.get(self) and alien in self.grafted(player))
        return sides[1] if is_super else sides[0]

    def may_play(self, player: int, card: int, effect: str) -> bool:
        """Role, phase and the limits on flares (rule: flares.limits)."""
        enc = self.enc
        if enc.flare_players and self.box.kind[card] == "flare" and self.has_had_its_flare(player):
            return False
        if enc.spent and (effect in enc.spent or self.face(card) in enc.spent or f"#{card}" in enc.spent):
            return False
        return self.fits(self.book.bars[effect], player)

    def has_had_its_flare(self, player: int) -> bool:
        """Rules: flares.limits, variants.unlimited_flares."""
        return player in self.enc.flare_players and not self.s.options.unlimited_flares

    def card_for(self, player: int, effect: str) -> int | None:
        """The first card of this player that can be played for this effect now."""
        for card in self.playable(player):
            if effect in self.box.sides[card] and self.effect_of(player, card) == effect:
                if self.may_play(player, card, effect):
                    return card
        return None

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
        """Rules: techs.use, techs.hidden. Those face up, and those used from face down with enough ships."""
        return [
            card.slug
            for card in self.s.techs
            if card.owner == player and card.slug not in self.busy and (card.face_up or self.is_ready_unseen(card))
        ]

    def is_ready_unseen(self, card: TechCard) -> bool:
        printed = self.book.content.techs[card.slug]
        return printed.hidden and card.ships >= max(1, printed.research)

    # --- cards
    def face(self, card: int) -> str:
        return self.s.cards[card]

    def faces(self, cards: list[int]) -> list[str]:
        return [self.s.cards[card] for card in cards]

    def face_if_seen(self, card: int) -> str:
        """For what everybody hears: a card that does not lie face up is not named."""
        return self.face(card) if self.is_seen(card) else FACE_DOWN

    def is_seen(self, card: int) -> bool:
        """The card lies face up on the table."""
        s, enc = self.s, self.s.enc
        if card in s.discard or card in s.play or card in s.reward_discard:
            return True
        if s.apart and any(card in cards for place, cards in s.apart.items() if is_shown(place)):
            return True
        if enc is None:
            return False
        laid, is_up = enc.laid, enc.face_up
        if enc.kickers_up and (card in enc.kickers[0] or card in enc.kickers[1]):
            return True
        if enc.beside_up and (card in enc.beside[0] or card in enc.beside[1]):
            return True
        return card in enc.support or (is_up[0] and card in laid[0]) or (is_up[1] and card in laid[1])

    def unseen(self) -> list[int]:
        """Every card that does not lie face up on the table."""
        s, enc = self.s, self.s.enc
        seen = {*s.discard, *s.play, *s.reward_discard}
        for place, cards in s.apart.items() if s.apart else ():
            if is_shown(place):
                seen.update(cards)
        if enc is not None:
            seen.update(enc.support)
            seen.update(card for side in (0, 1) if enc.face_up[side] for card in enc.laid[side])
            if enc.kickers_up:
                seen.update(enc.kickers[0] + enc.kickers[1])
            if enc.beside_up:
                seen.update(enc.beside[0], enc.beside[1])
        return [card for card in range(len(s.cards)) if card not in seen]

    def distinct(self, cards: list[int]) -> list[int]:
        """One of each face, and of each back: copies of a card are no choice."""
        first: dict[str, int] = {}
        for card in cards:
            first.setdefault(self.s.cards[card], card)
        if not 0 < self.s.rewards_in(cards) < len(cards):
            return list(first.values())
        with_backs: dict[tuple[str, bool], int] = {}
        for card in cards:
            with_backs.setdefault((self.s.cards[card], card >= self.s.first_reward), card)
        return list(with_backs.values())

    def playable(self, player: int) -> list[int]:
        """The cards a player may play: the hand, cards borrowed for this encounter, and cards that lie on a sheet to be
        played from there."""
        seat = self.s.seats[player]
        cards = seat.hand + seat.borrowed if seat.borrowed else seat.hand
        return cards + self.on_sheet(player) if self.s.apart else cards

    def hand_is_promised(self, player: int) -> bool:
        """Giving it away by choice would break a promise about cards."""
        return hand_is_promised(self, player)

    def held(self, player: int) -> list[int]:
        """The hand, and cards borrowed as if they were part of it."""
        seat = self.s.seats[player]
        return seat.hand + seat.borrowed if seat.borrowed else seat.hand

    def on_sheet(self, player: int) -> list[int]:
        """The cards that the player may play from a sheet now; they are no part of the hand."""
        found: list[int] = []
        for alien in PLAYABLE:
            cards = self.s.apart.get(alien)
            if cards and self.s.enc is not None and f"{alien}.power" in self.book.effects:
                found += cards if self.has_active(player, alien) and uses_power(self, player) != NO else []
        return found

    def sheet_with(self, card: int) -> str:
        """The alien from whose sheet this card would be played; empty if it does not lie on one."""
        for alien in PLAYABLE:
            if card in self.s.apart.get(alien, ()):
                return alien
        return ""

    def pile_of(self, player: int, card: int) -> list[int]:
        """Where a card that the player may play lies: in hand, among the borrowed ones, on a sheet, or already on the
        table."""
        seat = self.s.seats[player]
        if card in seat.hand:
            return seat.hand
        if card in self.s.play:
            return self.s.play
        alien = self.sheet_with(card)
        return self.s.apart[alien] if alien else seat.borrowed

    def home_of(self, player: int, card: int) -> int:
        """To whose hand a card goes back after it was played; cards borrowed from the deck go to their player's."""
        seat = self.s.seats[player]
        return seat.lender if card in seat.borrowed and seat.lender != THE_DECK else player

    def encounter_cards(self, player: int) -> list[int]:
        is_encounter = self.box.is_encounter
        return [card for card in self.held(player) if is_encounter[card]]

    def has_encounter_card(self, player: int) -> bool:
        seat, cards = self.s.seats[player], self.box.encounter_ids
        return not (cards.isdisjoint(seat.hand) and cards.isdisjoint(seat.borrowed))

    def kind_of(self, side: int) -> str:
        """What a side's encounter card counts as: attack, negotiate, morph, or nothing yet."""
        counts = self.enc.counts[side]
        return counts[0] if counts else ""

    def kicker_of(self, side: int) -> int:
        """By how much a side multiplies: its kicker, once it is turned up (rule: kickers.play)."""
        cards = self.enc.kickers[side]
        return self.box.value[cards[0]] if cards and self.enc.kickers_up else 1

    def crookedness(self, side: int) -> int:
        """1 if a side's card counts as a crooked deal (rule: reward_deck.crooked_deals)."""
        counts = self.enc.counts[side]
        return int(counts[1]) if counts and counts[0] == "negotiate" else 0

    def has_back_of(self, player: int, card: int) -> bool:
        """Whether the card may be in this player's hand, as far as the backs tell (rule: reward_deck.backs)."""
        first = self.s.first_reward
        return any((own >= first) == (card >= first) for own in self.playable(player))

    def both_attack(self) -> bool:
        return self.kind_of(OFFENSE) == "attack" and self.kind_of(DEFENSE) == "attack"

    # --- ships
    def colonies(self, player: int) -> list[int]:
        """All planets where the player has a ship, home and foreign."""
        ships = self.s.ships
        return [planet for planet in range(self.planet_count) if ships[planet][player]]

    def home_colonies(self, player: int) -> list[int]:
        ships = self.s.ships
        return [planet for planet in self.s.home_planets(player) if ships[planet][player]]

    def foreign_colonies(self, player: int) -> list[int]:
        """Those with ships; what else counts as one is in `GameState.foreign_count`."""
        return settled_abroad(self.s.ships, self.planet_count, self.s.home_planets(player), player)

    def stacks(self, player: int) -> Stacks:
        """The player's colonies with their ships."""
        ships = self.s.ships
        return [[planet, row[player]] for planet, row in enumerate(ships[: self.planet_count]) if row[player]]

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
