"""The agenda's steps by name. A step is a transaction: it is run whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cosmic.engine.table import Table

Step = Callable[["Table"], None]
STEPS: dict[str, Step] = {}


def step(name: str) -> Callable[[Step], Step]:
    def decorate(rule: Step) -> Step:
        STEPS[name] = rule
        return rule

    return decorate
