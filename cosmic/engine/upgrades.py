"""From the format of an older save to the present one, a step at a time: plain data in, plain data out.

Who changes what a save holds raises FORMAT by one, adds a step here, and puts saves as they were written until then
under tests/saves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmic.engine.deals import in_order
from cosmic.engine.state import DEFENSE, NO_REWARDS, OFFENSE, THE_DECK

FORMAT = 6
Data = dict[str, Any]


def upgraded(data: Data) -> Data:
    """Whatever a nonsensical save makes a step raise is the caller's business (see BROKEN in saves.py)."""
    for form in range(data["format"], FORMAT):
        data = STEPS[form](data) | {"format": form + 1}
    return data


def from_1(data: Data) -> Data:
    """Kinds of cards in an offer, effects in force and zaps became lists. The rules have changed since as well: what
    was played before the checkpoint is only a record."""
    saved = data["checkpoint"]
    return data | {
        "content": "",
        "start": state_from_1(data["start"]),
        "checkpoint": saved | {"state": state_from_1(saved["state"])},
        "journal": [[key, offer_from_1(answer)] for key, answer in data["journal"]],
        "log": [[key, offer_from_1(about), to] for key, about, to in data["log"]],
    }


def from_2(data: Data) -> Data:
    """Cards may lie apart, and an encounter may wait for another one: a turn may go on when one is broken off. More can
    be done at a table now, so what was played before the checkpoint is only a record."""
    saved = data["checkpoint"]
    new: Data = {"apart": {}, "waiting": []}
    return data | {
        "content": "",
        "start": data["start"] | new,
        "checkpoint": saved | {"state": saved["state"] | new},
        "log": [[key, told_from_2(key, about), to] for key, about, to in data["log"]],
    }


def from_3(data: Data) -> Data:
    """More can be done at a table now, so what was played before the checkpoint is only a record."""
    saved = data["checkpoint"]
    new: Data = {}
    return data | {
        "content": "",
        "start": data["start"] | new,
        "checkpoint": saved | {"state": saved["state"] | new},
    }


def from_4(data: Data) -> Data:
    """The pieces of the second box. More can be done at a table now, so what was played before the checkpoint is only a
    record."""
    saved = data["checkpoint"]
    new: Data = {"gone": [], "added": [], "techs": [], "tech_deck": [], "tech_discard": [], "marked": [], "kept": []}
    new |= {"first_reward": NO_REWARDS, "reward_deck": [], "reward_discard": []}
    return data | {
        "content": "",
        "start": state_from_4(data["start"]) | new,
        "checkpoint": saved | {"state": state_from_4(saved["state"]) | new},
    }


def from_5(data: Data) -> Data:
    """Who knows which card is written down; of what was seen until then nothing is."""
    saved = data["checkpoint"]
    new: Data = {"known": []}
    return data | {
        "content": "",
        "start": data["start"] | new,
        "checkpoint": saved | {"state": saved["state"] | new},
    }


def state_from_4(state: Data) -> Data:
    """Not everybody has equally many ships, and several powers may be on loan at once."""
    enc = state["enc"]
    if enc and "loan" in enc["notes"]:
        loan = enc["notes"].pop("loan")
        enc["notes"]["loans"] = [[*loan, "instead"]] if loan else []
    fleets = [sum(row[player] for row in state["ships"]) for player in range(len(state["seats"]))]
    return state | {"seats": [seat | {"fleet": fleet} for seat, fleet in zip(state["seats"], fleets)]}


def told_from_2(key: str, about: Data) -> Data:
    return about | {"turn": "over"} if key == "broken-off" else about


def state_from_1(state: Data) -> Data:
    seats = [seat_from_1(player, seat) for player, seat in enumerate(state["seats"])]
    return state | {"seats": seats, "enc": state["enc"] and encounter_from_1(state["enc"])}


def seat_from_1(player: int, seat: Data) -> Data:
    """Who had borrowed from the deck was its own lender."""
    return seat | {"lender": THE_DECK} if seat["lender"] == player else seat


def encounter_from_1(enc: Data) -> Data:
    uses = [use_from_1(entry) for entry in enc["in_effect"]]
    notes = {name.replace("watched by ", "watched/"): value for name, value in enc["notes"].items()}
    if notes.pop("face_down", False):
        # A card that counts as what it was said to be: the use now says itself that it was believed.
        sides = [side for side in (OFFENSE, DEFENSE) if enc["counts"][side] and not enc["face_up"][side]]
        believed = [(enc["offense"], enc["defense"])[side] for side in sides]
        uses += [[effect, player, "believed"] for effect, player, _ in uses if player in believed]
    zapped = [[alien, int(player)] for alien, player in (entry.split("/") for entry in enc["zapped"])]
    return enc | {"in_effect": uses, "notes": notes, "zapped": zapped}


def use_from_1(entry: str) -> list[Any]:
    effect, player, part = entry.split("/")
    return [effect, int(player), part]


def offer_from_1(told: Any) -> Any:
    """An answer, or what a line of the log is about; both have what is given and taken if they are an offer."""
    if not isinstance(told, dict):
        return told
    sides = {side: told[side] for side in ("give", "take") if isinstance(told.get(side), dict)}
    return told | {side: share | {"kinds": in_order(share["kinds"])} for side, share in sides.items()}


STEPS: dict[int, Callable[[Data], Data]] = {1: from_1, 2: from_2, 3: from_3, 4: from_4, 5: from_5}
