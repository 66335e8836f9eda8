"""What comes from files, made fit to be shown: nothing that moves the cursor, turns the writing or fills the screen."""

from __future__ import annotations

from typing import Any

LONGEST_NAME = 24  # of a seat
LONGEST = 120  # of any word in a save


def printable(text: str, most: int | None = None) -> str:
    """Without control characters, overrides of the direction of writing and other signs that are not printed."""
    if not text.isprintable():
        text = "".join(sign for sign in text if sign.isprintable())
    return text[:most]


def cleaned(data: Any) -> Any:
    """The same data with clean words; keys are no words, nobody is shown them."""
    if isinstance(data, str):
        return printable(data, LONGEST)
    if isinstance(data, list):
        return [cleaned(one) for one in data]
    if isinstance(data, dict):
        return {key: clean_name(value) if key == "name" else cleaned(value) for key, value in data.items()}
    return data


def clean_name(name: Any) -> Any:
    return (printable(name, LONGEST_NAME).strip() or "?") if isinstance(name, str) else cleaned(name)
