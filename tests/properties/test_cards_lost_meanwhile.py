"""While a power or a card is announced it may be answered, and answers cost cards: what it was meant for may be gone
when it comes to act. So hands melt away here whenever something has been announced, and nothing may break down."""

from collections.abc import Callable
from typing import Any

import pytest

from cosmic.engine import uses
from cosmic.engine.effects import Effect
from cosmic.engine.rng import Chance
from cosmic.engine.table import Table
from cosmic.fuzz import fuzz_games
from cosmic.fuzz.drawing import Trial
from cosmic.phases import reveal
from cosmic.rulebook import book

GAMES = 1  # for each alien
MORE_GAMES = 6
SELDOM = 4  # one announcement in so many costs cards
POLICIES = ("random", "use_all")


class Melting:
    """Hands from which cards go, but for reinforcements that are just being played: nothing takes those."""

    def __init__(self) -> None:
        self.chance, self.played = Chance(1), [-1]

    def costly(self, announce: Callable[..., bool]) -> Callable[..., bool]:
        def announced(t: Table, effect: Effect, me: int, *more: Any, **named: Any) -> bool:
            if not announce(t, effect, me, *more, **named):
                return False
            if self.chance.below(SELDOM) == 0:
                self.lose_cards(t, me)
            return True

        return announced

    def lose_cards(self, t: Table, me: int) -> None:
        hand, dice = t.s.seats[me].hand, 1 + self.chance.below(3)
        for card in [card for card in hand if card not in self.played and self.chance.below(3) < dice]:
            hand.remove(card)
            t.s.discards_of(card).append(card)

    def sparing(self, reinforce: Callable[..., None]) -> Callable[..., None]:
        def reinforced(t: Table, player: int, card: int, side: int) -> None:
            self.played.append(card)
            reinforce(t, player, card, side)
            self.played.pop()

        return reinforced


@pytest.mark.plain
def test_no_power_breaks_down_when_cards_are_lost_while_it_is_announced(
    monkeypatch: pytest.MonkeyPatch, thorough: bool
) -> None:
    melting = Melting()
    monkeypatch.setattr(uses, "use", melting.costly(uses.use))
    monkeypatch.setattr(uses, "play", melting.costly(uses.play))
    monkeypatch.setattr(reveal, "reinforce", melting.sparing(reveal.reinforce))
    aliens = (MORE_GAMES if thorough else GAMES) * book().playable_aliens()
    trials = [Trial(seed, POLICIES[seed % len(POLICIES)], (alien,)) for seed, alien in enumerate(aliens)]
    faults = [outcome.fault for outcome in map(fuzz_games.play, trials) if outcome.fault]
    assert not faults, faults[0]
