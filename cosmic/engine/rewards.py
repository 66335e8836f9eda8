"""Defender rewards: everybody says what they will be, and only then are they taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic.engine.events import RewardsDue
from cosmic.engine.state import WARP

if TYPE_CHECKING:
    from cosmic.engine.table import Table

Share = tuple[int, int, int]  # player, ships out of the warp, cards of the cosmic deck


def reward(t: Table, due: dict[int, int]) -> None:
    """Rule: rewards.declare. The whole mix is declared before anything is drawn."""
    events = [RewardsDue(player, count) for player, count in due.items()]
    declared = [declare(t, event.player, event.count) for event in events if t.emit(event)]
    for player, ships, cards in declared:
        t.free_ships(player, ships)
        t.draw(player, cards, why="reward")


def declare(t: Table, player: int, due: int) -> Share:
    """Rule: rewards.choose."""
    most = min(due, t.s.ships[WARP][player]) if t.colonies(player) else 0
    ships = t.ask(player, "reward", range(most + 1), "number", due=due)
    t.tell("reward-declared", seat=player, ships=ships, count=due - ships)
    return player, ships, due - ships
