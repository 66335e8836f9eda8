"""From the format of an older save to the present one, a step at a time: plain data in, plain data out.

Who changes what a save holds raises FORMAT by one, adds a step here, and puts saves as they were written until then
under tests/saves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmic.engine.deals import in_order

FORMAT = 2
Data = dict[str, Any]


def upgraded(data: Data) -> Data:
    """Whatever a nonsensical save makes a step raise is the caller's business (see BROKEN in saves.py)."""
    for form in range(data["format"], FORMAT):
        data = STEPS[form](data) | {"format": form + 1}
    return data


def from_1(data: Data) -> Data:
    """Kinds of cards in an offer became a list, as their order matters. The rules have changed since as well: what was
    played before the checkpoint is only a record."""
    saved = data["checkpoint"]
    return data | {
        "content": "",
        "start": state_from_1(data["start"]),
        "checkpoint": saved | {"state": state_from_1(saved["state"])},
        "journal": [[key, offer_from_1(answer)] for key, answer in data["journal"]],
        "log": [[key, offer_from_1(about), to] for key, about, to in data["log"]],
    }


def state_from_1(state: Data) -> Data:
    return state


def offer_from_1(told: Any) -> Any:
    """An answer, or what a line of the log is about; both have what is given and taken if they are an offer."""
    if not isinstance(told, dict):
        return told
    sides = {side: told[side] for side in ("give", "take") if isinstance(told.get(side), dict)}
    return told | {side: share | {"kinds": in_order(share["kinds"])} for side, share in sides.items()}


STEPS: dict[int, Callable[[Data], Data]] = {1: from_1}
