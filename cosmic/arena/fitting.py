"""The weights with which positions tell best how their games end: softmax regression by Newton's method, in plain
Python. The weights are pulled towards those there were, so that what never came up stays as it was."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import log
from statistics import mean
from typing import NamedTuple

from cosmic.arena.sampling import Sample
from cosmic.worlds.values import softmax

PULL = 10.0  # as strong as so many samples
STEPS = 12
ENOUGH = 1e-6  # of the loss
LEAST = 1e-9  # a share that is never expected costs no more than this
DECILES = 10

Weights = list[float]


class Decile(NamedTuple):
    """A tenth of all seats, from those of whom least was expected."""

    expected: float
    observed: float


def expected(sample: Sample, weights: Sequence[float]) -> list[float]:
    return softmax([sum(w * x for w, x in zip(weights, row)) for row in sample.rows])


def log_loss(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """The mean over positions."""
    if not samples:
        return 0.0
    return mean(
        -sum(share * log(max(hope, LEAST)) for share, hope in zip(sample.shares, expected(sample, weights)))
        for sample in samples
    )


def calibration(samples: Sequence[Sample], weights: Sequence[float]) -> list[Decile]:
    pairs = sorted(pair for sample in samples for pair in zip(expected(sample, weights), sample.shares))
    cuts = [len(pairs) * i // DECILES for i in range(DECILES + 1)]
    parts = [pairs[low:high] for low, high in pairwise(cuts) if high > low]
    return [Decile(mean(hope for hope, _ in part), mean(share for _, share in part)) for part in parts]


def fit(samples: Sequence[Sample], start: Sequence[float], pull: float = PULL) -> Weights:
    """The best weights for these samples."""
    weights = list(start)
    cost = penalised(samples, weights, start, pull)
    for _ in range(STEPS):
        slope, bend = derivatives(samples, weights)
        for i, weight in enumerate(weights):
            slope[i] += pull * (weight - start[i])
            bend[i][i] += pull
        step = solved(bend, slope)
        size = 1.0
        while True:
            tried = [weight - size * one for weight, one in zip(weights, step)]
            new = penalised(samples, tried, start, pull)
            if new < cost or size < ENOUGH:
                break
            size /= 2
        if cost - new < ENOUGH * len(samples):
            return tried if new < cost else weights
        weights, cost = tried, new
    return weights


def penalised(samples: Sequence[Sample], weights: Sequence[float], start: Sequence[float], pull: float) -> float:
    away = sum((weight - before) ** 2 for weight, before in zip(weights, start))
    return len(samples) * log_loss(samples, weights) + pull * away / 2


def derivatives(samples: Sequence[Sample], weights: Sequence[float]) -> tuple[Weights, list[Weights]]:
    """The first and the second, of the summed loss."""
    count = range(len(weights))
    slope = [0.0 for _ in count]
    bend = [[0.0 for _ in count] for _ in count]
    for sample in samples:
        hopes = expected(sample, weights)
        middle = [sum(hope * x for hope, x in zip(hopes, column)) for column in zip(*sample.rows)]
        for row, hope, share in zip(sample.rows, hopes, sample.shares):
            away = [x - m for x, m in zip(row, middle)]
            for i, x in enumerate(away):
                slope[i] += (hope - share) * x
                if x:
                    part, line = hope * x, bend[i]
                    for j in range(i + 1):
                        line[j] += part * away[j]
    for i in count:
        for j in range(i):
            bend[j][i] = bend[i][j]
    return slope, bend


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right)]
    size = len(rows)
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for k in range(i + 1, size):
            part = rows[k][i] / rows[i][i]
            if part:
                rows[k] = [x - part * y for x, y in zip(rows[k], rows[i])]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (rows[i][size] - sum(rows[i][k] * found[k] for k in range(i + 1, size))) / rows[i][i]
    return found
