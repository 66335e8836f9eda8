"""A deal in the making: an offer put together piece by piece, and the clock of the talks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from cosmic.engine.deals import Bounds, Share, card_count, in_order, share
from cosmic.engine.log import Line
from cosmic.engine.state import NOBODY
from cosmic.engine.views import PlayerView
from cosmic.text.describe import Describe

GIVE, TAKE = 0, 1
SIDES = ("give", "take")
DEALING = ("deal-offer", "deal-reply")  # questions of the talks
TALK = ("deal-offered", "deal-you-begin")  # lines of the log that belong to talks still open
MORE_TIME = 30.0
LONGEST_TICK = 0.5  # a hiccup of the machine must not eat up the minute

Offer = dict[str, Share]


def turned_round(offer: Offer) -> Offer:
    """The same deal from the other side of the table: what they give is what I take."""
    return {"give": offer["take"], "take": offer["give"]}


def named_cards(offer: Offer) -> list[str]:
    """The cards that everybody learns of by hearing the offer (rule: deals.aloud)."""
    return [face for side in SIDES for face in offer[side]["cards"]]


def talks(log: Sequence[Line]) -> list[Line]:
    """The offers of the talks that are going on, oldest first."""
    start = len(log)
    while start and log[start - 1].key in TALK:
        start -= 1
    return list(log[start:])


def last_offer(log: Sequence[Line]) -> Offer | None:
    """The offer that lies on the table, as its proposer put it."""
    offers = [line.about for line in talks(log) if line.key == "deal-offered"]
    return {side: offers[-1][side] for side in SIDES} if offers else None


class OfferDraft:
    """What I give and what I take. Every step keeps it within the bounds; only emptiness can be wrong with it."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.order = {face: n for n, face in enumerate(bounds.faces)}
        self.hand = sorted(bounds.hand, key=lambda face: self.order[face])  # as it is shown, card by card
        self.held = Counter(bounds.kinds[face] for face in self.hand)
        self.clear()

    def clear(self) -> None:
        self.named: set[int] = set()  # places in the own hand
        self.asked: list[str] = []  # faces of the other's cards
        self.kinds: tuple[dict[str, int], dict[str, int]] = ({}, {})
        self.random = [0, 0]
        self.colony = [NOBODY, NOBODY]
        self.free: tuple[list[int], list[int]] = ([0] * len(self.bounds.free[0]), [0] * len(self.bounds.free[1]))

    @classmethod
    def answering(cls, bounds: Bounds, earlier: Offer) -> OfferDraft:
        """A counter-offer starts from what the other proposed, as far as it can be met."""
        draft = cls(bounds)
        mine = turned_round(earlier)
        for side, given in enumerate((mine["give"], mine["take"])):
            for face in given["cards"]:
                draft.add_card(side, face)
            for kind, count in given["kinds"]:
                draft.set_kind(side, kind, count)
            draft.set_random(side, given["random"])
            if given["colony"] != NOBODY:
                draft.toggle_colony(side, given["colony"])
            for owner, count in enumerate(given["free"]):
                draft.set_free(side, owner, count)
        return draft

    # --- what it is now
    def faces(self, side: int) -> list[str]:
        """The cards by name, in the order of the box."""
        return [self.hand[slot] for slot in sorted(self.named)] if side == GIVE else self.asked[:]

    def share(self, side: int) -> Share:
        free = self.free[side][:] if any(self.free[side]) else []
        return share(self.faces(side), in_order(self.kinds[side]), self.random[side], self.colony[side], free)

    def answer(self) -> Offer:
        return {"give": self.share(GIVE), "take": self.share(TAKE)}

    @property
    def fault(self) -> str:
        """The message key of what is wrong with it, or empty."""
        return self.bounds.fault_of(self.answer())

    @property
    def is_blank(self) -> bool:
        return self.answer() == {"give": share(), "take": share()}

    def summary(self, words: Describe, other: int) -> str:
        """The whole deal in one sentence."""
        return deal_in_words(words, self.answer(), other)

    # --- cards
    def cards(self, side: int) -> int:
        return card_count(self.share(side))

    def room(self, side: int) -> int:
        """Cards of that hand which are not yet part of the offer."""
        return (len(self.hand) if side == GIVE else self.bounds.their_cards) - self.cards(side)

    def spare(self, side: int, kind: str) -> int:
        """How many more cards of a kind can be promised, by name or by number."""
        if side == TAKE:
            return self.room(TAKE)
        named = sum(1 for slot in self.named if self.bounds.kinds[self.hand[slot]] == kind)
        return min(self.room(GIVE), self.held[kind] - named - self.kinds[GIVE].get(kind, 0))

    def can_name(self, slot: int) -> bool:
        return slot in self.named or self.spare(GIVE, self.bounds.kinds[self.hand[slot]]) > 0

    def toggle_slot(self, slot: int) -> bool:
        """A card of the own hand goes into the offer or out of it; whether it could."""
        if slot in self.named:
            self.named.remove(slot)
            return True
        if not self.can_name(slot):
            return False
        self.named.add(slot)
        return True

    def add_card(self, side: int, face: str) -> bool:
        if side == GIVE:
            free = [slot for slot, held in enumerate(self.hand) if held == face and slot not in self.named]
            return bool(free) and self.toggle_slot(free[0])
        if face not in self.order or self.room(TAKE) < 1:
            return False
        self.asked = sorted([*self.asked, face], key=lambda one: self.order[one])
        return True

    def remove_card(self, side: int, face: str) -> bool:
        if face not in self.faces(side):
            return False
        if side == GIVE:
            self.named.remove(max(slot for slot in self.named if self.hand[slot] == face))
        else:
            self.asked.remove(face)
        return True

    def unname(self) -> None:
        """The own cards by kind instead of by name, so that the room does not hear which they are."""
        named, self.named = sorted(self.named), set()
        for kind, count in Counter(self.bounds.kinds[self.hand[slot]] for slot in named).items():
            self.set_kind(GIVE, kind, self.kinds[GIVE].get(kind, 0) + count)

    def most_of_kind(self, side: int, kind: str) -> int:
        return self.kinds[side].get(kind, 0) + self.spare(side, kind)

    def set_kind(self, side: int, kind: str, count: int) -> None:
        is_there = kind in self.bounds.kinds_there()
        wanted = max(0, min(count, self.most_of_kind(side, kind))) if is_there else 0
        self.kinds[side].pop(kind, None)
        if wanted:
            self.kinds[side][kind] = wanted

    def most_random(self, side: int) -> int:
        return self.random[side] + self.room(side)

    def set_random(self, side: int, count: int) -> None:
        self.random[side] = max(0, min(count, self.most_random(side)))

    # --- colonies and ships
    def toggle_colony(self, side: int, planet: int) -> bool:
        """One colony for each side at most: another planet takes the place of the first."""
        if planet not in self.bounds.colonies[side]:
            return False
        self.colony[side] = NOBODY if self.colony[side] == planet else planet
        return True

    def is_new(self, side: int, planet: int) -> bool:
        """Whether the settler has no colony there yet."""
        return planet in self.bounds.new[side]

    def most_free(self, side: int, owner: int) -> int:
        most = self.bounds.free[side]
        return most[owner] if owner < len(most) else 0

    def set_free(self, side: int, owner: int, count: int) -> None:
        if owner < len(self.free[side]):
            self.free[side][owner] = max(0, min(count, self.most_free(side, owner)))


