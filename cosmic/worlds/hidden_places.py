"""Which places hold what a viewer may not know."""

from __future__ import annotations

from typing import Final

from cosmic.engine.notes import PLAYED, is_shown, keeper_of
from cosmic.engine.state import GameState

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


def put(s: GameState, piles: dict[Place, list[int]], dealt: dict[Spot, int]) -> None:
    """Cards at their spots. What was played since planning began is noted by card: such a note goes with the spot."""
    instead: dict[int, int] = {}
    for (place, i), card in dealt.items():
        pile = piles[place]
        if place[0] in ON_TABLE:
            instead[pile[i]] = card
        pile[i] = card
    if instead and s.enc is not None and s.enc.notes.get(PLAYED.name):
        played = s.enc.notes[PLAYED.name]
        s.enc.notes[PLAYED.name] = [[instead.get(card, card), *rest] for card, *rest in played]
