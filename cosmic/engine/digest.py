"""State to plain data and back, and its digest."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields
from typing import Any

from cosmic.engine.state import Encounter, GameState, Kept, Marked, Options, Seat, TechCard, Use, Zap


def to_data(state: GameState) -> dict[str, Any]:
    """JSON-ready; shares lists with the state, so dump it at once or do not change it."""
    data = {name: getattr(state, name) for name in _NAMES[GameState]}
    data["options"] = {name: getattr(state.options, name) for name in _NAMES[Options]}
    data["seats"] = [{name: getattr(seat, name) for name in _NAMES[Seat]} for seat in state.seats]
    data["enc"] = _encounter_data(state.enc) if state.enc is not None else None
    data["waiting"] = [_encounter_data(enc) for enc in state.waiting]
    data["techs"] = [{name: getattr(card, name) for name in _NAMES[TechCard]} for card in state.techs]
    return data


def from_data(data: dict[str, Any]) -> GameState:
    """The inverse of `to_data`; the caller has checked the shape (see saves.py)."""
    values = dict(data)
    options = data["options"]
    values["options"] = Options(**options | ({"sets": tuple(options["sets"])} if "sets" in options else {}))
    values["seats"] = [Seat(**seat) for seat in data["seats"]]
    values["enc"] = _encounter(data["enc"]) if data["enc"] is not None else None
    values["waiting"] = [_encounter(enc) for enc in data["waiting"]]
    values["marked"] = [Marked(owner, zone, what, tuple(under)) for owner, zone, what, under in data["marked"]]
    values["kept"] = [Kept(*entry) for entry in data["kept"]]
    values["techs"] = [TechCard(**card) for card in data["techs"]]
    values["cards"], values["destinies"] = tuple(data["cards"]), tuple(data["destinies"])
    return GameState(**values)


def _encounter_data(enc: Encounter) -> dict[str, Any]:
    return {name: getattr(enc, name) for name in _NAMES[Encounter]}


def _encounter(data: dict[str, Any]) -> Encounter:
    values = dict(data)
    values["in_effect"] = [Use(effect, player, part) for effect, player, part in data["in_effect"]]
    values["zapped"] = [Zap(alien, player) for alien, player in data["zapped"]]
    return Encounter(**values)


def dumps(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(state: GameState) -> str:
    return hashlib.sha1(dumps(to_data(state)).encode()).hexdigest()[:16]


_NAMES = {cls: tuple(f.name for f in fields(cls)) for cls in (GameState, Options, Seat, Encounter, TechCard)}
