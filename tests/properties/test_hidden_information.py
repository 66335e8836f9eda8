"""A view holds what its viewer may know and nothing else: with the hidden cards permuted it stays the same."""

from __future__ import annotations

import pytest
from random_play import hidden_piles, random_state

from cosmic.engine.game import play_out
from cosmic.engine.rng import Chance
from cosmic.engine.state import GameState
from cosmic.engine.table import Table
from cosmic.engine.views import PUBLIC, view_of
from cosmic.rulebook import book


def permuted(s: GameState, viewer: int, chance: Chance) -> GameState:
    twin = s.copy()
    piles = hidden_piles(twin, viewer)
    cards = [card for pile in piles for card in pile]
    chance.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
    drafts = [seat for player, seat in enumerate(twin.seats) if player != viewer and seat.draft]
    aliens = [alien for seat in drafts for alien in seat.draft]
    chance.shuffle(aliens)
    for seat in drafts:
        seat.draft = [aliens.pop() for _ in seat.draft]
    twin.rng = chance.below(1 << 60)
    return twin


@pytest.mark.parametrize("seed", range(300, 320))
def test_permuting_hidden_cards_changes_no_view(seed):
    chance, compared = Chance(seed), 0

    def policy(t, decision):
        nonlocal compared
        if chance.below(6) == 0:
            for viewer in (PUBLIC, *range(len(t.s.seats))):
                before = view_of(t, viewer)
                after = view_of(Table(permuted(t.s, viewer, chance), book()), viewer)
                assert after == before
                compared += 1
        return decision.sample(chance)

    play_out(random_state(seed), book(), policy)
    assert compared > 50
