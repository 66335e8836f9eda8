"""What an effect does on one occasion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmic.engine.effects import Effect, Hook


class Handler:
    """One marked method of an effect, with what the table looks at all the time close by."""

    __slots__ = (
        "act",
        "effect",
        "free",
        "holding",
        "id",
        "lasting",
        "mark",
        "of",
        "offered_as",
        "part",
        "rank",
        "side",
        "slug",
        "stands_for",
        "unseen",
        "when",
    )

    def __init__(self, effect: Effect, act: Callable[..., Any], mark: Hook) -> None:
        self.effect = effect
        self.act = act
        self.mark = mark
        self.id: str = effect.id
        self.slug: str = effect.slug
        self.side: str = effect.side
        self.offered_as: str = effect.offered_as
        self.rank: int = mark.rank
        self.when: Callable[..., object] | None = mark.when
        self.holding: Callable[..., object] | None = mark.holding
        self.part: str = mark.part
        self.lasting: bool = mark.lasting
        self.of: int = mark.of
        self.free: bool = mark.free
        self.stands_for: Handler | None = None  # of a sheet face down: what its power would do
        self.unseen: bool = mark.unseen


def handlers_of(effect: Effect) -> list[Handler]:
    """In the order in which they stand in the file."""
    found: list[Handler] = []
    for cls in reversed(type(effect).__mro__):
        for name, value in vars(cls).items():
            for mark in getattr(value, "marks", ()):
                found.append(Handler(effect, getattr(effect, name), mark))
    return found
