"""Every sentence about a position that is written wrongly, in one place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def listed(things: Iterable[Any], most: int = 14) -> str:
    words = [str(thing) for thing in things]
    if len(words) > most:
        words = [*words[:most], f"… ({len(words)} in all)"]
    return ", ".join(words) if words else "nothing"


def unknown(what: str, word: Any, known: Iterable[str] = ()) -> str:
    hint = f"; there are {listed(known, 30)}" if known else ""
    return f"there is no {what} '{word}'{hint}."


def no_sheet(seat: str) -> str:
    return f"{seat} has no alien that could hold tokens."


def not_unused(alien: str) -> str:
    return f"'{alien}' has a seat and cannot also lie unused in the box."


def colour_elsewhere(colour: str) -> str:
    return f"the pieces in {colour} are in a box that is not named here."


def too_many_cards(face: str, count: int) -> str:
    return f"more than {count} of '{face}' are used, but the box holds no more (add it under 'extra_cards')."


def too_few_fillers() -> str:
    return "there are not enough encounter cards left for the filler hands."


def ships_too_many(seat: str, stated: int, have: int) -> str:
    return f"{seat} has {have} ships, but {stated} are stated."


def ships_missing(seat: str, missing_ships: int) -> str:
    return f"{missing_ships} ships of {seat} are nowhere; say where they are (for example 'warp: {missing_ships}')."


def needs(step: str, key: str) -> str:
    return f"a position that starts at '{step}' must say '{key}'."


def stacks(fault: str) -> str:
    return f"states {fault}; put so many ships of their owner there"
