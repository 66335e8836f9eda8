"""Cards under way between decks and hands, told by their backs: that is all everybody sees of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cosmic.engine.views import COSMIC_BACK, REWARD_BACK, PlayerView

DECK, REWARD_DECK = -1, -2  # where a journey begins, or a seat


class CardJourney(NamedTuple):
    source: int
    target: int
    cards: int
    back: str


def between_hands(before: PlayerView, after: PlayerView) -> Iterator[CardJourney]:
    """From the decks to hands, and from one hand to another where it is plain who has given and who has taken."""
    for back in (COSMIC_BACK, REWARD_BACK):
        more = [now - was for was, now in zip(in_hands(before, back), in_hands(after, back))]
        givers = [seat for seat, count in enumerate(more) if count < 0]
        takers = [seat for seat, count in enumerate(more) if count > 0]
        deck = deck_of(before, after, back)
        if deck is not None:
            yield from (CardJourney(deck, seat, more[seat], back) for seat in takers)
        elif len(givers) == 1 and len(takers) == 1:
            yield CardJourney(givers[0], takers[0], more[takers[0]], back)


def in_hands(view: PlayerView, back: str) -> list[int]:
    """By seat, the cards with this back."""
    if back == REWARD_BACK:
        return [seat.hand_rewards for seat in view.seats]
    return [seat.hand_size - seat.hand_rewards for seat in view.seats]


def givers(before: PlayerView, after: PlayerView) -> list[int]:
    """The seats whose hands have grown smaller."""
    return [seat for seat, (was, now) in enumerate(zip(before.seats, after.seats)) if now.hand_size < was.hand_size]


def deck_of(before: PlayerView, after: PlayerView, back: str) -> int | None:
    """The deck from which cards with this back were drawn; reward cards may lie in the cosmic deck."""
    if back == REWARD_BACK and after.reward_deck_size < before.reward_deck_size:
        return REWARD_DECK
    is_there = back == COSMIC_BACK or after.options.rewards == "mixed"
    return DECK if is_there and after.deck_size < before.deck_size else None


def is_drawn(before: PlayerView, after: PlayerView) -> bool:
    return after.deck_size < before.deck_size or after.reward_deck_size < before.reward_deck_size


def source_of(before: PlayerView, after: PlayerView, back: str, keeper: int) -> int:
    """Whence cards come that are laid apart: from a deck, or from the hand of whose they are."""
    deck = deck_of(before, after, back)
    return keeper if deck is None else deck


def backs_come(before: PlayerView, after: PlayerView, place: str) -> Iterator[tuple[str, int]]:
    """Of the cards that have come to a place, how many have which back."""
    was, now = before.backs_at(place), after.backs_at(place)
    for back in (COSMIC_BACK, REWARD_BACK):
        more = now.count(back) - was.count(back)
        if more > 0:
            yield back, more
