"""What positions are worth to bots, as it stands in `data/bots`."""

from __future__ import annotations

from functools import cache

from cosmic.rulebook import minds
from cosmic.worlds.values import in_order


@cache
def usual_weights() -> list[float]:
    return in_order(minds().weights)
