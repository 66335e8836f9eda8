"""The hand cards of a ruling: who holds what, what lies on the deck, what the rest is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from cosmic.engine.card_events import HAND_SIZE
from cosmic.engine.state import GameState
from cosmic.rulings import wording
from cosmic.rulings.names import Names, side_of
from cosmic.rulings.reading import Lines, list_of, mapping_of, slug
from cosmic.rulings.wording import Fault

DECK_RESTS = ("below", "discards", "away")


def lay_out_cards(state: GameState, situation: Lines, names: Names) -> dict[int, int]:
    """Give every card its place; returns the laid encounter cards by side."""
    hands = {names.seat(word): hand for word, hand in mapping_of(situation.get("hands"), "hands").items()}
    named = {player: [names.face(word) for word in named_in(hand)] for player, hand in hands.items()}
    laid_words = mapping_of(situation.get("laid"), "laid")
    laid_faces = {side_of(side): names.face(word) for side, word in laid_words.items()}
    top = [names.face(word) for word in list_of(situation.get("deck"), "deck")]
    discards = [names.face(word) for word in list_of(situation.get("discards"), "discards")]
    used = [face for faces in named.values() for face in faces] + list(laid_faces.values()) + top + discards
    extra = [names.face(word) for word in list_of(situation.get("extra_cards"), "extra_cards")]
    state.cards = cards_of_the_box(names, used, extra)
    pile = Pile(state.cards, names)
    # What is named is reserved first, so that filler never takes it.
    for player, faces in named.items():
        state.seats[player].hand = [pile.take(face) for face in faces]
    laid = {side: pile.take(face) for side, face in laid_faces.items()}
    state.deck = [pile.take(face) for face in top][::-1]
    state.discard = [pile.take(face) for face in discards]
    for player, seat in enumerate(state.seats):
        seat.hand += [pile.filler(i) for i in range(fillers_in(hands.get(player, HAND_SIZE)))]
    put_rest(state, slug(situation.get("deck_rest", "below")), pile)
    return laid


def cards_of_the_box(names: Names, used: list[str], extra: list[str]) -> tuple[str, ...]:
    """All cards of the cosmic deck, and of the flares just those that the ruling names."""
    plain = [face.slug for face in names.content.faces.values() if face.kind != "flare" for _ in range(face.count)]
    flares = sorted({face for face in used if face.startswith("flare_")})
    return tuple(plain + flares + extra)


def named_in(hand: Any) -> list[Any]:
    return [] if type(hand) is int else [word for word in list_of(hand, "hands") if not filler_count(word)]


def fillers_in(hand: Any) -> int:
    return hand if type(hand) is int else sum(filler_count(word) for word in list_of(hand, "hands"))


def filler_count(word: Any) -> int:
    match = re.fullmatch(r"(\d+) fillers?", str(word).strip())
    return int(match.group(1)) if match else 0


def put_rest(state: GameState, where: str, pile: Pile) -> None:
    """What is nowhere yet lies under the stated cards of the deck, plain encounter cards uppermost."""
    if where not in DECK_RESTS:
        raise Fault(wording.unknown("place for the rest of the deck", where, DECK_RESTS))
    rest = list(dict.fromkeys([*pile.plain(), *pile.left]))
    if where == "below":
        state.deck = rest[::-1] + state.deck
    elif where == "discards":
        state.discard = rest + state.discard
    pile.left.clear()


class Pile:
    """The cards that have no place yet."""

    def __init__(self, cards: tuple[str, ...], names: Names) -> None:
        self.cards, self.names = cards, names
        self.left = list(range(len(cards)))

    def take(self, face: str) -> int:
        for card in self.left:
            if self.cards[card] == face:
                self.left.remove(card)
                return card
        raise Fault(wording.too_many_cards(self.names.of_face(face), self.cards.count(face)))

    def plain(self) -> Iterator[int]:
        """Low attacks and negotiates by turns: cards that open no window."""
        faces = self.names.content.faces
        attacks = [card for card in self.left if faces[self.cards[card]].kind == "attack"]
        attacks.sort(key=lambda card: (faces[self.cards[card]].value, card))
        negotiates = [card for card in self.left if faces[self.cards[card]].kind == "negotiate"]
        while attacks or negotiates:
            if attacks:
                yield attacks.pop(0)
            if negotiates:
                yield negotiates.pop(0)

    def filler(self, i: int) -> int:
        """The filler cards of a hand are an attack, a negotiate, an attack …, as long as there are any."""
        faces = self.names.content.faces
        ready = list(self.plain())
        if not ready:
            raise Fault(wording.too_few_fillers())
        want = ("attack", "negotiate")[i % 2]
        card = next((card for card in ready if faces[self.cards[card]].kind == want), ready[0])
        self.left.remove(card)
        return card
