"""Drawing, taking, discarding: verbs that move hand cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmic.engine.errors import EncounterBrokenOff
from cosmic.engine.hand_events import (
    HAND,
    HAND_SIZE,
    SHEET,
    BorrowedReturned,
    CardsDrawn,
    CardsTaken,
    CosmicQuake,
    DeckShuffled,
    NewHand,
)
from cosmic.engine.knowing import comes_to_know, forget
from cosmic.engine.notes import alien_of
from cosmic.engine.pile_events import CardDiscarded, DiscardedTogether
from cosmic.engine.queries import TooFewCards
from cosmic.engine.state import NOBODY, THE_DECK, WARP

if TYPE_CHECKING:
    from cosmic.engine.table import Table

BEFORE_SELECTION: Final = frozenset({"regroup", "destiny", "launch", "alliance", "planning"})


# --- drawing


def draw(
    t: Table, player: int, count: int, to: str = HAND, why: str = "effect", goes_on: bool = False, rewards: int = 0
) -> list[int]:
    if count <= 0 and rewards <= 0:
        return []
    event = CardsDrawn(player, count, to, why, goes_on, rewards)
    t.emit(event)
    return event.cards


def deal_out(t: Table, player: int, count: int, to: str = HAND) -> list[int]:
    """Rules: hands.reshuffle, hands.quake. The draw that caused a quake is not repeated."""
    s = t.s
    drawn: list[int] = []
    for _ in range(count):
        if not s.deck and not s.discard:
            t.emit(CosmicQuake())
            return [] if to == HAND else drawn  # those in hand were shuffled in
        if not s.deck:
            reshuffle(t)
        card = s.deck.pop()
        if to == SHEET:
            s.seats[player].borrowed.append(card)
            comes_to_know(s, player, card)
            t.look_around()
        elif to == HAND:
            t.put_in_hand(player, card)
        else:
            s.apart.setdefault(to, []).append(card)
            comes_to_know(s, player, card)
            t.look_around()
        drawn.append(card)
    if to in (HAND, SHEET):
        t.tell("drew", seat=player, count=len(drawn), rewards=s.rewards_in(drawn))
    else:
        t.tell("drew-onto-sheet", seat=player, count=len(drawn), rewards=s.rewards_in(drawn), alien=alien_of(to))
    if t.log is not None:
        t.tell("drew-cards", to=[player], seat=player, cards=t.faces(drawn))
    return drawn


def deal_rewards(t: Table, player: int, count: int) -> list[int]:
    """Rule: reward_deck.empty. Never a quake: what is not there is not drawn."""
    s = t.s
    drawn: list[int] = []
    for _ in range(count):
        if not s.reward_deck:
            if not s.reward_discard:
                break
            s.reward_deck, s.reward_discard = s.reward_discard, []
            s.shuffle(s.reward_deck)
            forget(s, s.reward_deck)
            t.tell("rewards-reshuffled")
        drawn.append(s.reward_deck.pop())
        t.put_in_hand(player, drawn[-1])
    t.tell("drew-rewards", seat=player, count=len(drawn))
    if t.log is not None:
        t.tell("drew-cards", to=[player], seat=player, cards=t.faces(drawn))
    return drawn


def reshuffle(t: Table) -> None:
    s = t.s
    s.deck, s.discard = s.discard, []
    s.shuffle(s.deck)
    forget(s, s.deck)
    t.tell("reshuffled")
    if s.enc is not None:
        t.emit(DeckShuffled())


def card_or_ship(t: Table, player: int, *, may_decline: bool) -> None:
    """Not a reward: nothing that changes rewards changes it."""
    options = ["card"]
    if t.s.ships[WARP][player] and t.has_colony(player):
        options.append("ship")
    if may_decline:
        options.append("neither")
    choice = t.ask(player, "card-or-ship", options)
    if choice == "card":
        draw(t, player, 1)
    elif choice == "ship":
        t.free_ships(player, 1)


def throw_away(t: Table, player: int, cards: list[int], kind: str) -> None:
    cards = [card for card in cards if card in t.s.seats[player].hand]
    t.discard_together(player, t.ask_many(player, kind, cards, 0, len(cards), "card"))


def discard_together(t: Table, player: int, cards: list[int], pile: list[int] | None, reason: str) -> None:
    """At the same moment: only when all of them lie there does anybody take one of them up."""
    for card in cards:
        t.emit(CardDiscarded(player, card, t.pile_of(player, card) if pile is None else pile, reason))
    t.emit(DiscardedTogether(cards))


# --- new hands


def new_hand(t: Table, player: int) -> None:
    """Rule: hands.new_hand. Reveal, discard everything, draw eight; again while there is no encounter card."""
    s = t.s
    kept: list[int] = []
    while needs_new_hand(t, player):
        t.tell("new-hand-due", seat=player)
        t.emit(NewHand(player, kept))
        if not any(t.box.is_encounter[card] for card in (*s.deck, *s.discard, *t.held(player))):
            # All encounter cards are in other hands: only a quake can bring one (rule: hands.quake).
            t.emit(CosmicQuake())
            continue
        discard_and_draw(t, player, kept)


def redraw_hand(t: Table, player: int) -> None:
    """For an effect: once, and then as long as the rules want it."""
    kept: list[int] = []
    t.emit(NewHand(player, kept))
    discard_and_draw(t, player, kept)
    if player != t.enc.offense:
        new_hand(t, player)


def discard_and_draw(t: Table, player: int, kept: list[int]) -> None:
    t.discard_together(player, [card for card in t.s.seats[player].hand if card not in kept])
    draw(t, player, HAND_SIZE, why="new_hand")


def needs_new_hand(t: Table, player: int) -> bool:
    """Rule: hands.new_hand. With no encounter card, as a rule; who wants more makes do with all that can be had."""
    too_few = t.query(TooFewCards(player), 0)
    if not too_few or not t.has_encounter_card(player):
        return not t.has_encounter_card(player)
    held = len(t.encounter_cards(player))
    if held > too_few:
        return False
    return held < sum(t.box.is_encounter[card] for card in (*t.s.deck, *t.s.discard, *t.held(player)))


def set_aside(t: Table, player: int, kind: str, cards: list[int], most: int) -> list[int]:
    """The flare lies on the table just now."""
    chosen = t.ask_many(player, kind, cards, 0, most, "card")
    aside = [t.playing[-1][1], *chosen]
    t.tell("set-aside", seat=player, count=len(aside), rewards=t.s.rewards_in(aside))
    return aside


def check_offense(t: Table) -> None:
    """Rule: planning.broken_off, the standing check until the cards are selected."""
    enc = t.enc
    if t.s.phase not in BEFORE_SELECTION or enc.laid[0] or enc.outcome:
        return
    # Asked after every moment: mostly the hand alone settles it.
    if t.box.encounter_ids.isdisjoint(t.s.seats[enc.offense].hand) and not t.has_encounter_card(enc.offense):
        raise EncounterBrokenOff("cards")


# --- taking and giving back


def take_random(t: Table, payer: int, taker: int, count: int, why: str = "effect") -> None:
    """Cards at random from a hand; all there are if too few."""
    hand = t.open_to_compensation(payer) if why == "compensation" else t.s.seats[payer].hand
    taken = at_random(t, hand, count, taker, payer)
    if taken:
        t.emit(CardsTaken(taker, payer, taken, why))


def random_cards(t: Table, player: int, count: int, chooser: int) -> list[int]:
    """So many of a hand, drawn unseen; all there are if too few."""
    return at_random(t, t.s.seats[player].hand, count, chooser, player)


def at_random(t: Table, cards: list[int], count: int, chooser: int, owner: int) -> list[int]:
    """Rule: reward_deck.at_random. Who draws sees the backs: if there are both, how many of which is a choice."""
    rewards = t.s.rewards_in(cards)
    if not 0 < rewards < len(cards) or not 0 < count < len(cards):
        return unseen_cards(t, cards, count)
    first = t.s.first_reward
    low, high = max(0, count - (len(cards) - rewards)), min(count, rewards)
    special = t.ask(chooser, "backs", range(low, high + 1), "number", other=owner, due=count)
    drawn = unseen_cards(t, [card for card in cards if card < first], count - special)
    return drawn + unseen_cards(t, [card for card in cards if card >= first], special)


def unseen_cards(t: Table, cards: list[int], count: int) -> list[int]:
    left, drawn = cards[:], []
    for _ in range(min(count, len(left))):
        drawn.append(left.pop(t.s.below(len(left))))
    return drawn


def look_at(t: Table, viewer: int, other: int, cards: list[int]) -> None:
    cards = sorted(cards)  # in the order of the box: that of a hand tells what was drawn last
    t.s.seats[viewer].seen[str(other)] = cards
    for card in cards:
        comes_to_know(t.s, viewer, card)
    t.tell("looked", seat=viewer, other=other)
    t.tell("looked-at", to=[viewer], seat=viewer, other=other, cards=t.faces(cards))


def return_borrowed(t: Table) -> None:
    """At the end of the encounter. Onto the deck in any order: the last one chosen lies on top."""
    for player, seat in enumerate(t.s.seats):
        if seat.lender == NOBODY:
            continue
        if seat.lender == THE_DECK:
            left = seat.borrowed[:]
            order = []
            while left:
                order.append(t.ask(player, "put-back", left, "card", secret=True))
                left.remove(order[-1])
            seat.borrowed = order
        t.emit(BorrowedReturned(player))
