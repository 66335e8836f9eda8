"""Chance as one integer in the state (splitmix64): the same on every machine and cheap to copy."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")
MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


def mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Chance:
    """A stream of numbers for those outside the game's state, such as bots."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = mix((seed * GAMMA + 1) & MASK)

    def below(self, n: int) -> int:
        # `mix` written out: a call less for each of thousands of numbers in a game.
        self.rng = z = (self.rng + GAMMA) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) % n

    def shuffle(self, things: list[T]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]
