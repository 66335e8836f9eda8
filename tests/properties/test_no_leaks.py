"""What cards look like to others tells nothing of the deck or of the order in which they came."""

from __future__ import annotations

from situations import table

from cosmic.engine.table import Table
from cosmic.engine.views import view_of
from cosmic.phases.setup import Setup
from cosmic.rulebook import new_game

NAMES = ("Ann", "Ben", "Cid", "Dot")


def test_the_ids_of_flares_tell_nothing_of_other_flares() -> None:
    """In the order of the box, a low id would tell that no flare before it is in the game."""
    boxes = [new_game(Setup(seed, NAMES)).state.cards for seed in range(20)]
    orders = [[card for card in box if card.startswith("flare_")] for box in boxes]
    assert any(flares != sorted(flares) for flares in orders)


def test_a_look_does_not_tell_in_which_order_a_hand_was_drawn() -> None:
    game = table()
    state = game.state.copy()
    looks = []
    for _ in range(2):
        state.seats[1].hand.reverse()
        t = Table(state.copy(), game.book, log=[])
        t.look_at(0, 1, t.s.seats[1].hand)
        looks.append((t.log, view_of(t, 0).seen))
    assert looks[0] == looks[1]
