"""The cards of a position: who holds what, what lies on the deck, what the rest is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any

from cosmic.content.schema import SchemaFault
from cosmic.engine.hand_events import HAND_SIZE
from cosmic.engine.state import GameState
from cosmic.positions import position_words
from cosmic.positions.position_files import slug
from cosmic.positions.stated_names import StatedNames, side_of

REWARD = "reward "


def lay_out_cards(state: GameState, situation: Mapping[str, Any], names: StatedNames) -> dict[int, int]:
    """Give every card its place; returns the laid encounter cards by side."""
    hands = {names.seat(word): hand for word, hand in situation.get("hands", {}).items()}
    named = {player: named_in(hand) for player, hand in hands.items()}
    lent = {names.seat(word): given for word, given in situation.get("borrowed", {}).items()}
    laid_words = {side_of(side): word for side, word in situation.get("laid", {}).items()}
    apart = {place: words for place, words in names.places_apart(situation.get("apart", {}))}
    top, discards = situation.get("deck", []), situation.get("discards", [])
    reward_top, reward_discards = situation.get("reward_deck", []), situation.get("reward_discards", [])
    kickers = {side_of(side): word for side, word in situation.get("kickers", {}).items()}
    used = [*named.values(), *(given["cards"] for given in lent.values()), laid_words.values(), top, discards]
    used += apart.values()
    used.append(situation.get("played", {}).values())
    extra = [names.face(word) for word in situation.get("extra_cards", [])]
    state.cards = cards_of_the_box(names, [names.face(word) for words in used for word in words], extra)
    if state.options.rewards != "none":
        state.first_reward = len(state.cards)
        state.cards += tuple(face.slug for face in names.content.faces.values() for _ in range(face.rewards))
    pile = UnplacedCards(state, names)
    # What is named is reserved first, so that filler never takes it.
    for player, words in named.items():
        state.seats[player].hand = [pile.take(word) for word in words]
    for player, given in lent.items():
        state.seats[player].borrowed = [pile.take(word) for word in given["cards"]]
        state.seats[player].lender = names.lender(given["from"])
    state.apart = {place: [pile.take(word) for word in words] for place, words in apart.items()}
    laid = {side: pile.take(word) for side, word in laid_words.items()}
    state.deck = [pile.take(word) for word in top][::-1]
    state.discard = [pile.take(word) for word in discards]
    state.reward_deck = [pile.take_reward(word) for word in reward_top][::-1]
    state.reward_discard = [pile.take_reward(word) for word in reward_discards]
    for side, word in kickers.items():
        assert state.enc is not None
        state.enc.kickers[side] = [pile.take(word)]
    bare = [seat.lender for seat in state.seats]
    for player, seat in enumerate(state.seats):
        hand = hands.get(player, 0 if player in bare else HAND_SIZE)
        seat.hand += [pile.filler(i) for i in range(fillers_in(hand))]
    put_rest(state, slug(situation.get("deck_rest", "below")), "reward_rest" not in situation, pile)
    return laid


def cards_of_the_box(names: StatedNames, used: list[str], extra: list[str]) -> tuple[str, ...]:
    """All cards of the cosmic deck, and of the flares just those that the position names."""
    plain = [face.slug for face in names.content.faces.values() if face.kind != "flare" for _ in range(face.count)]
    flares = sorted({face for face in used if face.startswith("flare_")})
    return tuple(plain + flares + extra)


def named_in(hand: Any) -> list[Any]:
    return [] if type(hand) is int else [word for word in hand if not filler_count(word)]


def fillers_in(hand: Any) -> int:
    return hand if type(hand) is int else sum(filler_count(word) for word in hand)


def filler_count(word: Any) -> int:
    match = re.fullmatch(r"(\d+) fillers?", str(word).strip())
    return int(match.group(1)) if match else 0


def put_rest(state: GameState, where: str, rewards_below: bool, pile: UnplacedCards) -> None:
    """What is nowhere yet lies under the stated cards of the deck, plain encounter cards uppermost."""
    rest = list(dict.fromkeys([*pile.plain(), *pile.left]))
    if state.has_reward_deck:
        rewards = [card for card in rest if card >= state.first_reward]
        if rewards_below:
            state.reward_deck = rewards[::-1] + state.reward_deck
        rest = [card for card in rest if card < state.first_reward]
    if where == "below":
        state.deck = rest[::-1] + state.deck
    elif where == "discards":
        state.discard = rest + state.discard
    pile.left.clear()


class UnplacedCards:
    """The cards that have no place yet."""

    def __init__(self, state: GameState, names: StatedNames) -> None:
        self.cards, self.names, self.first_reward = state.cards, names, state.first_reward
        self.left = list(range(len(self.cards)))
        faces = [names.content.faces[slug] for slug in self.cards]
        cosmic = [card for card in self.left if card < self.first_reward]
        self.attacks = [card for card in cosmic if faces[card].kind == "attack"]
        self.attacks.sort(key=lambda card: (faces[card].value, card))
        self.negotiates = [card for card in cosmic if faces[card].kind == "negotiate"]

    def take(self, word: Any) -> int:
        """Of a card that both decks have, `reward morph` is the one with the back of the reward deck."""
        text = str(word)
        if text.startswith(REWARD):
            return self.take_reward(text[len(REWARD) :])
        return self.one_of(word, self.left)

    def take_reward(self, word: Any) -> int:
        return self.one_of(word, [card for card in self.left if card >= self.first_reward])

    def one_of(self, word: Any, cards: list[int]) -> int:
        face = self.names.face(word)
        for card in cards:
            if self.cards[card] == face:
                return self.place(card)
        raise SchemaFault.at(word, position_words.too_many_cards(str(word), self.cards.count(face)))

    def place(self, card: int) -> int:
        for cards in (self.left, self.attacks, self.negotiates):
            if card in cards:
                cards.remove(card)
        return card

    def plain(self) -> Iterator[int]:
        """Low attacks and negotiates by turns: cards that open no window."""
        for pair in zip_longest(self.attacks, self.negotiates):
            yield from (card for card in pair if card is not None)

    def filler(self, i: int) -> int:
        """The filler cards of a hand are an attack, a negotiate, an attack …, as long as there are any."""
        ready = (self.negotiates or self.attacks) if i % 2 else (self.attacks or self.negotiates)
        if not ready:
            raise SchemaFault.at(None, position_words.too_few_fillers())
        return self.place(ready[0])
