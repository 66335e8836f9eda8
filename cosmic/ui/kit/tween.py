"""Motion over time: tweens, sequences and the timeline a scene owns. Knows nothing of the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

LONGEST_STEP = 0.05  # a hiccup of the machine must not make things jump

Value: TypeAlias = float | tuple[float, ...]
Ease: TypeAlias = Callable[[float], float]


def linear(t: float) -> float:
    return t


def ease_out(t: float) -> float:
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    return 4 * t**3 if t < 0.5 else 1 - (-2 * t + 2) ** 3 / 2


def overshoot(t: float) -> float:
    """Goes a little too far and comes back, as a thing put down does."""
    return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2


class MotionPart(Protocol):
    """Anything that takes time."""

    @property
    def done(self) -> bool: ...
    def advance(self, dt: float) -> float:
        """Goes on by dt and returns the time not needed."""
        ...

    def finish(self) -> None: ...


class Tween:
    """A value on its way from start to end."""

    def __init__(
        self,
        start: Value,
        end: Value,
        duration: float,
        ease: Ease = ease_in_out,
        on_change: Callable[[Value], None] | None = None,
        on_done: Callable[[], None] | None = None,
    ) -> None:
        self.start, self.end, self.duration, self.ease = start, end, duration, ease
        self.on_change, self.on_done = on_change, on_done
        self.time = 0.0
        self.done = False

    @property
    def value(self) -> Value:
        if self.done or self.duration <= 0:
            return self.end if self.done else self.start
        share = self.ease(min(1.0, self.time / self.duration))
        if isinstance(self.start, tuple) and isinstance(self.end, tuple):
            return tuple(a + (b - a) * share for a, b in zip(self.start, self.end))
        assert not isinstance(self.start, tuple) and not isinstance(self.end, tuple)
        return self.start + (self.end - self.start) * share

    def advance(self, dt: float) -> float:
        if self.done:
            return dt
        self.time += dt
        if self.time >= self.duration:
            self.finish()
            return self.time - self.duration
        if self.on_change:
            self.on_change(self.value)
        return 0.0

    def finish(self) -> None:
        if self.done:
            return
        self.done = True
        if self.on_change:
            self.on_change(self.end)
        if self.on_done:
            self.on_done()


class Wait(Tween):
    """A pause."""

    def __init__(self, duration: float) -> None:
        super().__init__(0.0, 0.0, duration)


class CallBack(Tween):
    """Something to do between two parts of a sequence."""

    def __init__(self, what: Callable[[], None]) -> None:
        super().__init__(0.0, 0.0, 0.0, on_done=what)


class Sequence:
    """Parts one after the other."""

    def __init__(self, *parts: MotionPart, on_done: Callable[[], None] | None = None) -> None:
        self.parts = list(parts)
        self.on_done = on_done
        self.done = False

    def advance(self, dt: float) -> float:
        while self.parts and not self.done:
            dt = self.parts[0].advance(dt)
            if not self.parts[0].done:
                return 0.0
            self.parts.pop(0)
        self._end()
        return dt

    def finish(self) -> None:
        while self.parts:
            self.parts.pop(0).finish()
        self._end()

    def _end(self) -> None:
        if not self.done:
            self.done = True
            if self.on_done:
                self.on_done()


class Parallel:
    """Parts at the same time; done when the last one is."""

    def __init__(self, *parts: MotionPart, on_done: Callable[[], None] | None = None) -> None:
        self.parts = list(parts)
        self.on_done = on_done
        self.done = False

    def advance(self, dt: float) -> float:
        left = [part.advance(dt) for part in self.parts]
        if all(part.done for part in self.parts):
            self._end()
            return min(left, default=dt)
        return 0.0

    def finish(self) -> None:
        for part in self.parts:
            part.finish()
        self._end()

    def _end(self) -> None:
        if not self.done:
            self.done = True
            if self.on_done:
                self.on_done()


class Timeline:
    """All motion of one scene. Speed 0 ends everything at once."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self.parts: list[MotionPart] = []

    @property
    def busy(self) -> bool:
        return bool(self.parts)

    def add(self, part: MotionPart) -> None:
        if self.speed <= 0:
            part.finish()
        else:
            self.parts.append(part)

    def update(self, dt: float) -> bool:
        """Whether anything moved."""
        if not self.parts:
            return False
        if self.speed <= 0:
            self.skip()
            return True
        step = min(dt, LONGEST_STEP) * self.speed
        for part in list(self.parts):
            part.advance(step)
        self.parts = [part for part in self.parts if not part.done]
        return True

    def skip(self) -> None:
        """Ends all motion now, with everything it would have led to."""
        while self.parts:
            self.parts.pop(0).finish()
