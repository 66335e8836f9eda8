"""Something in motion over a board."""

from __future__ import annotations

from collections.abc import Callable

from cosmic.ui.kit.canvas import Canvas
from cosmic.ui.kit.tween import MotionPart, Sequence, Tween, Value, Wait, ease_in_out


class Sprite:
    """`share` goes from 0 to 1."""

    stays = False  # at its end until everything has come to rest

    def __init__(self) -> None:
        self.share = 0.0
        self.live = False

    def draw(self, canvas: Canvas) -> None: ...

    def part(self, seconds: float, delay: float = 0.0, ease: Callable[[float], float] = ease_in_out) -> MotionPart:
        def change(value: Value) -> None:
            assert not isinstance(value, tuple)
            self.share, self.live = value, True

        def done() -> None:
            self.live = self.stays

        tween = Tween(0.0, 1.0, seconds, ease, change, done)
        return Sequence(Wait(delay), tween) if delay else tween
