"""The dice: the same for the same seed, even, and without a cycle that a game could meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import pairwise, permutations, product

import pytest

from cosmic.engine.rng import FACTOR, HALF, MODULUS, Chance, seeded

DRAWS = 60_000


def is_prime(n: int) -> bool:
    """Miller and Rabin; with these witnesses certain for everything below 2^64."""
    witnesses = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
    if n < 2 or any(n % p == 0 for p in witnesses):
        return n in witnesses
    twos = (n - 1 & 1 - n).bit_length() - 1
    odd = n - 1 >> twos
    return all(pow(a, odd, n) == 1 or any(pow(a, odd << i, n) == n - 1 for i in range(twos)) for a in witnesses)


def unevenness(found: Iterable[Hashable], kinds: Iterable[Hashable]) -> float:
    """Chi-square over its number of freedoms: about one if all kinds are equally likely."""
    counts, names = Counter(found), list(kinds)
    assert counts.keys() <= set(names)
    expected = counts.total() / len(names)
    return sum((counts[name] - expected) ** 2 / expected for name in names) / (len(names) - 1)


def draws(n: int, seed: int = 1) -> list[int]:
    chance = Chance(seed)
    return [chance.below(n) for _ in range(DRAWS)]


def test_no_stream_has_a_short_cycle() -> None:
    """A step multiplies by a fixed number modulo a prime; so every cycle divides that prime less one, which is twice a
    prime: it is as long as half of all states, unless the number is 1 or -1."""
    assert is_prime(MODULUS) and is_prime((MODULUS - 1) // 2)
    chance = Chance(0)
    chance.rng = 1
    chance.below(6)
    assert chance.rng << HALF == MODULUS + 1  # the fixed number is the inverse of 1 << HALF
    assert chance.rng not in (1, MODULUS - 1)


def test_every_number_on_the_way_fits_into_a_machine_word() -> None:
    assert FACTOR < 1 << HALF and MODULUS < 1 << 2 * HALF <= 1 << 62
    chance = Chance(3)
    for _ in range(1000):
        chance.below(7)
        assert 0 < chance.rng < MODULUS


def test_the_same_seed_gives_the_same_numbers() -> None:
    """What was drawn once must be drawn on every machine, or a seed would not be worth sharing."""
    assert seeded(7) == seeded(7) and Chance(7).rng != seeded(7)
    chance, cards = Chance(1), list(range(10))
    assert [chance.below(100) for _ in range(8)] == [4, 88, 32, 58, 93, 6, 66, 29]
    chance.shuffle(cards)
    assert cards == [9, 7, 3, 4, 6, 2, 0, 1, 8, 5]


def test_a_shuffle_draws_what_single_numbers_would() -> None:
    one, other, cards = Chance(5), Chance(5), list(range(20))
    one.shuffle(cards)
    by_hand = list(range(20))
    for i in range(19, 0, -1):
        j = other.below(i + 1)
        by_hand[i], by_hand[j] = by_hand[j], by_hand[i]
    assert cards == by_hand and one.rng == other.rng


@pytest.mark.parametrize("n", [2, 3, 5, 6, 8, 20, 21, 64, 72, 256])
def test_numbers_are_even(n: int) -> None:
    assert unevenness(draws(n), range(n)) < 1.5 + 6 / n


@pytest.mark.parametrize("n", [2, 3, 8, 16])
def test_neighbours_have_nothing_in_common(n: int) -> None:
    """Pairs, triples, and numbers that lie some draws apart."""
    found = draws(n)
    assert unevenness(pairwise(found), product(range(n), repeat=2)) < 1.5 + 4 / n
    assert unevenness(zip(found[::3], found[1::3], found[2::3]), product(range(n), repeat=3)) < 1.5 + 4 / n
    assert unevenness(zip(found, found[7:]), product(range(n), repeat=2)) < 1.5 + 4 / n


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """The first numbers of game after game, and those of bots beside the game with the same seed."""
    firsts = [Chance(seed).below(6) for seed in range(DRAWS)]
    assert unevenness(pairwise(firsts), product(range(6), repeat=2)) < 1.7
    own = []
    for seed in range(DRAWS):
        game = Chance(0)
        game.rng = seeded(seed)
        own.append(game.below(6))
    assert unevenness(zip(firsts, own), product(range(6), repeat=2)) < 1.7


def test_every_order_of_five_cards_is_equally_likely() -> None:
    chance, orders = Chance(2), []
    for _ in range(DRAWS):
        cards = [0, 1, 2, 3, 4]
        chance.shuffle(cards)
        orders.append(tuple(cards))
    assert 0.7 < unevenness(orders, permutations(range(5))) < 1.3
