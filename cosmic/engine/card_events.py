"""What happens to hand cards, as facts. Whatever comes into a hand comes through `Table.put_in_hand`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cosmic.engine.events import Event, PlayersEvent
from cosmic.engine.marked import follow_unseen
from cosmic.engine.notes import note_played
from cosmic.engine.state import NOBODY, THE_DECK, WARP

if TYPE_CHECKING:
    from cosmic.engine.table import Table

HAND, SHEET = "hand", "sheet"
HAND_SIZE: Final = 8


@dataclass(init=False)
class CardsDrawn(Event):
    """A player is about to draw from the cosmic deck: into the hand, onto the sheet, or to a place apart."""

    player: int
    count: int
    to: str
    why: str  # new_hand, reward, compensation, effect
    goes_on: bool  # a later part of a draw that has begun already
    rewards: int  # cards of the reward deck that are drawn with them
    cards: list[int]  # those really drawn

    def __init__(
        self, player: int, count: int, to: str = HAND, why: str = "effect", goes_on: bool = False, rewards: int = 0
    ) -> None:
        self.player = player
        self.count = count
        self.to = to
        self.why = why
        self.goes_on = goes_on
        self.rewards = rewards
        self.cards = []

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "count": self.count + self.rewards}

    def apply(self, t: Table) -> None:
        if self.count:
            self.cards = t.deal_out(self.player, self.count, self.to)
        if self.rewards:
            self.cards = self.cards + t.deal_rewards(self.player, self.rewards)


@dataclass
class DeckShuffled(Event):
    """The discards have become the new deck."""


@dataclass
class NewHand(PlayersEvent):
    """A player is about to show the hand, discard it and draw eight (rule: hands.new_hand)."""

    kept: list[int]  # cards that are not discarded

    def apply(self, t: Table) -> None:
        shown = [card for card in t.s.seats[self.player].hand if card not in self.kept]
        t.tell("new-hand", seat=self.player, cards=t.faces(shown))


@dataclass(init=False)
class CardDiscarded(Event):
    """A card leaves a pile for the discards. `reason`: encounter, beside, support, artifact, stopped, hand,
    replaced, apart."""

    owner: int
    card: int
    pile: list[int]
    reason: str
    home: int  # of an artifact: whose hand it was played from, or borrowed from

    def __init__(self, owner: int, card: int, pile: list[int], reason: str, home: int = NOBODY) -> None:
        self.owner = owner
        self.card = card
        self.pile = pile
        self.reason = reason
        self.home = home

    def whose(self) -> int:
        return self.owner

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.owner, "card": t.face_if_seen(self.card)}

    def can_happen(self, t: Table) -> bool:
        return self.card in self.pile

    def apply(self, t: Table) -> None:
        self.pile.remove(self.card)
        t.s.discards_of(self.card).append(self.card)
        t.tell("discarded", seat=self.owner, card=t.face(self.card))


@dataclass(init=False)
class UsedCardsDiscarded(Event):
    """The cards used in the encounter lie on the discards, as far as nobody kept them (rule: resolution.discard)."""

    cards: list[tuple[int, int]]  # (whose encounter card, card)
    others: list[int]  # discarded with them: kickers and reinforcements

    def __init__(self, cards: list[tuple[int, int]], others: list[int]) -> None:
        self.cards = cards
        self.others = others

    def of(self, t: Table, *players: int) -> list[int]:
        """What these players' encounter cards were, while they lie there."""
        return [card for owner, card in self.cards if owner in players and card in t.s.discards_of(card)]

    def lying(self, t: Table) -> list[int]:
        """Everything that was discarded at this moment, while it lies there."""
        cards = [*(card for _, card in self.cards), *self.others]
        return [card for card in cards if card in t.s.discards_of(card)]


@dataclass
class CardSetApart(Event):
    """A card goes to a place of its own: onto a sheet, or beside a planet (see Pile in notes.py)."""

    player: int
    card: int
    pile: list[int]  # where it comes from
    place: str

    def apply(self, t: Table) -> None:
        self.pile.remove(self.card)
        t.s.apart.setdefault(self.place, []).append(self.card)


@dataclass
class CardsFromApart(Event):
    """Cards that lie at a place of their own go into a hand, unseen by the others."""

    player: int
    cards: list[int]
    pile: list[int]

    def can_happen(self, t: Table) -> bool:
        self.cards = [card for card in self.cards if card in self.pile]
        return bool(self.cards)

    def apply(self, t: Table) -> None:
        for card in self.cards:
            self.pile.remove(card)
            t.put_in_hand(self.player, card)


@dataclass
class CardBuried(Event):
    """A card goes unseen under the deck."""

    owner: int
    card: int
    pile: list[int]

    def apply(self, t: Table) -> None:
        self.pile.remove(self.card)
        t.s.deck_of(self.card).insert(0, self.card)
        t.tell("card-buried", seat=self.owner)


