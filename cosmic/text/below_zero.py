"""Numbers below zero as players see them, with one sign for minus everywhere."""

from __future__ import annotations

import re

MINUS = "−"
HYPHEN_OF_A_NUMBER = re.compile(r"(?<!\w)-(?=\d)")


def figure(value: int) -> str:
    return str(value).replace("-", MINUS)


def as_typed(words: str) -> str:
    """Names as the keys of a keyboard write them, where minus is a hyphen."""
    return words.strip().casefold().replace(MINUS, "-")


def is_below_zero(value: object) -> bool:
    return isinstance(value, int) and value < 0


def with_minus(words: str) -> str:
    """A sentence whose numbers were written with a hyphen; one within a word stays."""
    return HYPHEN_OF_A_NUMBER.sub(MINUS, words)
