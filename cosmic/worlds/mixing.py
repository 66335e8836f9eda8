"""Two who choose at once, each against the hands that the other may have: how often which card is to be played. Numbers
alone; here, so that it can be compiled with the rest."""

from __future__ import annotations

from typing import Final

from cosmic.worlds.outlook import CardDuel

ROUNDS: Final = 300  # of learning


def equilibrium(duels: list[CardDuel], count: int) -> tuple[list[float], list[float], list[list[float]]]:
    """How often each of my cards is to be played, what it is worth against what the others come to play, and how often
    they play each of theirs. Regret matching: each side plays what it regrets not having played; the others know their
    own hands alone."""
    regret = [0.0] * count
    theirs = [[0.0] * len(duel.theirs[0]) for duel in duels]
    answers = [[0.0] * len(other) for other in theirs]
    sums, worth = [0.0] * count, [0.0] * count
    for turn in range(ROUNDS):
        is_late = turn >= ROUNDS // 3  # the first steps are wild
        mix = matched(regret)
        gains = [0.0] * count
        for n, duel in enumerate(duels):
            other = theirs[n]
            answer = matched(other)
            if is_late:
                often = answers[n]
                for j, p in enumerate(answer):
                    often[j] += p
            for i, row in enumerate(duel.mine):
                gains[i] += product(row, answer)
            learn(other, hopes_of(duel.theirs, mix, len(other)), answer)
        learn(regret, gains, mix)
        if is_late:
            for i in range(count):
                sums[i] += mix[i]
                worth[i] += gains[i] / len(duels)
    late = ROUNDS - ROUNDS // 3
    return [one / late for one in sums], [one / late for one in worth], answers


# Plain loops over lists of numbers: these are gone through some hundred thousand times for one card.


def product(values: list[float], often: list[float]) -> float:
    total = 0.0
    for i, value in enumerate(values):
        total += value * often[i]
    return total


def hopes_of(rows: list[list[float]], mix: list[float], count: int) -> list[float]:
    """What each of the other's cards is worth to it against mine."""
    hopes = [0.0] * count
    for i, row in enumerate(rows):
        p = mix[i]
        for j in range(count):
            hopes[j] += p * row[j]
    return hopes


def learn(regret: list[float], hopes: list[float], played: list[float]) -> None:
    mean = product(hopes, played)
    for i, hope in enumerate(hopes):
        regret[i] += hope - mean


def matched(regret: list[float]) -> list[float]:
    total = 0.0
    positive = [0.0] * len(regret)
    for i, one in enumerate(regret):
        if one > 0.0:
            positive[i] = one
            total += one
    if not total:
        return [1 / len(regret)] * len(regret)
    for i, one in enumerate(positive):
        positive[i] = one / total
    return positive
