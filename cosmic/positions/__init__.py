"""Positions: a table as players describe it, for rulings, tests and tools."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import yaml

from cosmic.engine.book import Book
from cosmic.engine.game import Game
from cosmic.positions import wording
from cosmic.positions.building import build
from cosmic.positions.reading import SITUATION, Lines, Loader, check_keys, mapping_of
from cosmic.positions.wording import Fault
from cosmic.rulebook import book

__all__ = ["Fault", "position", "situation_of"]


def position(situation: str | Mapping[str, Any], rules: Book | None = None) -> Game:
    """The game that stands as the situation says, at its first question. It is written as in a ruling."""
    rules = rules or book()
    state, _ = build(situation_of(situation), rules)
    return Game(state, rules)


def situation_of(written: str | Mapping[str, Any]) -> Lines:
    """A situation in YAML or as plain mappings, with nothing in it that is not known."""
    if isinstance(written, str):
        try:
            written = yaml.load(written, Loader)
        except yaml.YAMLError as error:
            raise Fault(wording.not_yaml(str(getattr(error, "problem", None) or error))) from None
    situation = mapping_of(as_lines(written), "a position")
    check_keys(situation, SITUATION)
    if "seats" not in situation:
        raise Fault(wording.missing("seats"))
    return situation


def as_lines(written: Any) -> Any:
    if isinstance(written, Mapping) and not isinstance(written, Lines):
        return Lines({key: as_lines(value) for key, value in written.items()})
    return written
