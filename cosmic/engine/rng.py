"""Chance as one integer in the state: the same on every machine, cheap to copy, and never larger than a machine word.

Multiply with carry: the low half of the state times a constant, plus the high half. `FACTOR << HALF` less one is a
prime whose half is prime as well, so every stream is longer than any game will ever be.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

T = TypeVar("T")
HALF: Final = 30
LOW: Final = (1 << HALF) - 1
FACTOR: Final = 0x3C6EEBDE
MODULUS: Final = (FACTOR << HALF) - 1  # a state is between nought and this; those two would stay as they are
ALWAYS_FIRST: Final = 0  # stays as it is, so whatever is drawn is the first there is: for positions with nothing open
MASK: Final = (1 << 64) - 1


def seeded(seed: int) -> int:
    """The state with which a stream begins (by splitmix64): neighbouring seeds have nothing in common."""
    z = (seed * 0x9E3779B97F4A7C15 + 1) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return 1 + (z ^ (z >> 31)) % (MODULUS - 1)


@dataclass(slots=True)
class Dice:
    """A stream of numbers."""

    rng: int

    def below(self, n: int) -> int:
        """One of the first so many numbers, nought included; of few, compared with a thousand million."""
        x = self.rng
        self.rng = x = (x & LOW) * FACTOR + (x >> HALF)
        return ((x & LOW) ^ (x >> HALF)) % n

    def shuffle(self, things: list[T]) -> None:
        # `below` written out: a call less for each of a hundred cards.
        x = self.rng
        for i in range(len(things) - 1, 0, -1):
            x = (x & LOW) * FACTOR + (x >> HALF)
            j = ((x & LOW) ^ (x >> HALF)) % (i + 1)
            things[i], things[j] = things[j], things[i]
        self.rng = x


class Chance(Dice):
    """A stream for those outside the game's state, such as bots."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        self.rng = seeded(~seed)  # not the stream of the game that has this seed
