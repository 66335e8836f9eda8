"""The moment after something new has come up by itself, in which a press was still meant for what was there before."""

from __future__ import annotations

from cosmic.ui.kit.inputs import Accept, Input, Key

GUARDED = 0.4  # seconds
LONGEST_FRAME = 0.1  # a picture that took longer to draw has not been seen for longer


class PressGuard:
    """Enter, Space and the pad's button skip what moves; they must not open, wave through or answer what follows.

    Who goes on hammering has not looked yet, so every press that is swallowed begins it anew."""

    def __init__(self) -> None:
        self.left = 0.0

    def begin(self) -> None:
        self.left = GUARDED

    def update(self, dt: float) -> None:
        self.left = max(0.0, self.left - min(dt, LONGEST_FRAME))

    def swallows(self, what: Input) -> bool:
        is_press = isinstance(what, Accept) or (isinstance(what, Key) and what.name == "space")
        if not is_press or not self.left:
            return False
        self.begin()
        return True
