"""Reading the table: who holds and has played what. Players are in reading_roles.py, ships in reading_ships.py.

Nothing here changes anything."""

from __future__ import annotations

from cosmic.engine.decisions import NO
from cosmic.engine.notes import LOANS, PLAYABLE, is_shown
from cosmic.engine.promises import hand_is_promised, uses_power
from cosmic.engine.reading_ships import ReadingShips
from cosmic.engine.state import DEFENSE, FACE_DOWN, NO_REWARDS, OFFENSE, THE_DECK


class Reading(ReadingShips):
    """Everything that can be read off a table."""

    __slots__ = ()

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
        return sorted(self.box.ids - seen)

    def distinct(self, cards: list[int]) -> list[int]:
        """One of each face, and of each back: copies of a card are no choice."""
        first: dict[str, int] = {}
        for card in cards:
            first.setdefault(self.s.cards[card], card)
        first_reward = self.s.first_reward
        if not cards or max(cards) < first_reward or min(cards) >= first_reward:  # all have the same back
            return list(first.values())
        with_backs: dict[tuple[str, bool], int] = {}
        for card in cards:
            with_backs.setdefault((self.s.cards[card], card >= first_reward), card)
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
                found += cards if self.can_still_use(player, alien) else []
        return found

    def can_still_use(self, player: int, alien: str) -> bool:
        """The sheet is turned up and not zapped, and the player has not said that it will not use its power."""
        return self.has_active(player, alien) and uses_power(self, player) != NO

    def sheet_with(self, card: int) -> str:
        """The alien from whose sheet this card would be played; empty if it does not lie on one."""
        if self.s.apart:
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

    def negotiates(self, player: int) -> list[int]:
        """Those in the player's own hand, to be given up for something."""
        return [card for card in self.s.seats[player].hand if self.box.kind[card] == "negotiate"]

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

    def backs_of(self, player: int) -> tuple[bool, bool]:
        """Whether this player has cards with the back of the cosmic deck, and with that of the reward deck (rule:
        reward_deck.backs)."""
        own, first = self.playable(player), self.s.first_reward
        return (min(own) < first, max(own) >= first) if own else (False, False)

    def with_backs(self, backs: tuple[bool, bool], cards: list[int]) -> list[int]:
        """Those that may be in a hand, as far as its backs tell."""
        cosmic, reward = backs
        if (cosmic and reward) or self.s.first_reward == NO_REWARDS:
            return cards
        first = self.s.first_reward
        return [card for card in cards if (reward if card >= first else cosmic)]

    def may_differ(self, player: int, cards: list[int]) -> bool:
        """Whether, as far as the backs in this player's hand tell, it may hold several of these that are not alike."""
        if self.s.first_reward == NO_REWARDS or len(cards) < 2:
            return False
        return len(self.distinct(self.with_backs(self.backs_of(player), cards))) > 1

    def both_attack(self) -> bool:
        return self.kind_of(OFFENSE) == "attack" and self.kind_of(DEFENSE) == "attack"

    # --- what may be played
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
        bars = self.book.bars[effect]
        return self.s.phase in bars.phases and bool(bars.roles & self.role_of(player))

    def has_had_its_flare(self, player: int) -> bool:
        """Rules: flares.limits, variants.unlimited_flares."""
        return player in self.enc.flare_players and not self.s.options.unlimited_flares

    def cards_for(self, player: int, effect: str) -> list[int]:
        """The cards of this player that can be played for this effect now."""
        sides = self.box.sides
        cards = [card for card in self.playable(player) if effect in sides[card]]
        return [c for c in cards if self.effect_of(player, c) == effect and self.may_play(player, c, effect)]