@dataclass(init=False)
class CardsTaken(Event):
    """Cards change hands unseen by the others: only the two know which."""

    has_aftermath = True

    taker: int
    payer: int
    cards: list[int]
    why: str  # compensation, effect
    settled: bool  # the taker keeps them; if not, the effect says itself when rifts go off

    def __init__(self, taker: int, payer: int, cards: list[int], why: str = "effect", settled: bool = True) -> None:
        self.taker = taker
        self.payer = payer
        self.cards = cards
        self.why = why
        self.settled = settled

    def whose(self) -> int:
        return self.taker

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.taker, "count": len(self.cards)}

    def can_happen(self, t: Table) -> bool:
        self.cards = [card for card in self.cards if card in t.s.seats[self.payer].hand]
        return bool(self.cards)

    def apply(self, t: Table) -> None:
        for card in self.cards:
            t.s.seats[self.payer].hand.remove(card)
            t.put_in_hand(self.taker, card)
        if self.why == "compensation":
            t.tell("took-cards", seat=self.taker, other=self.payer, count=len(self.cards))
        else:
            t.tell("took-from-hand", seat=self.taker, other=self.payer, count=len(self.cards))
        faces = t.faces(self.cards)
        t.tell("took-which", to=[self.payer, self.taker], seat=self.taker, other=self.payer, cards=faces)

    def afterwards(self, t: Table) -> None:
        if self.settled:
            t.rifts_taken(self.taker, self.cards)


@dataclass
class CompensationCollected(PlayersEvent):
    """A player is about to collect compensation: from the payer's hand, unless an effect has it otherwise."""

    payer: int
    count: int
    from_deck: int = 0  # of these cards

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "other": self.payer, "count": self.count}

    def apply(self, t: Table) -> None:
        t.take_random(self.payer, self.player, self.count - self.from_deck, "compensation")
        t.draw(self.player, self.from_deck, why="compensation")


@dataclass
class CardsGiven(Event):
    """A player hands cards over; only the two know which."""

    giver: int
    taker: int
    cards: list[int]
    why: str  # deal, effect

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.giver, "count": len(self.cards)}

    def can_happen(self, t: Table) -> bool:
        self.cards = [card for card in self.cards if card in t.s.seats[self.giver].hand]
        return bool(self.cards)

    def apply(self, t: Table) -> None:
        for card in self.cards:
            t.s.seats[self.giver].hand.remove(card)
            t.put_in_hand(self.taker, card)
        both, faces = [self.giver, self.taker], t.faces(self.cards)
        if self.why == "deal":
            t.tell("deal-cards", seat=self.giver, other=self.taker, count=len(self.cards))
            t.tell("deal-which", to=both, seat=self.giver, other=self.taker, cards=faces)
        else:
            t.tell("gave-cards", seat=self.giver, other=self.taker, count=len(self.cards))
            t.tell("gave-which", to=both, seat=self.giver, other=self.taker, cards=faces)


@dataclass(init=False)
class CardTakenUp(Event):
    """A card goes openly from the discards or from the table into a hand."""

    player: int
    card: int
    pile: list[int]

    def __init__(self, player: int, card: int, pile: list[int]) -> None:
        self.player = player
        self.card = card
        self.pile = pile

    def can_happen(self, t: Table) -> bool:
        return self.card in self.pile

    def apply(self, t: Table) -> None:
        self.pile.remove(self.card)
        t.put_in_hand(self.player, self.card)
        t.tell("took-openly", seat=self.player, card=t.face(self.card))


# --- playing


@dataclass(init=False)
class CardShown(Event):
    """A flare or artifact leaves its pile and lies on the table while it is played."""

    player: int
    card: int
    side: str

    def __init__(self, player: int, card: int, side: str) -> None:
        self.player = player
        self.card = card
        self.side = side

    def apply(self, t: Table) -> None:
        note_played(t, self.player, self.card)
        t.pile_of(self.player, self.card).remove(self.card)
        t.s.play.append(self.card)
        t.tell("card-played", seat=self.player, card=t.face(self.card), side=self.side)


@dataclass(init=False)
class CardPlayed(Event):
    """A flare or artifact is being played; it lies in `state.play`. Whoever stops it sets its fate."""

    player: int
    card: int
    effect: str
    against: Event | None  # the event that it answers
    fate: str  # discard, hand, or gone: already moved elsewhere

    def __init__(self, player: int, card: int, effect: str, against: Event | None = None) -> None:
        self.player = player
        self.card = card
        self.effect = effect
        self.against = against
        self.fate = "discard"

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "card": t.face_if_seen(self.card), "effect": self.effect}

    def stop(self, fate: str) -> None:
        self.cancel()
        self.fate = fate


