"""Which places hold what a viewer may not know."""

from __future__ import annotations

from typing import Any, Final

from cosmic.engine.notes import CAME_FROM, NOTES, PLANNED, PLAYED, PLEDGED, is_shown, keeper_of
from cosmic.engine.state import NOBODY, GameState

Place = tuple[str, int | str]  # what kind of pile, and whose or where
Spot = tuple[Place, int]
LAID: Final = ("laid", "beside")  # encounter cards on the table
ON_TABLE: Final = ("laid", "beside", "kicker")


def hidden_piles(s: GameState, viewer: int) -> dict[Place, list[int]]:
    """The piles of cards that lie face down for the viewer, by their place."""
    piles: dict[Place, list[int]] = {("deck", 0): s.deck, ("deck", 1): s.reward_deck}
    for player, seat in enumerate(s.seats):
        if player != viewer:
            piles["hand", player] = seat.hand
            piles["borrowed", player] = seat.borrowed
    for place, cards in sorted(s.apart.items()):
        if not is_shown(place) and keeper_of(s, place) != viewer:
            piles["apart", place] = cards
    enc = s.enc
    if enc is not None:
        mains = (enc.offense, enc.defense)
        for side in (0, 1):
            if not enc.face_up[side] and enc.laid_by[side] != viewer:
                piles["laid", side] = enc.laid[side]
            if not enc.kickers_up and mains[side] != viewer:
                piles["kicker", side] = enc.kickers[side]
            if not enc.beside_up and mains[side] != viewer:
                piles["beside", side] = enc.beside[side]
    return piles


def backs(s: GameState) -> tuple[range, range]:
    """Which cards have which back: everybody sees that (rule: reward_deck.backs)."""
    first = min(s.first_reward, len(s.cards))
    return range(first), range(first, len(s.cards))


def open_piles(s: GameState, viewer: int) -> dict[Place, list[int]]:
    """All the others: the viewer sees what lies there."""
    hidden = [id(pile) for pile in hidden_piles(s, viewer).values()]
    return {("open", n): pile for n, pile in enumerate(s.piles()) if id(pile) not in hidden}


def put(s: GameState, piles: dict[Place, list[int]], dealt: dict[Spot, int]) -> None:
    """Cards at their spots. What is noted of a card goes with the spot: that this one was given, laid or played."""
    on_table: dict[int, int] = {}
    instead: dict[int, int] = {}
    for (place, i), card in dealt.items():
        pile = piles[place]
        instead[pile[i]] = card
        if place[0] in ON_TABLE:
            on_table[pile[i]] = card
        pile[i] = card
    for enc in (s.enc, *s.waiting):
        if enc is not None and enc.notes:
            enc.notes = noted_of_others(enc.notes, instead, on_table)


def noted_of_others(notes: dict[str, Any], instead: dict[int, int], on_table: dict[int, int]) -> dict[str, Any]:
    """The same with other cards in their places."""
    found: dict[str, Any] = {}
    for key, value in notes.items():
        name, _, by = key.partition("/")
        exchange = NOTES[name].cards
        if exchange is not None:
            value = exchange(value, instead)
        elif name == PLAYED.name and value:
            value = [[on_table.get(card, card), *rest] for card, *rest in value]
        elif name == CAME_FROM.name:
            key = f"{name}/{on_table.get(int(by), int(by))}"
        elif name == PLANNED.name:
            value = [*value[:-1], noted_of_others(value[-1], instead, on_table)]
        found[key] = value
    return found


def are_noted(s: GameState) -> bool:
    """Whether anything is noted of cards in hands."""
    return any(enc is not None and holds_cards(enc.notes) for enc in (s.enc, *s.waiting))


def holds_cards(notes: dict[str, Any]) -> bool:
    for key, value in notes.items():
        name = key.partition("/")[0]
        if NOTES[name].cards is not None or (name == PLANNED.name and holds_cards(value[-1])):
            return True
    return False


def note_the_first(s: GameState, piles: dict[Place, list[int]], spots: list[Spot]) -> None:
    """Which card of a hand is noted, if it is at one of these spots, is not known either: let it be the first."""
    for enc in (s.enc, *s.waiting):
        if enc is None or not holds_cards(enc.notes):
            continue
        first: dict[int, int] = {}
        for place, pile in piles.items():
            cards = [pile[i] for where, i in spots if where == place]
            noted = [card for card in cards if noted_of_others(enc.notes, {card: NOBODY}, {}) != enc.notes]
            first |= dict(zip(noted, cards))
        enc.notes = noted_of_others(enc.notes, first, {})


def without_secrets(notes: dict[str, Any], viewer: int, known: set[tuple[int, str]]) -> dict[str, Any]:
    """What the viewer may know of them. `known`: the cards that it knows in hands, each with its player."""
    found: dict[str, Any] = {}
    for key, value in notes.items():
        name, _, by = key.partition("/")
        is_others = by.isdigit() and int(by) != viewer
        if is_others and (NOTES[name].unseen or (name == PLEDGED.name and (int(by), value) not in known)):
            continue
        if name == PLANNED.name:
            value = [*value[:-1], without_secrets(value[-1], viewer, known)]
        found[key] = value
    return found


def stir(s: GameState, known: frozenset[int]) -> None:
    """The decks in another order, whatever order they were in, but for cards that are known to lie where they lie."""
    for pile in (s.deck, s.reward_deck):
        spots = [i for i, card in enumerate(pile) if card not in known]
        cards = sorted(pile[i] for i in spots)
        s.shuffle(cards)
        for i, card in zip(spots, cards):
            pile[i] = card
    s.destiny_deck.sort()
    s.shuffle(s.destiny_deck)
    s.tech_deck.sort()
    s.shuffle(s.tech_deck)
