"""What positions are worth to bots, as it stands in `data/bots`."""

from __future__ import annotations

from functools import cache

from cosmic.rulebook import minds
from cosmic.worlds.values import in_order


@cache
def values_of(bot: str) -> list[float]:
    """As the games of this bot have shown."""
    return in_order(minds().values[bot])