@dataclass(init=False)
class CardReturned(Event):
    """A card that was played goes back to the hand it came from (rule: flares.returned)."""

    home: int
    card: int

    def __init__(self, home: int, card: int) -> None:
        self.home = home
        self.card = card

    def apply(self, t: Table) -> None:
        t.s.play.remove(self.card)
        t.put_back(self.home, self.card)


@dataclass(init=False)
class FlareUsed(Event):
    """A flare has had its effect."""

    player: int
    card: int

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "card": t.face(self.card)}


@dataclass
class KeptEnds(PlayersEvent):
    """The player has lost the card by which an effect was in force."""

    effect: str


# --- cheating


@dataclass(init=False)
class LootTaken(Event):
    """Rule: variants.cheating. A card from a pile into the hand, or a ship from the warp to a colony, unseen."""

    player: int
    loot: str  # deck, discards, ship
    piece: int  # the card, or the planet

    def __init__(self, player: int, loot: str, piece: int) -> None:
        self.player = player
        self.loot = loot
        self.piece = piece

    def apply(self, t: Table) -> None:
        if self.loot == "ship":
            t.take_ships(self.player, WARP, 1)
            t.s.ships[self.piece][self.player] += 1
            follow_unseen(t, self.player, WARP, self.piece)
            return
        (t.s.deck if self.loot == "deck" else t.s.discard).remove(self.piece)
        t.put_in_hand(self.player, self.piece)


@dataclass(init=False)
class LootReturned(Event):
    """Rule: variants.stop_thief. Onto the pile, or into the warp; what is there no more is not."""

    player: int
    loot: str
    piece: int

    def __init__(self, player: int, loot: str, piece: int) -> None:
        self.player = player
        self.loot = loot
        self.piece = piece

    def can_happen(self, t: Table) -> bool:
        if self.loot == "ship":
            return t.s.ships[self.piece][self.player] > 0
        return self.piece in t.s.seats[self.player].hand

    def apply(self, t: Table) -> None:
        if self.loot == "ship":
            t.take_ships(self.player, self.piece, 1)
            t.s.ships[WARP][self.player] += 1
            follow_unseen(t, self.player, self.piece, WARP)
            return
        t.s.seats[self.player].hand.remove(self.piece)
        (t.s.deck if self.loot == "deck" else t.s.discard).append(self.piece)


@dataclass(init=False)
class ReinforcementPlayed(Event):
    """Rule: reinforcements.play. Whoever stops it sets its fate."""

    player: int
    card: int
    side: int
    fate: str  # discard or hand

    def __init__(self, player: int, card: int, side: int) -> None:
        self.player = player
        self.card = card
        self.side = side
        self.fate = "discard"

    def stop(self, fate: str) -> None:
        self.cancel()
        self.fate = fate

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player, "side": self.side, "card": t.face(self.card)}

    def apply(self, t: Table) -> None:
        value = t.box.value[self.card]
        t.pile_of(self.player, self.card).remove(self.card)
        t.enc.support.append(self.card)
        t.enc.plus.append([self.side, self.player, value])
        t.tell("reinforced", seat=self.player, value=value, side=self.side)


# --- encounter cards


@dataclass(init=False)
class CardLaid(Event):
    """A main player's encounter card lies face down."""

    side: int
    card: int

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def apply(self, t: Table) -> None:
        player, enc = t.main(self.side), t.enc
        note_played(t, player, self.card)
        seat, pile = t.s.seats[player], t.pile_of(player, self.card)
        enc.lent[self.side] = seat.lender if pile is seat.borrowed and seat.lender != THE_DECK else NOBODY
        pile.remove(self.card)
        enc.laid[self.side].append(self.card)
        enc.laid_by[self.side] = player


@dataclass(init=False)
class KickerLaid(Event):
    """A main player's kicker lies face down beside its encounter card (rule: kickers.play)."""

    player: int
    card: int

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def whose(self) -> int:
        return self.player

    def about(self, t: Table) -> dict[str, Any]:
        return {"seat": self.player}

    def apply(self, t: Table) -> None:
        note_played(t, self.player, self.card)
        t.pile_of(self.player, self.card).remove(self.card)
        t.enc.kickers[t.side_of(self.player)].append(self.card)
        t.tell("kicker-laid", seat=self.player)


@dataclass(init=False)
class CardLaidBeside(Event):
    """A main player lays one more card face down beside its encounter card. It stays its player's, whatever becomes of
    the encounter cards."""

    side: int
    card: int

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def apply(self, t: Table) -> None:
        player = t.main(self.side)
        note_played(t, player, self.card)
        t.pile_of(player, self.card).remove(self.card)
        t.enc.beside[self.side].append(self.card)
        t.tell("laid-beside", seat=player)


