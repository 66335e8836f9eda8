"""Deals: what may be offered, whether it can be met, and carrying it out (rules: deals.terms, deals.valid)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cosmic.engine.definitions import KINDS
from cosmic.engine.hand_events import CardsGiven
from cosmic.engine.hands import at_random
from cosmic.engine.queries import DealFavours
from cosmic.engine.rng import Dice
from cosmic.engine.ship_events import ShipsLand
from cosmic.engine.state import NO_REWARDS, NOBODY, SIDE_NAMES, WARP

if TYPE_CHECKING:
    from cosmic.engine.table import Table

Share = dict[str, Any]  # what one side gives: cards, kinds, random, colony, free
MOST_OFFERS: Final = 4  # per side; after that one can only accept or refuse


def share(
    cards: list[str] | None = None,
    kinds: list[list[Any]] | None = None,
    random: int = 0,
    colony: int = NOBODY,
    free: list[int] | None = None,
) -> Share:
    """What one side gives: cards by name, by kind and at random, one colony, ships freed from the warp."""
    return {
        "cards": cards or [],
        "kinds": kinds or [],
        "random": random,
        "colony": colony,
        "free": free or [],
    }


def in_order(kinds: Mapping[str, int]) -> list[list[Any]]:
    """[kind, count] in the order of KINDS. They are handed over in this order, which the keys of a save do not keep."""
    return [[kind, kinds[kind]] for kind in KINDS if kinds.get(kind)]


def card_count(given: Share) -> int:
    return len(given["cards"]) + sum(int(count) for _, count in given["kinds"]) + int(given["random"])


@dataclass(slots=True)
class Bounds:
    """What one main player may offer, from what that player knows."""

    faces: tuple[str, ...]  # every card there is
    hand: tuple[str, ...]  # own hand, by face
    kinds: dict[str, str]  # face -> kind
    their_cards: int  # size of the other's hand
    colonies: tuple[tuple[int, ...], tuple[int, ...]]  # planets I / they may open to the other
    new: tuple[tuple[int, ...], tuple[int, ...]]  # those on which the settler has no colony yet
    free: tuple[tuple[int, ...], tuple[int, ...]]  # ships I / they could free, by owner; empty if no such power

    def kinds_there(self) -> tuple[str, ...]:
        """The kinds of cards in this game."""
        there = set(self.kinds.values())
        return tuple(kind for kind in KINDS if kind in there)

    def possible(self) -> bool:
        return bool(self.hand or self.their_cards or self.new[0] or self.new[1])

    def fault_of(self, offer: Any) -> str:
        """The message key of what is wrong with an offer; empty if it is legal."""
        if not isinstance(offer, dict) or sorted(offer) != ["give", "take"]:
            return "offer-shape"
        for side, given in ((0, offer["give"]), (1, offer["take"])):
            fault = self._fault_of_share(given, side)
            if fault:
                return fault
        if not can_hand_over(offer["give"], list(self.hand), self.kinds):
            return "offer-own-cards"
        if card_count(offer["take"]) > self.their_cards:
            return "offer-their-cards"
        if not self.is_valid(offer):
            return "offer-empty"
        return ""

    def _fault_of_share(self, given: Any, side: int) -> str:
        if not isinstance(given, dict) or sorted(given) != ["cards", "colony", "free", "kinds", "random"]:
            return "offer-shape"
        cards, kinds, free = given["cards"], given["kinds"], given["free"]
        if not isinstance(cards, list) or not all(isinstance(face, str) and face in self.faces for face in cards):
            return "offer-cards"
        if not _are_kinds(kinds) or not all(kind in self.kinds_there() for kind, _ in kinds):
            return "offer-kinds"
        if not _counts(given["random"]):
            return "offer-random"
        if type(given["colony"]) is not int or not self._may_open(side, given["colony"]):
            return "offer-colony"
        if not isinstance(free, list) or not all(_counts(n) for n in free):
            return "offer-free"
        if free and (len(free) != len(self.free[side]) or any(n > m for n, m in zip(free, self.free[side]))):
            return "offer-free"
        return ""

    def _may_open(self, side: int, colony: int) -> bool:
        return colony == NOBODY or colony in self.colonies[side]

    def is_valid(self, offer: dict[str, Share]) -> bool:
        """At least one card or one new colony changes hands."""
        return any(
            card_count(given) > 0 or given["colony"] in self.new[side]
            for side, given in ((0, offer["give"]), (1, offer["take"]))
        )

    def sample(self, chance: Dice) -> dict[str, Share] | None:
        """A legal offer by chance: a few cards and perhaps a colony each way."""
        for _ in range(8):
            give, take = self._sample_share(chance, 0), self._sample_share(chance, 1)
            hand = list(self.hand)
            while hand and chance.below(3) == 0:
                give["cards"].append(hand.pop(chance.below(len(hand))))
            if hand and chance.below(3) == 0:
                give["random"] = 1
            if self.their_cards and chance.below(2) == 0:
                take["random"] = 1 + chance.below(min(2, self.their_cards))
            if self.their_cards > take["random"] and chance.below(6) == 0:
                take["kinds"] = in_order({("attack", "negotiate")[chance.below(2)]: 1})
            offer = {"give": give, "take": take}
            if not self.fault_of(offer):
                return offer
        return None

    def _sample_share(self, chance: Dice, side: int) -> Share:
        given = share()
        if self.colonies[side] and chance.below(2) == 0:
            given["colony"] = self.colonies[side][chance.below(len(self.colonies[side]))]
        if any(self.free[side]) and chance.below(2) == 0:
            given["free"] = [chance.below(n + 1) for n in self.free[side]]
        return given


def _counts(value: Any) -> bool:
    return type(value) is int and 0 <= value < 1000


def _are_kinds(value: Any) -> bool:
    """Each kind once, in the order of KINDS."""
    if not isinstance(value, list) or not all(isinstance(one, list) and len(one) == 2 for one in value):
        return False
    if not all(kind in KINDS and _counts(count) for kind, count in value):
        return False
    return value == in_order({kind: count for kind, count in value})


def can_hand_over(given: Share, hand: list[str], kinds: dict[str, str]) -> bool:
    """Named cards, then kinds, then random ones: exactly what was promised (rule: deals.terms)."""
    left = hand[:]
    for face in given["cards"]:
        if face not in left:
            return False
        left.remove(face)
    for kind, count in given["kinds"]:
        matching = [face for face in left if kinds[face] == kind]
        if len(matching) < count:
            return False
        for face in matching[:count]:
            left.remove(face)
    return len(left) >= int(given["random"])


def bounds_for(t: Table, me: int, other: int) -> Bounds:
    # Every card of the box, not of this game: which flares are in the deck is not for all to know.
    kinds = t.book.kinds if t.s.first_reward != NO_REWARDS else t.book.cosmic_kinds
    pairs = ((me, other), (other, me))
    open_to = tuple([tuple(open_colonies(t, giver, taker)) for giver, taker in pairs])
    new = tuple(
        tuple(planet for planet in planets if not t.s.ships[planet][taker])
        for planets, (_, taker) in zip(open_to, pairs)
    )
    free = tuple(tuple(t.query(DealFavours(giver), ())) for giver, _ in pairs)
    hand = tuple(sorted(t.faces(t.s.seats[me].hand)))
    return Bounds(
        tuple(kinds),
        hand,
        kinds,
        len(t.s.seats[other].hand),
        open_to,  # type: ignore[arg-type]
        new,  # type: ignore[arg-type]
        free,  # type: ignore[arg-type]
    )


def open_colonies(t: Table, giver: int, taker: int) -> list[int]:
    """Where the taker could settle if the giver lets it."""
    zones = settlers_from(t, taker)
    if len(zones) > 1:  # whatever planet it is, there is a ship elsewhere
        return t.colonies(giver)
    return [planet for planet in t.colonies(giver) if planet not in zones] if zones else []


def settlers_from(t: Table, player: int) -> list[int]:
    """Where the player has ships to settle with: at the gate or on other planets, never in the warp."""
    return [zone for zone, _ in t.stacks_and_gate(player)]


def can_meet(t: Table, player: int, given: Share) -> bool:
    """Whether this player can hand over what the other asks."""
    return can_hand_over(given, t.faces(t.s.seats[player].hand), t.book.kinds)


def still_holds(t: Table, terms: dict[str, Share]) -> bool:
    """A promised card may have been played, a colony given up since: a term that cannot be met ends the deal."""
    for side, taker in ((0, t.enc.defense), (1, t.enc.offense)):
        giver, given = t.main(side), terms[SIDE_NAMES[side]]
        if not can_meet(t, giver, given):
            return False
        if given["colony"] != NOBODY and not t.s.ships[given["colony"]][giver]:
            return False
        if given["colony"] != NOBODY and all(zone == given["colony"] for zone in settlers_from(t, taker)):
            return False
    return True


def carry_out(t: Table, terms: dict[str, Share]) -> None:
    """Rule: deals.success. Both sides hand over at the same time."""
    enc = t.enc
    sides = [(enc.offense, enc.defense, terms[SIDE_NAMES[0]]), (enc.defense, enc.offense, terms[SIDE_NAMES[1]])]
    handed = [(giver, taker, choose_cards(t, giver, taker, given)) for giver, taker, given in sides]
    # The offense settles on what the defense gives, so the offense chooses its ships first (rule: timing.order).
    settling = [(taker, given["colony"]) for _, taker, given in reversed(sides) if given["colony"] != NOBODY]
    chosen = [(taker, planet, choose_settlers(t, taker, planet)) for taker, planet in settling]
    for giver, taker, cards in handed:
        if cards:
            t.emit(CardsGiven(giver, taker, cards, "deal"))
    for taker, planet, stacks in chosen:
        if stacks:
            t.emit(ShipsLand(taker, stacks, planet))
    for _, _, given in sides:
        for owner, count in enumerate(given["free"]):
            if count and t.s.ships[WARP][owner]:
                t.free_ships(owner, count)


def choose_cards(t: Table, giver: int, taker: int, given: Share) -> list[int]:
    left = t.s.seats[giver].hand[:]
    cards: list[int] = []
    for face in given["cards"]:
        card = t.ask_copy(giver, [card for card in left if t.face(card) == face])
        left.remove(card)
        cards.append(card)
    for kind, count in given["kinds"]:
        matching = [card for card in left if t.box.kind[card] == kind]
        for card in t.ask_many(giver, "deal-hand-over", matching, count, count, "card", card_kind=kind):
            left.remove(card)
            cards.append(card)
    return cards + at_random(t, left, given["random"], taker, giver)


def choose_settlers(t: Table, player: int, planet: int) -> list[list[int]]:
    """Any ships from the gate or own colonies, at least one, never from the warp."""
    stacks = [stack for stack in t.stacks_and_gate(player) if stack[0] != planet]
    return t.ask_ships(player, "deal-settle", stacks, 1, sum(n for _, n in stacks), planet=planet)
