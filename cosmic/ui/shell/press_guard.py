"""The moment after something new has come up by itself, in which a press was still meant for what was there before."""

from __future__ import annotations

from math import inf

from cosmic.ui.kit.inputs import Accept, Digit, Input, Key, Press

GUARDED = 0.5  # seconds
LONGEST = 2.0  # where nothing is given away, or the game would seem to hang
LONGEST_FRAME = 0.1  # a picture that took longer to draw has not been seen for longer


class PressGuard:
    """Enter, Space and the pad's button skip what moves; they must not open, wave through or answer what follows. When
    the question changes hands, no click, number or letter answers for the next person either.

    Who goes on hammering has not looked yet, so every press of the former that is swallowed begins it anew: for ever
    before a curtain, a call or a question, for a while where there is only something to be read."""

    def __init__(self) -> None:
        self.left = 0.0
        self.patience = 0.0  # so long at most
        self.closed = 0.0  # to everything

    def begin(self, longest: float = inf) -> None:
        self.left, self.patience = GUARDED, longest

    def change_hands(self) -> None:
        self.begin()
        self.closed = GUARDED

    def update(self, dt: float) -> None:
        gone = min(dt, LONGEST_FRAME)
        self.left, self.patience, self.closed = (
            max(0.0, one - gone) for one in (self.left, self.patience, self.closed)
        )

    def swallows(self, what: Input) -> bool:
        if is_go_on(what):
            if self.left:
                self.left = min(GUARDED, self.patience)
            return bool(self.left)
        return bool(self.closed) and is_answer(what)


def is_go_on(what: Input) -> bool:
    return isinstance(what, Accept) or (isinstance(what, Key) and what.name == "space")


def is_answer(what: Input) -> bool:
    """A click, a number, or a letter: the key of a seat, or one that takes back."""
    return isinstance(what, (Press, Digit)) or (isinstance(what, Key) and what.name.isalpha() and len(what.name) == 1)