@dataclass
class CardsBesideTurnedUp(Event):
    """What lies beside the encounter cards is revealed with them."""

    def apply(self, t: Table) -> None:
        t.enc.beside_up = True
        for side, cards in enumerate(t.enc.beside):
            if cards:
                t.tell("revealed-beside", seat=t.main(side), cards=t.faces(cards))


@dataclass
class CardTakenBack(Event):
    """The encounter card goes back to hand; a borrowed one to the hand it came from. Face down it stays unseen."""

    side: int

    def apply(self, t: Table) -> None:
        enc, side = t.enc, self.side
        home = t.main(side) if enc.lent[side] == NOBODY else enc.lent[side]
        t.put_back(home, enc.laid[side].pop())
        t.tell("took-back", seat=home)
        enc.laid_by[side], enc.lent[side], enc.face_up[side] = NOBODY, NOBODY, False


@dataclass
class CardReplaced(Event):
    """Another card lies face up in the place of a side's revealed one, and the side plays that."""

    side: int
    card: int
    pile: list[int]  # where it comes from

    def apply(self, t: Table) -> None:
        enc, side, player = t.enc, self.side, t.main(self.side)
        for old in enc.laid[side][:]:
            t.emit(CardDiscarded(player, old, enc.laid[side], "replaced"))
        self.pile.remove(self.card)
        enc.laid[side].append(self.card)
        enc.laid_by[side], enc.lent[side], enc.face_up[side] = player, NOBODY, True
        is_morph = t.box.kind[self.card] == "morph"  # rule: reveal.morph
        enc.counts[side] = enc.counts[1 - side][:] if is_morph else [t.box.kind[self.card], t.box.value[self.card]]
        t.tell("card-replaced", seat=player, card=t.face(self.card))


@dataclass
class CardAdded(Event):
    """A second attack lies face up beside a side's own, and their values are added."""

    side: int
    card: int
    pile: list[int]  # where it comes from

    def apply(self, t: Table) -> None:
        enc = t.enc
        self.pile.remove(self.card)
        enc.laid[self.side].append(self.card)
        enc.counts[self.side] = ["attack", enc.counts[self.side][1] + t.box.value[self.card]]
        t.tell("card-added", seat=t.main(self.side), card=t.face(self.card), value=enc.counts[self.side][1])


@dataclass
class CardsSwapped(Event):
    """Each main player now counts as having played the other's card."""

    def apply(self, t: Table) -> None:
        for places in (t.enc.laid, t.enc.laid_by, t.enc.lent, t.enc.face_up):
            places.reverse()
        t.tell("cards-swapped")


# --- whole hands


@dataclass
class HandBorrowed(Event):
    """All cards of a hand lie on another's sheet, to be played as if they were in that player's hand."""

    player: int
    lender: int

    def apply(self, t: Table) -> None:
        mine, theirs = t.s.seats[self.player], t.s.seats[self.lender]
        mine.borrowed, theirs.hand, mine.lender = theirs.hand, [], self.lender
        t.look_around()
        t.tell("possessed", seat=self.player, other=self.lender, count=len(mine.borrowed))


@dataclass
class BorrowedReturned(Event):
    """Borrowed cards that are left go back to the hand they came from, or on top of the deck."""

    player: int

    def apply(self, t: Table) -> None:
        seat = t.s.seats[self.player]
        if seat.lender == THE_DECK:
            t.s.deck += seat.borrowed
        else:
            for card in seat.borrowed:
                t.put_in_hand(seat.lender, card)
            if seat.borrowed:
                t.tell("borrowed-returned", seat=self.player, other=seat.lender, count=len(seat.borrowed))
        seat.borrowed, seat.lender = [], NOBODY


@dataclass
class HandsMixed(Event):
    """Two hands are shuffled together and dealt again in the old sizes."""

    one: int
    other: int

    def apply(self, t: Table) -> None:
        a, b = t.s.seats[self.one], t.s.seats[self.other]
        size, pool = len(a.hand), a.hand + b.hand
        t.s.shuffle(pool)
        a.hand, b.hand = [], []
        for card in pool:
            t.put_in_hand(self.one if len(a.hand) < size else self.other, card)
        t.tell("hands-mixed", seat=self.one, other=self.other)


@dataclass
class CosmicQuake(Event):
    """Rule: hands.quake. All hands, the deck and the discards are shuffled, and everybody is dealt a new hand."""

    def apply(self, t: Table) -> None:
        s = t.s
        t.tell("cosmic-quake")
        for seat in s.seats:
            for card in seat.hand:  # rule: reward_deck.quake
                (s.reward_discard if s.deck_of(card) is s.reward_deck else s.deck).append(card)
            seat.hand = []
        s.deck += s.discard
        s.discard = []
        s.shuffle(s.deck)
        for player in t.everyone():
            for _ in range(min(HAND_SIZE, len(s.deck))):
                t.put_in_hand(player, s.deck.pop())
