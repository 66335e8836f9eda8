"""Defender rewards: everybody says what they will be, and only then are they taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cosmic.engine.encounter_events import RewardsDue
from cosmic.engine.state import WARP

if TYPE_CHECKING:
    from cosmic.engine.table import Table


class Mix(NamedTuple):
    """What a player's rewards will be."""

    player: int
    ships: int  # out of the warp
    cards: int  # of the cosmic deck
    rewards: int  # of the reward deck


def reward(t: Table, due: dict[int, int]) -> None:
    """Rule: rewards.declare. The whole mix is declared before anything is drawn."""
    events = [RewardsDue(player, count) for player, count in due.items()]
    declared: list[Mix] = []
    for event in events:
        if t.emit(event):
            left = rewards_left(t) - sum(mix.rewards for mix in declared)
            declared.append(declare(t, event.player, event.count, left))
    for mix in declared:
        t.free_ships(mix.player, mix.ships)
        t.draw(mix.player, mix.cards, why="reward", rewards=mix.rewards)


def rewards_left(t: Table) -> int:
    """How many cards of the reward deck can be drawn (rule: reward_deck.empty)."""
    return len(t.s.reward_deck) + len(t.s.reward_discard)


def declare(t: Table, player: int, due: int, left: int) -> Mix:
    """Rules: rewards.choose, reward_deck.mix."""
    most = min(due, t.s.ships[WARP][player]) if t.has_colony(player) else 0
    ships: int = t.ask(player, "reward", range(most + 1), "number", due=due)
    t.tell("reward-declared", seat=player, ships=ships, count=due - ships)
    rewards = 0
    if left > 0 and due > ships:
        most = min(due - ships, left)
        rewards = t.ask(player, "reward-cards", range(most + 1), "number", due=due - ships)
        t.tell("reward-cards-declared", seat=player, count=rewards, cosmic=due - ships - rewards)
    return Mix(player, ships, due - ships - rewards, rewards)
