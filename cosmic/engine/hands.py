"""Drawing, taking, discarding: everything that moves hand cards."""

from __future__ import annotations

from cosmic.engine.errors import EncounterBrokenOff
from cosmic.engine.events import CardDiscarded, CardsDrawn, DeckShuffled
from cosmic.engine.ships import Ships
from cosmic.engine.state import NOBODY

HAND_SIZE = 8
BEFORE_SELECTION = ("regroup", "destiny", "launch", "alliance", "planning")


class Hands(Ships):
    __slots__ = ()

    def pile_of(self, player: int, card: int) -> list[int]:
        """The player's hand or the borrowed cards, wherever this card is."""
        seat = self.s.seats[player]
        return seat.hand if card in seat.hand else seat.borrowed

    # --- drawing
    def draw(self, player: int, count: int) -> list[int]:
        """Draw from the cosmic deck; returns the cards really drawn."""
        if count <= 0:
            return []
        event = CardsDrawn(player, count)
        self.emit(event)
        return event.cards

    def deal_out(self, player: int, count: int) -> list[int]:
        """Rules: hands.reshuffle, hands.quake."""
        s, drawn = self.s, []
        for _ in range(count):
            if not s.deck and not s.discard:
                self.cosmic_quake()
                return []
            if not s.deck:
                self.reshuffle()
            card = s.deck.pop()
            s.seats[player].hand.append(card)
            drawn.append(card)
        self.tell("drew", seat=player, count=len(drawn))
        if self.log is not None:
            self.tell("drew-cards", to=[player], seat=player, cards=self.faces(drawn))
        return drawn

    def reshuffle(self) -> None:
        s = self.s
        s.deck, s.discard = s.discard, []
        s.shuffle(s.deck)
        self.tell("reshuffled")
        if s.enc is not None:
            self.emit(DeckShuffled())

    def cosmic_quake(self) -> None:
        """Rule: hands.quake. The draw that caused it is not repeated."""
        s = self.s
        self.tell("cosmic-quake")
        for seat in s.seats:
            s.deck += seat.hand
            seat.hand = []
        s.deck += s.discard
        s.discard = []
        s.shuffle(s.deck)
        for player in self.everyone():
            for _ in range(min(HAND_SIZE, len(s.deck))):
                s.seats[player].hand.append(s.deck.pop())

    # --- new hands
    def new_hand(self, player: int) -> None:
        """Rule: hands.new_hand. Reveal, discard everything, draw eight; again while there is no encounter card."""
        s = self.s
        while not self.encounter_cards(player):
            self.tell("new-hand", seat=player, cards=self.faces(s.seats[player].hand))
            if not any(self.box.is_encounter[card] for card in (*s.deck, *s.discard)):
                # All encounter cards are in other hands: only a quake can bring one (rule: hands.quake).
                self.cosmic_quake()
                continue
            for card in s.seats[player].hand[:]:
                self.discard(player, card)
            self.draw(player, HAND_SIZE)

    def check_offense(self) -> None:
        """Rule: planning.broken_off, the standing check until the cards are selected."""
        s = self.s
        if s.phase in BEFORE_SELECTION and s.enc is not None and not s.enc.laid[0]:
            if not s.enc.outcome and not self.has_encounter_card(s.enc.offense):
                raise EncounterBrokenOff("cards")

    # --- discarding and taking
    def discard(self, player: int, card: int, reason: str = "hand") -> None:
        self.emit(CardDiscarded(player, card, self.pile_of(player, card), reason))

    def take_random(self, payer: int, taker: int, count: int) -> list[int]:
        """Cards at random from a hand; all there are if too few. Only the two know which."""
        hand, taken = self.s.seats[payer].hand, []
        for _ in range(min(count, len(hand))):
            card = hand.pop(self.s.below(len(hand)))
            self.s.seats[taker].hand.append(card)
            taken.append(card)
        if taken:
            self.tell("took-cards", seat=taker, other=payer, count=len(taken))
            self.tell("took-which", to=[payer, taker], seat=taker, other=payer, cards=self.faces(taken))
        return taken

    def give_card(self, card: int, giver: int, taker: int) -> None:
        self.s.seats[giver].hand.remove(card)
        self.s.seats[taker].hand.append(card)

    def look_at(self, viewer: int, other: int, cards: list[int]) -> None:
        """A private look at another's cards: what was seen is remembered as it was then."""
        cards = sorted(cards)  # in the order of the box: that of a hand tells what was drawn last
        self.s.seats[viewer].seen[str(other)] = cards
        self.tell("looked", seat=viewer, other=other)
        self.tell("looked-at", to=[viewer], seat=viewer, other=other, cards=self.faces(cards))

    def lay_card(self, side: int, card: int) -> None:
        player = self.main(side)
        pile = self.pile_of(player, card)
        pile.remove(card)
        self.enc.laid[side].append(card)
        self.enc.laid_by[side] = player
        self.enc.lent[side] = self.s.seats[player].lender if pile is self.s.seats[player].borrowed else NOBODY

    def take_back_laid(self, side: int) -> None:
        """The encounter card goes back to hand; a borrowed one to the hand it came from. Face down it stays unseen."""
        enc = self.enc
        card, home = enc.laid[side].pop(), enc.lent[side]
        home = self.main(side) if home == NOBODY else home
        self.s.seats[home].hand.append(card)
        self.tell("took-back", seat=home)
        enc.laid_by[side], enc.lent[side], enc.face_up[side] = NOBODY, NOBODY, False

    def take_into_hand(self, player: int, card: int, pile: list[int]) -> None:
        """Openly, from the discards or from the table."""
        pile.remove(card)
        self.s.seats[player].hand.append(card)
        self.tell("took-openly", seat=player, card=self.face(card))

    def return_borrowed(self) -> None:
        """Borrowed cards that are left go back to the hand they came from."""
        for player, seat in enumerate(self.s.seats):
            if seat.lender != NOBODY:
                self.s.seats[seat.lender].hand += seat.borrowed
                if seat.borrowed:
                    self.tell("borrowed-returned", seat=player, other=seat.lender, count=len(seat.borrowed))
                seat.borrowed, seat.lender = [], NOBODY
