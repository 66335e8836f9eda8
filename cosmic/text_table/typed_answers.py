"""From what a player types to an answer. A Misread says what to type instead."""

from __future__ import annotations

import re
from typing import Any

from cosmic.engine.decisions import PASS, Answer, Decision
from cosmic.text.below_zero import as_typed

LONG = 12  # more numbers than this are typed themselves instead of being listed
PAIR = re.compile(r"\s*(\d+)\s*(?:from|to|on|at|x|×|@|\s)\s*(\d+)\s*")


class Misread(Exception):
    """The input makes no sense here: a message key with its parameters."""

    def __init__(self, key: str, **about: Any) -> None:
        super().__init__(key)
        self.key, self.about = key, about


def is_range(decision: Decision) -> bool:
    """Many numbers in a row: the player types the number itself."""
    return decision.form == "pick" and decision.of == "number" and len(decision.options) > LONG


def read_answer(decision: Decision, typed: str, options: list[Any], labels: list[str]) -> Answer:
    """`options` are those shown, under these labels."""
    if decision.form == "pick":
        return read_pick(decision, typed, options, labels)
    if decision.form == "many":
        return read_many(decision, typed)
    return read_allot(decision, typed)


def read_pick(decision: Decision, typed: str, options: list[Any], labels: list[str]) -> Answer:
    if not typed and decision.passive and PASS in options:
        return PASS
    if is_range(decision):
        low, high = min(options), max(options)
        if typed.isdecimal() and int(typed) in options:
            return int(typed)
        raise Misread("fault-value", low=low, high=high)
    return options[read_number(typed, labels)]


def read_number(typed: str, labels: list[str]) -> int:
    """The place of a choice in its list, by number or by its name."""
    if typed.isdecimal() and 1 <= int(typed) <= len(labels):
        return int(typed) - 1
    name, names = as_typed(typed), [as_typed(label) for label in labels]
    exact = [i for i, known in enumerate(names) if known == name]
    named = exact or [i for i, known in enumerate(names) if name and known.startswith(name)]
    if len(named) == 1:
        return named[0]
    raise Misread("fault-number", high=len(labels))


def read_seats(typed: str, names: dict[int, str]) -> list[int]:
    """Seats by name or number, several with spaces or commas between."""
    known = {str(seat + 1): seat for seat in names} | {name.casefold(): seat for seat, name in names.items()}
    whole = typed.casefold()
    words = [whole] if whole in known else whole.replace(",", " ").split()
    if not all(word in known for word in words):
        raise Misread("fault-seats")
    return [known[word] for word in words]


def read_many(decision: Decision, typed: str) -> Answer:
    high = len(decision.options)
    words = typed.replace(",", " ").split()
    if not all(word.isdecimal() and 1 <= int(word) <= high for word in words):
        raise Misread("fault-numbers", high=high)
    chosen = {int(word) - 1 for word in words}
    return [option for i, option in enumerate(decision.options) if i in chosen]


def read_allot(decision: Decision, typed: str) -> Answer:
    """`2 from 1, 1 from 3`; with a single ship to place, just the number of the place."""
    zones = decision.options
    if decision.high == 1 and typed.isdecimal() and 1 <= int(typed) <= len(zones):
        return [[zones[int(typed) - 1], 1]]
    wanted: dict[int, int] = {}
    for part in typed.split(","):
        pair = PAIR.fullmatch(part)
        if not pair or not 1 <= int(pair[2]) <= len(zones):
            raise Misread("fault-allot")
        zone = zones[int(pair[2]) - 1]
        wanted[zone] = wanted.get(zone, 0) + int(pair[1])
    return [[zone, count] for zone, count in wanted.items() if count]
