"""Who knows which card, wherever it lies: as bits of the players, by card. The rules never ask for it; who thinks about
hidden cards does. It may forget what somebody might still know, never remember what nobody can."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cosmic.engine.state import GameState

EVERYBODY: Final = -1


def is_known(s: GameState, card: int, player: int) -> bool:
    return bool(s.known) and bool(s.known[card] & (1 << player))


def comes_to_know(s: GameState, player: int, card: int) -> None:
    if not s.known:
        s.known = [0] * len(s.cards)
    s.known[card] |= 1 << player


def everybody_sees(s: GameState, card: int) -> None:
    if not s.known:
        s.known = [0] * len(s.cards)
    s.known[card] = EVERYBODY


def lose_track(s: GameState, cards: Iterable[int], but: tuple[int, ...]) -> None:
    """Some of these have gone elsewhere unseen: only these players still know which are where."""
    if s.known:
        those = sum(1 << player for player in but)
        for card in cards:
            s.known[card] &= those


def forget(s: GameState, cards: Iterable[int]) -> None:
    """They have been shuffled."""
    if s.known:
        for card in cards:
            s.known[card] = 0