def draft_after(log: Sequence[Line], bounds: Bounds) -> OfferDraft:
    """The next offer in the making: from what the other proposed last, or from nothing."""
    earlier = last_offer(log)
    return OfferDraft.answering(bounds, earlier) if earlier else OfferDraft(bounds)


def deal_in_words(words: Describe, offer: Offer, other: int) -> str:
    """A deal in one sentence, from the viewer's side of the table."""
    gives, takes = (offer[side] != share() for side in SIDES)
    shape = {(True, True): "swap", (True, False): "gift", (False, True): "plea"}.get((gives, takes), "nothing")
    me, they = words.seat(words.view.viewer), words.seat(other)
    give, take = words.share(offer["give"]), words.share(offer["take"])
    return words.say("ui-deal-sum", shape=shape, me=me, other=they, give=give, take=take)


def winners_by(view: PlayerView, offer: Offer, other: int) -> list[int]:
    """Who would have as many foreign colonies by this deal as win the game."""
    settled = ((view.viewer, offer["take"]["colony"]), (other, offer["give"]["colony"]))
    goal = view.options.colonies_to_win
    return [seat for seat, planet in settled if planet != NOBODY and view.foreign_count_with(seat, planet) >= goal]


def lacking(given: Share, hand: Sequence[str], kinds: dict[str, str]) -> Share:
    """What of a share a hand cannot hand over; nothing if it can be met."""
    left = list(hand)
    missing = share()
    for face in given["cards"]:
        if face in left:
            left.remove(face)
        else:
            missing["cards"].append(face)
    for kind, count in given["kinds"]:
        matching = [face for face in left if kinds[face] == kind][:count]
        for face in matching:
            left.remove(face)
        if len(matching) < count:
            missing["kinds"].append([kind, count - len(matching)])
    missing["random"] = max(0, given["random"] - len(left))
    return missing


@dataclass
class DealClock:
    """The minute of the talks, one for both sides. It runs only while somebody ticks it."""

    seconds: float = 60.0  # 0: no clock
    paused: bool = False

    def __post_init__(self) -> None:
        self.on = self.seconds > 0
        self.left = max(0.0, self.seconds)

    @property
    def running(self) -> bool:
        return self.on and not self.paused and not self.up

    @property
    def up(self) -> bool:
        return self.on and self.left <= 0

    @property
    def face(self) -> str:
        """Minutes and seconds, rounded up so that 0:00 means over."""
        whole = int(-(-self.left // 1))
        return f"{whole // 60}:{whole % 60:02}"

    def tick(self, dt: float) -> bool:
        """Goes on; whether its face changed."""
        if not self.running:
            return False
        before = self.face
        self.left = max(0.0, self.left - min(dt, LONGEST_TICK))
        return self.face != before

    def pause(self) -> None:
        self.paused = True

    def go_on(self) -> None:
        self.paused = False

    def add(self, seconds: float = MORE_TIME) -> None:
        """More time; a clock that was off starts with it."""
        self.left = self.left + seconds if self.on else seconds
        self.on = True

    def switch_off(self) -> None:
        self.on = False
